"""The basic types of 7 Wonders: ids, resources, costs, prices and their reasons, boards, cities."""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from msgspec import Meta, Struct

from engine.core.game import Seat

CardId: TypeAlias = str
WonderId: TypeAlias = str

Resource = Literal["wood", "stone", "clay", "ore", "glass", "loom", "papyrus"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
RAW: tuple[Resource, ...] = RESOURCES[:4]
MANUFACTURED: tuple[Resource, ...] = RESOURCES[4:]

Goods = Literal["raw", "manufactured"]

Amounts: TypeAlias = tuple[int, int, int, int, int, int, int]
"""A number for each resource, in the order of `RESOURCES`."""

Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

Symbol = Literal["tablet", "compass", "gear"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)

Age: TypeAlias = Literal[1, 2, 3]
AGES: tuple[Age, ...] = get_args(Age)

Side = Literal["A", "B"]
SIDES: tuple[Side, ...] = get_args(Side)

Neighbour = Literal["left", "right"]
NEIGHBOURS: tuple[Neighbour, ...] = get_args(Neighbour)

Hand: TypeAlias = tuple[CardId, ...]
"""Cards in the order of the catalog; copies of a card share its id."""

FREE_CITY = Seat(2)
"""With two players, the place of the Free City in the circle of three; nobody sits there."""


def left(seat: Seat, cities: int) -> Seat:
    """Return the left neighbour in a circle of so many cities."""
    return Seat((seat + 1) % cities)


def right(seat: Seat, cities: int) -> Seat:
    """Return the right neighbour in a circle of so many cities."""
    return Seat((seat - 1) % cities)


def amounts(units: Sequence[int]) -> Amounts:
    """Return one number for each resource as `Amounts`."""
    wood, stone, clay, ore, glass, loom, papyrus = units
    return (wood, stone, clay, ore, glass, loom, papyrus)


Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
"""A count in the data files: 1 to 99, so that it fits in a picture."""

Few: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
"""A count in the data files that may be 0."""


class Board(NamedTuple):
    """One side of a wonder board."""

    wonder: WonderId
    side: Side


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card or a stage costs: coins and units of each resource."""

    coins: Few = 0
    wood: Few = 0
    stone: Few = 0
    clay: Few = 0
    ore: Few = 0
    glass: Few = 0
    loom: Few = 0
    papyrus: Few = 0

    @property
    def resources(self) -> Amounts:
        """The units of each resource."""
        return (
            self.wood, self.stone, self.clay, self.ore, self.glass, self.loom, self.papyrus
        )  # fmt: skip


class Chained(Struct, frozen=True, tag=True):
    """The card is free: the city has `card`, which is named on it (rulings 27 to 30)."""

    card: CardId


class Gift(Struct, frozen=True, tag=True):
    """The card is free by Olympia's gift of this Age (ruling 36)."""


class Printed(Struct, frozen=True, tag=True):
    """The coins printed on the card, which go to the bank (ruling 12)."""

    coins: int


class Produced(Struct, frozen=True, tag=True):
    """Units that the city itself produces."""

    resource: Resource
    units: int


class Chosen(Struct, frozen=True, tag=True):
    """Units from the city's own producers of one resource of choice (ruling 14)."""

    resource: Resource
    units: int


class Bought(Struct, frozen=True, tag=True):
    """Units bought from a neighbour, `each` coins a unit (ruling 17)."""

    resource: Resource
    units: int
    each: int
    seller: Neighbour


Reason: TypeAlias = Chained | Gift | Printed | Produced | Chosen | Bought


class Price(Struct, frozen=True):
    """One way to pay, in coins, and why: `coins` to the bank, `left` and `right` to neighbours."""

    coins: int
    left: int
    right: int
    steps: tuple[Reason, ...]

    @property
    def total(self) -> int:
        """All coins that leave the city."""
        return self.coins + self.left + self.right


class City(Struct, frozen=True, dict=True):
    """What a city has; `cards` are its structures in the order in which they were built.

    `stages` counts the stages built. `victories` are the points of its victory tokens, `defeats`
    the number of its defeat tokens. `gift_used` is the Age in which Olympia's gift was last used.
    """

    board: Board
    coins: int
    cards: tuple[CardId, ...] = ()
    stages: int = 0
    victories: tuple[int, ...] = ()
    defeats: int = 0
    gift_used: int = 0
