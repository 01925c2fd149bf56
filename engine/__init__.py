"""Rules and computer players of the games: no input or output, no sentences for people."""
