"""The HTTP API: reads the bot's requests, checks and carries them out, and answers as Discord."""
