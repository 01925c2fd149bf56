"""Queries for ended games: results, rankings, statistics, and games imported from files."""
