"""Building the site in all languages, beside building it with the positions left out: the ratio is what they cost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
RUNS = 2


def seconds(*, draft: bool) -> float:
    """The best time of a fresh build of all languages."""
    best = float("inf")
    environment = os.environ | ({"DOCS_DRAFT": "1"} if draft else {})
    for _ in range(RUNS):
        start = time.perf_counter()
        # A draft has references to positions that it leaves out, so its warnings are not asked about.
        subprocess.run(
            [sys.executable, "docs/build.py", "--fresh"],
            cwd=ROOT,
            env=environment,
            check=not draft,
            capture_output=True,
        )
        best = min(best, time.perf_counter() - start)
    return best


def main() -> None:
    """Print both times and their ratio. The full site is built last, so that it is what stays."""
    empty = seconds(draft=True)
    full = seconds(draft=False)
    print(
        f"the site in all languages: {full:.1f} s; with the positions left out: {empty:.1f} s; {full / empty:.2f} times"
    )


if __name__ == "__main__":
    main()
