"""Mask tables as JSON, for programs in other languages: a page folds them in ten lines and knows no rule.

    {"version": 1,
     "cards": ["2S", …],                        the cards by their numbers
     "suits": ["S", "H", "D", "C"],
     "sets": [[low, high], …],                  sets of cards: bits 0 to 25, and bits 26 to 51
     "tables": [{"suit": runs, "points": runs or null,
                 "rows": [[[clause, holding, play], …], …],
                 "row": runs, "takes": runs}, …],
     "rules": {"belote.app": {"clauses": ["trick.follow", …], "tables": {"S": 0, …}}, …}}

The fields of a table are those of :class:`~followsuit.masks.Masks`. A set of cards is a place in ``sets``, which holds
each set once. JavaScript's ``&`` takes 32 bits, so a set has two halves of 26, two suits each: whole numbers for any
reader, and no BigInt. ``runs`` are ``[value, how often, value, how often, …]``. Tables that are alike are written once,
whoever they belong to.

    const number = ((led * 52 + best) * 2 + partner) * 2 + last;      // partner and last: 0 or 1
    for (const [clause, holding, play] of rows[row[number]]) {
      const [low, high] = sets[holding];
      if (hand[0] & low || hand[1] & high) hand = [hand[0] & sets[play][0], hand[1] & sets[play][1]];
    }
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, groupby
from typing import Any

from followsuit.cards import CARDS, CardSet
from followsuit.games.game import RuleSet
from followsuit.masks import SUITS, Bond, Masks, RuleMasks, tabulate
from followsuit.order import Trumps

VERSION = 1
"""Changes with the meaning of a field, so that a reader can refuse what it does not know."""
HALF = len(CARDS) // 2
"""So many cards stand in each half of a set."""

Json = dict[str, Any]


def to_json(rule_sets: Iterable[RuleSet]) -> Json:
    """The document with the tables of these rule sets, made of lists, dictionaries, texts and whole numbers."""
    sets: dict[CardSet, int] = {}
    tables: dict[Masks, int] = {}
    rules: Json = {}
    for each in rule_sets:
        found = tabulate(each)
        places = {trumps.value: tables.setdefault(masks, len(tables)) for trumps, masks in found.tables.items()}
        rules[str(each)] = {"clauses": list(found.clauses), "tables": places}
    written = [_written(masks, sets) for masks in tables]
    return {
        "version": VERSION,
        "cards": [str(card) for card in CARDS],
        "suits": [suit.value for suit in SUITS],
        "sets": [[cards & (1 << HALF) - 1, cards >> HALF] for cards in sets],
        "tables": written,
        "rules": rules,
    }


def from_json(document: Json) -> dict[str, RuleMasks]:
    """The tables of each rule set, by its name with what a table changes.

    Raises :exc:`ValueError` for a version that this program does not read.
    """
    version = document.get("version")
    if version != VERSION:
        raise ValueError(f"mask tables of version {version!r}; this program reads version {VERSION}")
    sets = [low | high << HALF for low, high in document["sets"]]
    tables = [_read(table, sets) for table in document["tables"]]
    return {
        name: RuleMasks(
            tuple(found["clauses"]), {Trumps(trumps): tables[place] for trumps, place in found["tables"].items()}
        )
        for name, found in document["rules"].items()
    }


def _written(masks: Masks, sets: dict[CardSet, int]) -> Json:
    """A table. Sets that are new get the next places."""

    def place(cards: CardSet) -> int:
        return sets.setdefault(cards, len(sets))

    return {
        "suit": runs(masks.suit),
        "points": None if masks.points is None else runs(masks.points),
        "rows": [[[bond.clause, place(bond.holding), place(bond.play)] for bond in row] for row in masks.rows],
        "row": runs(masks.row),
        "takes": runs([place(cards) for cards in masks.takes]),
    }


def _read(table: Mapping[str, Any], sets: Sequence[CardSet]) -> Masks:
    return Masks(
        suit=unrolled(table["suit"]),
        points=None if table["points"] is None else unrolled(table["points"]),
        rows=tuple(
            tuple(Bond(clause, sets[holding], sets[play]) for clause, holding, play in row) for row in table["rows"]
        ),
        row=unrolled(table["row"]),
        takes=tuple(sets[place] for place in unrolled(table["takes"])),
    )


def runs(values: Iterable[int]) -> list[int]:
    """Each value with how often it stands there in a row, one after the other."""
    return [number for value, run in groupby(values) for number in (value, len(list(run)))]


def unrolled(written: Sequence[int]) -> tuple[int, ...]:
    """What runs stand for."""
    return tuple(chain.from_iterable([value] * times for value, times in zip(written[::2], written[1::2], strict=True)))
