"""The Discord bot: everything that people see and press, and what is kept of it."""
