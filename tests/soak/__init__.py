"""Many games in a storm: what goes wrong, who plays on all the same, and what must hold."""
