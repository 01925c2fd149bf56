"""People at a Discord client: what they are offered, do and read."""
