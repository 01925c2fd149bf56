"""Fair deals: cards dealt from sealed secrets, and the proof of it."""
