"""Looks after a database: backs it up, inspects it, and deletes what is kept for a time only."""
