"""As JUnit XML: a test case a scenario."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from followsuit.errors import Problem, printable
from followsuit.reports.text import by_file
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """One suite: what is wrong with a scenario is a failure, what belongs to no scenario an error, a case a file."""
    suite = ET.Element("testsuite", name="followsuit")
    files = by_file(others)
    cases = [("failure", each.scenario.id, each.scenario.place.path, each.problems) for each in checked]
    cases += [("error", path, path, tuple(problems)) for path, problems in files.items()]
    for kind, name, path, problems in cases:
        folder, _, last = name.rpartition("/")
        case = ET.SubElement(suite, "testcase", classname=_xml(folder), name=_xml(last), file=_xml(path))
        for problem in problems:
            failure = ET.SubElement(case, kind, type=problem.code.slug, message=_xml(problem.message))
            failure.text = _xml(str(problem))
    suite.set("tests", str(len(cases)))
    suite.set("failures", str(sum(bool(each.problems) for each in checked)))
    suite.set("errors", str(len(files)))
    ET.indent(suite)
    return ET.tostring(suite, encoding="unicode", xml_declaration=True)


def _xml(text: str) -> str:
    """A text without the characters that XML cannot hold, not even escaped."""
    return re.sub("[\ud800-\udfff\ufffe\uffff]", "\ufffd", printable(text))
