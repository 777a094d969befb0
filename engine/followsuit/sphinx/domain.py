"""The domain ``rules``: clauses, scenarios and rule sets, so that pages and other sites can refer to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util.nodes import make_refnode

from followsuit.games import CLAUSES, RULE_SETS
from followsuit.results import Results
from followsuit.sphinx.catalogue import catalogue

Target = tuple[str, str]
"""The page and the anchor of an object."""


class Reference(XRefRole):
    """A reference into this domain, also under the short name: ``{clause}`` is ``{rules:clause}``."""

    innernodeclass = nodes.inline  # these are words of a sentence, not names of code

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Make the reference."""
        self.name = f"rules:{self.name.rpartition(':')[2]}"
        return super().run()


class RulesDomain(Domain):
    """Clauses by id, scenarios by ``folder/name``, rule sets by dotted name."""

    name = "rules"
    label = "Rules"
    object_types: ClassVar[dict[str, ObjType]] = {kind: ObjType(kind, kind) for kind in ("clause", "scenario", "set")}
    roles: ClassVar[dict[str, Any]] = {"clause": Reference(), "scenario": Reference(), "set": Reference()}
    initial_data: ClassVar[dict[str, Any]] = {"clause": {}, "scenario": {}, "set": {}}
    data_version = 1
    results: Results
    """What the check of this build found. Not part of the environment that is kept: it is found anew each time."""

    def begin(self, results: Results, language: str) -> None:
        """Take the results of this build's check, and call things by their names in its language."""
        self.results = results
        words = catalogue(language)
        for kind in self.object_types:  # a search shows what kind of thing it has found
            self.object_types[kind] = ObjType(words(f"object.{kind}"), kind)

    def note(self, kind: str, name: str, anchor: str, *, main: bool = True) -> None:
        """Say where an object is. A ``main`` place wins over another; among equals the first page by name does."""
        places: dict[str, tuple[bool, str, str]] = self.data[kind]
        mine = (not main, self.env.docname, anchor)
        if name not in places or mine < places[name]:
            places[name] = mine

    def target(self, kind: str, name: str) -> Target | None:
        """Where an object is."""
        place = self.data[kind].get(name)
        return place[1:] if place else None

    def shown_on(self, docname: str) -> frozenset[str]:
        """The scenarios that a page shows with a caption of its own."""
        return frozenset(
            name for name, (other, page, _) in self.data["scenario"].items() if page == docname and not other
        )

    def clear_doc(self, docname: str) -> None:
        """Forget what a page said."""
        for places in (self.data[kind] for kind in self.object_types):
            for name in [name for name, place in places.items() if place[1] == docname]:
                del places[name]

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process read."""
        for kind in self.object_types:
            for name, place in otherdata[kind].items():
                if place[1] in docnames and (name not in self.data[kind] or place < self.data[kind][name]):
                    self.data[kind][name] = place

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """The link; its text is the object's own name in the page's language, unless the page gives one."""
        found = self.target(typ, target)
        if found is None:
            return None
        title = None if node["refexplicit"] else self._title(typ, target)
        content = nodes.inline("", title, classes=["fs-ref"]) if title else contnode
        return make_refnode(builder, fromdocname, found[0], found[1], content)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """The links that a target without a kind may mean."""
        found = ((kind, self.target(kind, target)) for kind in self.object_types)
        return [
            (f"rules:{kind}", make_refnode(builder, fromdocname, place[0], place[1], contnode))
            for kind, place in found
            if place
        ]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Everything, for the inventory that other sites read."""
        for kind in self.object_types:
            for name, (_, docname, anchor) in self.data[kind].items():
                # Examples are in the inventory, but a search for a word need not list hundreds of ids.
                yield name, self._title(kind, name) or name, kind, docname, anchor, -1 if kind == "scenario" else 1

    def _title(self, kind: str, name: str) -> str | None:
        words = catalogue(self.env.config.language)
        if kind == "clause" and name in CLAUSES:
            return words(f"clause.{name}")
        if kind == "set" and name in RULE_SETS:
            return words(f"rules.{name}")
        return None


def rules_domain(env: BuildEnvironment) -> RulesDomain:
    """The domain of a build."""
    domain = env.get_domain("rules")
    assert isinstance(domain, RulesDomain)
    return domain


def setup(app: Sphinx) -> None:
    """Register the domain, and its roles under their short names too."""
    app.add_domain(RulesDomain)
    app.add_role("clause", Reference())
    app.add_role("scenario", Reference())
