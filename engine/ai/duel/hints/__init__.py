"""Why a move is good: the kinds of reasons, and how each is found by facts of the rules."""
