"""How games begin: challenges, lobbies, rematches, and the threads that games get."""
