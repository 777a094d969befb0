"""The source of a module, written so that all of its functions can be mutated; it means the same.

mutmut puts its mutants beside functions and passes over whatever else runs while a module is imported: functions with a
decorator (among them every property, and the orders of the cards), and lambdas in tables (among them every rule of the
score). Both can be written as plain functions::

    @property                                      def complete(self) -> bool:
    def complete(self) -> bool:                        return …
        return …                                   complete = property(complete)

    RULES = (                                      def in_RULES_1(sheet): return (sheet.swept is not None)
        ScoreRule("…", lambda sheet:               RULES = (
            sheet.swept is not None),                  ScoreRule("…", in_RULES_1),
    )                                              )
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

DECORATORS = {"property", "cached_property", "cache", "lru_cache"}
"""Those that can as well be called after the function. (An abstract method has nothing to mutate.)"""


class Edit(NamedTuple):
    """Bytes of the source and what stands there instead."""

    start: int
    end: int
    text: str


def plain(source: str) -> str:
    """The source without decorated functions and without lambdas in tables."""
    text = source.encode()
    at_line = [0, *accumulate(len(line) for line in text.splitlines(keepends=True))]
    edits: list[Edit] = []
    for statement in ast.parse(source).body:
        edits += _functions(statement, source, at_line)
        edits += _lambdas(statement, source, at_line)
    parts, at = [], 0
    for start, end, instead in sorted(edits, key=lambda edit: edit.start):
        parts += [text[at:start], instead.encode()]
        at = end
    return b"".join([*parts, text[at:]]).decode()


def _functions(statement: ast.stmt, source: str, at_line: list[int]) -> Iterator[Edit]:
    """A decorated function or method: the decorators are called after it."""
    for node in statement.body if isinstance(statement, ast.ClassDef) else [statement]:
        if not isinstance(node, ast.FunctionDef) or not node.decorator_list:
            continue
        if not all(ast.unparse(each).partition("(")[0] in DECORATORS for each in node.decorator_list):
            continue
        assert node.end_lineno, "a parsed function ends somewhere"
        value = node.name
        for decorator in reversed(node.decorator_list):
            value = f"{ast.unparse(decorator)}({value})"
        yield Edit(at_line[node.decorator_list[0].lineno - 1], at_line[node.lineno - 1], "")
        end = at_line[node.end_lineno]
        yield Edit(end, end, f"{' ' * node.col_offset}{node.name} = {value}\n")


def _lambdas(statement: ast.stmt, source: str, at_line: list[int]) -> Iterator[Edit]:
    """A lambda outside a function: a function before the statement that it stands in."""
    decorated = isinstance(statement, ast.ClassDef) and statement.decorator_list
    before = at_line[(decorated[0] if decorated else statement).lineno - 1]
    for number, node in enumerate(_outermost_lambdas(statement), start=1):
        assert node.end_lineno, "a parsed lambda ends somewhere"
        assert node.end_col_offset, "likewise"
        name = f"in_{_name(statement)}_{number}"
        body = ast.get_source_segment(source, node.body)
        yield Edit(before, before, f"def {name}({ast.unparse(node.args)}):\n    return ({body})\n\n\n")
        yield Edit(at_line[node.lineno - 1] + node.col_offset, at_line[node.end_lineno - 1] + node.end_col_offset, name)


def _outermost_lambdas(node: ast.AST) -> Iterator[ast.Lambda]:
    if isinstance(node, ast.Lambda):
        yield node
    elif not isinstance(node, ast.FunctionDef):
        for child in ast.iter_child_nodes(node):
            yield from _outermost_lambdas(child)


def _name(statement: ast.stmt) -> str:
    """What a statement gives a name to."""
    match statement:
        case ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return "module"
