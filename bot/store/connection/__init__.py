"""Connects to a database, keeps other programs from it where they must be, and migrates it."""
