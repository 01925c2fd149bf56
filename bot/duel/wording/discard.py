"""Words the discard pile."""

from engine.duel.catalog import CARDS
from engine.duel.table import Table
from engine.duel.types import COLOURS, CardId, Colour

from ...wording.lists import ALT_LENGTH, commas, shortened
from ...wording.names import strong
from ...wording.strings import Words
from .items import card_name


def discard_text(words: Words, table: Table) -> str:
    """Return the discard pile, a line for each colour."""
    if not table.discard:
        return words("discard-empty")
    heading = strong(words("discard-head", n=len(table.discard)))
    return "\n".join((heading, *by_colour(words, table.discard)))


def by_colour(words: Words, cards: tuple[CardId, ...]) -> list[str]:
    """Return a line for each colour among the cards."""
    return [
        words("city-category", category=words(f"colour-{colour}"), n=len(some), cards=listed)
        for colour in COLOURS
        if (some := of_colour(cards, colour))
        for listed in (commas(words, (card_name(words, card) for card in some)),)
    ]


def of_colour(cards: tuple[CardId, ...], colour: Colour) -> list[CardId]:
    """Return the cards of a colour."""
    return [card for card in cards if CARDS[card].colour == colour]


def alt_discard(words: Words, table: Table) -> str:
    """Return the discard pile as alt text, the newest first where it is too long."""
    if not table.discard:
        return words("discard-empty")
    heading = words("discard-head", n=len(table.discard))
    names = [card_name(words, card) for card in reversed(table.discard)]
    room = ALT_LENGTH - len(heading) - len(". .")
    return f"{heading}. {shortened(words, names, room)}."
