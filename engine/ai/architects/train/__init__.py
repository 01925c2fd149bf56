"""Tune the policy of 7 Wonders Architects by games against itself, and measure players."""
