"""Answers interactions: in time, once, and in the person's language."""
