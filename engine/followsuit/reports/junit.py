"""As JUnit XML: a test case a scenario."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET

from followsuit.errors import Problem
from followsuit.scenarios.check import Checked


def report(checked: Sequence[Checked], others: Sequence[Problem]) -> str:
    """One suite; problems that belong to no scenario are a case of their own for each file."""
    suite = ET.Element("testsuite", name="followsuit")
    cases = [(each.scenario.id, each.scenario.place.path, each.problems) for each in checked]
    paths = dict.fromkeys(problem.place.path for problem in others)
    cases += [(path, path, tuple(each for each in others if each.place.path == path)) for path in paths]
    for name, path, problems in cases:
        folder, _, last = name.rpartition("/")
        case = ET.SubElement(suite, "testcase", classname=_xml(folder), name=_xml(last), file=_xml(path))
        for problem in problems:
            failure = ET.SubElement(case, "failure", type=problem.code.slug, message=_xml(problem.message))
            failure.text = _xml(str(problem))
    suite.set("tests", str(len(cases)))
    suite.set("failures", str(sum(bool(problems) for _, _, problems in cases)))
    ET.indent(suite)
    return ET.tostring(suite, encoding="unicode", xml_declaration=True)


def _xml(text: str) -> str:
    """A text without the characters that XML cannot hold, not even escaped."""
    return re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)
