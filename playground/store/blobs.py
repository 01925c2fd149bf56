"""The bytes of attachments: in the file, and in memory only while they are new or in demand."""

from collections.abc import Iterator, MutableMapping
from functools import lru_cache

from .file import WorldFile

REMEMBERED = 64


class Blobs(MutableMapping[int, bytes]):
    """Bytes by the id of their attachment. What changes waits here until it is written."""

    def __init__(self, file: WorldFile) -> None:
        self.fresh: dict[int, bytes] = {}
        self.gone: set[int] = set()
        self._ids = file.file_ids()
        self._read = lru_cache(maxsize=REMEMBERED)(file.read_file)

    def __getitem__(self, number: int) -> bytes:
        if number not in self._ids:
            raise KeyError(number)
        fresh = self.fresh.get(number)
        return self._read(number) if fresh is None else fresh

    def __setitem__(self, number: int, data: bytes) -> None:
        self._ids.add(number)
        self.fresh[number] = data

    def __delitem__(self, number: int) -> None:
        self._ids.remove(number)
        self.fresh.pop(number, None)
        self.gone.add(number)

    def __iter__(self) -> Iterator[int]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def written(self, files: dict[int, bytes], gone: set[int]) -> None:
        """Note what has reached the file. An attachment's bytes never change, only come and go."""
        for number in files:
            self.fresh.pop(number, None)
        self.gone -= gone
