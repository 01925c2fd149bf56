"""Pools of worker processes, for pictures and for the computer players."""
