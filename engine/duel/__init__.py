"""7 Wonders Duel: its rules, to be read, and what decides games."""
