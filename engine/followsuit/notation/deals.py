"""Reading a whole deal: the cards as they were dealt, then every action, each checked against the state before it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from followsuit.cards import Card
from followsuit.deal.action import PLAYS, Action, Kind
from followsuit.deal.match import Match
from followsuit.deal.state import Deal, State, begin
from followsuit.errors import Code, Place, Problem
from followsuit.games.game import RuleSet
from followsuit.notation.calls import normal, read_calls
from followsuit.notation.claims import read_clause
from followsuit.notation.source import Token
from followsuit.notation.standing import Standing, read_before, read_standing, read_winner
from followsuit.notation.table import Tags, read_players, read_rules
from followsuit.notation.words import Problems, read_card, read_cards, read_played, read_seat, short_enough
from followsuit.seats import COMPASS, Seating

PARTS = re.compile(r"[^/]*[^/\s][^/]*")
"""What stands between strokes."""


@dataclass(frozen=True, slots=True)
class Acted:
    """An action, the state before it, and the word of the record that it was read from."""

    before: State
    action: Action
    token: Token


@dataclass(frozen=True, slots=True)
class DealReading:
    """What a record says: the state it comes to, unless something was wrong; every action; what is claimed.

    ``before`` is the game before the deal, where that is said. The claims are the ``score`` of the deal, the ``totals``
    of the game after it, and the side that has won the ``game``, or nobody.
    """

    state: State | None
    actions: tuple[Acted, ...] = ()
    before: Match | None = None
    timed_out: str | None = None
    score: Standing | None = None
    totals: Standing | None = None
    game: tuple[str | None, Token] | None = None
    clause: str = ""
    problems: tuple[Problem, ...] = ()

    @property
    def after(self) -> Match | None:
        """The game after the deal; nothing where nobody knows how it stood before, or the deal is not over."""
        state = self.state
        if state is None:
            return None
        if self.timed_out:
            before = self.before or Match(state.rules, state.deal.seating, state.deal.dealer)
            return before.out_of_time(self.timed_out)
        return self.before.after(state.rules.game.score(state)) if state.over and self.before else None


def read_deal(tags: Tags, where: Place) -> DealReading:
    """Read the tags of a deal; ``where`` is its head. Collects problems, never raises."""
    problems = Problems()
    tags = short_enough(tags, problems)
    dealt = _dealt(tags, where, problems)
    if dealt is None or problems.found:
        return DealReading(None, problems=tuple(problems.found))
    replay = _Replay(begin(dealt), tags, where, problems)
    replay.auction()
    replay.play()
    seating = dealt.seating
    before = read_before(tags["Before"], dealt, problems) if "Before" in tags else None
    timed_out = _timed_out(tags["TimedOut"], replay.state, problems) if "TimedOut" in tags else None
    score = read_standing(tags["Score"], "Score", seating, problems) if "Score" in tags else None
    totals = read_standing(tags["Totals"], "Totals", seating, problems, may_wait=True) if "Totals" in tags else None
    game = read_winner(tags["Game"], seating, problems) if "Game" in tags else None
    clause = read_clause(tags.get("Clause"), dealt.rules, problems)
    state = None if problems.found else replay.state
    actions = tuple(replay.actions)
    return DealReading(state, actions, before, timed_out, score, totals, game, clause, tuple(problems.found))


def _dealt(tags: Tags, where: Place, problems: Problems) -> Deal | None:
    rules = read_rules(tags, where, problems)
    players = read_players(tags, rules, problems) if rules else None
    if rules is None or players is None:
        return None
    for needed in ("Dealer", "Hands"):
        if needed not in tags:
            problems.add(Code.MISSING_TAG, f'[{needed} "…"] is missing; expected in a deal.', needed, where)
            return None
    lettered = any(tags[tag].text.lstrip()[:1] in COMPASS for tag in ("Hands", "Dealer") if tags[tag].text.strip())
    seating = rules.seating(players, lettered=lettered)
    dealer = read_seat(tags["Dealer"], seating.seats, "Dealer", problems)
    hands = _hands(tags["Hands"], seating, problems)
    turned = _one_card(tags.get("TurnUp"), "TurnUp", problems)
    stock = read_cards(tags["Stock"], "Stock", problems) if "Stock" in tags else []
    groups = [("Hands", cards) for cards in hands.values()] + [("TurnUp", turned), ("Stock", stock)]
    _once_and_in_pack(rules, groups, problems)
    if rules.game.dealing.turn_up and not turned and "TurnUp" not in tags:
        problems.add(Code.MISSING_TAG, '[TurnUp "…"] is missing; a card is turned up in this game.', "TurnUp", where)
    if problems.found or dealer is None:
        return None
    cards = {seat: tuple(card for card, _ in held) for seat, held in hands.items()}
    turn_up = turned[0][0] if turned else None
    deal = Deal(rules, seating, dealer, cards, turn_up, tuple(card for card, _ in stock))
    return _sized(deal, tags, problems)


def _hands(value: Token, seating: Seating, problems: Problems) -> dict[str, list[tuple[Card, Token]]]:
    hands: dict[str, list[tuple[Card, Token]]] = {}
    for part in value.split(PARTS):
        name, cards = read_played(part, "Hands", problems)
        seat = read_seat(name, seating.seats, "Hands", problems) if name else None
        if seat and name and seat in hands:
            problems.add(Code.REPEATED_TAG, f"the hand of {seat} is given twice.", "Hands", name)
        elif seat:
            hands[seat] = cards
    missing = [seat for seat in seating.seats if seat not in hands]
    if missing and not problems.found:
        problems.add(Code.MISSING_TAG, f"the hand of {' and '.join(missing)} is missing.", "Hands", value)
    return hands


def _one_card(value: Token | None, tag: str, problems: Problems) -> list[tuple[Card, Token]]:
    if value is None or not value.text.strip():
        return []
    word = next(value.split())
    card = read_card(word, tag, problems)
    return [(card, word)] if card else []


def _once_and_in_pack(
    rules: RuleSet, groups: Iterable[tuple[str, list[tuple[Card, Token]]]], problems: Problems
) -> None:
    seen: set[Card] = set()
    for tag, cards in groups:
        for card, token in cards:
            if card not in rules.game.pack:
                problems.add(Code.NOT_IN_PACK, f"{card} is not in the pack of {rules.id}.", tag, token)
            if card in seen and not (tag == "TurnUp" and rules.game.dealing.turn_up):
                problems.add(Code.CARD_TWICE, f"{card} is dealt already.", tag, token)
            seen.add(card)


def _sized(deal: Deal, tags: Tags, problems: Problems) -> Deal | None:
    """The deal if its hands have the size that the game deals, or, after the rest of the deal, the size of play."""
    rules, players = deal.rules, len(deal.seating.seats)
    dealt = sum(rules.game.dealing.packets(rules, players))
    whole = rules.game.hand_size(rules, players)
    sizes = {len(hand) for hand in deal.hands.values()}
    turned_in_a_hand = any(deal.turn_up in hand for hand in deal.hands.values())
    if sizes == {dealt} and turned_in_a_hand:
        problems.add(Code.CARD_TWICE, f"{deal.turn_up} is dealt already.", "TurnUp", tags["TurnUp"])
        return None
    if sizes == {dealt}:
        stays = rules.game.hand_size(rules, players) == dealt and rules.settings.get("stock") != "yes"
        missing = len(rules.game.pack) - dealt * players - bool(deal.turn_up) - len(deal.stock)
        if missing and (deal.stock or not stays):
            message = f"the stock lacks {missing} cards; expected all that were not dealt, the top one first."
            problems.add(Code.MISSING_TAG, message, "Stock", tags.get("Stock", tags["Hands"]))
            return None
        return deal
    if sizes == {whole} and whole != dealt and turned_in_a_hand:
        return replace(deal, complete=True, stock=())
    expected = f"{dealt}" if whole == dealt else f"{dealt}, or {whole} with the turned-up card among them"
    problems.add(Code.HAND_TOO_LONG, f"hands of {_sizes(sizes)} cards; expected {expected}.", "Hands", tags["Hands"])
    return None


def _sizes(sizes: set[int]) -> str:
    return " and ".join(str(size) for size in sorted(sizes))


@dataclass
class _Replay:
    """Goes through a record, action by action, until one is wrong."""

    state: State
    tags: Tags
    where: Place
    problems: Problems
    actions: list[Acted] = field(default_factory=list)

    def act(self, action: Action, token: Token, tag: str) -> bool:
        """Take an action if it is legal, and say by which clause not."""
        done = "the deal" if self.state.over else "the auction" if tag == "Auction" and self.state.trick else ""
        if done:
            self.problems.add(Code.OUT_OF_TURN, f"{done} is over; expected nothing more.", tag, token)
            return False
        clause = self.state.refusal(action)
        if clause:
            legal = ", ".join(str(each) for each in self.state.actions()[:8])
            message = f"{self.state.to_act} may not: {action} ({clause}); expected {legal}."
            self.problems.add(Code.ILLEGAL_CARD if tag == "Play" else Code.ILLEGAL_CALL, message, tag, token)
            return False
        self.actions.append(Acted(self.state, action, token))
        self.state = self.state.after(action)
        return True

    def auction(self) -> None:
        """The calls, with the dealer's discard and the choice of partners where they belong."""
        value = self.tags.get("Auction")
        if value is not None:
            match = re.match(r"\s*(\w+)\s*:", value.text)
            if match:
                speaker = value.cut(*match.span(1))
                value = value.cut(match.end(), len(value.text))
                first = self.state.to_act
                if speaker.text != first:
                    message = f"{speaker.text} cannot speak first; expected {first}, the player after the dealer."
                    self.problems.add(Code.OUT_OF_TURN, message, "Auction", speaker)
                    return
            seats, in_one = self.state.deal.seating.seats, self.state.rules.game.may_sit_out
            for action, token in read_calls(value, seats, self.problems, alone_in_one=in_one):
                if not (self._discard() and self.act(normal(action, self.state), token, "Auction")):
                    return
        if not self.problems.found and self._discard():
            self._partners()
        needless = self.tags.get("Discard")
        if needless and needless.word and not self.problems.found and self.state.discard is None:
            message = "the dealer lays nothing away; expected so only when the turned-up card was ordered up."
            self.problems.add(Code.OUT_OF_TURN, message, "Discard", needless)

    def _expects(self, kind: Kind) -> bool:
        return not self.state.over and any(each.kind is kind for each in self.state.actions()[:2])

    def _discard(self) -> bool:
        if not self._expects(Kind.DISCARD):
            return True
        cards = _one_card(self.tags.get("Discard"), "Discard", self.problems)
        if not cards:
            message = '[Discard "…"] is missing; the dealer has taken the turned-up card and lays one away.'
            self.problems.add(Code.MISSING_TAG, message, "Discard", self.where)
            return False
        return self.act(Action(Kind.DISCARD, cards[0][0]), cards[0][1], "Discard")

    def _partners(self) -> None:
        """Sides that are named beside the auction."""
        tag, contract = self.tags.get("Partners"), self.state.contract
        if tag is not None and contract and self._expects(Kind.PARTNERS):
            seats = tuple(word.text for word in tag.split() if word.text != contract.maker)
            self.act(normal(Action(Kind.PARTNERS, seats=seats), self.state), tag, "Partners")

    def play(self) -> None:
        """The tricks, each with its leader."""
        value = self.tags.get("Play")
        if value is None or self.problems.found:
            return
        for part in value.split(PARTS):
            leader, cards = read_played(part, "Play", self.problems)
            if self.problems.found or not self._led_by(leader, part):
                return
            room = len(self.state.trick.order_of_play) if self.state.trick else 0
            for card, token in cards[:room]:
                if not self.act(PLAYS[card], token, "Play"):
                    return
            if len(cards) > room:
                message = f"{len(cards)} cards in one trick; expected at most {room}."
                self.problems.add(Code.TRICK_TOO_LONG, message, "Play", cards[room][1])
                return
            if self.state.trick and self.state.trick.cards and part.end < len(value.text.rstrip()) + value.start:
                self.problems.add(Code.OUT_OF_TURN, "the trick before a new one is not complete.", "Play", part)
                return

    def _led_by(self, leader: Token | None, part: Token) -> bool:
        expected = None if self.state.over else self.state.to_act
        if self.state.trick is None and not self.state.over:
            self.problems.add(Code.OUT_OF_TURN, "nobody can play before the auction is over.", "Play", part)
            return False
        if leader is not None and leader.text != expected:
            message = f"{leader.text} cannot lead; expected {expected or 'nothing more: the deal is over'}."
            self.problems.add(Code.OUT_OF_TURN, message, "Play", leader)
            return False
        return True


def _timed_out(value: Token, state: State, problems: Problems) -> str | None:
    """Who has not played in time, where that can be: the player whose turn it is when the record ends."""
    if not state.rules.game.clock_clause:
        problems.add(Code.NO_CLOCK, f"nobody can be out of time in {state.rules.id}.", "TimedOut", value)
        return None
    seat = read_seat(value, state.deal.seating.seats, "TimedOut", problems)
    if seat and not problems.found and seat != state.to_act:
        turn = f"it is {state.to_act}'s turn" if state.to_act else "the deal is over"
        problems.add(Code.OUT_OF_TURN, f"{seat} cannot be out of time: {turn}.", "TimedOut", value)
    return seat
