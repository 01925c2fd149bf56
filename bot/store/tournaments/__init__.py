"""Queries for tournaments, and their records."""
