"""What was hidden in a duel: what the deal left in the box, and what was not turned up."""

from collections.abc import Iterator

from engine.core.hidden import Hidden

from .catalog import AGES, TOKENS, WONDERS
from .deal import State, deck


def hidden(state: State) -> Iterator[Hidden]:
    """Yield the cards, wonders and tokens in the box, and the cards that stayed face down."""
    deal, table = state.deal, state.table
    dealt_last = deal.ages[table.age - 1] if table.age else ()
    lying = [
        card
        for card, slot in zip(dealt_last, table.slots, strict=False)
        if slot is not None and not isinstance(slot, str)
    ]
    if lying:
        yield Hidden("face-down", "card", tuple(lying), age=table.age)
    for age in AGES:
        dealt = deal.ages[age - 1]
        if age > table.age:
            yield Hidden("later", "card", dealt, age=age)
        cards = (*deck(age), *deck(age, guild=True))
        yield Hidden("out", "card", tuple(card for card in cards if card not in dealt), age=age)
    dealt_wonders = (*deal.wonders[0], *deal.wonders[1])
    out = tuple(wonder for wonder in WONDERS if wonder not in dealt_wonders)
    yield Hidden("out-wonders", "wonder", out)
    kept = [token for city in table.cities for token in city.tokens]
    box = tuple(token for token in TOKENS if token in deal.box and token not in kept)
    yield Hidden("out-tokens", "token", box)
