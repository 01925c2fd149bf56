"""The use cases of tables: play, invitations, seats, resigning; they know no discord.py."""
