"""The rules of 7 Wonders, base game, first edition: 3 to 7 players, or 2 with the Free City."""
