"""Looks back on finished games: films, files to take away, and moves that were taken back."""
