"""`python -m playground`: the server with its page, and the bot as a process beside it."""
