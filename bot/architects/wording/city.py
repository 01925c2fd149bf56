"""Words a city: points, stages, resources, science, shields, tokens, victories, the cat."""

from collections import Counter
from collections.abc import Sequence

from engine.architects.catalog import BLUE, COIN, GREEN, GREY, WONDERS
from engine.architects.counting import HORNED, available, shields
from engine.architects.score import score
from engine.architects.table import Table
from engine.architects.types import CardId, City
from engine.core.game import Seat

from ...wording.circle import Circle
from ...wording.lists import ALT_LENGTH, Line, commas, either, fitting
from ...wording.names import strong
from ...wording.strings import Words
from .items import cost, counted, stage_in_short, token_name, wonder_name
from .tokens import explained
from .weight import Weight


def city(words: Words, circle: Circle, table: Table, seat: Seat) -> str:
    """Return a whole city: what it has, its wonder by stage, its progress tokens."""
    held = table.cities[seat]
    tokens = explained(words, held.tokens)
    lines = (line.text for line in city_lines(words, table, seat) if line.weight != Weight.TOKENS)
    return "\n".join(
        (
            city_head(words, circle.who[seat], table, seat),
            *lines,
            strong(words("architects-city-stages-head")),
            *(f"- {line}" for line in _stages(words, held)),
            *([strong(words("architects-city-tokens-head"))] if tokens else []),
            *tokens,
        )
    )


def alt_city(words: Words, circle: Circle, table: Table, seat: Seat) -> str:
    """Return a city as alt text, at most 1,024 characters."""
    lines = [
        Line(Weight.HEAD, city_head(words, circle.who[seat], table, seat)),
        *city_lines(words, table, seat),
        *(Line(Weight.STAGES, line) for line in _stages(words, table.cities[seat])),
    ]
    return fitting([line.ended() for line in lines], ALT_LENGTH)


def city_head(words: Words, who: str, table: Table, seat: Seat) -> str:
    """Return whose city it is, its wonder and its points."""
    wonder = wonder_name(words, table.cities[seat].wonder)
    points = score(table, seat).total
    return words("architects-city-head", who=who, wonder=wonder, points=points)


def city_lines(words: Words, table: Table, seat: Seat) -> list[Line]:
    """Return what a city has beyond points, in short, without empty lines."""
    held = table.cities[seat]
    tokens = [token_name(words, each) for each in held.tokens]
    lists = (
        ("architects-city-resources", Weight.RESOURCES, _of(words, held, (*GREY, COIN))),
        ("architects-city-science", Weight.SCIENCE, _of(words, held, GREEN)),
        ("architects-city-tokens", Weight.TOKENS, tokens),
        ("architects-city-blue", Weight.BLUE, _of(words, held, BLUE)),
    )
    built = words("architects-city-stages", n=len(held.stages), of=len(WONDERS[held.wonder].stages))
    return [
        Line(Weight.STAGES, built),
        *(
            Line(weight, words(key, list=commas(words, items)))
            for key, weight, items in lists
            if items
        ),
        *_military(words, held),
        *([Line(Weight.CAT, words("architects-city-cat"))] if table.cat == seat else []),
    ]


def city_in_short(words: Words, table: Table, seat: Seat) -> list[Line]:
    """Return the lines of a city that is told without its stages: what the next ones cost too."""
    built, *others = city_lines(words, table, seat)
    held = table.cities[seat]
    costs = [cost(words, stage) for stage in available(held.wonder, held.stages)]
    if not costs:
        return [built, *others]
    upcoming = words("architects-city-next", costs=either(words, costs))
    return [built, Line(Weight.NEXT, upcoming), *others]


def _of(words: Words, held: City, kinds: Sequence[CardId]) -> list[str]:
    return counted(words, Counter(card for card in held.cards if card in kinds))


def _military(words: Words, held: City) -> list[Line]:
    """Return the shields, how many cards leave after a battle, and the victories."""
    strength, lines = shields(held), []
    horned = sum(card in HORNED for card in held.cards)
    if horned:
        told = words("architects-city-horns", n=strength, horns=horned)
        lines.append(Line(Weight.SHIELDS, told))
    elif strength:
        lines.append(Line(Weight.SHIELDS, words("architects-city-shields", n=strength)))
    if held.victories:
        told = words("architects-city-victories", n=held.victories)
        lines.append(Line(Weight.VICTORIES, told))
    return lines


def _stages(words: Words, held: City) -> list[str]:
    """Return each stage with its cost and effects: built, next, or still to come."""
    open_now = available(held.wonder, held.stages)
    return [
        words(
            "architects-stage-built"
            if stage in held.stages
            else "architects-stage-next"
            if stage in open_now
            else "architects-stage-open",
            cost=cost(words, stage),
            effects=stage_in_short(words, piece),
        )
        for stage, piece in WONDERS[held.wonder].stages.items()
    ]
