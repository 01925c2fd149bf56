"""What people can press: pure functions from views and legal moves to rows of controls."""
