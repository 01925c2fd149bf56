"""Words a city: coins, points, what it produces and sells, shields, symbols, stages, cards."""

from collections.abc import Sequence

from engine.core.game import Seat
from engine.seven import conflict
from engine.seven.catalog import BOARDS, CARDS
from engine.seven.prices import trader
from engine.seven.production import Production, lasting_effects, next_stage
from engine.seven.score import score
from engine.seven.table import Act, Table
from engine.seven.types import COLOURS, RESOURCES, SYMBOLS, CardId, City, Colour, Neighbour

from ...wording.lists import ALT_LENGTH, Line, commas, fitting
from ...wording.names import strong
from ...wording.resources import units
from ...wording.strings import Words
from .circle import Circle, neighbour
from .items import card_name, cost, stage_in_short
from .sides import board_at, side_lines, sides_open
from .weight import Weight


def city(words: Words, circle: Circle, table: Table, seat: Seat) -> str:
    """Return a whole city: economy, wonder by stage, cards by colour, its neighbours."""
    cards = by_colour(words, table.cities[seat].cards)
    return "\n".join(
        (
            city_head(words, circle.named[seat], table, seat),
            *(line.text for line in city_lines(words, table, seat)),
            prices(words, table, seat),
            neighbours(words, circle, seat),
            strong(words("seven-stages-head")),
            *_stages(words, table, seat),
            *([strong(words("city-cards.head"))] if cards else []),
            *(f"- {line}" for line in cards),
        )
    )


def alt_city(words: Words, circle: Circle, table: Table, seat: Seat) -> str:
    """Return a city as alt text, at most 1,024 characters."""
    lines = [
        Line(Weight.HEAD, city_head(words, circle.named[seat], table, seat)),
        *city_lines(words, table, seat),
        Line(Weight.SELLS, prices(words, table, seat)),
        *(Line(Weight.STAGES, line.removeprefix("- ")) for line in _stages(words, table, seat)),
        *(Line(Weight.CARDS, line) for line in by_colour(words, table.cities[seat].cards)),
    ]
    return fitting([line.ended() for line in lines], ALT_LENGTH)


def city_head(words: Words, who: str, table: Table, seat: Seat) -> str:
    """Return whose city it is, its board, coins and points; the Free City scores none."""
    held = table.cities[seat]
    key = "seven-city-head" if seat < table.players else "seven-city-head.free"
    return words(
        key,
        who=who,
        wonder=board_at(words, table, seat),
        coins=held.coins,
        points=score(table, seat).total if seat < table.players else 0,
    )


def city_lines(words: Words, table: Table, seat: Seat) -> list[Line]:
    """Return what a city has beyond coins and points, in short, without empty lines."""
    held = table.cities[seat]
    lasting = lasting_effects(held)
    own, sold = production(words, lasting.trader.own), sells(words, held)
    lists = (
        ("seven-sells", Weight.SELLS, sold),
        ("seven-produces", Weight.PRODUCES, own if own != sold else []),
        ("city-shields", Weight.SHIELDS, [str(lasting.shields)] if lasting.shields else []),
        ("seven-tokens", Weight.TOKENS, tokens(words, held)),
        ("city-symbols", Weight.SYMBOLS, symbols(words, held)),
        ("seven-stages", Weight.STAGES, stages_built(words, table, seat)),
    )
    return [
        Line(weight, words(key, list=commas(words, items))) for key, weight, items in lists if items
    ]


def neighbour_line(words: Words, circle: Circle, table: Table, seat: Seat, side: Neighbour) -> str:
    """Return who sits on one side, and all that matters of them to `seat`."""
    there = neighbour(len(table.cities), seat, side)
    held = table.cities[there]
    did = last_act(table, there)
    parts = [
        words("coins", coins=held.coins),
        words("seven-sells.within", list=commas(words, sells(words, held))),
        words("shields", shields=lasting_effects(held).shields),
        *([last_act_text(words, did)] if did else []),
    ]
    wonder, told = board_at(words, table, there), " · ".join(parts)
    return words(f"seven-neighbour-{side}", who=circle.named[there], wonder=wonder, has=told)


def neighbours(words: Words, circle: Circle, seat: Seat) -> str:
    """Return who sits to the left and to the right of a seat."""
    return words(
        "seven-neighbours",
        left=circle.neighbour(seat, "left"),
        right=circle.neighbour(seat, "right"),
    )


def last_act(table: Table, seat: Seat) -> Act | None:
    """Return what a city did last in the present Age; a revival that it declined is nothing."""
    own = (act for act in reversed(table.acts) if act.seat == seat and act.age == table.age)
    done = (act for act in own if act.what != "leftover" and (act.what != "revive" or act.card))
    return next(done, None)


