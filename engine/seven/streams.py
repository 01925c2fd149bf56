"""Hands as they go around: which dealt hand a seat holds in a turn, and what everybody has seen.

A *stream* is a dealt hand with what became of it, named by the seat that it was dealt to.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from engine.core.game import Seat

from .catalog import NUMBERS
from .deal import Deal, in_order
from .decisions import Revive
from .state import Memory, pile_faces
from .table import Act, KnownFace, Sight, Table, actor, holder, seats
from .types import FREE_CITY, CardId


def stream(age: int, turn: int, seat: Seat, players: int) -> Seat:
    """Return which dealt hand a player holds in a turn (rulings 43 and 59)."""
    passed = min(turn, NUMBERS.turns) - 1
    back = -passed if NUMBERS.passes[age - 1] == "left" else passed
    return Seat((seat + back) % players)


def source(act: Act, players: int) -> Seat | None:
    """Return the dealt hand that the card of an act came from; `None` for another place.

    Those places are the pile of discards, and, for its last card, the draw pile.
    """
    who = actor(act, players)
    of_pile = act.seat == FREE_CITY and players == FREE_CITY and act.turn > NUMBERS.turns
    if who is None or of_pile or act.what == "revive":
        return None
    return stream(act.age, act.turn, who, players)


def drawn_into(age: int, players: int) -> Seat | None:
    """Return the dealt hand into which the cards of the draw pile come, with two players.

    The Free City's card travels with it, so that it is the holder's in every turn.
    """
    return holder(age, 1) if players == FREE_CITY else None


def turns_dealt(table: Table, age: int) -> int:
    """Return how many turns of an Age have begun."""
    if age == table.age:
        return table.turn
    return NUMBERS.turns if age < table.age else 0


def memories(deal: Deal, table: Table, faces: Mapping[int, CardId]) -> tuple[Memory, ...]:
    """Return what all players have seen, worked out from the deal and every act."""
    sights: dict[Seat, list[Sight]] = {seat: [] for seat in seats(table)}
    for age in range(1, table.age + 1):
        for seat, sight in _sights(deal, table, faces, age):
            sights[seat].append(sight)
    known = _known(table, faces)
    return tuple(
        Memory(tuple(sights[seat]), tuple(sorted(known[seat].items()))) for seat in seats(table)
    )


def _sights(
    deal: Deal, table: Table, faces: Mapping[int, CardId], age: int
) -> Iterator[tuple[Seat, Sight]]:
    """Yield the hands of an Age as they were held, turn by turn."""
    players = table.players
    hands = {seat: Counter(hand) for seat, hand in zip(seats(table), deal.hands(age), strict=True)}
    taken: dict[tuple[int, Seat], list[CardId]] = defaultdict(list)
    for at, act in enumerate(table.acts):
        came = source(act, players)
        if act.age == age and came is not None:
            taken[min(act.turn, NUMBERS.turns), came].append(act.card or faces[at])
    pile, into = deal.pile(age), drawn_into(age, players)
    for turn in range(1, turns_dealt(table, age) + 1):
        if into is not None:
            hands[into][pile[turn - 1]] += 1
        for seat in seats(table):
            held = stream(age, turn, seat, players)
            drawn = pile[turn - 1] if held == into else None
            yield seat, Sight(in_order([*hands[held].elements()]), drawn)
        for held, hand in hands.items():
            hand.subtract(taken[turn, held])


def _known(table: Table, faces: Mapping[int, CardId]) -> Mapping[Seat, dict[int, CardId]]:
    """Return the cards that players know though they lie face down."""
    known: dict[Seat, dict[int, CardId]] = {seat: {} for seat in seats(table)}
    every: tuple[KnownFace, ...] = tuple(sorted(faces.items()))
    for at, act in enumerate(table.acts):
        who = actor(act, table.players)
        if who is not None and at in faces:
            known[who][at] = faces[at]
        if who is not None and act.what == "revive":
            known[who].update(pile_faces(table.acts[:at], every))
    for decision in table.todo[:1]:
        if isinstance(decision, Revive):
            known[decision.decides].update(pile_faces(table.acts, every))
    return known
