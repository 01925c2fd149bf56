"""Queries for what is kept about people: preferences, notices, blocks, and forgetting."""
