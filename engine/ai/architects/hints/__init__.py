"""The reasons that `/hint` gives for moves of 7 Wonders Architects, as values."""
