"""Write with the page open: ``python docs/serve.py [LANG] [--port 8000]`` builds one language again at each change."""

from __future__ import annotations

import argparse
import os
import sys

from _ext.languages import BY_CODE, SOURCE
from _tools import catalogues
from _tools.paths import BUILD, DOCS
from build import verify


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Serve one language of the site, and reload it at each change.")
    parser.add_argument("language", nargs="?", default=SOURCE, choices=sorted(BY_CODE))
    parser.add_argument("--port", default="8000")
    options = parser.parse_args()
    os.environ["DOCS_LANGUAGE"] = options.language
    verify()
    catalogues.compile_language(options.language)

    from sphinx_autobuild.__main__ import main as autobuild

    out = BUILD / "serve" / options.language
    watched = (DOCS.parent / "engine", DOCS.parent / "examples")
    autobuild([
        str(DOCS), str(out), "-d", str(BUILD / "serve" / "doctrees" / options.language), "--port", options.port,
        *(f"--watch={folder}" for folder in watched if folder.is_dir()),
        "--ignore=*.mo", "--ignore=*.js.tmp", "--re-ignore=__pycache__|LC_MESSAGES/sphinx\\.js$",
        f"--pre-build={sys.executable} {DOCS / 'build.py'} --verify",
    ])  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
