"""The complete state of a game: the deal, what everybody sees, and what is hidden."""

from collections.abc import Sequence

from msgspec import Struct

from engine.core.game import Seat

from .catalog import NUMBERS
from .deal import Deal, in_order
from .decisions import PlaySeventh, Revive
from .moves import Choice
from .table import DISCARDING, Act, KnownFace, Sight, Table, View, seats
from .types import FREE_CITY, CardId, Hand


class Memory(Struct, frozen=True):
    """What a player has seen that others have not; `View` explains the fields."""

    sights: tuple[Sight, ...] = ()
    faces: tuple[KnownFace, ...] = ()


class State(Struct, frozen=True):
    """The complete state.

    By seat: `hands`, which still hold the cards of open choices; `choices`, those made and not
    carried out yet; `memories`. `faces` are all cards that acts put face down.
    """

    deal: Deal
    table: Table
    hands: tuple[Hand, ...]
    choices: tuple[Choice | None, ...]
    memories: tuple[Memory, ...]
    faces: tuple[KnownFace, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` may know: the table, its hand, its choice, what it has seen."""
    table = state.table
    if seat is None or seat not in seats(table):
        return View(table, None)
    memory = state.memories[seat]
    decision = table.todo[0] if table.todo else None
    pile: Hand = ()
    last = None
    if isinstance(decision, Revive) and decision.decides == seat:
        pile = discards(state)
    if isinstance(decision, PlaySeventh) and decision.decides == seat:
        last = last_of_pile(state, decision.seat)
    return View(
        table, seat, state.hands[seat], state.choices[seat],
        memory.sights, memory.faces, pile, last,
    )  # fmt: skip


def discards(state: State) -> Hand:
    """Return the pile of discards, sorted; revived cards are gone."""
    return in_order([card for _, card in pile_faces(state.table.acts, state.faces)])


def pile_faces(acts: Sequence[Act], faces: Sequence[KnownFace]) -> list[KnownFace]:
    """Return the faces that lie in the pile of discards after these acts."""
    pile = [face for face in faces if face[0] < len(acts) and acts[face[0]].what in DISCARDING]
    for act in acts:
        if act.what == "revive" and act.card is not None:
            pile.remove(next(face for face in pile if face[1] == act.card))
    return pile


def last_of_pile(state: State, seat: Seat) -> CardId | None:
    """Return the last card of the Age's draw pile, if `seat` is the Free City's place."""
    pile = state.deal.pile(state.table.age)
    return pile[NUMBERS.turns] if pile and seat == FREE_CITY else None
