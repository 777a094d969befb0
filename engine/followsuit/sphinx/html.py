"""A scene as HTML that reads without a script: the table, the hand, the verdict, a reason behind each refused card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from followsuit.cards import BY_NAME
from followsuit.scenarios.scene import CardData, Scene, SeatData
from followsuit.sphinx.speech import Speech, hidden, use

Link = Callable[[str], str]
"""From an id to its address, seen from the page; empty where no page has it."""


class Figure:
    """Draws scenes in one language, on one page.

    ``proof`` is the address at which the stamp explains itself; ``more`` makes the button for more hands like one;
    ``scenario_link`` is to a scenario what ``clause_link`` is to a clause.
    """

    def __init__(
        self,
        speech: Speech,
        clause_link: Link,
        proof: str = "",
        more: Callable[[Scene], str] = lambda scene: "",
        scenario_link: Link = lambda scenario: "",
    ) -> None:
        self.speech = speech
        self.clause_link = clause_link
        self.proof = proof
        self.more = more
        self.scenario_link = scenario_link
        self.direction = "rtl" if speech.words.right_to_left else "ltr"

    def begin(self, scenes: Sequence[Scene], anchor: str) -> str:
        """Everything before the caption. Several scenes are the same hand under several rule sets."""
        first = scenes[0]
        felt = self.felt(
            first["seats"],
            first["trumps"],
            clockwise=first["clockwise"],
            complete=first["seat"] is None,
            hand=bool(first["hand"]),
        )
        if len(scenes) == 1:
            ruling = self._ruling(first, anchor, owner=True)
            body = f'<div class="fs-spread">{felt}<div class="fs-ruling">{ruling}</div></div>'
        else:
            columns = "".join(
                f'<div class="fs-compared{" fs-differs" * (each["verdict"] != first["verdict"])}">'
                f"{self._ruling(each, f'{anchor}-{number}')}</div>"
                for number, each in enumerate(scenes, start=1)
            )
            body = f'{felt}<div class="fs-compare">{columns}</div>'
        wide = " fs-wide" * (len(scenes) > 1)
        return f'<figure class="fs-scenario{wide}" id="{anchor}" dir="{self.direction}">{body}<figcaption>'

    def end(self, scenes: Sequence[Scene]) -> str:
        """Everything after the caption: the clauses, the notation, the stamp."""
        ids = dict.fromkeys(clause for each in scenes for clause in each["clauses"])
        more = self.more(scenes[0]) if len(scenes) == 1 else ""
        return self.foot(tuple(ids), scenes[0]["text"], more)

    def foot(self, clauses: Sequence[str], notation: str, more: str = "") -> str:
        """The foot of a figure: which clauses are at work, its notation, more hands like it, and the stamp."""
        parts = []
        if clauses:
            links = self.speech.say("list.comma").join(self.clause(clause) for clause in clauses)
            parts.append(f"<span>{self.speech.say('figure.rules')} {links}</span>")
        parts.append(
            f"<details><summary>{self.speech.say('figure.text')}</summary>"
            f'<pre dir="ltr" tabindex="0">{escape(notation)}</pre></details>{more}'
        )
        words = use("sealed") + self.speech.say("figure.stamp")
        parts.append(
            f'<a class="fs-stamp" href="{escape(self.proof)}">{words}</a>'
            if self.proof
            else f'<span class="fs-stamp">{words}</span>'
        )
        return f'<div class="fs-foot">{"".join(parts)}</div></figcaption></figure>\n'

    def clause(self, clause: str) -> str:
        """A clause by its title, linked to where it is stated."""
        title, address = self.speech.say(f"clause.{clause}"), self.clause_link(clause)
        return f'<a class="fs-ref" href="{escape(address)}">{title}</a>' if address else title

    # --- the table ---

    def felt(
        self, seats: Sequence[SeatData], trumps: str, *, clockwise: bool, complete: bool, hand: bool = False
    ) -> str:
        """The table: the trumps, the seats in playing order with what was played, and the sense of play.

        ``complete`` for a trick that everybody has played to; with ``hand`` partners of the player to play are named.
        """
        say = self.speech.say
        sense = "clockwise" if clockwise else "anticlockwise"
        states = " fs-acw" * (not clockwise) + " fs-lead" * (not any(seat["card"] for seat in seats))
        drawn = "".join(self._seat(seat, last=complete and seat is seats[-1], hand=hand) for seat in seats)
        return (
            f'<div class="fs-felt{states}">'
            f'<p class="fs-trumps">{self.speech.trumps(trumps)}</p>'
            f'<div class="fs-table" data-n="{len(seats)}" dir="ltr">'
            f'<ol class="fs-trick" role="list" aria-label="{escape(say("table.trick"))}" dir="{self.direction}">'
            f"{drawn}</ol></div>"
            f'<p class="fs-turn">{use("turn")} {say(f"table.{sense}")}</p></div>'
        )

    def _seat(self, seat: SeatData, *, last: bool, hand: bool) -> str:
        classes = [
            name
            for name, applies in (
                ("fs-played", seat["card"]),
                ("fs-holds", seat["holds"]),
                ("fs-takes", seat["takes"]),
                ("fs-to-play", seat["to_play"]),
                ("fs-out", seat["out"]),
                ("fs-last", last),
            )
            if applies
        ]
        # The last word is the one that is set off, so it is the one that matters most. Three are too many for a seat:
        # who leads is also told by the number on the card.
        words = [
            self.speech.say(f"table.{word}")
            for word, applies in (
                ("leads", seat["leads"] and not (seat["partner"] and hand and seat["holds"])),
                ("partner", seat["partner"] and hand),
                ("holds", seat["holds"]),
                ("takes", seat["takes"]),
                ("to-play", seat["to_play"]),
                ("sits-out", seat["out"]),
            )
            if applies
        ]
        said = "".join(f" <em>{word}</em>" for word in words)
        name = f'<span class="fs-seat" dir="auto"><strong>{self.speech.seat(seat["seat"])}</strong>{said}</span>'
        return f'<li data-seat="{seat["seat"].lower()}" class="{" ".join(classes)}">{name}{self._spot(seat)}</li>'

    def _spot(self, seat: SeatData) -> str:
        if seat["to_play"]:
            return '<span class="fs-spot fs-open" aria-hidden="true">?</span>'
        if not seat["card"]:
            return ""
        card = BY_NAME[seat["card"]]
        worth = "" if seat["worth"] is None else f'<span class="fs-worth">{seat["worth"]}</span>'
        return f'<span class="fs-spot">{self.speech.card(card)}{hidden(self.speech.spoken(card))}{worth}</span>'

    # --- the ruling ---

    def _ruling(self, scene: Scene, group: str, *, owner: bool = False) -> str:
        """Rule set, verdict and hand; ``owner`` says whose hand it is, where the table is not right beside it."""
        speech = self.speech
        said = [speech.text(text) for text in (scene["allowed"], scene["verdict"]) if text]
        if scene["outcome"]:
            said.append(f'<span class="fs-outcome">{speech.text(scene["outcome"])}</span>')
        rules = self.rule_set(scene["rules"], scene["changes"])
        head = f'<p class="fs-rules">{rules}</p><p class="fs-verdict">{" ".join(said)}</p>'
        if not scene["hand"]:
            return head
        if owner:
            player = {"player": f"seat:{scene['seat']}"}
            head += f'<p class="fs-held">{speech.text({"id": "table.hand", "parameters": player})}</p>'
        return head + self._hand(scene, group)

    def _hand(self, scene: Scene, group: str) -> str:
        """The cards in the author's order. Reasons are numbered, and one that is given again is marked, for print."""
        reasons: dict[str, int] = {}
        cards = []
        for held in scene["hand"]:
            why = self._why(held)
            again = why in reasons
            number = reasons.setdefault(why, len(reasons) + 1)
            cards.append(
                self._refused(held, group, why, number, again) if why else self._playable(held, scene["plays"])
            )
        hint = f'<p class="fs-hint" dir="{self.direction}">{self.speech.say("figure.hint")}</p>'
        hand = f'<ul class="fs-hand" role="list" dir="ltr">{"".join(cards)}</ul>'
        refused = any(held["reason"] for held in scene["hand"])
        return f'<div class="fs-slot">{hand}{hint if refused else ""}</div>'

    def _why(self, held: CardData) -> str:
        return f"{self.speech.text(held['reason'])} {self.clause(held['clause'])}" if held["reason"] else ""

    def _playable(self, held: CardData, plays: str | None) -> str:
        card = BY_NAME[held["card"]]
        said = hidden(self.speech.say("figure.may").format(card=self.speech.spoken(card)))
        return f'<li class="fs-may{" fs-plays" * (held["card"] == plays)}">{self.speech.card(card)}{said}</li>'

    def _refused(self, held: CardData, group: str, why: str, number: int, again: bool) -> str:
        card = BY_NAME[held["card"]]
        said = hidden(self.speech.say("figure.may-not").format(card=self.speech.spoken(card)))
        by = f' data-by="{held["by"].lower()}"' if held["by"] else ""
        note = f'class="fs-note{" fs-again" * again}" data-why="{number}" dir="{self.direction}"'
        return (
            f'<li class="fs-no"><details name="{group}"{by}>'
            f'<summary data-why="{number}">{self.speech.card(card)}{said}</summary><p {note}>{why}</p></details></li>'
        )

    def rule_set(self, rules: str, chosen: Mapping[str, str]) -> str:
        """The name of a rule set, and what was changed about it."""
        name = self.speech.say(f"rules.{rules}")
        changes = [
            self.speech.say("figure.option").format(
                option=self.speech.say(f"option.{option}"), choice=self.speech.say(f"choice.{option}.{value}")
            )
            for option, value in chosen.items()
        ]
        return " · ".join([name, *changes])
