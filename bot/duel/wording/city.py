"""Words a city: coins, production, prices of resources, symbols, wonders, tokens, cards."""

from collections import Counter
from collections.abc import Sequence

from engine.core.game import Seat
from engine.duel.catalog import CARDS
from engine.duel.conflict import shields
from engine.duel.economy import lasting_effects, unit_prices, wonder_price
from engine.duel.effects import ProducesAny
from engine.duel.score import score
from engine.duel.table import Table
from engine.duel.types import COLOURS, RESOURCES

from ...wording.circle import Circle
from ...wording.lists import ALT_LENGTH, Line, commas, fitting
from ...wording.names import strong
from ...wording.resources import units
from ...wording.strings import Words
from .discard import by_colour, of_colour
from .effects import choices
from .items import card_name, effects_in_short, token_name, wonder_label
from .prices import price
from .weight import Weight


def city(words: Words, circle: Circle, table: Table, seat: Seat) -> str:
    """Return a whole city: economy, wonders and tokens with their effects, cards by colour."""
    short = ("city-built", "city-tokens", "city-cards")
    economy = (line.text for key, line in _lines(words, table, seat) if key not in short)
    return "\n".join(
        (
            city_head(words, circle.who[seat], table, seat),
            *economy,
            *_entries(words, "city-built.head", _built(words, table, seat)),
            *_entries(words, "city-tokens.head", _tokens(words, table, seat)),
            *_entries(words, "city-cards.head", by_colour(words, table.cities[seat].cards)),
        )
    )


def _entries(words: Words, key: str, entries: Sequence[str]) -> list[str]:
    return [strong(words(key)), *(f"- {entry}" for entry in entries)] if entries else []


def alt_city(words: Words, circle: Circle, table: Table, seat: Seat) -> str:
    """Return a city as alt text, at most 1,024 characters."""
    cards = by_colour(words, table.cities[seat].cards)
    lines = (
        Line(Weight.HEAD, city_head(words, circle.who[seat], table, seat)),
        *(line for line in city_lines(words, table, seat) if line.weight != Weight.COUNTS),
        *(Line(Weight.BUYS, text) for text in cards),
    )
    return fitting([line.ended() for line in lines], ALT_LENGTH)


def city_head(words: Words, who: str, table: Table, seat: Seat) -> str:
    """Return a city's coins and points; `who` is the formatted name of the player."""
    points = score(table, seat).total
    return words("city-head", who=who, coins=table.cities[seat].coins, points=points)


def city_lines(words: Words, table: Table, seat: Seat) -> list[Line]:
    """Return what a city has beyond coins and points, in short, without names of people.

    During the draft these are its wonders alone.
    """
    lines = (line for _, line in _lines(words, table, seat))
    return [line for line in lines if table.age or line.weight == Weight.LEFT]


def _lines(words: Words, table: Table, seat: Seat) -> list[tuple[str, Line]]:
    """Return the lines of a city by key, without empty ones."""
    held = table.cities[seat]
    built = [wonder_label(words, each) for each in held.built]
    tokens = [token_name(words, each) for each in held.tokens]
    made = _production(words, table, seat)
    lists = (
        ("city-makes" if made else "city-makes.nothing", Weight.MAKES, made or [""]),
        ("city-buys", Weight.BUYS, _prices(words, table, seat)),
        ("city-symbols", Weight.SYMBOLS, _symbols(words, table, seat)),
        ("city-shields", Weight.SHIELDS, _shields(table, seat)),
        ("city-chains", Weight.CHAINS, _chains(words, table, seat)),
        ("city-built", Weight.BUILT, built),
        ("city-left", Weight.LEFT, _left(words, table, seat)),
        ("city-tokens", Weight.TOKENS, tokens),
        ("city-cards", Weight.COUNTS, _counts(words, table, seat)),
    )
    return [
        (key, Line(weight, words(key, list=commas(words, items))))
        for key, weight, items in lists
        if items
    ]


def _prices(words: Words, table: Table, seat: Seat) -> list[str]:
    return [
        words("city-price", resource=words(f"resource-{resource}.within"), n=coins)
        for resource, coins in zip(RESOURCES, unit_prices(table, seat), strict=True)
    ]


def _production(words: Words, table: Table, seat: Seat) -> list[str]:
    gives = lasting_effects(table.cities[seat])
    fixed = zip(RESOURCES, gives.produced, strict=True)
    choice = (
        (gives.any_raw, ProducesAny("raw")),
        (gives.any_manufactured, ProducesAny("manufactured")),
    )
    return [
        *(units(words, resource, n) for resource, n in fixed if n),
        *(words("city-choice", n=n, choices=choices(words, of)) for n, of in choice if n),
    ]


def _symbols(words: Words, table: Table, seat: Seat) -> list[str]:
    counts = Counter(lasting_effects(table.cities[seat]).symbols)
    names = {symbol: words(f"symbol-{symbol}.within") for symbol in counts}
    return [
        words("city-symbol-twice", symbol=names[symbol], n=n) if n > 1 else names[symbol]
        for symbol, n in counts.items()
    ]


def _shields(table: Table, seat: Seat) -> list[str]:
    count = shields(table, seat)
    return [str(count)] if count else []


def _chains(words: Words, table: Table, seat: Seat) -> list[str]:
    """Return the cards that a city's chain symbols make free and that may still appear."""
    past = {*table.discard, *table.cities[0].cards, *table.cities[1].cards}
    past |= {*table.cities[0].under, *table.cities[1].under}
    own = table.cities[seat].cards
    free = [card for card, item in CARDS.items() if item.free_with in own and card not in past]
    return [card_name(words, card) for card in free if CARDS[card].age >= table.age]


def _left(words: Words, table: Table, seat: Seat) -> list[str]:
    return [
        words(
            "city-wonder-price",
            wonder=wonder_label(words, wonder),
            price=price(words, wonder_price(table, seat, wonder)),
        )
        for wonder in table.cities[seat].wonders
    ]


def _built(words: Words, table: Table, seat: Seat) -> list[str]:
    held = table.cities[seat]
    return [
        words(
            "city-wonder-over",
            wonder=wonder_label(words, wonder),
            card=card_name(words, card, ".within"),
            effects=effects_in_short(words, wonder),
        )
        for wonder, card in zip(held.built, held.under, strict=True)
    ]


def _tokens(words: Words, table: Table, seat: Seat) -> list[str]:
    return [
        words(
            "city-token",
            token=token_name(words, token),
            effects=effects_in_short(words, token),
        )
        for token in table.cities[seat].tokens
    ]


def _counts(words: Words, table: Table, seat: Seat) -> list[str]:
    cards = table.cities[seat].cards
    return [
        words("city-colour", colour=words(f"colour-{colour}.adjective"), n=n)
        for colour in COLOURS
        if (n := len(of_colour(cards, colour)))
    ]
