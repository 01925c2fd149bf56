"""The search of the computer player of 7 Wonders Architects."""
