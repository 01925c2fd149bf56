"""`python -m tests.toy.hasty_bot`: the bot with the toy, which looks at once for what is due."""

import sys

from bot.discord.replies import reply as replies
from bot.tables.notices import clocks
from bot.tables.tournaments import tournaments
from tests.toy.bot import main

__all__ = ["main"]

clocks.EVERY = tournaments.EVERY = 0.02
replies.ACKNOWLEDGE_AFTER = 60.0

if __name__ == "__main__":
    sys.exit(main())
