"""One language of the site, built by Sphinx in this process. All warnings are wanted, not only the first."""

from __future__ import annotations

import io
import os
import re
import shutil
import time
import traceback
from dataclasses import dataclass

from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

from _tools import catalogues
from _tools.paths import DOCS, DOCTREES, SITE

_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Result:
    """What came of one language."""

    language: str
    seconds: float
    warnings: tuple[str, ...]


def build(language: str, fresh: bool) -> Result:
    """Compile the language's catalogues and build its pages; a warning is a failure, told with all the others."""
    start = time.perf_counter()
    os.environ["DOCS_LANGUAGE"] = language
    stream = io.StringIO()
    try:
        catalogues.compile_language(language)
        _run_sphinx(language, fresh, stream)
    except Exception as error:
        stream.write("".join(traceback.format_exception(error)))
    warnings = tuple(_COLOURS.sub("", stream.getvalue()).strip().splitlines())
    if warnings:
        _forget(language)
    return Result(language, time.perf_counter() - start, warnings)


def _run_sphinx(language: str, fresh: bool, warnings: io.StringIO) -> None:
    out, doctrees = SITE / language, DOCTREES / language
    if fresh:
        shutil.rmtree(out, ignore_errors=True)
        shutil.rmtree(doctrees, ignore_errors=True)
    with patch_docutils(DOCS), docutils_namespace():
        app = Sphinx(DOCS, DOCS, out, doctrees, "html", status=None, warning=warnings, freshenv=fresh)
        app.build()


def _forget(language: str) -> None:
    """Sphinx does not repeat the warnings of a page that has not changed, so the next build starts over."""
    (DOCTREES / language / "environment.pickle").unlink(missing_ok=True)
