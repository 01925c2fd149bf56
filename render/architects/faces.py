"""A card large, as it would be printed, with its name and a scene."""

from engine.architects.catalog import CARDS
from engine.architects.types import CardId

from ..canvas import Piece
from ..look import Words
from ..printed import Face, printed
from ..themes import Theme
from .signs import card_signs

QUARRIED = ("clay", "stone", "wood")
"""The resources that are not made by hand: grey cards too, but their scene is another one."""


def face(item: CardId, words: Words, theme: Theme) -> Piece:
    """Return a card as it would be printed."""
    colour = CARDS[item].colour
    return printed(
        theme,
        Face(
            name=words(f"architects-card-{item}"),
            colour=colour,
            signs=card_signs(item),
            cost=(),
            scene=f"building-{'brown' if item in QUARRIED else colour}",
        ),
    )
