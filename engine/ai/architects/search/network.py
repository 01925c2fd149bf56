"""A small network: public facts of a position in, the chance of a seat to win out."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.ai import items
from engine.ai.items import Block, fitted
from engine.ai.kernels.kernel import kernel
from engine.architects.catalog import CARDS

from .board import CITY, CITY_SIZE, LEFT, MOST_SEATS, PLAYERS
from .codes import CARD_IDS, N_STAGES, TOKEN_IDS, WONDER_IDS
from .facts import (
    CITIES,
    MOST_OF_CITY,
    N_FACTS,
    OF_CENTRE,
    OF_CITY,
    OF_FACES,
    OF_HELD,
    OF_REST,
    OF_STAGES,
    OF_TOKENS,
    OF_TOP,
    OF_WONDER,
    buried,
    city,
    first_of,
    seen,
    share_of,
    table,
    uncovered,
)

Floats = npt.NDArray[np.float32]

TABLE_AT = MOST_SEATS * MOST_OF_CITY
"""Where the facts of the table stand in the room, behind those of the cities."""

FACTS_OF_ITEMS = (
    *(
        Block(at, kind, width=width)
        for city in range(0, CITIES * OF_CITY, OF_CITY)
        for at, kind, width in (
            (city + OF_WONDER, "wonders", 1),
            (city + OF_STAGES, "wonders", N_STAGES),
            (city + OF_HELD, "cards", 1),
            (city + OF_TOKENS, "tokens", 1),
            (city + OF_TOP, "cards", 1),
            (city + OF_REST, "cards", 1),
        )
    ),
    Block(OF_FACES, "tokens"),
    Block(OF_CENTRE, "cards"),
)
ITEMS = {"cards": CARD_IDS, "wonders": WONDER_IDS, "tokens": TOKEN_IDS}

WEIGHTS = Path(__file__).parents[4] / "data" / "ai" / "architects.npz"


class Network(NamedTuple):
    """The weights: in `into` by input, so that what is not true is skipped; else by output."""

    into: Floats  # facts x first layer
    into_bias: Floats
    middle: Floats  # second layer x first layer
    middle_bias: Floats
    out: Floats  # second layer
    out_bias: Floats  # one number


def untrained(rng: np.random.Generator, first: int = 64, second: int = 16) -> Network:
    """Return a network that knows nothing."""

    def spread(inputs: float, *shape: int) -> Floats:
        return rng.standard_normal(shape, dtype=np.float32) * np.float32(inputs**-0.5)

    return Network(
        spread(60.0, N_FACTS, first),
        np.zeros(first, np.float32),
        spread(first / 2, second, first),
        np.zeros(second, np.float32),
        spread(second, second),
        np.zeros(1, np.float32),
    )


def save(network: Network, file: Path) -> None:
    """Write a network in half precision, with the items that it has learnt of."""
    items.save(network._asdict(), ITEMS, file)


def load(file: Path = WEIGHTS) -> Network:
    """Read a network, fitted to the items of the game; raises `OSError` or `ValueError`."""
    parts, then = items.load(file, Network._fields, ITEMS)
    network = Network(*parts)
    into = fitted(network.into, then, FACTS_OF_ITEMS, N_FACTS, ITEMS, _alike)
    return network._replace(into=into)


def _alike(item: str) -> str | None:
    """Return the colour of a card; `None` for wonders and tokens, which are all alike."""
    card = CARDS.get(item)
    return None if card is None else card.colour


@kernel
def judge(net, s, room):
    """Write the chance of every seat to win into `room.result`: 1 together."""
    survey(net, s, room)
    chances(net, s, room)


@kernel
def survey(net, root, room):
    """Work out what the cards that lie in decks add to the first layer, for each seat.

    A search does so once, at its root. Few of these cards are drawn before a position is judged.
    """
    players, at, value, cells = root[PLAYERS], room.at, room.value, len(room.hidden)
    for owner in range(players):
        begin = owner * MOST_OF_CITY
        room.lay[owner] = root[CITY + owner * CITY_SIZE + LEFT]
        room.told[owner] = fill_up(at, value, begin, buried(root, owner, 0, at, value, begin))
    for seat in range(players):
        for j in range(cells):
            room.hidden[j] = 0
        add_cities(net, root, seat, room)
        for j in range(cells):
            room.decks[seat * cells + j] = room.hidden[j]


@kernel
def chances(net, s, room):
    """Write the chance of every seat to win into `room.result`: 1 together.

    `room` has the `survey` of a position that came before, or of this one. What is told of a city,
    and of the table, is worked out once for all seats.
    """
    players, at, value = s[PLAYERS], room.at, room.value
    for seat in range(players):
        begin = seat * MOST_OF_CITY
        end = uncovered(s, seat, room.lay[seat], at, value, city(s, seat, at, value, begin))
        room.told[seat] = fill_up(at, value, begin, end)
    end = fill_up(at, value, TABLE_AT, table(s, at, value, TABLE_AT))
    room.common[:] = net.into_bias
    add_rows(net, room.common, at, value, TABLE_AT, end, 0, 1.0)
    total = 0.0
    for seat in range(players):
        room.result[seat] = chance(net, s, seat, room)
        total += room.result[seat]
    for seat in range(players):
        room.result[seat] /= total


@kernel
def chance(net, s, seat, room):
    """Return the chance (0 to 1) that a seat wins, given what `room` has of cities and the table.

    What only this seat is told takes the places of the table, which `room.common` has already.
    """
    hidden, at, value = room.hidden, room.at, room.value
    for j in range(len(hidden)):
        hidden[j] = room.common[j] + room.decks[seat * len(hidden) + j]
    end = fill_up(at, value, TABLE_AT, seen(s, seat, at, value, TABLE_AT))
    add_rows(net, hidden, at, value, TABLE_AT, end, 0, 1.0)
    add_cities(net, s, seat, room)
    for j in range(len(hidden)):
        hidden[j] = max(hidden[j], np.float32(0))
    logit = net.out_bias[0]
    for i in range(len(net.middle_bias)):
        x = net.middle_bias[i]
        for j in range(len(hidden)):
            x += net.middle[i, j] * hidden[j]
        if x > 0:
            logit += x * net.out[i]
    return 1.0 / (1.0 + np.exp(-logit))


@kernel
def add_cities(net, s, seat, room):
    """Add what `room` has of all cities, as this seat is told of them."""
    for other in range(s[PLAYERS]):
        begin, end = other * MOST_OF_CITY, room.told[other]
        first, share = first_of(s, seat, other), share_of(s, seat, other)
        add_rows(net, room.hidden, room.at, room.value, begin, end, first, share)


@kernel
def fill_up(at, value, begin, end):
    """Add facts that tell nothing, so that those from `begin` on are in fours; return the end."""
    while (end - begin) % 4:
        at[end], value[end] = 0, 0.0
        end += 1
    return end


@kernel
def add_rows(net, hidden, at, value, begin, end, first, share):
    """Add the rows of facts to the first layer, each fact counted from `first`, `share` times.

    Four rows at a time, so that sums are written a quarter as often.
    """
    part = np.float32(share)
    for i in range(begin, end, 4):
        a, b, c, d = first + at[i], first + at[i + 1], first + at[i + 2], first + at[i + 3]
        w, x, y, z = part * value[i], part * value[i + 1], part * value[i + 2], part * value[i + 3]
        for j in range(len(hidden)):
            hidden[j] += (w * net.into[a, j] + x * net.into[b, j]) + (
                y * net.into[c, j] + z * net.into[d, j]
            )


def add_rows_interpreted(
    net: Network,
    hidden: list[float],
    at: Sequence[int],
    value: Sequence[float],
    begin: int,
    end: int,
    first: int,
    share: float,
) -> None:
    """Do what `add_rows` does with NumPy, which adds whole rows where Python adds numbers."""
    rows = net.into[[first + fact for fact in at[begin:end]]]
    hidden[:] = (hidden + share * (np.array(value[begin:end], np.float32) @ rows)).tolist()
