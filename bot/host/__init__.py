"""What whoever hosts the bot starts, asks and reads: nothing of it is needed to play."""
