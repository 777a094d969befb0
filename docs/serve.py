"""Write with the page open: ``python docs/serve.py [LANG] [--port 8000]`` builds one language again at each change."""

from __future__ import annotations

import argparse
import os
import sys

from _ext.languages import BY_CODE, SOURCE
from _tools import catalogues
from _tools.paths import BUILD, DOCS, EXAMPLES

_WATCHED = (DOCS.parent / "engine", EXAMPLES)
_MADE_BY_THE_BUILD = r"__pycache__|\.mo$|/LC_MESSAGES/sphinx\.js$"


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Serve one language of the site, and reload it at each change.")
    parser.add_argument("language", nargs="?", default=SOURCE, choices=sorted(BY_CODE))
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args()
    os.environ["DOCS_LANGUAGE"] = options.language
    catalogues.compile_language(options.language)

    from sphinx_autobuild.__main__ import main as autobuild  # type: ignore[import-untyped]

    out, doctrees = BUILD / "serve" / options.language, BUILD / "serve" / "doctrees" / options.language
    watched = [f"--watch={folder}" for folder in _WATCHED if folder.is_dir()]
    ignored = f"--re-ignore={_MADE_BY_THE_BUILD}"
    autobuild([str(DOCS), str(out), "-d", str(doctrees), f"--port={options.port}", ignored, *watched])
    return 0


if __name__ == "__main__":
    sys.exit(main())
