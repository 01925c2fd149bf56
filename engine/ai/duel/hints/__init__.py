"""Hints: the reasons that can speak for a move, and how each is found with the rules."""
