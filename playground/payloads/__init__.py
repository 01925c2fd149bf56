"""The JSON in which Discord describes what exists: to the bot over HTTP and over the gateway."""
