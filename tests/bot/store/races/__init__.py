"""What two processes do to one database at the same moment, a module for each use case."""
