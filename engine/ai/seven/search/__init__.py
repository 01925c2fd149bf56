"""The search of 7 Wonders: the rules on flat arrays, a policy, and games played out."""
