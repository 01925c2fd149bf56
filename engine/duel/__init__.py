"""The rules of 7 Wonders Duel, written for reading; they decide every game."""
