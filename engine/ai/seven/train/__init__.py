"""Tune the policy of 7 Wonders by games against itself, and measure players."""
