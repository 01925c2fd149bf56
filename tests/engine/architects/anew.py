"""The hidden half of a position, dealt anew: all that somebody may know stays as it was."""

from random import Random

from msgspec.structs import replace

from engine.architects.deal import State, permutations
from engine.architects.decisions import KeepCard
from engine.architects.mutable_table import lying
from engine.architects.table import pile_left
from engine.core.game import Seat


def dealt_anew(state: State, seat: Seat | None, rng: Random) -> State:
    """Return a state with the same table in which what `seat` cannot know is in another order.

    That is all below the open tops, the central deck below what `seat` has seen of it, the pile of
    tokens, and the shuffles to come. What lies in a deck stays the same, as everybody knows that.
    """
    table, deal = state.table, state.deal
    drawn = len(table.drawn) + (seat in table.peeked)
    pile = len(deal.tokens) - pile_left(table)
    shuffles = permutations(rng)
    return State(
        replace(
            deal,
            centre=_shuffled(deal.centre, drawn, rng),
            tokens=_shuffled(deal.tokens, pile, rng),
            shuffles=shuffles,
        ),
        tuple(_deck(state, Seat(owner), seat, rng) for owner in range(len(table.decks))),
        shuffles,
        table,
    )


def _deck(state: State, owner: Seat, seat: Seat | None, rng: Random) -> tuple[str, ...]:
    decision = state.table.todo[0] if state.table.todo else None
    known = 1
    if isinstance(decision, KeepCard) and (decision.seat, decision.owner) == (seat, owner):
        known = decision.cards
    return _shuffled(tuple(lying(state.decks[owner], state.table.decks[owner])), known, rng)


def _shuffled(cards: tuple[str, ...], known: int, rng: Random) -> tuple[str, ...]:
    rest = list(cards[known:])
    rng.shuffle(rest)
    return (*cards[:known], *rest)
