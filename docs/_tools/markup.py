"""What a translation has to keep of its source: roles and their targets, links, code, attributes, placeholders."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_ROLE = re.compile(r"\{([\w:+.-]+)\}(`+)(.+?)\2", re.DOTALL)
_TITLED = re.compile(r"^.*<([^<>]+)>$", re.DOTALL)
_REFERENCE_LINK = re.compile(r"\]\[[^\]]*\]|^\[[^\]]+\]:", re.MULTILINE)


def _roles(text: str) -> list[str]:
    """Roles with their targets: ``{term}`` may show other words in each language, but leads to the same term."""
    found = []
    for name, _, content in _ROLE.findall(text):
        titled = _TITLED.match(content)
        found.append(f"{{{name}}}`{titled[1].strip() if titled else content}`")
    return found


def _pattern(expression: str) -> Callable[[str], list[str]]:
    compiled = re.compile(expression, re.DOTALL)

    def find(text: str) -> list[str]:
        return [match[1] for match in compiled.finditer(_ROLE.sub("", text))]

    return find


@dataclass(frozen=True)
class _Kept:
    name: str
    find: Callable[[str], list[str]]


_KEPT = (
    _Kept("roles", _roles),
    _Kept("links", _pattern(r"\]\(\s*<?([^)\s>]+)")),
    _Kept("code", _pattern(r"(`+.+?`+)")),
    _Kept("attributes", _pattern(r"(\{[.#][^}]*\})")),
    _Kept("placeholders", _pattern(r"(\{\{\s*\w+\s*\}\}|%\(\w+\)[sd]|\$\{\w+\}|(?<![\w{])\{\w+\}(?![`{]))")),
    _Kept("bold marks", _pattern(r"(\*\*)")),
)


def _listed(items: Counter[str]) -> str:
    return ", ".join(items.elements())


def differences(source: str, translation: str) -> Iterator[str]:
    """Say what the translation has lost or added."""
    for kept in _KEPT:
        wanted, got = Counter(kept.find(source)), Counter(kept.find(translation))
        if missing := wanted - got:
            yield f"{kept.name}: the source has {_listed(missing)}, the translation has not"
        if added := got - wanted:
            yield f"{kept.name}: the translation has {_listed(added)}, the source has not"
    if _REFERENCE_LINK.search(_ROLE.sub("", translation)):
        yield "a link by reference does not work in a translation: write [text](target)"
