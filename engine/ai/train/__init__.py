"""What the training of all games shares: tuning a policy, and measuring players."""
