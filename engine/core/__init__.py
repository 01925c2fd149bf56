"""What every game shares: its contract, replaying stored moves, and counting positions."""
