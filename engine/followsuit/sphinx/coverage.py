"""``{coverage}``: which example shows which rule of a game, or of all games, and which tells two choices apart."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from followsuit.errors import Code, Place, Problem, nearest
from followsuit.games import GAMES
from followsuit.sphinx.nodes import drawn
from followsuit.sphinx.verification import found, warn

_SHOWN = "followsuit_coverage"
"""In the metadata of a page: that it has a table."""


class CoverageDirective(SphinxDirective):
    """The tables of a game. Without an argument, those of every game that has examples, each under its name."""

    optional_arguments = 1
    games: ClassVar[tuple[str, ...]] = tuple(game.id for game in GAMES)

    def run(self) -> list[nodes.Node]:
        """Make a node a game, or warn."""
        tables = {table["game"]: table for table in found(self.env).coverage}
        wanted = self.arguments or list(tables)
        for game in wanted:
            if game not in tables:
                self._complain(game)
        titled = not self.arguments
        made = [drawn(kind="coverage", table=tables[game], titled=titled) for game in wanted if game in tables]
        for node in made:
            self.set_source_info(node)
        self.env.metadata[self.env.docname][_SHOWN] = True
        return list(made)

    def _complain(self, game: str) -> None:
        path, line = self.get_source_info()
        if game in self.games:
            problem = Problem(Code.UNKNOWN_SCENARIO, f'no example of "{game}" is in order.')
        else:
            message = f'"{game}" is not a game; expected one of {", ".join(self.games)}.'
            problem = Problem(Code.UNKNOWN_RULES, message, hint=nearest(game, self.games))
        warn(problem, Place(path, line))


def _with_tables(
    app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
) -> list[str]:
    """The pages with a table, as soon as any page has changed: an example may be at home on another one now."""
    return [page for page, data in env.metadata.items() if _SHOWN in data] if added | changed | removed else []


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("coverage", CoverageDirective)
    app.connect("env-get-outdated", _with_tables)
