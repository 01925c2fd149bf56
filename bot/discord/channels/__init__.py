"""Messages that the bot sends and edits by itself, in channels and directly."""
