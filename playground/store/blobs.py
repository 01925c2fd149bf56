"""The bytes of attachments: in the file, and in memory while they are new or recently read."""

from collections.abc import Iterator, MutableMapping
from functools import lru_cache

from .file import WorldFile

CACHED = 64
"""How many files that were read stay in memory."""


class Blobs(MutableMapping[int, bytes]):
    """Bytes by attachment id; `unwritten` and `deleted` hold what has not reached the file."""

    def __init__(self, file: WorldFile) -> None:
        self.unwritten: dict[int, bytes] = {}
        self.deleted: set[int] = set()
        self._ids = file.file_ids()
        self._read = lru_cache(maxsize=CACHED)(file.read_file)

    def __getitem__(self, number: int) -> bytes:
        if number not in self._ids:
            raise KeyError(number)
        unwritten = self.unwritten.get(number)
        return self._read(number) if unwritten is None else unwritten

    def __setitem__(self, number: int, data: bytes) -> None:
        self._ids.add(number)
        self.unwritten[number] = data

    def __delitem__(self, number: int) -> None:
        self._ids.remove(number)
        self.unwritten.pop(number, None)
        self.deleted.add(number)

    def __iter__(self) -> Iterator[int]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def written(self, files: dict[int, bytes], deleted: set[int]) -> None:
        """Note what has reached the file. The bytes of an attachment never change."""
        for number in files:
            self.unwritten.pop(number, None)
        self.deleted -= deleted
