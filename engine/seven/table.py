"""The public part of the state (`Table`), and what one seat may know (`View`)."""

from collections import Counter
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.game import Seat

from .catalog import CARDS, NUMBERS, PLAYERS
from .decisions import Choose, ChooseSide, Decision
from .moves import Choice
from .types import FREE_CITY, CardId, City, Hand, Neighbour

What: TypeAlias = Literal["build", "stage", "discard", "free", "leftover", "revive"]
"""What an act does with its card; `leftover` is the card that is discarded at the end of an Age."""

FACE_DOWN: tuple[What, ...] = ("stage", "discard", "leftover")
"""The acts whose card only those know who have seen it (rulings 11 and 32)."""

DISCARDING: tuple[What, ...] = ("discard", "leftover")
"""The acts whose card goes to the pile of discards."""


class Act(Struct, frozen=True):
    """What happened to one card, for the city at `seat`; `card` is `None` where it lies face down.

    `turn` counts from 1 in each Age; the seventh card is that of turn 7. A revival that was
    declined has no card.
    """

    age: int
    turn: int
    seat: Seat
    what: What
    card: CardId | None


class Table(Struct, frozen=True, dict=True):
    """Everything that everybody sees.

    `cities` stand clockwise; with two `players` the third is the Free City. `acts` are all that
    was done with a card, in order. `todo` is the stack of pending decisions, the next one first;
    it is empty when the game has ended. `chosen` are the seats that have chosen, while all choose.
    Before the first hand `age` is 0; the boards have no sides yet where these are to be chosen.
    """

    players: int
    age: int
    turn: int
    cities: tuple[City, ...]
    acts: tuple[Act, ...]
    todo: tuple[Decision, ...]
    chosen: tuple[Seat, ...] = ()


class Sight(Struct, frozen=True):
    """The hand that a seat held in one turn; `drawn` is the card drawn for the Free City."""

    hand: Hand
    drawn: CardId | None = None


KnownFace: TypeAlias = tuple[int, CardId]
"""The place of an act in `Table.acts`, and the card that it put face down."""


class View(Struct, frozen=True):
    """What `seat` may know; a spectator (`None`) sees the table alone.

    `hand` still holds the card of the seat's own open `choice`. `sights` are the hands that it has
    held, one for each turn so far: what it has seen pass by. `faces` are the cards that it knows
    though they lie face down: those it put there, and, after it has looked through the pile of
    discards, those of that pile. `pile` are the discards, while it chooses one of them; `last` is
    the last card of the draw pile, while it is to be played for the Free City.
    """

    table: Table
    seat: Seat | None
    hand: Hand = ()
    choice: Choice | None = None
    sights: tuple[Sight, ...] = ()
    faces: tuple[KnownFace, ...] = ()
    pile: tuple[CardId, ...] = ()
    last: CardId | None = None


def holder(age: int, turn: int) -> Seat:
    """Return the player who holds the Free City in a turn (rulings 53 and 59)."""
    return Seat((NUMBERS.free_city_holder[age - 1] + turn - 1) % FREE_CITY)


def passes(table: Table) -> Neighbour | None:
    """Return to which side hands go after this turn; none do in the last turn of an Age."""
    going_on = table.age and table.turn < NUMBERS.turns
    return NUMBERS.passes[table.age - 1] if going_on else None


def chooses_twice(table: Table) -> Seat | None:
    """Return who chooses for the Free City too, where all choose cards; with two players alone."""
    if not table.todo or not isinstance(table.todo[0], Choose) or table.players != FREE_CITY:
        return None
    return holder(table.age, table.turn)


def actor(act: Act, players: int) -> Seat | None:
    """Return the player who saw the card of an act; nobody saw the last card of a draw pile."""
    if players > FREE_CITY or act.seat != FREE_CITY:
        return act.seat
    if act.what == "leftover":
        return None
    return holder(act.age, min(act.turn, NUMBERS.turns))


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return the seats that must decide now; empty when the game has ended."""
    if not table.todo:
        return ()
    decision = table.todo[0]
    if not isinstance(decision, Choose | ChooseSide):
        return (decision.decides,)
    return tuple([seat for seat in seats(table) if seat not in table.chosen])


def choosing_sides(table: Table) -> bool:
    """Return whether the players are choosing the sides of their boards."""
    return bool(table.todo) and isinstance(table.todo[0], ChooseSide)


def seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats of the players; the Free City is none of them."""
    return _SEATS[table.players]


_SEATS = {players: tuple(map(Seat, range(players))) for players in PLAYERS}


def discard_backs(table: Table) -> tuple[int, ...]:
    """Return the Ages on the backs of the discards, sorted."""
    backs = Counter(act.age for act in table.acts if act.what in DISCARDING)
    backs.subtract(CARDS[act.card].age for act in table.acts if act.what == "revive" and act.card)
    return tuple(sorted(backs.elements()))
