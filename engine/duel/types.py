"""The basic types of 7 Wonders Duel: ids, resources, costs, prices, slots and cities."""

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
"""What can be built: a card, by its colour, or a wonder."""

KINDS: tuple[Kind, ...] = (*COLOURS, "wonder")

FIRST, SECOND = Seat(0), Seat(1)
SEATS: Pair[Seat] = (FIRST, SECOND)


def other(seat: Seat) -> Seat:
    """Return the rival's seat."""
    return SECOND if seat == FIRST else FIRST


Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
"""A count in the data files: 1 to 99, so that it fits in a picture."""

Few: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
"""A count in the data files that may be 0."""


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
    """The card is free: the city has `card`, which carries its chain symbol."""

    card: CardId


class Printed(Struct, frozen=True, tag=True):
    """The coins printed on the card."""

    coins: int


class Produced(Struct, frozen=True, tag=True):
    """Units that the city's own cards produce."""

    resource: Resource
    units: int


class Chosen(Struct, frozen=True, tag=True):
    """Units from producers of one resource of choice."""

    resource: Resource
    units: int


class Waived(Struct, frozen=True, tag=True):
    """Units that a progress token waives."""

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
    """A face-down card of the layout; its back tells a guild from an age card."""

    guild: bool


AGE_BACK, GUILD_BACK = FaceDown(guild=False), FaceDown(guild=True)

Slot: TypeAlias = CardId | FaceDown | None
"""The content of a layout slot: a face-up card, a face-down card, or nothing."""


class City(Struct, frozen=True, dict=True):
    """What a player has: coins, cards, tokens and wonders, each in the order they came.

    `wonders` are not built yet; under wonder `built[i]` lies the card `under[i]`.
    """

    coins: int
    cards: tuple[CardId, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    wonders: tuple[WonderId, ...] = ()
    built: tuple[WonderId, ...] = ()
    under: tuple[CardId, ...] = ()
