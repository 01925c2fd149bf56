"""What people read: engine values put into words, as pure functions."""
