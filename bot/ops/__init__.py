"""For whoever runs the bot: start and stop, doctor, backup, health."""
