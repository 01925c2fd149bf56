"""What was hidden in a game of Architects: the cards in the decks in their order, the tokens."""

from collections.abc import Iterator

from engine.core.hidden import Hidden

from .deal import State
from .mutable_table import lying


def hidden(state: State) -> Iterator[Hidden]:
    """Yield what is left of each deck and of the pile of tokens, the top first."""
    table = state.table
    for seat, (deck, known) in enumerate(zip(state.decks, table.decks, strict=True)):
        if left := lying(deck, known):
            yield Hidden("deck", "card", tuple(left), seat)
    if centre := state.deal.centre[len(table.drawn) :]:
        yield Hidden("centre", "card", centre)
    shown = len(table.face_up) + sum(len(city.tokens) for city in table.cities)
    if pile := state.deal.tokens[shown:]:
        yield Hidden("tokens", "token", pile)
