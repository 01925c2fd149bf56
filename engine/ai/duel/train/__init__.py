"""Training: the computer plays itself, learns from it, and is measured against what it was."""
