"""Queries for games from their beginning to their end: moves, seats, clocks, who watches."""
