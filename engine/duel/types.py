"""The words of 7 Wonders Duel: names, costs, prices, and what lies on the table."""

from typing import Annotated, Literal, TypeAlias, TypeVar, get_args

from msgspec import Meta, Struct

from engine.core.game import Seat

T = TypeVar("T")
Pair: TypeAlias = tuple[T, T]
"""One value for each seat, by seat."""

CardId: TypeAlias = str
WonderId: TypeAlias = str
TokenId: TypeAlias = str

Resource = Literal["wood", "clay", "stone", "glass", "papyrus"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
RAW: tuple[Resource, ...] = RESOURCES[:3]
MANUFACTURED: tuple[Resource, ...] = RESOURCES[3:]

Amounts: TypeAlias = tuple[int, int, int, int, int]
"""A number for each resource, in the order of `RESOURCES`."""

Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

Symbol = Literal["wheel", "mortar", "pendulum", "quill", "sundial", "globe", "law"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)

Kind: TypeAlias = Colour | Literal["wonder"]
"""What is built: a card, by its colour, or a wonder."""

KINDS: tuple[Kind, ...] = (*COLOURS, "wonder")

FIRST, SECOND = Seat(0), Seat(1)
SEATS: Pair[Seat] = (FIRST, SECOND)


def other(seat: Seat) -> Seat:
    """Return the rival's seat."""
    return SECOND if seat == FIRST else FIRST


Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
"""A number of things in the data: at least one, and no more than a picture has room for."""

Few: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
"""A number of things in the data, of which there may be none."""


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed in a card's corner: coins and units of each resource."""

    coins: Few = 0
    wood: Few = 0
    clay: Few = 0
    stone: Few = 0
    glass: Few = 0
    papyrus: Few = 0

    @property
    def resources(self) -> Amounts:
        """The units of each resource."""
        return (self.wood, self.clay, self.stone, self.glass, self.papyrus)


class Chained(Struct, frozen=True, tag=True):
    """Free: the city holds `card`, whose chain symbol is asked for."""

    card: CardId


class Printed(Struct, frozen=True, tag=True):
    """The coins printed on the card."""

    coins: int


class Produced(Struct, frozen=True, tag=True):
    """Units that the city's own cards produce."""

    resource: Resource
    units: int


class Chosen(Struct, frozen=True, tag=True):
    """Units that come from a producer that gives one resource of choice."""

    resource: Resource
    units: int


class Waived(Struct, frozen=True, tag=True):
    """Units that a progress token spares."""

    resource: Resource
    units: int


class Bought(Struct, frozen=True, tag=True):
    """Units bought from the bank, `each` coins a unit."""

    resource: Resource
    units: int
    each: int


Reason: TypeAlias = Chained | Printed | Produced | Chosen | Waived | Bought


class Price(Struct, frozen=True):
    """What building costs a city now, in coins, and why.

    `trade` is the part of `coins` that buys resources (what Economy receives).
    """

    coins: int
    trade: int
    steps: tuple[Reason, ...]


class FaceDown(Struct, frozen=True):
    """A card of the layout of which only the back is seen: an age's, or a guild's."""

    guild: bool


AGE_BACK, GUILD_BACK = FaceDown(guild=False), FaceDown(guild=True)

Slot: TypeAlias = CardId | FaceDown | None
"""A place of the layout: an open card, a back, or empty."""


class City(Struct, frozen=True, dict=True):
    """What a player has: coins, and what was built, each in the order it came.

    `wonders` are still to be built; `built[i]` was built with card `under[i]` below it.
    """

    coins: int
    cards: tuple[CardId, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    wonders: tuple[WonderId, ...] = ()
    built: tuple[WonderId, ...] = ()
    under: tuple[CardId, ...] = ()
