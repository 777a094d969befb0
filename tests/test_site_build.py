"""The build of the site: nothing is built from a wrong example, and the quick way gives what the slow one does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import build
from _ext import fast_translations
from _ext.languages import LANGUAGES
from _tools import paths
from tests.sphinx_project import GOOD

ROOT = Path(__file__).parents[1]

SLOW = """
import sys
from sphinx.application import Sphinx
from _tools import catalogues
catalogues.compile_language("he")
left_out = ["_*", "decisions", "locales", "readme", "games/*", "coverage.md"]
settings = {"exclude_patterns": left_out, "suppress_warnings": ["*"]}
if sys.argv[2] == "slow":
    from _ext import fast_translations
    fast_translations.apply = lambda: None
out = sys.argv[1]
app = Sphinx("docs", "docs", out, out + "/doctrees", "html", confoverrides=settings, status=None, warning=None)
app.build()
"""


def test_the_quick_translation_gives_the_same_pages(tmp_path: Path) -> None:
    assert fast_translations.applies()
    environment = os.environ | {"DOCS_LANGUAGE": "he", "PYTHONPATH": "docs"}
    pages: list[dict[str, str]] = []
    for way in ("fast", "slow"):
        out = tmp_path / way
        subprocess.run([sys.executable, "-c", SLOW, str(out), way], cwd=ROOT, env=environment, check=True)
        pages.append({path.name: path.read_text("utf-8") for path in sorted(out.glob("*.html"))})
    assert pages[0] == pages[1]
    assert "which-card.html" in pages[0]


def test_nothing_is_built_from_a_wrong_example(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "belote" / "play.scn"
    wrong.parent.mkdir()
    wrong.write_text(GOOD.replace('[Legal    "9S"]', '[Legal    "KH"]'), "utf-8")
    monkeypatch.setattr(build, "EXAMPLES", tmp_path)
    monkeypatch.setattr(build, "RESULTS", tmp_path / "results.json")
    monkeypatch.setattr(build, "build", lambda *args: pytest.fail("a wrong example was built"))
    monkeypatch.setattr(sys, "argv", ["build.py", "en"])
    assert build.main() == 1
    assert f"{wrong}:7:12: disagrees: KH may not be played" in capsys.readouterr().err


def test_an_unknown_language_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["build.py", "xx"])
    with pytest.raises(SystemExit):
        build.main()
    assert "not a language of the site: xx" in capsys.readouterr().err


def test_every_language_has_its_catalogues() -> None:
    codes = [language.code for language in LANGUAGES]
    assert len(codes) == len(set(codes)) == 11
    for code in codes[1:]:
        assert (paths.catalogues(code) / "which-card.po").exists()
        assert (ROOT / "engine/followsuit/locales" / code / "LC_MESSAGES/followsuit.po").exists()
