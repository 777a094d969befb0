"""``python -m followsuit.proof``."""

from __future__ import annotations

import sys

NEEDED = ("rich", "z3")


def main() -> int:
    """Run the command, if what it needs is installed; 2 if it is not."""
    try:
        from followsuit.proof import command
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in NEEDED:
            raise
        print(f"The proof needs {missing}; install it: pip install 'followsuit[proof]'", file=sys.stderr)
        return 2
    return command.main()


if __name__ == "__main__":
    sys.exit(main())
