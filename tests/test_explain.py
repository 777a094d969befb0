"""Saying why: verdicts, reasons, outcomes, and the clauses at work."""

from __future__ import annotations

import pytest
from hypothesis import given

from followsuit.cards import BY_NAME
from followsuit.explain import clauses, legal_verdict, outcome, reason, settled_by, verdict
from followsuit.position import Position
from followsuit.wording import SENTENCES, english, messages
from tests.helpers import position
from tests.strategies import positions

# id, rule set, trumps, trick, hand, the card that is refused, what is said
REASONS = [
    (
        "follow",
        "belote.app",
        "H",
        "W: AS",
        "N: KS JH",
        "JH",
        "North holds the suit that was led, ♠, and must follow it.",
    ),
    (
        "follow",
        "euchre.app",
        "H",
        "N: AD",
        "E: KD AS",
        "AS",
        "East holds the suit that was led, ♦, and must follow it.",
    ),
    (
        "follow",
        "euchre.five-handed",
        "H",
        "1: AH",
        "2: JD AS",
        "AS",
        "Player 2 holds the suit that was led, ♥, and must follow it.",
    ),
    (
        "follow-bower",
        "euchre.app",
        "H",
        "N: JD",
        "E: 9H 9D",
        "9D",
        "J♦ was led and counts as a trump. East holds trumps and must play one.",
    ),
    (
        "follow-bower",
        "euchre.app",
        "H",
        "N: JD",
        "E: 9H 9S",
        "9S",
        "J♦ was led and counts as a trump. East holds trumps and must play one.",
    ),
    (
        "bower",
        "euchre.app",
        "H",
        "N: AD",
        "E: JD 9D",
        "JD",
        "J♦ counts as a trump, not as ♦. East holds ♦ and must follow.",
    ),
    (
        "bower",
        "euchre.five-handed",
        "C",
        "5: AS",
        "1: JS 9S",
        "JS",
        "J♠ counts as a trump, not as ♠. Player 1 holds ♠ and must follow.",
    ),
    (
        "rise",
        "belote.app",
        "H",
        "N: 9H QH 8H",
        "W: JH KH",
        "KH",
        "K♥ would not beat 9♥, and West holds a higher trump.",
    ),
    (
        "rise-partner",
        "belote.app",
        "H",
        "N: AH 8H",
        "S: 9H KH",
        "KH",
        "K♥ would not beat A♥. South holds a higher trump and must rise, even over the partner.",
    ),
    (
        "all-trump",
        "coinche.app",
        "AT",
        "N: QS",
        "E: 7S KS",
        "7S",
        "7♠ would not beat Q♠. At all trumps East must play a higher card of the suit.",
    ),
    (
        "ruff",
        "belote.app",
        "H",
        "E: AC",
        "S: 8H KS",
        "KS",
        "South does not hold ♣, and East holds the trick: South must ruff.",
    ),
    (
        "overruff",
        "belote.app",
        "S",
        "W: AD 8S",
        "E: 7S 9S",
        "7S",
        "7♠ would not beat 8♠, and East holds a trump that does.",
    ),
    (
        "underruff",
        "belote.app",
        "S",
        "W: AD JS",
        "E: 7S KH",
        "KH",
        "East cannot beat J♠, but must play a trump all the same.",
    ),
    (
        "partner-free",
        "belote.table",
        "H",
        "N: 7S QH 8S",
        "E: 7H KH",
        "7H",
        "East need not ruff, but a trump must beat Q♥, and East holds one that does.",
    ),
]


@pytest.mark.parametrize(("kind", "rules", "trumps", "trick", "hand", "card", "said"), REASONS)
def test_reason(kind: str, rules: str, trumps: str, trick: str, hand: str, card: str, said: str) -> None:
    where = position(rules, trumps, trick, hand)
    text = reason(where, BY_NAME[card], where.ruling().refused[BY_NAME[card]])
    assert text.id == f"reason.{kind}"
    assert english(text) == said


OUTCOMES = [
    ("trump", "belote.app", "H", "N: AS 7H 10S KS", "7♥ is the highest trump in the trick."),
    ("bower", "euchre.app", "H", "N: AH JD 9H KH", "J♦ counts as a trump and is the highest in the trick."),
    (
        "led",
        "belote.app",
        "H",
        "N: 7S AD AC 8S",
        "8♠ is the highest card of the suit that was led, and nobody played a trump.",
    ),
    (
        "suit",
        "coinche.app",
        "NT",
        "N: KS 10S AH 9S",
        "10♠ is the highest card of the suit that was led; no other suit can win.",
    ),
    (
        "suit",
        "coinche.app",
        "AT",
        "N: QS JH 9H JD",
        "Q♠ is the highest card of the suit that was led; no other suit can win.",
    ),
    (
        "deuce",
        "ninety-two.92q",
        "H",
        "1: KS 9S 3S 2D",
        "2♦ is the deuce of the back suit: played last, without a trump in the trick "
        "and from a hand without the suit that was led.",
    ),
]


@pytest.mark.parametrize(("kind", "rules", "trumps", "trick", "said"), OUTCOMES)
def test_outcome(kind: str, rules: str, trumps: str, trick: str, said: str) -> None:
    text = outcome(position(rules, trumps, trick))
    assert text.id == f"outcome.{kind}"
    assert english(text) == said


