"""Lessons and rules: what teaches a game, read from data, as panels without Discord."""
