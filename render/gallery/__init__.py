"""Every picture of seeded games: for eyes, tests and measurements."""
