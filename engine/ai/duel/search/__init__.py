"""7 Wonders Duel as flat arrays, for tree search alone; `engine.duel` decides games."""
