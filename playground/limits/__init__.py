"""Discord's documented limits, as functions that list the breaches of a request's body."""
