"""A card large, as it would be printed, with its name."""

from engine.architects.catalog import CARDS
from engine.architects.types import CardId

from ..art import drawings
from ..canvas import Piece
from ..look import Words
from ..printed import Face, printed
from ..themes import Theme
from .signs import card_signs


def face(item: CardId, words: Words, theme: Theme) -> Piece:
    """Return a card as it would be printed."""
    colour = CARDS[item].colour
    wanted = (f"scene-{item}", f"building-{colour}")
    return printed(
        theme,
        Face(
            name=words(f"architects-card-{item}"),
            colour=colour,
            signs=card_signs(item),
            cost=(),
            scene=next(name for name in wanted if name in drawings()),
        ),
    )
