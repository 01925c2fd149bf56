"""The cards of 7 Wonders as they are listed: grouped by colour, by name, with what they do."""

from collections.abc import Iterable, Set

from engine.seven.catalog import CARDS
from engine.seven.types import COLOURS, CardId

from ..listing import Listed
from ..look import Look
from .signs import signs


def listed(cards: Iterable[CardId], look: Look, new: Set[CardId] = frozenset()) -> list[Listed]:
    """Return cards grouped by colour, in the order they came; `new` ones are marked."""
    grouped = sorted(cards, key=lambda card: COLOURS.index(CARDS[card].colour))
    return [
        Listed(
            look.words(f"seven-card-{card}"),
            CARDS[card].colour,
            signs(CARDS[card].effects),
            new=card in new,
        )
        for card in grouped
    ]
