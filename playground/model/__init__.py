"""The state of the local Discord: who and what exists, and every change that can happen to it."""
