"""Two processes of the bot serve people at the same moment, a module for each use case."""
