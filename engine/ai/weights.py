"""The weights of a linear policy: named groups of numbers, kept in a file and tuned by games."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

from .whole_file import write

Group: TypeAlias = Sequence[float] | Mapping[str, float]
"""Weights in their order, or one for each item of the game, by its id."""


class Groups:
    """The groups of weights of a policy, where their tuning starts, and the file that has them.

    `first` is the place of the first weight of each group in a list of all. Weights of items find
    their items by id, as those of networks do (`items.py`).
    """

    def __init__(self, file: Path, starting: Mapping[str, Group]) -> None:
        self.file = file
        self._ids = {
            name: tuple(group) for name, group in starting.items() if isinstance(group, Mapping)
        }
        self._sizes = {name: len(group) for name, group in starting.items()}
        self.starting = self._flattened(starting)
        self.first: dict[str, int] = {}
        at = 0
        for name, size in self._sizes.items():
            self.first[name], at = at, at + size

    def load(self, file: Path | None = None) -> list[float]:
        """Return the weights in a file, by default the policy's own, in one list.

        An item that the file does not know gets the mean of those that it knows. Raises
        `ValueError` where a group does not have as many weights as are needed.
        """
        stored = (file or self.file).read_bytes()
        groups = msgspec.json.decode(stored, type=dict[str, tuple[float, ...] | dict[str, float]])
        return self._flattened(groups)

    def save(self, weights: Sequence[float], file: Path) -> None:
        """Write a list of all weights into a file."""
        groups: dict[str, Group] = {}
        for name, at in self.first.items():
            group = [round(float(each), 3) for each in weights[at : at + self._sizes[name]]]
            ids = self._ids.get(name)
            groups[name] = group if ids is None else dict(zip(ids, group, strict=True))
        write(file, msgspec.json.format(msgspec.json.encode(groups)))

    def _flattened(self, groups: Mapping[str, Group]) -> list[float]:
        return [weight for name in self._sizes for weight in self._in_order(name, groups[name])]

    def _in_order(self, name: str, group: Group) -> Sequence[float]:
        if isinstance(group, Mapping):
            mean = sum(group.values()) / len(group)
            return [group.get(item, mean) for item in self._ids[name]]
        if len(group) != self._sizes[name]:
            needed = self._sizes[name]
            raise ValueError(f"{name}: {len(group)} weights are stored, {needed} are needed")
        return group
