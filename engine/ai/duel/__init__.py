"""The computer player of 7 Wonders Duel: search, levels, hints and training."""
