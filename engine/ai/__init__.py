"""Computer players: they see what their seat may see, and answer with a move."""
