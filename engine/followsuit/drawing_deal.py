"""A whole deal drawn with characters: the cards, the auction, every trick with what was legal, the score."""

from __future__ import annotations

from followsuit.cards import Card
from followsuit.deal.action import Kind
from followsuit.deal.match import Match
from followsuit.deal.scoring.score import Score
from followsuit.notation.deals import Acted, DealReading
from followsuit.wording import Seat, Text, call_text, english, game_text, terminal


def draw_deal(reading: DealReading, score: Score | None) -> str:
    """A deal that was read, in English. Cards that could also have been played stand behind each that was."""
    state = reading.state
    assert state, "a deal with problems is not drawn"
    deal = state.deal
    lines = [f"{english(Text(f'rules.{state.rules.id}'))} ({state.rules}) · dealer: {terminal(Seat(deal.dealer))}", ""]
    lines += [f"  {terminal(Seat(seat))}: {_row(deal.hands[seat])}" for seat in deal.seating.from_leader(deal.eldest)]
    if deal.turn_up:
        lines.append(f"  {english(Text('deal.turn-up', {'card': deal.turn_up}))}")
    lines.append("")
    lines += [f"  {_by(each)} {english(call_text(each.action))}" for each in reading.actions if not _is_play(each)]
    plays = [each for each in reading.actions if _is_play(each)]
    for number, trick in enumerate((*state.tricks, *((state.trick,) if state.trick else ())), start=1):
        if not trick.cards:
            continue
        taken = f" → {terminal(Seat(trick.holder))}" if trick.complete and trick.holder else ""
        lines += ["", f"{english(Text('deal.trick', {'number': number}))}{taken}"]
        lines += [_turn(each) for each in plays[: len(trick.cards)]]
        plays = plays[len(trick.cards) :]
    lines += ["", english(Text(f"ending.{score.ending}" if score else "deal.unfinished"))]
    if score:
        lines += [f"  {side}: {worth}" for side, worth in score.score.items()]
    if reading.before:
        lines += ["", *_game(reading.before, reading.after if score else None)]
    return "\n".join(lines)


def _game(before: Match, after: Match | None) -> list[str]:
    """The score of a game of several deals, before this one and after it, and who has won."""
    times = [before, after] if after else [before]
    rows = [(side, [match.totals[side] for match in times]) for side in before.totals]
    waiting = [match.pending for match in times]
    if any(waiting):
        rows.append((english(Text("game.waiting")), waiting))
    lines = [english(Text("game.title")), *(f"  {name}: {' → '.join(map(str, points))}" for name, points in rows)]
    return [*lines, english(game_text(after.winner))] if after else lines


def _is_play(acted: Acted) -> bool:
    return acted.action.kind is Kind.PLAY


def _by(acted: Acted) -> str:
    assert acted.before.to_act, "somebody acted"
    return terminal(Seat(acted.before.to_act))


def _turn(acted: Acted) -> str:
    others = [each.card for each in acted.before.actions() if each.card and each.card is not acted.action.card]
    assert acted.action.card, "a card is played"
    could = f"   (or {_row(tuple(others))})" if others else ""
    return f"  {_by(acted)}: {terminal(acted.action.card)}{could}"


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(terminal(card) for card in cards)
