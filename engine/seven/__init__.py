"""The rules of 7 Wonders; `engine.seven.game.SEVEN` is their interface.

It is the base game in its first edition, for 3 to 7 players, or for 2 with the Free City.
"""
