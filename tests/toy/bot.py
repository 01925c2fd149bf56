"""`python -m tests.toy.bot`: the bot as `python -m bot` starts it, on which the toy is played too.

The toy is put in as this module is imported: worker processes import it as well.
"""

import sys

from bot.__main__ import main
from tests.toy import register

__all__ = ["main"]

register.add()

if __name__ == "__main__":
    sys.exit(main())
