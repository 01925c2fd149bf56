"""What the computer players of all games share, and a folder for each game."""
