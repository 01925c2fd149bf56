"""What the wording of all games shares: languages, sentences, lists and names."""
