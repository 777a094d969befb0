"""What the referee says of all tricks and hands at once is what it says of one, and none of them is forgotten."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from followsuit import obligations, referee
from followsuit.cards import Card, card_set, cards_in
from followsuit.games import RULE_SETS
from followsuit.games.game import RuleSet
from followsuit.order import Trumps
from followsuit.proof import ways as ways_module
from followsuit.proof.claims import Claim, duties
from followsuit.proof.failure import UnfinishedError
from followsuit.proof.job import Job, jobs
from followsuit.proof.last_card import last_card
from followsuit.proof.lead import Lead, leads, play_options, seatings
from followsuit.proof.legality import legality
from followsuit.proof.reached import Reached
from followsuit.proof.ways import Way, ways
from followsuit.seats import COMPASS, numbered
from tests.helpers import with_options

LEADS = {
    "belote.table": Lead(RULE_SETS["belote.table"], Trumps.HEARTS, RULE_SETS["belote.table"].seating(), "E"),
    "coinche.app": Lead(
        with_options("coinche.app", rise_over_partner="no"), Trumps.ALL, RULE_SETS["coinche.app"].seating(), "N"
    ),
    "euchre.app": Lead(RULE_SETS["euchre.app"], Trumps.SPADES, RULE_SETS["euchre.app"].seating(out="S"), "W"),
    "euchre.five-handed": Lead(
        RULE_SETS["euchre.five-handed"], Trumps.CLUBS, RULE_SETS["euchre.five-handed"].seating(5, lettered=False), "5"
    ),
    "ninety-two.92q": Lead(
        RULE_SETS["ninety-two.92q"], Trumps.HEARTS, RULE_SETS["ninety-two.92q"].seating(6, lettered=False), "2"
    ),
}
"""One lead for each game, in the company of options that other tests do not need."""


@cache
def all_ways(name: str, length: int) -> tuple[Way, ...]:
    lead = LEADS[name]
    return tuple(ways(lead, length, legality(lead, Reached.from_lead(lead.empty), length)))


def goes(way: Way, claim: Claim, trick: tuple[Card, ...], hand: int) -> bool:
    """Whether a trick and a hand go a way."""
    lies = all(card.bit & cards for card, cards in zip(trick, way.places, strict=True))
    return lies and not hand & claim.misses and all(hand & met for met in claim.meets)


@pytest.mark.parametrize("name", LEADS)
def test_any_trick_and_any_hand_go_one_way_on_which_the_truth_is_said_of_them(name: str) -> None:
    lead, random = LEADS[name], Random(name)
    for _ in range(60):
        length = random.randrange(min(len(lead.players), 3))
        cards = random.sample(lead.rules.game.pack, length + 8)
        trick, hand = tuple(cards[:length]), tuple(cards[length : length + random.randint(1, 8)])
        mine = card_set(hand)
        (way,) = (way for way in all_ways(name, length) if goes(way, way.claims[0], trick, mine))
        said = referee.legal(lead.question(trick, lead.players[length], hand))
        bound = duties(lead.trick(trick).obligations)
        (claim,) = (claim for claim in way.claims if claim.duties == bound)
        assert card_set(said) == mine & claim.allowed
        assert card_set(said) == obligations.legal(lead.trick(trick).obligations, mine)


@pytest.mark.parametrize(
    ("name", "length", "number"),
    [
        ("ninety-two.92q", 0, 1),  # whatever is held may be led
        ("ninety-two.92q", 5, 8),  # of 311,875,200 tricks only the led suit counts, and whether one holds it
        ("euchre.app", 2, 48),  # the led card counts: it might be a bower
    ],
)
def test_what_is_not_looked_at_makes_no_difference(name: str, length: int, number: int) -> None:
    assert len(all_ways(name, length)) == number


def test_what_is_left_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lead = LEADS["ninety-two.92q"]
    monkeypatch.setattr(ways_module, "hands", lambda known: 1)
    with pytest.raises(UnfinishedError, match=f"104 tricks and hands were asked about, but there are {52 << 52}"):
        list(ways(lead, 1, legality(lead, Reached.from_lead(lead.empty), 1)))


def test_a_claim_that_is_not_settled_is_looked_at_more_closely() -> None:
    """In a plain suit the referee does not care who holds the trick. The engine's obligations differ, card by card."""
    lead = LEADS["belote.table"]
    several = {claim for way in all_ways("belote.table", 2) for claim in way.claims if len(way.claims) > 1}
    assert several
    ask = legality(lead, Reached.from_lead(lead.empty), 2)
    closely = list(ways(lead, 2, ask, lambda claim: claim not in several))
    assert {len(way.claims) for way in closely} == {1}
    assert len(closely) > len(all_ways("belote.table", 2))


