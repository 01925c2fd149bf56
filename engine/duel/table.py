"""The public part of the state (`Table`), and what one seat may know (`View`)."""

from functools import cache

from msgspec import Struct

from engine.core.game import Seat
from engine.core.memoize import memoize

from .catalog import LAYOUTS
from .decisions import Decision
from .types import CardId, City, Pair, Slot, TokenId, WonderId


class Table(Struct, frozen=True, dict=True):
    """Everything that both players see.

    `age` is 0 during the draft, when `offer` holds the wonders that can be taken. `pawn` is the
    distance of the conflict pawn from the middle, positive towards seat 1's capital. `loot` holds,
    for each seat's side, the distances at which a looting token still lies. `todo` is the stack of
    pending decisions, the next one first; it is empty when the game has ended.
    """

    age: int
    slots: tuple[Slot, ...]
    cities: Pair[City]
    pawn: int
    loot: Pair[tuple[int, ...]]
    tokens: tuple[TokenId, ...]
    discard: tuple[CardId, ...]
    offer: tuple[WonderId, ...]
    todo: tuple[Decision, ...]


class View(Struct, frozen=True):
    """What `seat` may know; for a spectator `seat` is `None`.

    `library` holds the tokens drawn by the Great Library while their owner chooses, and is
    empty for everybody else.
    """

    table: Table
    seat: Seat | None
    library: tuple[TokenId, ...] = ()


@memoize
def free_slots(table: Table) -> tuple[int, ...]:
    """Return the slots whose cards can be taken: those that no card covers (ruling 19)."""
    return uncovered(table.age, table.slots) if table.age else ()


def uncovered(age: int, slots: tuple[Slot, ...]) -> tuple[int, ...]:
    """Return the slots that hold a card which no card covers, from the top left."""
    return _uncovered(age, tuple([slot is not None for slot in slots]))


@cache  # the three layouts have 988 positions in all
def _uncovered(age: int, lying: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple(
        place
        for place, covers in enumerate(LAYOUTS[age].covered_by)
        if lying[place] and not any(lying[cover] for cover in covers)
    )


def free_cards(table: Table) -> tuple[CardId, ...]:
    """Return the cards that can be taken, by slot from the top left.

    An uncovered card that has not been turned up yet (ruling 20) is not among them.
    """
    found = [table.slots[place] for place in free_slots(table)]
    return tuple([card for card in found if isinstance(card, str)])
