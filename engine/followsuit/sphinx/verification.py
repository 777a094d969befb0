"""The one pass that checks: before anything is read, every scenario; and while reading, positions given in a page."""

from __future__ import annotations

import hashlib
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from followsuit.errors import Place, Problem
from followsuit.scenarios.results import Results, results
from followsuit.sphinx.catalogue import catalogue_path

logger = logging.getLogger(__name__)

_ATTRIBUTE = "followsuit_results"


def setup(app: Sphinx) -> None:
    """Check when the configuration is known, and report when logging is up."""
    app.connect("config-inited", _check)
    app.connect("builder-inited", _report)


def found(env: BuildEnvironment) -> Results:
    """What was found in this build."""
    results: Results = getattr(env.app, _ATTRIBUTE)
    return results


def warn(problem: Problem, place: Place | None = None) -> None:
    """A problem as a warning at its place, suppressible as ``followsuit.<code>``."""
    at = place or problem.place
    hint = f" Hint: {problem.hint}" if problem.hint else ""
    message = f"{problem.code.family}: {problem.message}{hint}"
    logger.warning("%s", message, location=str(at) or None, type="followsuit", subtype=problem.code.slug)


def verify_to(document: Path, *examples: Path) -> Results:
    """Check all scenarios once and keep the result, for the builds of every language to read."""
    return results(examples, document)


def _check(app: Sphinx, config: Config) -> None:
    base = Path(app.confdir)
    paths = [base / path for path in config.followsuit_examples]
    document = base / config.followsuit_results if config.followsuit_results else None
    checked = results(paths, document)
    setattr(app, _ATTRIBUTE, checked)
    words = catalogue_path(config.language)
    said = hashlib.sha256(words.read_bytes()).hexdigest() if words.exists() else ""
    config.followsuit_key = f"{checked.key}:{said}"  # a change of either makes every page be read again


def _report(app: Sphinx) -> None:
    for problem in found(app.env).problems:
        warn(problem)
