"""The one pass that checks: before anything is read, every scenario; and while reading, positions given in a page."""

from __future__ import annotations

import hashlib
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from followsuit.errors import Place, Problem
from followsuit.results import Results, results
from followsuit.sphinx.catalogue import catalogue_path
from followsuit.sphinx.domain import rules_domain

logger = logging.getLogger(__name__)


def setup(app: Sphinx) -> None:
    """Check when the configuration is known; hand over and report when there is an environment."""
    app.connect("config-inited", _check)


def found(env: BuildEnvironment) -> Results:
    """What was found in this build."""
    return rules_domain(env).results


def warn(problem: Problem, place: Place | None = None) -> None:
    """A problem as a warning at its place, suppressible as ``followsuit.<code>``."""
    at = place or problem.place
    message, location = f"{problem.code.family}: {problem.said}", str(at) or None
    if at.path and not at.line:  # a file or a folder as a whole, which Sphinx would take for the name of a page
        message, location = f"{at.path}: {message}", None
    logger.warning("%s", message, location=location, type="followsuit", subtype=problem.code.slug)


def verify_to(document: Path, *examples: Path) -> Results:
    """Check all scenarios once and keep the result, for the builds of every language to read."""
    return results(examples, document)


def _check(app: Sphinx, config: Config) -> None:
    base = Path(app.confdir)
    document = base / config.followsuit_results if config.followsuit_results else None
    checked = results([base / path for path in config.followsuit_examples], document)
    words = catalogue_path(config.language)
    said = hashlib.sha256(words.read_bytes()).hexdigest() if words.exists() else ""
    config.followsuit_key = f"{checked.key}:{said}"  # a change of either makes every page be read again
    app.connect("builder-inited", lambda app: _report(app, checked), priority=100)


def _report(app: Sphinx, checked: Results) -> None:
    rules_domain(app.env).begin(checked, app.config.language)
    demanded = checked.gaps if app.config.followsuit_coverage else ()
    for problem in (*checked.problems, *demanded):
        warn(problem)
