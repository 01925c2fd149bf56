"""Messages and controls as plain values, without discord.py."""
