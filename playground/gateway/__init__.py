"""The websocket over which the bot receives events: sessions, replay, intents and shards."""