# --- what the engine can have reached


@pytest.mark.parametrize("name", LEADS)
def test_what_is_reached_by_some_cards_has_the_obligations_of_every_one_of_them(name: str) -> None:
    lead, random = LEADS[name], Random(name)
    start = Reached.from_lead(lead.empty)
    for _ in range(40):
        cards = tuple(random.sample(lead.rules.game.pack, random.randrange(1, len(lead.players))))
        exactly = start.after([card.bit for card in cards])
        assert exactly.duties == {duties(lead.trick(cards).obligations)}
        some = start.after([card_set(random.sample(lead.rules.game.pack, 3)) | card.bit for card in cards])
        assert exactly.duties <= some.duties


def test_what_is_reached_by_different_numbers_of_cards_is_not_the_same() -> None:
    """Six players, any cards: only after five of them is the next one the last."""
    lead = LEADS["ninety-two.92q"]
    start, spades = Reached.from_lead(lead.empty), card_set(LEADS["ninety-two.92q"].rules.game.pack[:13])
    for number in range(1, 6):
        takes = {each.takes for each in start.after([spades] * number).last_card(lead.rules.game.pack[26].bit)}
        assert takes == {number == 5}


# --- the last card


def test_the_deuce_takes_what_both_say_unless_a_hand_forbids_to_play_it() -> None:
    lead = LEADS["ninety-two.92q"]
    four = replace(lead, seating=lead.rules.seating(4, lettered=False))
    found = list(ways(four, 4, last_card(four, Reached.from_lead(four.empty), 4)))
    claims = {claim for way in found for claim in way.claims}
    deuce = cards_in(next(iter(claims)).about)
    assert [str(card) for card in deuce] == ["2D"]
    led = {claim.meets for claim in claims}
    assert led == {(order,) for order in (card_set(lead.rules.game.pack[:13]), card_set(lead.rules.game.pack[39:]))}
    assert not any(claim.allowed for claim in claims), "the referee has seen a card of the led suit: it was not legal"


# --- everything there is


def test_everybody_leads_wherever_he_sits() -> None:
    euchre = list(leads(RULE_SETS["euchre.app"], Trumps.SPADES))
    assert len(euchre) == 4 + 4 * 3
    assert {(lead.seating.out, lead.leader) for lead in euchre} == {
        (out, leader) for out in (None, *COMPASS) for leader in COMPASS if leader != out
    }
    seats = [seating.seats for seating in seatings(RULE_SETS["ninety-two.draw"])]
    assert seats == [numbered(4), numbered(6), numbered(8), COMPASS]
    assert [seating.seats for seating in seatings(RULE_SETS["belote.table"])] == [("N", "W", "S", "E")]


def test_a_job_is_a_rule_set_under_one_trump() -> None:
    rules = with_options("coinche.app", underruff="free").without("coinche.ruff")
    every = list(jobs(rules))
    assert [job.trumps for job in every] == list(Trumps)
    assert {job.rules for job in every} == {rules}
    assert list(jobs(rules, Trumps.ALL)) == [Job("coinche.app", Trumps.ALL, rules.changes, rules.dropped)]
    assert list(jobs(RULE_SETS["euchre.app"], Trumps.ALL)) == []


def test_the_referee_sees_the_options_of_play_and_no_others() -> None:
    rules: RuleSet = with_options("belote.app", tie="failed", underruff="free")
    assert play_options(rules) == {
        "direction": "clockwise",
        "rise-over-partner": "yes",
        "underruff": "free",
        "partner-trump": "free",
    }