def last_act_text(words: Words, act: Act) -> str:
    """Return what a city did last, in a few words; a card that lies face down is not named."""
    match act.what:
        case "stage":
            return words("seven-last-stage")
        case "discard":
            return words("seven-last-discarded")
        case _:
            assert act.card is not None
            return words("seven-last-built", card=card_name(words, act.card))


def sells(words: Words, held: City) -> list[str]:
    """Return what the neighbours can buy of a city."""
    return production(words, lasting_effects(held).trader.sold)


def production(words: Words, made: Production) -> list[str]:
    """Return units and producers of choice: `2 wood`, `1 clay or ore`."""
    fixed = zip(RESOURCES, made.units, strict=True)
    return [
        *(units(words, resource, n) for resource, n in fixed if n),
        *(words("seven-one-of", choices=_slashed(words, choice)) for choice in made.choices),
    ]


def _slashed(words: Words, choice: Sequence[int]) -> str:
    """Return `clay/ore`: short, and clear between the commas of a list."""
    return words("seven-slash").join(words(f"resource-{RESOURCES[at]}.within") for at in choice)


def prices(words: Words, table: Table, seat: Seat) -> str:
    """Return what a city pays each neighbour for a unit; the first resource is a raw material."""
    buying = trader(table, seat)
    return words(
        "seven-prices",
        raw_left=buying.left[0],
        raw_right=buying.right[0],
        made_left=buying.left[-1],
        made_right=buying.right[-1],
    )


def symbols(words: Words, held: City) -> list[str]:
    """Return the scientific symbols of a city, with how many there are of each."""
    lasting = lasting_effects(held)
    counted = zip(SYMBOLS, lasting.symbols, strict=True)
    named = [
        words("city-symbol-twice", symbol=name, n=n) if n > 1 else name
        for symbol, n in counted
        if n
        for name in [words(f"symbol-{symbol}.within")]
    ]
    free = lasting.free_symbols
    return [*named, *([words("seven-free-symbols", n=free)] if free else [])]


def tokens(words: Words, held: City) -> list[str]:
    """Return the points of a city's conflict tokens, and how many defeats are among them."""
    if not held.victories and not held.defeats:
        return []
    return [words("seven-token-points", points=conflict.points(held), defeats=held.defeats)]


def stages_built(words: Words, table: Table, seat: Seat) -> list[str]:
    """Return how many stages of how many are built, of a board whose side is known."""
    held = table.cities[seat]
    if sides_open(table, seat):
        return []
    return [words("seven-stages-built", n=held.stages, of=len(BOARDS[held.board].stages))]


def _stages(words: Words, table: Table, seat: Seat) -> list[str]:
    """Return a list of the stages, each with its cost and effects, and whether it is built.

    Of a board whose side is still to be chosen, the stages of both sides.
    """
    held = table.cities[seat]
    if sides_open(table, seat):
        return side_lines(words, held.board.wonder)
    return [
        "- "
        + words(
            "seven-stage-built" if n <= held.stages else "seven-stage-open",
            n=n,
            cost=cost(words, stage.cost),
            effects=stage_in_short(words, stage),
        )
        for n, stage in enumerate(BOARDS[held.board].stages, 1)
    ]


def next_stage_text(words: Words, held: City) -> str:
    """Return the next stage with its cost and effects, or that the wonder is complete."""
    stage = next_stage(held)
    if stage is None:
        return words("seven-complete")
    return words(
        "seven-stage-open",
        n=held.stages + 1,
        cost=cost(words, stage.cost),
        effects=stage_in_short(words, stage),
    )


def by_colour(words: Words, cards: Sequence[CardId]) -> list[str]:
    """Return a line for each colour of which there are cards, with their names."""
    return [
        words(
            "city-category",
            category=words(f"colour-{colour}"),
            n=len(some),
            cards=commas(words, (card_name(words, card) for card in some)),
        )
        for colour in COLOURS
        if (some := of_colour(cards, colour))
    ]


def of_colour(cards: Sequence[CardId], colour: Colour) -> list[CardId]:
    """Return the cards of a colour, in their order."""
    return [card for card in cards if CARDS[card].colour == colour]


def counts(words: Words, held: City) -> str:
    """Return how many cards of each colour a city has."""
    return commas(
        words,
        (
            words("city-colour", colour=words(f"colour-{colour}.adjective"), n=n)
            for colour in COLOURS
            if (n := len(of_colour(held.cards, colour)))
        ),
    )
