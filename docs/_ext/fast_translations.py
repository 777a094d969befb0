"""Translated builds in half the time, with the same output.

For each translated message, Sphinx's i18n transform asks MyST to parse one paragraph, and MyST builds a whole Markdown
parser and a set of docutils settings for it: two thirds of the time of a translated build. Neither depends on the
message. This extension keeps them:

- the parser, while the transform runs (a page itself still gets a parser of its own);
- the empty document that MyST's renderer makes as a default and never looks at.

Both are private to Sphinx and MyST. So the patch is applied to the versions it was written for and to no other: with
any other the site builds as it always did, only slower. That the output is the same is tested.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import myst_parser
import sphinx
from myst_parser.mdit_to_docutils import base
from myst_parser.parsers import sphinx_ as myst_sphinx
from myst_parser.parsers.mdit import create_md_parser
from sphinx.transforms import i18n
from sphinx.util import logging

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

WRITTEN_FOR = {"sphinx": "9.0", "myst_parser": "5.2"}

_log = logging.getLogger(__name__)
_applied = False


def applies() -> bool:
    """Whether these are the versions of Sphinx and MyST whose insides are known here."""
    installed = {"sphinx": sphinx.__version__, "myst_parser": myst_parser.__version__}
    return all(installed[name].startswith(f"{version}.") for name, version in WRITTEN_FOR.items())


class _KeptParsers:
    """Gives out one parser a configuration while a message is being parsed, and new ones otherwise."""

    def __init__(self, create: Callable[..., Any], publish: Callable[..., Any]) -> None:
        self._create = create
        self._publish = publish
        self._in_message = False
        self._parsers: dict[tuple[int, Any], tuple[Any, Any]] = {}

    def create(self, config: Any, renderer: Any) -> Any:
        """Stand in for ``create_md_parser``."""
        if not self._in_message:
            return self._create(config, renderer)
        key = (id(config), renderer)
        if key not in self._parsers:  # the configuration is kept too: its id must not be given to another
            self._parsers[key] = (config, self._create(config, renderer))
        return self._parsers[key][1]

    def publish(self, *args: Any, **kwargs: Any) -> Any:
        """Stand in for ``_publish_msgstr``."""
        self._in_message = True
        try:
            return self._publish(*args, **kwargs)
        finally:
            self._in_message = False


def apply() -> None:
    """Patch the two libraries, once a process."""
    global _applied
    if _applied:
        return
    _applied = True
    kept = _KeptParsers(create_md_parser, i18n._publish_msgstr)
    setattr(myst_sphinx, "create_md_parser", kept.create)  # noqa: B010  (private names: not for the type checker)
    setattr(i18n, "_publish_msgstr", kept.publish)  # noqa: B010
    setattr(base, "make_document", functools.cache(base.make_document))  # noqa: B010


def setup(app: Sphinx) -> ExtensionMetadata:
    """Called by Sphinx."""
    if applies():
        apply()
    else:
        _log.info("fast_translations: not for these versions of Sphinx and MyST, left out")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
