"""The Sphinx extension: checked positions, and the tables and words that go with them, on anybody's site.

Directives annotate (:mod:`.directives`), one pass checks (:mod:`.verification`), renderers draw (:mod:`.html`,
:mod:`.plain`): they are joined by the attributes of a few nodes and by one JSON document. Configuration:

``followsuit_examples``
    Files or folders of scenarios, relative to the configuration.
``followsuit_results``
    Where the result document is kept, so that the builds of several languages check once.
``followsuit_draft``
    True leaves all positions out: for quick drafts of prose, and to measure what the positions cost.
``followsuit_coverage``
    True asks for an example of every rule that changes when the rule is taken away, in all games that have examples.
``followsuit_proof``
    The page that says how positions are checked; the stamp on each of them links to it.
``followsuit_proven``
    The report of ``python -m followsuit.proof``, from which pages quote figures.
"""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx

from followsuit.sphinx import assets, coverage, directives, domain, more, proven, rendering, roles, tables, verification


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything."""
    app.add_config_value("followsuit_examples", [], "env", types=[list])
    app.add_config_value("followsuit_results", "", "", types=[str])
    app.add_config_value("followsuit_coverage", False, "", types=[bool])
    app.add_config_value("followsuit_draft", False, "env", types=[bool])
    app.add_config_value("followsuit_proven", "", "env", types=[str])
    app.add_config_value("followsuit_proven_numbers", {}, "env", types=[dict])  # what the report says: set here
    app.add_config_value("followsuit_key", "", "env", types=[str])  # what was checked, and in which words: set here
    for part in (verification, rendering, domain, directives, tables, coverage, roles, proven, assets, more):
        part.setup(app)
    return {"version": "1", "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
