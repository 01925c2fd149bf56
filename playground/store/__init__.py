"""The file in which a world outlives the program."""

from .file import BadFile, WorldFile
from .keeping import Keeping

__all__ = ["BadFile", "Keeping", "WorldFile"]
