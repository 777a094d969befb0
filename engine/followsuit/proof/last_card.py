"""Whether the last card of a trick takes it without beating the best one: the deuce of the back suit.

The referee may have seen the hand that the card was played from, or not; the engine never has. All of them must say the
same of a card that may be played from that hand.
"""

from __future__ import annotations

from followsuit import referee
from followsuit.cards import Card
from followsuit.proof.any_hand import AnyHand, understood
from followsuit.proof.claims import Claim, duties, never
from followsuit.proof.lead import Lead
from followsuit.proof.reached import Reached
from followsuit.proof.ways import Ask, Compare, Places, all_known, only


def last_card(lead: Lead, start: Reached, length: int) -> Ask:
    """Asks about the last card of a trick of so many, two at least. Only one that completes the trick has a right."""
    owner = lead.players[length - 1]

    def ask(trick: tuple[Card, ...], hand: AnyHand) -> Compare:
        by_others, by_owner = lead.question(trick, None), lead.question(trick, owner, hand)
        unseen, seen = referee.back_suit_deuce_wins(by_others), referee.back_suit_deuce_wins(by_owner)
        understood(hand, hand)

        def compare(places: Places) -> set[Claim | None]:
            if all_known(places):  # then it is plain who takes the trick, by whatever right
                *before, last = only(places)
                holders = {referee.holder(question) for question in (by_others, by_owner)}
                agreed = holders == {lead.trick((*before, last)).holder}
                bound = duties(lead.trick(tuple(before)).obligations)
                return {None if agreed else never(hand.knowledge, bound, last.bit)}
            return {
                None if last.takes == unseen == seen else never(hand.knowledge, last.duties, last.card.bit)
                for last in start.after(places[:-1]).last_card(places[-1])
            }

        return compare

    return ask
