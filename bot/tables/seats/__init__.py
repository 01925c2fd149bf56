"""What people do at a table besides playing: resign, hand their seat over, take a move back."""
