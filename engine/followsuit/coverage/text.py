"""Coverage for the terminal: a table a game, what pins a rule, and how much of everything is pinned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from followsuit.coverage.table import Cell, GameTable, Pin
from followsuit.games import GAMES

PINNED, MISSING, NONE = "✓", "✗", "–"
LEGEND = (
    f"{PINNED} an example changes without the rule, {MISSING} none does. The number is that of the examples that show "
    "the rule; of an option, that of its choices told apart, each from each other."
)
_NARROW = 12
"""A column is at least so wide."""


def tables(games: Sequence[GameTable]) -> str:
    """A table a game: a row a clause, a column a rule set; then its options."""
    width = max((len(row["rule"]) for game in games for row in game["rows"]), default=0) + 4
    return "\n\n".join("\n".join(_table(game, width)) for game in games)


def _table(game: GameTable, width: int) -> Iterator[str]:
    columns = {name: max(len(name), _NARROW) for name in game["sets"]}
    title = next(each.title for each in GAMES if each.id == game["game"])
    yield f"{title:<{width}}" + "".join(f"  {name:>{wide}}" for name, wide in columns.items())
    for phase, rows in groupby(game["rows"], key=lambda row: row["phase"]):
        yield f"  {phase}"
        for row in rows:
            cells = "".join(f"  {_cell(row['cells'][name]):>{wide}}" for name, wide in columns.items())
            yield f"    {row['rule']:<{width - 4}}{cells}"
    yield "  options"
    for option, group in groupby(game["pairs"], key=lambda pair: pair["option"]):
        pairs = list(group)
        missing = [f"{pair['choice']} → {pair['other']}" for pair in pairs if not pair["pinned"]]
        told = f"{len(pairs) - len(missing)} of {len(pairs)} {MISSING if missing else PINNED}"
        yield f"    {option:<{width - 4}}  {told}{'  '.join(['', *missing])}"


def _cell(cell: Cell) -> str:
    mark = PINNED if cell["pinned"] else MISSING if cell["needed"] else " "
    return f"{len(cell['shown']) or NONE} {mark}"


def listing(games: Iterable[GameTable]) -> str:
    """Each rule and each two choices of an option, with the examples that pin them and how they change.

    Of a rule that cannot be taken away, the examples that show it.
    """
    return "\n\n".join(
        "\n".join([title, *(lines or [f"  {NONE}"])]) for game in games for title, lines in _listed(game)
    )


def _listed(game: GameTable) -> Iterator[tuple[str, list[str]]]:
    for row in game["rows"]:
        for name, cell in row["cells"].items():
            if cell["needed"] or cell["pinned"]:
                yield f"{name} without {row['rule']}", _changes(cell["pinned"])
            else:
                yield f"{name} with {row['rule']}", [f"  {example}" for example in cell["shown"]]
    for pair in game["pairs"]:
        yield f"{game['game']} with {pair['option']}={pair['other']}, not {pair['choice']}", _changes(pair["pinned"])


def _changes(pins: Iterable[Pin]) -> list[str]:
    return [f"  {pin['example']:<40}{pin['change']}" for pin in pins]


def summary(games: Sequence[GameTable]) -> str:
    """How much of what has to be pinned is."""
    cells = [cell for game in games for row in game["rows"] for cell in row["cells"].values() if cell["needed"]]
    pairs = [pair for game in games for pair in game["pairs"]]
    return (
        f"Rules that an example needs: {sum(bool(cell['pinned']) for cell in cells)} of {len(cells)}. "
        f"Choices told apart: {sum(bool(pair['pinned']) for pair in pairs)} of {len(pairs)}."
    )
