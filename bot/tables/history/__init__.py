"""Looks back on finished games: lists, proofs, films, files, and moves that were taken back."""
