"""``:::{div} fs-hero``: a stretch of a page with classes of its own, for the look to take hold of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from docutils.parsers.rst.directives.body import Container

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    app.add_directive("div", Container)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
