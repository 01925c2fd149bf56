"""The cards of Duel as they are listed: grouped by colour, by name, with what they do."""

from collections.abc import Sequence, Set

from engine.duel.catalog import CARDS
from engine.duel.types import COLOURS, CardId

from ..listing import Listed
from ..look import Look
from .signs import rivalry, signs


def listed(cards: Sequence[CardId], look: Look, new: Set[CardId]) -> list[Listed]:
    """Return cards grouped by colour, in the order they came; `new` ones are marked."""
    return [_listed(card, look, new=card in new) for card in sorted(cards, key=_colour)]


def _colour(card: CardId) -> int:
    return COLOURS.index(CARDS[card].colour)


def _listed(card: CardId, look: Look, *, new: bool) -> Listed:
    item = CARDS[card]
    shown = rivalry(item.effects) + signs(item.effects)
    return Listed(look.words(f"card-{card}"), item.colour, shown, item.symbol, new)