VERDICTS = [
    ("one", "belote.app", "S", "W: AD 8S", "E: 7S 9S KH", "", "East must play 9♠."),
    ("some", "belote.app", "S", "W: AD JS", "E: 7S 9S KH", "", "East may play 7♠ or 9♠."),
    ("some", "belote.app", "S", "W: AH", "N: 7H 8H 9H KS", "", "North may play 7♥, 8♥ or 9♥."),
    ("all", "belote.app", "S", "W: AS", "N: 7S 8S", "", "North may play any card."),
    ("all", "belote.app", "S", "W: AS", "N: 7S", "", "North may play any card."),
    ("lead", "ninety-two.92q", "S", "", "3: 7S 8S", "", "Player 3 leads and may play any card."),
    (
        "takes-points",
        "belote.app",
        "H",
        "S: AS 10S 7S",
        "E: JH",
        "JH",
        "East takes the trick. Points: 11 + 10 + 0 + 20 = 41.",
    ),
    ("takes", "euchre.app", "H", "N: AH JD 9H KH", "", "", "East takes the trick."),
]


@pytest.mark.parametrize(("kind", "rules", "trumps", "trick", "hand", "plays", "said"), VERDICTS)
def test_verdict(kind: str, rules: str, trumps: str, trick: str, hand: str, plays: str, said: str) -> None:
    where = position(rules, trumps, trick, hand, Plays=plays)
    text = verdict(where, where.ruling())
    assert text.id == f"verdict.{kind}"
    assert english(text) == said


def test_every_verdict_reason_and_outcome_is_reached() -> None:
    reached = {f"reason.{row[0]}" for row in REASONS}
    reached |= {f"outcome.{row[0]}" for row in OUTCOMES}
    reached |= {f"verdict.{row[0]}" for row in VERDICTS}
    assert reached == {name for name in SENTENCES if name.startswith(("reason.", "outcome.", "verdict."))}


def test_what_might_have_been_played_is_told_of_a_played_card_too() -> None:
    where = position("belote.app", "H", "S: AS 10S 7S", "E: JH KD", Plays="JH")
    assert english(legal_verdict(where, where.ruling())) == "East must play J♥."


@pytest.mark.parametrize(
    ("rules", "trumps", "trick", "hand", "card", "seat"),
    [
        ("belote.app", "H", "W: AS 10S", "E: KS JH", "JH", "W"),
        ("euchre.app", "H", "W: 9S 10S", "E: KS JH", "JH", "W"),
        ("belote.app", "S", "W: AD 8S", "E: 7S 9S", "7S", "N"),
        ("belote.app", "H", "E: AC", "S: 8H KS", "KS", "E"),
    ],
)
def test_whose_card_settles_it(rules: str, trumps: str, trick: str, hand: str, card: str, seat: str) -> None:
    where = position(rules, trumps, trick, hand)
    assert settled_by(where, where.ruling().refused[BY_NAME[card]]) == seat


CLAUSES = [
    ("belote.app", "S", "W: AD 8S", "E: 7S 9S KH", "", "belote.ruff belote.overruff"),
    ("belote.app", "S", "W: AD 8S", "E: 9S", "", ""),
    ("belote.app", "H", "S: AS 10S 7S", "E: JH KD", "JH", "belote.ruff trick.win"),
    ("belote.app", "H", "N: 7S AD AC 8S", "", "", "trick.win"),
    ("euchre.app", "H", "N: JD", "E: 9H 9D", "", "euchre.follow euchre.bower"),
    ("euchre.app", "H", "N: AD", "E: JD 9D", "", "euchre.follow euchre.bower"),
    ("euchre.app", "H", "N: AD", "E: KD 9S", "", "euchre.follow"),
    ("euchre.app", "H", "N: AH JD 9H KH", "", "", "euchre.bower trick.win"),
    ("euchre.five-handed", "C", "5: AS", "1: JS 9S", "", "five.follow five.jick"),
    ("ninety-two.92q", "H", "1: KS 9S 3S", "4: 2D 4C", "2D", "ninety-two.back-suit"),
    ("ninety-two.92q", "H", "1: KS 9S 3S", "4: 2D 4S", "4S", "ninety-two.follow trick.win"),
]


@pytest.mark.parametrize(("rules", "trumps", "trick", "hand", "plays", "expected"), CLAUSES)
def test_clauses_at_work(rules: str, trumps: str, trick: str, hand: str, plays: str, expected: str) -> None:
    where = position(rules, trumps, trick, hand, Plays=plays)
    assert " ".join(clauses(where, where.ruling())) == expected


@given(positions())
def test_everything_can_be_said(position: Position) -> None:
    ruling = position.ruling()
    texts = [verdict(position, ruling)]
    texts += [reason(position, card, obligation) for card, obligation in ruling.refused.items()]
    texts += [outcome(position)] if ruling.winner else []
    for text in texts:
        assert text.id in messages()
        assert "{" not in english(text)
    known = {clause.id for clause in position.rules.game.clauses}
    assert set(clauses(position, ruling)) <= known
