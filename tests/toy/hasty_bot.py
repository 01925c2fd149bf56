"""`python -m tests.toy.hasty_bot`: the bot with the toy, which looks at once for what is due."""

import sys

from bot.discord import replies
from bot.tables import clocks, tournaments
from tests.toy.bot import main

__all__ = ["main"]

clocks.EVERY = tournaments.EVERY = 0.02
replies.ACKNOWLEDGE_AFTER = 60.0

if __name__ == "__main__":
    sys.exit(main())
