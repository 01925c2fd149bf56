"""What is stored about a person: shown, taken away as a file, and forgotten."""
