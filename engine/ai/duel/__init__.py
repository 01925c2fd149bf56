"""7 Wonders Duel once more as flat arrays, for search alone; `engine.duel` decides games."""
