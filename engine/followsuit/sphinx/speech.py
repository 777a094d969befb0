"""Words in HTML: cards, suits and seats in sentences, in one language."""

from __future__ import annotations

from functools import cache
from html import escape

from followsuit.cards import CARDS, Card, Suit
from followsuit.order import Trumps
from followsuit.scenarios.scene import TextData, text_from
from followsuit.sphinx.catalogue import Catalogue, catalogue
from followsuit.wording import Parameter, Seat, seat_text

_COURTS = "JQK"


class Speech:
    """What a language's pages say, as HTML. Cards are rendered once a language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self._cards = {each: self._card(each) for each in CARDS}
        self._inline = {each: self._inline_card(each) for each in CARDS}

    def say(self, message_id: str) -> str:
        """A message without parameters."""
        return escape(self.words(message_id), quote=False)

    def text(self, data: TextData) -> str:
        """A sentence."""
        text = text_from(data)
        template = escape(self.words(text.id), quote=False)
        return template.format(**{name: self.parameter(value) for name, value in text.parameters.items()})

    def parameter(self, value: Parameter) -> str:
        """A parameter in a sentence: a small card, a suit, the name of a seat."""
        if isinstance(value, Card):
            return self._inline[value]
        if isinstance(value, Suit):
            return self.suit(value)
        if isinstance(value, Seat):
            return self.seat(value.name)
        if isinstance(value, tuple):
            seats = [self.seat(seat.name) for seat in value if isinstance(seat, Seat)]
            cards = [card for card in value if isinstance(card, Card)]
            return self.say("list.comma").join(seats) if seats else self.words.either(cards, self.inline_card)
        return f'<bdi dir="ltr">{escape(str(value), quote=False)}</bdi>'

    def seat(self, name: str) -> str:
        """The name of a seat."""
        text = seat_text(Seat(name))
        return escape(self.words(text.id).format(**text.parameters), quote=False)

    def spoken(self, card: Card) -> str:
        """The name of a card, as it is read aloud."""
        return self.say(f"card.{card}")

    def index(self, card: Card) -> str:
        """What is printed in the corner of a card in this language's country."""
        return self.say(f"index.{card.rank}") if card.rank.isalpha() else card.rank.value

    def card(self, card: Card) -> str:
        """A card on the table or in a hand; its spoken name goes beside it."""
        return self._cards[card]

    def inline_card(self, card: Card) -> str:
        """A card in running text."""
        return self._inline[card]

    def suit(self, suit: Suit) -> str:
        """A suit in running text."""
        return (
            f'<span class="fs-ic" data-suit="{suit}"><bdi dir="ltr" aria-hidden="true">{use(suit)}</bdi>'
            f"{hidden(self.say(f'suit.{suit}'))}</span>"
        )

    def trumps(self, trumps: str) -> str:
        """What is trumps, for the badge on the table."""
        suit = Trumps(trumps).suit
        if suit is None:
            return f"<strong>{self.say(f'trumps.{trumps}')}</strong>"
        sign = f'<span data-suit="{suit}">{use(suit)}</span>'
        return f"{self.say('table.trumps')} {sign}{hidden(self.say(f'suit.{suit}'))}"

    def _card(self, card: Card) -> str:
        if card.rank in _COURTS:
            face = f'<svg class="fs-court"><use href="#fs-{card.rank}"/></svg>'
        else:
            face = f'<svg class="fs-pip{" fs-ace" * (card.rank == "A")}"><use href="#fs-{card.suit}"/></svg>'
        return (
            f'<span class="fs-card" data-suit="{card.suit}" aria-hidden="true">'
            f"<b>{self.index(card)}</b>{use(card.suit)}{face}</span>"
        )

    def _inline_card(self, card: Card) -> str:
        return (
            f'<span class="fs-ic" data-suit="{card.suit}"><bdi dir="ltr" aria-hidden="true">'
            f"{self.index(card)}{use(card.suit)}</bdi>{hidden(self.spoken(card))}</span>"
        )


def use(symbol: str) -> str:
    """A drawing from the sprite."""
    return f'<svg><use href="#fs-{symbol}"/></svg>'


def hidden(words: str) -> str:
    """Words that are read aloud and not seen."""
    return f'<span class="fs-vh">{words}</span>'


@cache
def speech(language: str) -> Speech:
    """The speech of a language, made once."""
    return Speech(catalogue(language))
