"""``{proven}`belote.app:tricks` ``: figures from the report of the proof, which must be about the rules in force."""

from __future__ import annotations

from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config

from followsuit.errors import Code, Place, Problem, nearest
from followsuit.proof.key import key
from followsuit.proof.report import read_report
from followsuit.sphinx.catalogue import catalogue
from followsuit.sphinx.roles import Role
from followsuit.sphinx.verification import warn

PROVE = "prove them and write the report anew: nox -s proof"


class ProvenRole(Role):
    """A figure of all rule sets, ``tricks``, or of one of them."""

    def make(self, text: str) -> nodes.Node | Problem:
        """The node, or what is wrong."""
        known = self.config.followsuit_proven_numbers
        if not known:
            if self.config.followsuit_proven:  # that it cannot be read has been said once
                return nodes.literal("", text)
            return Problem(Code.NO_PROOF, "followsuit_proven does not name the report of a proof.")
        if text not in known:
            hint = nearest(text, known)
            return Problem(Code.UNKNOWN_FACT, f'the proof has no figure "{text}".', hint=hint)
        return nodes.Text(catalogue(self.config.language).amount(known[text]))


def _read(app: Sphinx, config: Config) -> None:
    """Read the report before anything else is read. When its figures change, pages are read again."""
    if not config.followsuit_proven:
        return
    path = Path(app.confdir) / config.followsuit_proven
    problem = None
    try:
        report = read_report(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        problem = Problem(Code.NO_PROOF, f"the report of the proof cannot be read: {error}.", hint=PROVE)
    else:
        config.followsuit_proven_numbers = report.numbers()
        if report.key != key():
            message = "what was proven is not what the rules say now."
            problem = Problem(Code.STALE_PROOF, message, hint=PROVE)
    if problem:
        found, place = problem, Place(str(path))
        app.connect("builder-inited", lambda app: warn(found, place))


def setup(app: Sphinx) -> None:
    """Register the role, and read the report."""
    app.connect("config-inited", _read)
    app.add_role("proven", ProvenRole())
