"""Operation of the program for the host: start and stop, doctor, backup, health."""
