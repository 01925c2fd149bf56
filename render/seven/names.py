"""What cards are called in pictures: by their name, or a short one where that is too wide."""

from engine.seven.types import CardId

from ..look import Words


def card_names(words: Words, card: CardId) -> tuple[str, str]:
    """Return the name of a card, and what it is called in narrow places."""
    name = words(f"seven-card-{card}")
    return name, words("seven-picture-card", card=card, name=name)
