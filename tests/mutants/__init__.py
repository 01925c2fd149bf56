"""Mutation tests: change one thing of a room at random, and see whether its tests notice."""
