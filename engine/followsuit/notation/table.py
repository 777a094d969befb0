"""Reading what stays the same during a deal: rule set and options, trumps, number of players, who sits out."""

from __future__ import annotations

from collections.abc import Mapping

from followsuit.errors import Code, Place, quoted
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.notation.source import NOT_SPACE, Token
from followsuit.notation.words import SYMBOLS, Problems, read_number, read_seat
from followsuit.order import Trumps
from followsuit.seats import COMPASS, Seating
from followsuit.trick import Table

Tags = Mapping[str, Token]


def read_table(tags: Tags, where: Place, problems: Problems) -> Table | None:
    """The table of a record; ``None`` when its tags do not make one, and then there is a problem that says why."""
    rules = read_rules(tags, where, problems)
    trumps = _trumps(tags, where, rules, problems)
    seating = _seating(tags, rules, problems) if rules else None
    return rules.table(trumps, seating) if rules and trumps and seating else None


def read_rules(tags: Tags, where: Place, problems: Problems) -> RuleSet | None:
    """The rule set of a record."""
    tag = _required("Rules", tags, where, problems)
    return None if tag is None else read_rule_set(tag, problems)


def read_rule_set(value: Token, problems: Problems) -> RuleSet | None:
    """A rule set and the options that a table changes: ``belote.app underruff=free``."""
    name, *options = list(value.split(NOT_SPACE)) or [value]
    found = RULE_SETS.get(name.word)
    if found is None:
        message = f"{quoted(name.word)} is not a rule set; expected one of {', '.join(RULE_SETS)}."
        problems.add(Code.UNKNOWN_RULES, message, "Rules", name, problems.hint(name.word, RULE_SETS))
        return None
    changes: dict[str, str] = {}
    for each in options:
        name_and_value = _option(found, each, problems)
        if name_and_value and name_and_value[0] in changes:
            problems.add(Code.UNKNOWN_OPTION, f"{name_and_value[0]} is given twice.", "Rules", each)
        elif name_and_value:
            changes[name_and_value[0]] = name_and_value[1]
    return RuleSet(found.game, found.preset, tuple(changes.items()))


def _option(rules: RuleSet, token: Token, problems: Problems) -> tuple[str, str] | None:
    name, _, value = token.word.partition("=")
    option = rules.game.option(name)
    if option is None:
        names = [each.name for each in rules.game.options]
        message = f"{rules.id} has no option {quoted(name)}; expected one of {', '.join(names)}."
        problems.add(Code.UNKNOWN_OPTION, message, "Rules", token, problems.hint(name, names))
        return None
    if value not in option.values:
        message = f"{quoted(value)} is not a value of {name}; expected {' or '.join(option.values)}."
        problems.add(Code.UNKNOWN_OPTION, message, "Rules", token, problems.hint(value, option.values))
        return None
    return name, value


def _trumps(tags: Tags, where: Place, rules: RuleSet | None, problems: Problems) -> Trumps | None:
    tag = _required("Trumps", tags, where, problems)
    if tag is None:
        return None
    word = tag.word.translate(SYMBOLS)
    possible = [trumps.value for trumps in (rules.game.trumps if rules else Trumps)]
    if word in possible:
        return Trumps(word)
    if word in list(Trumps):
        message = f"{rules.id if rules else 'the game'} knows no {word}; expected {' '.join(possible)}."
        problems.add(Code.NO_SUCH_TRUMPS, message, "Trumps", tag)
    else:
        message = f"{quoted(word)} is not trumps; expected {' '.join(possible)}."
        problems.add(Code.UNKNOWN_TRUMPS, message, "Trumps", tag, problems.hint(word, possible))
    return None


def _seating(tags: Tags, rules: RuleSet, problems: Problems) -> Seating | None:
    players = read_players(tags, rules, problems)
    if players is None:
        return None
    seating = rules.seating(players, lettered=_lettered(tags))
    out = tags.get("SitsOut")
    if out:
        if not rules.game.may_sit_out:
            problems.add(Code.SITS_OUT, f"nobody sits out in {rules.id}.", "SitsOut", out)
        else:
            seat = read_seat(out, seating.seats, "SitsOut", problems)
            if seat is None:
                return None
            seating = rules.seating(players, out=seat)
    if "Partners" in tags:
        _partners(tags["Partners"], rules, seating, players, problems)
    return seating


def read_players(tags: Tags, rules: RuleSet, problems: Problems) -> int | None:
    """The number of players, where a game allows several; the fewest unless said."""
    tag, possible = tags.get("Players"), rules.game.players
    if tag is None:
        return possible[0]
    expected = " or ".join(str(each) for each in possible)
    number = read_number(tag, "Players", expected, problems)
    if number is None or number in possible:
        return number
    problems.add(Code.PLAYERS, f"{rules.id} is not played by {number}; expected {expected}.", "Players", tag)
    return None


def _lettered(tags: Tags) -> bool:
    """Whether a record names its seats by letters: where four play each for himself, both ways are read."""
    return any(tags[tag].word[:1] in COMPASS for tag in ("Trick", "Hand") if tag in tags)


def _partners(tag: Token, rules: RuleSet, seating: Seating, players: int, problems: Problems) -> None:
    """Check a side. Where a game has no fixed sides, they change no ruling on a trick."""
    named = [read_seat(seat, seating.seats, "Partners", problems) for seat in tag.split()]
    if None in named:
        return
    if rules.game.teams:
        fits, expected = len(named) == len(set(named)) and frozenset(named) in seating.sides, "N S or E W"
    else:
        fits = len(named) == len(set(named)) <= players // 2
        expected = f"up to {players // 2} different players"
    if not fits:
        problems.add(Code.PARTNERS, f"{quoted(tag.word)} cannot be a side; expected {expected}.", "Partners", tag)


def _required(tag: str, tags: Tags, where: Place, problems: Problems) -> Token | None:
    value = tags.get(tag)
    if value is not None and value.word:
        return value
    if not problems.about(tag):
        message = f"{problems.name(tag)} is missing; a position cannot be judged without it."
        problems.add(Code.MISSING_TAG, message, tag, value or where)
    return None
