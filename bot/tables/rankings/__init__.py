"""Counts ended games, rates players, and shows leaderboards, statistics and past games."""
