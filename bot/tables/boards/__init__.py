"""Shows games: boards for everybody, private panels, and what could not be shown at once."""
