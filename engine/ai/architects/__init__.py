"""The computer player of 7 Wonders Architects."""
