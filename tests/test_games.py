"""Games as data: everything has a name, and every name leads somewhere."""

from __future__ import annotations

from itertools import chain

import pytest

from followsuit.games import CLAUSES, GAMES, RULE_SETS
from followsuit.games.game import Game, RuleSet
from tests.helpers import obligation_clauses, option_combinations, with_options

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
EVERY_RULE_SET = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


def test_there_are_five_games_and_eight_rule_sets() -> None:
    assert [game.id for game in GAMES] == ["belote", "coinche", "euchre", "five-handed", "ninety-two"]
    assert list(RULE_SETS) == [
        "belote.table",
        "belote.app",
        "coinche.app",
        "coinche.official",
        "euchre.app",
        "euchre.five-handed",
        "ninety-two.draw",
        "ninety-two.92q",
    ]


def test_a_clause_has_one_id() -> None:
    clauses = set(chain.from_iterable(game.clauses for game in GAMES))
    assert len(clauses) == len({clause.id for clause in clauses}) == len(CLAUSES)


@EVERY_GAME
def test_options_belong_to_clauses(game: Game) -> None:
    known = {clause.id for clause in game.clauses}
    assert {option.clause for option in game.options} <= known
    assert {game.bower_clause, game.last_card_clause} - {""} <= known
    for option in game.options:
        assert len(set(option.values)) == len(option.values) > 1
        assert option.default == option.values[0]
        assert game.option(option.name) is option
    assert game.option("colour of the backs") is None


def test_a_clause_of_every_trick_gives_way_to_one_of_the_games_own() -> None:
    """Euchre follows suit by a clause of its own. Its lead is the first one: who leads to the next trick stays."""
    gone = {game.id: [clause.id for clause in game.clauses if clause not in game.in_force] for game in GAMES}
    follow = ["trick.follow"]
    assert gone == {"belote": [], "coinche": [], "euchre": follow, "five-handed": follow, "ninety-two": follow}


@EVERY_GAME
def test_presets_choose_among_the_options(game: Game) -> None:
    for preset in game.presets:
        for name, value in preset.settings.items():
            option = game.option(name)
            assert option
            assert value in option.values


@EVERY_RULE_SET
def test_obligations_are_clauses_of_the_game(rules: RuleSet) -> None:
    known = {clause.id for clause in rules.game.clauses}
    for each in option_combinations(rules):
        assert obligation_clauses(each) <= known


@EVERY_RULE_SET
def test_a_rule_set_is_written_by_its_name(rules: RuleSet) -> None:
    assert str(rules) == rules.id == rules.preset.id
    assert RULE_SETS[rules.id] is rules


def test_a_changed_rule_set_is_written_with_its_changes() -> None:
    changed = with_options("belote.app", underruff="free", tie="litigation")
    assert str(changed) == "belote.app underruff=free tie=litigation"
    assert (changed["underruff"], changed["tie"], changed["direction"]) == ("free", "litigation", "clockwise")


def test_rule_sets_are_equal_by_their_choices() -> None:
    assert with_options("belote.app", underruff="free") == with_options("belote.app", underruff="free")
    assert with_options("belote.app", underruff="free") != RULE_SETS["belote.app"]
