"""Fits the weights of a network to the items of a game, as the data have them now.

What a network has learnt of a card, wonder or token stands in rows of weights. Stored weights name
the items in the order of their rows, and each item finds its own rows again by its id: items can be
added, taken away or put in another order, and the network still plays. An item that it has never
met gets the mean of those that are like it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Never, NoReturn, TypeAlias

import numpy as np
import numpy.typing as npt

from .whole_file import replaced

Floats: TypeAlias = npt.NDArray[np.float32]

Items: TypeAlias = Mapping[str, Sequence[str]]
"""The ids of all items by kind, in the order of their rows."""

Alike: TypeAlias = Callable[[str], object]
"""Returns a key for the id of an item; items with equal keys are taken to be alike."""


class Block(NamedTuple):
    """Rows from `at` on: `copies` times one after the other, `width` of each item of a kind."""

    at: int
    kind: str
    copies: int = 1
    width: int = 1


def refuse_twice(item: str, effects: Iterable[object], kinds: tuple[type, ...]) -> None:
    """Raise `ValueError` if an item has two effects of one of the `kinds`.

    The tables of the flat rules have room for one of each, and would forget the other.
    """
    for kind in kinds:
        if sum(isinstance(each, kind) for each in effects) > 1:
            raise ValueError(f"{item} has two effects {kind.__name__}: the flat rules know one")


def refuse_unknown(item: str, effect: Never) -> NoReturn:
    """Raise `ValueError` for a kind of effect that the flat rules of a game do not know.

    mypy finds that it can be called, where a case for a kind is missing.
    """
    raise ValueError(
        f"{item} has {type(effect).__name__}, a kind of effect that the flat rules do not know;"
        " CONTRIBUTING.md tells what it needs there"
    )


def save(parts: Mapping[str, Floats], items: Items, file: Path) -> None:
    """Write the weights of a network in half precision, with the items that it has learnt of."""
    file.parent.mkdir(parents=True, exist_ok=True)
    stored: dict[str, Any] = {kind: np.array(ids) for kind, ids in items.items()}
    stored |= {name: part.astype(np.float16) for name, part in parts.items()}
    with replaced(file) as made:
        np.savez_compressed(made, **stored)


def load(file: Path, names: Sequence[str], items: Items) -> tuple[list[Floats], Items]:
    """Read the parts of a network by their names, and the items that it has learnt of.

    A file that names none was learnt of the present `items`. Raises `OSError` or `ValueError`.
    """
    with np.load(file) as stored:
        then = {kind: tuple(stored.get(kind, ids)) for kind, ids in items.items()}
        return [stored[name].astype(np.float32) for name in names], then


def fitted(
    stored: Floats, then: Items, blocks: Sequence[Block], rows: int, now: Items, alike: Alike
) -> Floats:
    """Return `rows` rows of weights for the items of `now`, from those stored for `then`.

    `blocks` tell which rows belong to items, by their places now and in their order. Raises
    `ValueError` where the stored rows are not as many as the items of `then` make.
    """
    sources = list(_sources(then, blocks, rows, now, alike))
    expected = rows + sum(
        block.copies * block.width * (len(then[block.kind]) - len(now[block.kind]))
        for block in blocks
    )
    if len(stored) != expected:
        raise ValueError(f"{len(stored)} rows of weights are stored, {expected} are needed")
    return np.stack([stored[source].mean(axis=0) for source in sources]).astype(np.float32)


def _sources(
    then: Items, blocks: Sequence[Block], rows: int, now: Items, alike: Alike
) -> Iterator[list[int]]:
    """Yield for each row now the stored ones of which it is the mean."""
    at = stored = 0
    for block in blocks:
        items, former = now[block.kind], then[block.kind]
        yield from ([stored + n] for n in range(block.at - at))
        stored += block.at - at
        models = [_models(item, items, former, alike) for item in items]
        for _ in range(block.copies):
            for places in models:
                for row in range(block.width):
                    yield [stored + place * block.width + row for place in places]
            stored += len(former) * block.width
        at = block.at + block.copies * len(items) * block.width
    yield from ([stored + n] for n in range(rows - at))


def _models(item: str, items: Sequence[str], former: Sequence[str], alike: Alike) -> list[int]:
    """Return the places of the stored items from which an item has its weights."""
    if item in former:
        return [former.index(item)]
    like = [place for place, id_ in enumerate(former) if id_ in items and alike(id_) == alike(item)]
    return like or list(range(len(former)))
