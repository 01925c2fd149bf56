"""The weights of a linear policy: named groups of numbers, kept in a file and tuned by games."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from .whole_file import write


class Groups:
    """The groups of weights of a policy, where their tuning starts, and the file that has them.

    `first` is the place of the first weight of each group in a list of all.
    """

    def __init__(self, file: Path, starting: Mapping[str, Sequence[float]]) -> None:
        self.file, self._sizes = file, {name: len(values) for name, values in starting.items()}
        self.starting = self._flattened(starting)
        self.first: dict[str, int] = {}
        at = 0
        for name, size in self._sizes.items():
            self.first[name], at = at, at + size

    def load(self, file: Path | None = None) -> list[float]:
        """Return the weights in a file, by default the policy's own, in one list."""
        stored = (file or self.file).read_bytes()
        return self._flattened(msgspec.json.decode(stored, type=dict[str, tuple[float, ...]]))

    def save(self, weights: Sequence[float], file: Path) -> None:
        """Write a list of all weights into a file."""
        groups = {
            name: [round(float(each), 3) for each in weights[at : at + self._sizes[name]]]
            for name, at in self.first.items()
        }
        write(file, msgspec.json.format(msgspec.json.encode(groups)))

    def _flattened(self, groups: Mapping[str, Sequence[float]]) -> list[float]:
        return [weight for name in self._sizes for weight in groups[name]]
