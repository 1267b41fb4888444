"""``python -m atoll`` is the command ``atoll``."""

import sys

from .cli import main

if __name__ == "__main__":  # workers of ``atoll sim`` import this module under another name
    sys.exit(main())
