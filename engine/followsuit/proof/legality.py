"""Which cards may be played, and who holds the trick that they are played to."""

from __future__ import annotations

from followsuit import referee
from followsuit.cards import Card
from followsuit.proof.any_hand import AnyHand, understood
from followsuit.proof.claims import Claim, claim, never
from followsuit.proof.lead import Lead
from followsuit.proof.reached import Reached
from followsuit.proof.ways import Ask, Compare, Places, all_known, only


def legality(lead: Lead, start: Reached, length: int) -> Ask:
    """Asks what the next player may play to a trick of so many cards."""
    seat = lead.players[length]

    def ask(trick: tuple[Card, ...], hand: AnyHand) -> Compare:
        allowed = understood(referee.legal(lead.question(trick, seat, hand)), hand).cards

        def compare(places: Places) -> set[Claim]:
            found = {claim(hand.knowledge, allowed, each) for each in start.after(places).duties}
            if all_known(places) and referee.holder(lead.question(trick, None)) != lead.trick(only(places)).holder:
                found.add(never(hand.knowledge))
            return found

        return compare

    return ask
