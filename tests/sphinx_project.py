"""A small Sphinx project in a temporary folder, built in this process."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

GOOD = """\
[Scenario "overruff"]
[Clause   "belote.overruff"]
[Rules    "belote.app"]
[Trumps   "S"]
[Trick    "W: AD 8S"]
[Hand     "E: 7S 9S KH"]
[Legal    "9S"]
[Refused  "7S belote.overruff, KH belote.ruff"]
"""
"""A scenario that is in order."""


@dataclass
class Built:
    """What came of a build: its folder, its warnings with paths from the project's folder, the pages that were read."""

    out: Path
    warnings: list[str]
    read: list[str]

    def page(self, name: str = "index.html") -> str:
        return (self.out / name).read_text("utf-8")

    def everything(self) -> str:
        """All that a reader of any builder's format would see, in no particular order."""
        readable = {".txt", ".tex", ".xhtml", ".1", ".texi", ".html", ".xml"}
        return "\n".join(path.read_text("utf-8") for path in self.out.rglob("*") if path.suffix in readable)


BUILDERS = ["text", "latex", "epub", "man", "texinfo", "singlehtml", "dirhtml", "xml"]
"""Every builder that a scenario or a deal is written for, beside ``html``."""

QUIET = {"epub": {"epub_show_urls": "no", "version": "1", "copyright": "nobody"}}
"""What a builder asks for before it stops warning."""


class Project:
    """Pages and examples by name; ``build`` as often as a test wants."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("examples/belote/play.scn", GOOD)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def build(self, builder: str = "html", **settings: Any) -> Built:
        warnings = io.StringIO()
        configuration = {
            "extensions": ["myst_parser", "followsuit.sphinx"],
            "html_theme": "basic",
            "followsuit_examples": ["examples"],
            "myst_enable_extensions": ["colon_fence", "deflist"],
            "nitpicky": True,
        }
        out = self.folder / "out" / builder
        read: list[str] = []
        with patch_docutils(str(self.folder)), docutils_namespace():
            app = Sphinx(
                self.folder,
                None,
                out,
                self.folder / "doctrees",
                builder,
                confoverrides=configuration | settings,
                status=None,
                warning=warnings,
            )
            app.connect("source-read", lambda app, page, source: read.append(page))
            app.build()
        plain = re.sub(r"\x1b\[[0-9;]*m", "", warnings.getvalue()).replace(f"{self.folder}/", "")
        return Built(out, plain.strip().splitlines(), read)
