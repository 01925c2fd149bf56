"""Tells whether the file of an open database still lies where it was opened."""

from pathlib import Path


class Place:
    """The place of a database file; `None` stands for a database that has none."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._identity: tuple[int, int] | None = None

    def is_left(self) -> bool:
        """Return whether another file, or none, lies there than at the first call.

        The system lets a program go on with a file that was deleted or replaced, and forgets all
        that was written when the program ends.
        """
        if self.file is None:
            return False
        try:
            found = self.file.stat()
        except FileNotFoundError:
            return True
        identity = found.st_dev, found.st_ino
        self._identity = self._identity or identity
        return identity != self._identity
