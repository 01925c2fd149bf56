"""Tells people that it is their turn, or how a game goes, and what happens if they let it wait."""
