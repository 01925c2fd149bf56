"""`python -m tests.toy.patient_bot`: the bot with the toy, which answers only when it is ready.

For tests that count on what a request is: the bot of `tests.toy.bot` announces what takes long.
"""

import sys

from bot.discord.replies import reply as replies
from tests.toy.bot import main

__all__ = ["main"]

replies.ACKNOWLEDGE_AFTER = 60.0

if __name__ == "__main__":
    sys.exit(main())
