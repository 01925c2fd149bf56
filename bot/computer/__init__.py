"""Computers at the table: their moves, hints for people, and reviews of finished games."""
