"""``python -m followsuit.proof``."""

from __future__ import annotations

import sys

NEEDED = ("rich", "z3")

try:
    from followsuit.proof.command import main
except ModuleNotFoundError as error:
    if error.name not in NEEDED:
        raise
    print(f"The proof needs {error.name}. Install it with: pip install 'followsuit[proof]'", file=sys.stderr)
    sys.exit(2)

if __name__ == "__main__":
    sys.exit(main())
