"""Where things lie on the pictures of 7 Wonders: numbers that several of them share."""

HEIGHT = 840
"""How high the board and all pictures of a film are."""
MARGIN = 10
GAP = 8
RADIUS = 16
