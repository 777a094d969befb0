"""Writing the claims into scenario files: what the engine finds and the referee confirms, by span, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import NamedTemporaryFile

from followsuit.deal.match import Match
from followsuit.errors import Code, Family
from followsuit.notation.source import INVISIBLE
from followsuit.notation.tags import Document, Record, json_key
from followsuit.notation.writing import claim_tags, game_tags, standing_text
from followsuit.scenarios.check import Checked
from followsuit.scenarios.library import WholeDeal

Edit = tuple[int, int, str]

_REST_OF_LINE = re.compile(rf"(?:[^\S\r\n]|[{INVISIBLE}])*(?:;[^\r\n]*)?(?=\r?\n|\Z)")
"""What may stand behind the last tag and stays with it: space and a comment, to the end of the line."""


def claims_of(checked: Checked) -> dict[str, str]:
    """The claims that hold for a scenario, by tag; those that it makes already, and those that it can't do without.

    A claim that cannot be read or settled is left to its author: what it was to say is not known.
    """
    ruling, tags = checked.ruling, checked.scenario.record.tags
    if isinstance(checked.scenario, WholeDeal):
        return _claims_of_deal(checked, checked.scenario.reading.after)
    position = checked.scenario.reading.position
    assert ruling, "what could not be judged has problems that accepting does not mend"
    assert position, "a ruling is about a position"
    found = claim_tags(ruling)
    wanted = {"Winner", "Points"} if position.after.complete else set()
    if position.hand:
        wanted |= {"Legal"} | ({"Refused"} if ruling.refused else set())
    unread = {problem.at for problem in checked.problems if not mendable(problem.code)}
    return {
        tag: value
        for tag, value in found.items()
        if json_key(tag) not in unread and (tag in tags or (tag in wanted and value))
    }


def _claims_of_deal(checked: Checked, after: Match | None) -> dict[str, str]:
    """The score, and what has become of a game of several deals. What is right stays, in whatever order it is said."""
    found = {"Score": standing_text(checked.score.score)} if checked.score else {}
    found |= game_tags(after) if after else {}
    tags, wrong = checked.scenario.record.tags, {problem.at for problem in checked.problems}
    return {tag: value for tag, value in found.items() if tag not in tags or json_key(tag) in wrong}


def accepted(document: Document, checked: list[Checked]) -> str:
    """The text of a document with the claims of its scenarios as they should be.

    Positions that cannot be read or occur, and those on which engine and referee differ, are left as they are.
    """
    edits: list[Edit] = []
    for each in checked:
        doubtful = each.scenario.record.problems or any(one.code is Code.REFEREE for one in each.problems)
        if (each.ruling or isinstance(each.scenario, WholeDeal)) and not doubtful:
            edits.extend(_edits(each.scenario.record, claims_of(each), document))
    return document.replace(edits)


def _edits(record: Record, claims: dict[str, str], document: Document) -> list[Edit]:
    newline = "\r\n" if "\r\n" in document.source.text else "\n"
    edits: list[Edit] = []
    added = ""
    for tag, value in claims.items():
        if tag in record.tags:
            token = record.tags[tag]
            edits.append((token.start, token.end, value))
        else:
            added += f'{newline}[{tag:<8} "{value}"]'
    if added:
        at = behind(document.source.text, record.end)
        edits.append((at, at, added))
    return edits


def behind(text: str, tag: int) -> int:
    """Where something can be added behind a tag that ends here: behind what else is on its line, if that is no tag."""
    rest = _REST_OF_LINE.match(text, tag)
    return rest.end() if rest else tag


def write(path: Path, text: str) -> None:
    """Replace a file as a whole or not at all. A link stays a link.

    Raises :exc:`OSError` with the name of the file when it cannot be written.
    """
    try:
        _replace(path.resolve(), text)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _replace(path: Path, text: str) -> None:
    with NamedTemporaryFile("wb", dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        draft = Path(file.name)
        try:
            file.write(text.encode("utf-8"))
            file.close()
            draft.chmod(path.stat().st_mode)
            draft.replace(path)
        except OSError:
            draft.unlink()
            raise


def mendable(code: Code) -> bool:
    """Whether accepting is the answer to a problem: the claim is wrong, and engine and referee agree."""
    return code.family is Family.DISAGREES and code is not Code.REFEREE
