"""Fair deals: games are dealt from sealed secrets, and anybody can verify the deal."""
