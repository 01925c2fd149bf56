"""The package that talks to Discord: the client, commands, presses, replies and messages."""
