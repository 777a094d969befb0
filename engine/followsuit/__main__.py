"""``python -m followsuit``."""

import sys

from followsuit.cli import main

sys.exit(main())
