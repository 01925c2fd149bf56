"""Counts ended games, rates players, and shows leaderboards and statistics."""
