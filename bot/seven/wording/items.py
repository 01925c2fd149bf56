"""Words cards and wonder boards: names, costs, effects and descriptions."""

from collections.abc import Mapping

from engine.seven.catalog import BOARDS, CARDS, UNLOCKED, Card, Stage
from engine.seven.types import RESOURCES, Board, CardId, Cost, WonderId

from ...wording.items import in_alt_text, in_message
from ...wording.lists import commas
from ...wording.resources import amounts, units
from ...wording.strings import Words
from .effects import effects, in_short

BOARD_ITEMS: Mapping[str, Board] = {
    f"{board.wonder}-{board.side.lower()}": board for board in BOARDS
}
"""The sides of the wonder boards by the id under which they are looked up: `giza-a`."""


def card_name(words: Words, card: CardId, form: str = "") -> str:
    """Return a card's name; the `form` `.within` is for the middle of a sentence."""
    return words(f"seven-card-{card}{form}")


def wonder_name(words: Words, wonder: WonderId, form: str = "") -> str:
    """Return a wonder's name; the `form` is `.within`, or `.short`: the name of its city."""
    return words(f"seven-wonder-{wonder}{form}")


def board_name(words: Words, board: Board) -> str:
    """Return the city and the side of a board: `Olympia (A)`."""
    city = wonder_name(words, board.wonder, ".short")
    return words("seven-board", wonder=city, side=board.side)


def item_name(words: Words, item: str) -> str:
    """Return the name of a card, or of a board with its side; raises `KeyError`.

    Of a card that comes in two Ages the name tells which one is meant.
    """
    if item in BOARD_ITEMS:
        board = BOARD_ITEMS[item]
        return words("seven-board", wonder=wonder_name(words, board.wonder), side=board.side)
    card = CARDS[item]
    name = card_name(words, item)
    twice = card.reprints or item in (each.reprints for each in CARDS.values())
    return words("seven-card-of-age", card=name, age=words(f"age-{card.age}")) if twice else name


def cost(words: Words, printed: Cost) -> str:
    """Return a printed cost: `2 coins, 1 glass`, or `free`."""
    return amounts(words, printed.coins, zip(RESOURCES, printed.resources, strict=True))


def effects_in_short(words: Words, card: CardId) -> str:
    """Return what a card does, in a few words."""
    return in_short(words, CARDS[card].effects)


def stage_in_short(words: Words, stage: Stage) -> str:
    """Return what a stage of a wonder does, in a few words."""
    return in_short(words, stage.effects)


def item_text(words: Words, item: str) -> str:
    """Return the description of a card or a board; raises `KeyError` for other ids."""
    return in_message(_lines(words, item))


def alt_item(words: Words, item: str) -> str:
    """Return the description of an item as alt text; raises `KeyError` for other ids."""
    return in_alt_text(_lines(words, item))


def _lines(words: Words, item: str) -> list[str]:
    if item in BOARD_ITEMS:
        return _board(words, item)
    card = CARDS[item]
    return [
        item_name(words, item),
        card_heading(words, card),
        words("item-cost", cost=cost(words, card.cost)),
        *(f"- {sentence}" for sentence in effects(words, card.effects, card.colour)),
        *_chains(words, card),
        *_copies(words, card),
    ]


def card_heading(words: Words, card: Card) -> str:
    """Return the category, colour and Age of a card."""
    return words(
        "item-card",
        category=words(f"colour-{card.colour}"),
        card=words(f"colour-{card.colour}.card"),
        age=words(f"age-{card.age}"),
    )


def _chains(words: Words, card: Card) -> list[str]:
    """Return the cards that make this one free, and the cards that it makes free."""
    return [
        *(
            words("item-free-with", card=card_name(words, giver, ".within"))
            for giver in card.free_with
        ),
        *unlocking(words, card.id),
    ]


def unlocking(words: Words, card: CardId) -> list[str]:
    """Return a sentence for each card that this one makes free."""
    freed = UNLOCKED[card]
    return [words("item-opens", card=card_name(words, each, ".within")) for each in freed]


def _copies(words: Words, card: Card) -> list[str]:
    """Return from how many players on each copy is in the game; of guilds some are drawn."""
    if card.guild:
        return [words("seven-item-guild")]
    return [words("seven-item-copies", players=commas(words, (f"{n}+" for n in card.copies)))]


def _board(words: Words, item: str) -> list[str]:
    face = BOARDS[BOARD_ITEMS[item]]
    made = units(words, face.produces, 1)
    return [
        item_name(words, item),
        words("seven-item-board", units=made),
        *(
            words(
                "seven-item-stage",
                n=n,
                cost=cost(words, stage.cost),
                effects=". ".join(effects(words, stage.effects)),
            )
            for n, stage in enumerate(face.stages, 1)
        ),
    ]
