"""The rules of 7 Wonders Architects, for 2 to 7 players.

`engine.architects.game.ARCHITECTS` is their interface.
"""
