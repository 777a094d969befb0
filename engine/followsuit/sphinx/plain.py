"""Scenes and tables in characters, in any language, for builders that do not draw."""

from __future__ import annotations

from docutils import nodes

from followsuit.cards import BY_NAME, Card, Suit
from followsuit.coverage.table import Row
from followsuit.order import Order, Trumps
from followsuit.scenarios.deal_scene import DealScene, GameData
from followsuit.scenarios.scene import Scene, TextData, text_from
from followsuit.sphinx.catalogue import Catalogue
from followsuit.sphinx.tables import BY_ID, rank_rows
from followsuit.wording import SUIT_SYMBOLS, Parameter, Seat, seat_text


def block(text: str) -> nodes.literal_block:
    """Text as it stands, not to be translated or highlighted."""
    return nodes.literal_block(text, text, language="none", translatable=False)


def scene_text(words: Catalogue, scene: Scene) -> str:
    """A position: the trick in playing order, the hand with marks and reasons, the verdict."""
    rules, trumps = words(f"rules.{scene['rules']}"), _trumps(words, scene["trumps"])
    lines = [f"{rules} · {words('table.trumps')}: {trumps}", ""]
    for seat in scene["seats"]:
        marks = [
            words(f"table.{word}")
            for word, applies in (
                ("leads", seat["leads"]),
                ("holds", seat["holds"]),
                ("takes", seat["takes"]),
                ("to-play", seat["to_play"]),
                ("sits-out", seat["out"]),
            )
            if applies
        ]
        card = shown_text(words, "card", seat["card"]) if seat["card"] else "–"
        lines.append(f"  {_say(words, Seat(seat['seat']))}: {card}" + (f" ({', '.join(marks)})" if marks else ""))
    if scene["hand"] and scene["seat"]:
        lines += ["", words("table.hand").format(player=_say(words, Seat(scene["seat"])))]
        for held in scene["hand"]:
            why = f"  {sentence(words, held['reason'])}" if held["reason"] else ""
            lines.append(f"  {'✗' if held['reason'] else '✓'} {shown_text(words, 'card', held['card'])}{why}")
    said = (scene["allowed"], scene["verdict"], scene["outcome"])
    lines += ["", *(sentence(words, text) for text in said if text)]
    return "\n".join(lines)


def deal_text(words: Catalogue, scene: DealScene) -> str:
    """A deal: the cards, the auction, the tricks, the score."""
    lines = [
        words(f"rules.{scene['rules']}"),
        words("deal.dealer").format(player=_say(words, Seat(scene["dealer"]))),
        "",
    ]
    for seat, cards in scene["hands"].items():
        lines.append(f"  {_say(words, Seat(seat))}: {' '.join(shown_text(words, 'card', card) for card in cards)}")
    if scene["turn_up"]:
        lines.append(words("deal.turn-up").format(card=shown_text(words, "card", scene["turn_up"])))
    lines += ["", words("deal.auction")]
    lines += [f"  {_say(words, Seat(call['seat']))} {sentence(words, call['text'])}" for call in scene["calls"]]
    for number, trick in enumerate(scene["tricks"], start=1):
        played = ", ".join(
            f"{_say(words, Seat(turn['seat']))} {shown_text(words, 'card', turn['card'])}" for turn in trick["turns"]
        )
        taken = words("verdict.takes").format(player=_say(words, Seat(trick["winner"]))) if trick["winner"] else ""
        lines += ["", words("deal.trick").format(number=number), f"  {played}", f"  {taken}".rstrip()]
    lines += ["", words(f"ending.{scene['ending']}") if scene["ending"] else words("deal.unfinished")]
    lines += [f"  {_side(words, side)}: {worth}" for side, worth in scene["score"].items()]
    if scene["game"]:
        lines += ["", *_game(words, scene["game"])]
    return "\n".join(lines)


def _game(words: Catalogue, game: GameData) -> list[str]:
    """The running score, a line for each side, and who has won."""
    lines = [words("game.title")]
    for row in game["rows"]:
        name = _side(words, row["side"]) if row["side"] else words("game.waiting")
        figures = zip(game["columns"], row["points"], strict=True)
        lines.append(f"  {name}: {words('list.comma').join(f'{words(head)} {points}' for head, points in figures)}")
    return [*lines, sentence(words, game["outcome"])] if game["outcome"] else lines


def _side(words: Catalogue, side: str) -> str:
    return words(f"side.{side}") if side in ("NS", "EW") else _say(words, Seat(side))


def drawn_text(words: Catalogue, node: nodes.Element) -> str:
    """A table: for now the clauses in full, and of the others their heading."""
    if node["kind"] == "clauses":
        stated = ((words(f"clause.{name}"), name, words(f"statement.{name}")) for name in node["clauses"])
        return "\n".join(f"{title} ({name}): {statement}" for title, name, statement in stated)
    if node["kind"] in ("ranks", "points"):
        return "\n".join(_rank_row(words, *row) for row in rank_rows(BY_ID[node["game"]]))
    if node["kind"] == "coverage":
        return "\n".join(_coverage_row(words, row) for row in node["table"]["rows"])
    return words(f"game.{node['game']}")


def _coverage_row(words: Catalogue, row: Row) -> str:
    """A rule with the number of its examples under each rule set, and whether one of them needs it."""
    title = words(f"clause.{row['clause']}") if row["rule"] == row["clause"] else words(f"rule.{row['rule']}")
    cells = (
        f"{words(f'rules.{name}')} {len(cell['shown'])}{' ✓' * bool(cell['pinned'])}"
        for name, cell in row["cells"].items()
    )
    return f"{title} ({row['rule']}): {words('list.semicolon').join(cells)}"


def _rank_row(words: Catalogue, title: str, order: Order, suit: Suit) -> str:
    points = order.points or {}
    cards = (_say(words, card) + (f" {points[card]}" if points else "") for card in order.suits[suit])
    return f"{words(title)}: {', '.join(cards)}"


def shown_text(words: Catalogue, kind: str, value: str) -> str:
    """A card or a suit."""
    return _say(words, BY_NAME[value] if kind == "card" else Suit(value))


def sentence(words: Catalogue, data: TextData) -> str:
    """A sentence."""
    text = text_from(data)
    return words(text.id).format(**{name: _say(words, value) for name, value in text.parameters.items()})


def _say(words: Catalogue, value: Parameter) -> str:
    if isinstance(value, Card):
        index = words(f"index.{value.rank}") if value.rank.isalpha() else value.rank.value
        return index + SUIT_SYMBOLS[value.suit]
    if isinstance(value, Suit):
        return SUIT_SYMBOLS[value]
    if isinstance(value, Seat):
        text = seat_text(value)
        return words(text.id).format(**text.parameters)
    if isinstance(value, tuple):
        seats = [_say(words, seat) for seat in value if isinstance(seat, Seat)]
        cards = [card for card in value if isinstance(card, Card)]
        return words("list.comma").join(seats) if seats else words.either(cards, lambda card: _say(words, card))
    return str(value)


def _trumps(words: Catalogue, trumps: str) -> str:
    suit = Trumps(trumps).suit
    return SUIT_SYMBOLS[suit] if suit else words(f"trumps.{trumps}")
