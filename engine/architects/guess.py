"""Determinize a view: a complete state consistent with it, the hidden part drawn at random."""

from collections.abc import Mapping
from random import Random

from engine.core.game import Seat

from .deal import Deal, State, permutations
from .decisions import KeepCard
from .table import Table, View, lying_in, tokens_unseen
from .types import CENTRE, CardId


def guess(view: View, rng: Random) -> State:
    """Return a state that has the table of `view`, with hidden cards and tokens drawn at random.

    Which cards lie in a deck everybody knows; their order is drawn, but for those that can be seen:
    the open tops, the top of the central deck and those that Halicarnassus looks at where the view
    holds them. In the deal, what was taken lies above, in the order in which it was taken.
    """
    table = view.table
    decks = tuple([_own_deck(view, Seat(owner), rng) for owner in range(len(table.decks))])
    centre = _drawn(lying_in(table, CENTRE), () if view.peek is None else (view.peek,), rng)
    shuffles = permutations(rng)
    deal = Deal(
        wonders=tuple([city.wonder for city in table.cities]),
        decks=tuple([(*deck.taken, *rest) for deck, rest in zip(table.decks, decks, strict=True)]),
        centre=(*table.drawn, *centre),
        tokens=_tokens(table, rng),
        shuffles=shuffles,
    )
    return State(deal, decks, shuffles, table)


def _own_deck(view: View, owner: Seat, rng: Random) -> tuple[CardId, ...]:
    deck = view.table.decks[owner]
    decision = view.table.todo[0] if view.table.todo else None
    seen: tuple[CardId, ...] = () if deck.top is None else (deck.top,)
    if isinstance(decision, KeepCard) and decision.owner == owner:
        seen = view.looked or seen
    return _drawn(lying_in(view.table, owner), seen, rng)


def _drawn(
    lying: Mapping[CardId, int], seen: tuple[CardId, ...], rng: Random
) -> tuple[CardId, ...]:
    """Return the cards of a deck: those that were seen on top, the others in any order."""
    rest = [card for card, many in lying.items() for _ in range(many - seen.count(card))]
    rng.shuffle(rest)
    return (*seen, *rest)


def _tokens(table: Table, rng: Random) -> tuple[str, ...]:
    """Return the tokens as they were dealt; where a taken one came from no longer matters."""
    taken = [token for city in table.cities for token in city.tokens]
    pile = list(tokens_unseen(table).elements())
    rng.shuffle(pile)
    return (*taken, *table.face_up, *pile)
