"""Stores a world in a SQLite file, so that it outlives the program."""

from .file import UnusableFile, WorldFile
from .persistence import Persistence

__all__ = ["Persistence", "UnusableFile", "WorldFile"]
