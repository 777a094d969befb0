"""A whole deal as HTML: the cards and the auction, trick by trick, the score.

Without a script it is a list from top to bottom; the script shows a step at a time and one player's cards or all.
"""

from __future__ import annotations

from html import escape

from followsuit.cards import BY_NAME, Card
from followsuit.order import Trumps
from followsuit.scenarios.deal_scene import DealScene, GameData, TrickData, TurnData
from followsuit.scenarios.scene import CardData
from followsuit.sphinx.html import Figure


class DealFigure:
    """Draws deals with the means of a :class:`Figure`."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.speech = figure.speech

    def begin(self, scene: DealScene, anchor: str) -> str:
        """Everything before the caption."""
        say = self.speech.say
        steps = [self._start(scene), *(self._trick(scene, number) for number in range(len(scene["tricks"])))]
        if scene["tricks"] or scene["game"]:
            steps.append(self._score(scene))
        items = "".join(f'<li class="fs-step">{step}</li>' for step in steps)
        labels = f'data-back="{escape(say("deal.back"))}" data-next="{escape(say("deal.next"))}"'
        labels += f' data-whole="{escape(say("deal.whole"))}" data-by-trick="{escape(say("deal.by-trick"))}"'
        labels += f' data-view="{escape(say("deal.view"))}" data-all="{escape(say("deal.view-all"))}"'
        return (
            f'<figure class="fs-scenario fs-deal" id="{anchor}" dir="{self.figure.direction}" {labels}>'
            f'<p class="fs-rules">{self.figure.rule_set(scene["rules"], scene["changes"])}</p>'
            f'<ol class="fs-steps" role="list">{items}</ol><figcaption>'
        )

    def end(self, scene: DealScene) -> str:
        """Everything after the caption."""
        return self.figure.foot((), scene["text"])

    # --- steps

    def _start(self, scene: DealScene) -> str:
        say = self.speech.say
        dealer = self._with(say("deal.dealer"), player=self.speech.seat(scene["dealer"]))
        hands = "".join(
            f'<div data-seat="{seat.lower()}"><dt>{self.speech.seat(seat)}</dt><dd>{self._row(cards)}</dd></div>'
            for seat, cards in scene["hands"].items()
        )
        turned = ""
        if scene["turn_up"]:
            card = self.speech.inline_card(BY_NAME[scene["turn_up"]])
            turned = f'<p class="fs-line">{self._with(say("deal.turn-up"), card=card)}</p>'
        calls = "".join(
            f'<li data-seat="{call["seat"].lower()}"><strong>{self.speech.seat(call["seat"])}</strong> '
            f"{self.speech.text(call['text'])}</li>"
            for call in scene["calls"]
        )
        title = f'<p class="fs-held">{say("deal.auction")}</p>'
        auction = f'{title}<ol class="fs-calls" role="list">{calls}</ol>' if calls else ""
        void = f'<p class="fs-line">{say("ending.void")}</p>' if scene["ending"] == "void" else ""
        return (
            f'<div class="fs-ruling"><p class="fs-verdict">{say("deal.start")}</p><p class="fs-line">{dealer}</p>'
            f'<p class="fs-held">{say("deal.hands")}</p><dl class="fs-hands">{hands}</dl>{turned}'
            f"{auction}{void}</div>"
        )

    def _trick(self, scene: DealScene, number: int) -> str:
        trick = scene["tricks"][number]
        say = self.speech.say
        trumps = scene["trumps"] or Trumps.NONE.value
        felt = self.figure.felt(
            trick["seats"], trumps, clockwise=scene["clockwise"], complete=trick["winner"] is not None
        )
        title = self._with(say("deal.trick"), number=str(number + 1))
        turns = "".join(self._turn(turn) for turn in trick["turns"])
        return (
            f'<div class="fs-spread">{felt}<div class="fs-ruling"><p class="fs-held">{title}</p>'
            f'{self._taken(trick)}<ol class="fs-turns" role="list">{turns}</ol>{self._count(trick)}</div></div>'
        )

    def _taken(self, trick: TrickData) -> str:
        if not trick["winner"] or not trick["outcome"]:
            return ""
        takes = self._with(self.speech.say("verdict.takes"), player=self.speech.seat(trick["winner"]))
        why = self.speech.text(trick["outcome"])
        return f'<p class="fs-verdict">{takes} <span class="fs-outcome">{why}</span></p>'

    def _turn(self, turn: TurnData) -> str:
        say = self.speech.say
        card = self.speech.inline_card(BY_NAME[turn["card"]])
        played = self._with(say("deal.turn"), player=self.speech.seat(turn["seat"]), card=card)
        says = turn["says"]
        said = f' <q class="fs-says">{say("deal." + says)}</q>' if says else ""
        others = [held for held in turn["hand"] if held["card"] != turn["card"]]
        legal = [held for held in others if held["reason"] is None]
        refused = [held for held in others if held["reason"] is not None]
        if not others:
            body = ""
        elif not refused:
            body = f"<p>{say('deal.could')} {self._row([held['card'] for held in legal])}</p>"
        else:
            could = f"<p>{say('deal.could')} {self._row([held['card'] for held in legal])}</p>" if legal else ""
            body = could + self._refused(refused)
        row = f"<details><summary>{played}{said}</summary>{body}</details>" if body else f"<p>{played}{said}</p>"
        return f'<li class="fs-turn-row" data-seat="{turn["seat"].lower()}">{row}</li>'

    def _refused(self, refused: list[CardData]) -> str:
        """The cards that were not allowed, those with the same clause together."""
        by_clause: dict[str, list[CardData]] = {}
        for held in refused:
            by_clause.setdefault(held["clause"], []).append(held)
        lines = []
        for clause, cards in by_clause.items():
            reason = cards[0]["reason"]
            why = self.speech.text(reason) if reason and len(cards) == 1 else ""
            row = self._row([held["card"] for held in cards])
            lines.append(f"<p>{self.speech.say('deal.could-not')} {row} ({self.figure.clause(clause)}) {why}</p>")
        return "".join(lines)

    def _count(self, trick: TrickData) -> str:
        listed = self.speech.say("list.comma").join(
            self._with(self.speech.say("deal.side"), side=self._side(side), number=str(number))
            for side, number in trick["count"].items()
        )
        return f'<p class="fs-count">{self._with(self.speech.say("deal.count"), count=listed)}</p>'

    def _score(self, scene: DealScene) -> str:
        say = self.speech.say
        if not scene["ending"]:
            words = f'<p class="fs-verdict">{say("deal.unfinished")}</p>'
        else:
            words = f'<p class="fs-verdict">{say("ending." + scene["ending"])}</p>'
        if scene["won"]:
            words += f'<p class="fs-line">{self._with(say("ending.time"), side=self._side(scene["won"]))}</p>'
        rows = []
        for step in scene["steps"]:
            total = f"<td>{self._sum(step['figures'], step['total'])}</td>"
            strong = ' class="fs-written"' if step["label"] == "step.score" else ""
            rows.append(
                f'<tr{strong}><th scope="row">{say(step["label"])}</th><td>{self._side(step["side"])}</td>{total}</tr>'
            )
        table = f'<table class="fs-table-plain fs-arithmetic"><tbody>{"".join(rows)}</tbody></table>' if rows else ""
        waits = (
            f'<p class="fs-line">{self._with(say("ending.pending"), points=str(scene["pending"]))}</p>'
            if scene["pending"]
            else ""
        )
        game = self._game(scene["game"]) if scene["game"] else ""
        return f'<div class="fs-ruling"><p class="fs-held">{say("deal.score")}</p>{words}{table}{waits}{game}</div>'

    def _game(self, game: GameData) -> str:
        """The running score, a row for each side, and who has won."""
        say = self.speech.say
        top = "".join(f'<th scope="col">{say(head)}</th>' for head in game["columns"])
        rows = "".join(
            f'<tr><th scope="row">{self._side(row["side"]) if row["side"] else say("game.waiting")}</th>'
            f"{''.join(f'<td>{self.speech.words.number(points)}</td>' for points in row['points'])}</tr>"
            for row in game["rows"]
        )
        outcome = f'<p class="fs-line">{self.speech.text(game["outcome"])}</p>' if game["outcome"] else ""
        return (
            f'<p class="fs-held">{say("game.title")}</p><table class="fs-table-plain fs-running">'
            f"<thead><tr><td></td>{top}</tr></thead><tbody>{rows}</tbody></table>{outcome}"
        )

    # --- words

    def _sum(self, figures: list[int], total: int) -> str:
        number = self.speech.words.number
        if len(figures) < 2:
            return number(total)
        return f'<bdi dir="ltr">{" + ".join(number(figure) for figure in figures)} = {number(total)}</bdi>'

    def _side(self, side: str) -> str:
        return self.speech.say(f"side.{side}") if side in ("NS", "EW") else self.speech.seat(side)

    def _row(self, cards: list[str]) -> str:
        drawn = " ".join(self.speech.inline_card(_card(name)) for name in cards)
        return f'<span class="fs-row" dir="ltr">{drawn}</span>'

    def _with(self, message: str, **parts: str) -> str:
        return message.format(**parts)


def _card(name: str) -> Card:
    return BY_NAME[name]
