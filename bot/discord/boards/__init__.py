"""Posts boards in channels, each once, so that the newest alone has controls."""
