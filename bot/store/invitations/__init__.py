"""Queries for invitations, their limits, and their records."""
