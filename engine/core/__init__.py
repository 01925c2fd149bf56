"""What every game shares: the contract, replay, perft counts, sealed deals, memoizing."""
