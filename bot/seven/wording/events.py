"""Words the events of a turn in the past tense, one line for each city, and the log of a game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from engine.core.game import Seat
from engine.seven.events import (
    AgeBegan,
    Built,
    Chose,
    CoinsGained,
    Discarded,
    Event,
    LastCardsDiscarded,
    RevivalDeclined,
    Revived,
    SideTaken,
    StageBuilt,
    TokenReceived,
)
from engine.seven.table import Table
from engine.seven.types import FREE_CITY, CardId, Chained, Gift

from ...wording.lists import ALT_LENGTH, Line, commas, fitting
from ...wording.names import strong
from ...wording.strings import Words
from .circle import Circle
from .items import board_name, card_name, wonder_name
from .prices import to_neighbours
from .weight import Weight

Act: TypeAlias = Built | StageBuilt | Discarded | Revived | RevivalDeclined

Cards = Mapping[Seat, CardId]
"""The cards that the reader may know, by the city that they were used for."""

NOTHING: Cards = {}
"""What everybody may know of cards that lie face down."""


def known_cards(chosen: Iterable[Chose]) -> Cards:
    """Return the cards of choices, by the city that they were made for."""
    return {
        FREE_CITY if each.move.city else each.seat: each.move.card
        for each in chosen
        if each.move.card is not None
    }


def turn_lines(
    words: Words,
    circle: Circle,
    table: Table,
    events: Sequence[Event],
    known: Cards,
    form: str = "",
) -> list[str]:
    """Return a line for each city that did something, then what the end of an Age brought.

    `table` is the table after the events; `known` are the cards to be named though they lie face
    down. The `form` `.within` is for clauses of one line, as are the names of `Circle.in_line`.
    """
    return [
        *_sides(words, circle, events),
        *act_lines(words, circle, table, events, known),
        *_leftovers(words, events, form),
        *conflict_lines(words, circle, events),
    ]


def beginnings(words: Words, events: Iterable[Event]) -> list[str]:
    """Return the sentence that an Age begins, if one does."""
    return [
        strong(words("event-age-began", age=words(f"age-{event.age}")))
        for event in events
        if isinstance(event, AgeBegan)
    ]


def act_lines(
    words: Words, circle: Circle, table: Table, events: Sequence[Event], known: Cards
) -> list[str]:
    """Return what each city did, in the order of the seats, with what it paid and received."""
    acts = sorted((event for event in events if isinstance(event, Act)), key=lambda act: act.seat)
    return [
        _with_coins(words, _act(words, circle, table, act, known), _paid(words, circle, act), gains)
        for act in acts
        for gains in [_gains(act.seat, events)]
    ]


def conflict_lines(words: Words, circle: Circle, events: Iterable[Event]) -> list[str]:
    """Return whom each city has beaten and who has beaten it, if there were conflicts."""
    tokens = [event for event in events if isinstance(event, TokenReceived)]
    return [
        words(
            "seven-conflicts",
            who=circle.named[seat],
            tokens=commas(
                words,
                (
                    words(
                        "seven-beat" if each.points > 0 else "seven-beaten",
                        rival=circle.whom[each.rival],
                        points=abs(each.points),
                    )
                    for each in tokens
                    if each.seat == seat
                ),
            ),
        )
        for seat in dict.fromkeys(each.seat for each in tokens)
    ]


def alt_conflicts(words: Words, circle: Circle, events: Iterable[Event]) -> str:
    """Return the conflicts at the end of an Age as alt text, at most 1,024 characters."""
    lines = (Line(Weight.CITY, f"{line}.") for line in conflict_lines(words, circle, events))
    return fitting([Line(Weight.HEAD, words("seven-alt-conflicts")), *lines], ALT_LENGTH)


def _act(words: Words, circle: Circle, table: Table, act: Act, known: Cards) -> str:
    who, card = circle.who[act.seat], known.get(act.seat)
    match act:
        case Built():
            return _built(words, who, act)
        case StageBuilt(seat, stage):
            wonder = wonder_name(words, table.cities[seat].board.wonder, ".short")
            if card is None:
                return words("seven-event-stage", who=who, stage=stage, wonder=wonder)
            name = card_name(words, card, ".within")
            return words("seven-event-stage-with", who=who, stage=stage, wonder=wonder, card=name)
        case Discarded() if card is None:
            return words("seven-event-discarded", who=who)
        case Discarded():
            name = card_name(words, card or "", ".within")
            return words("seven-event-discarded-card", who=who, card=name)
        case Revived():
            name = card_name(words, act.card, ".within")
            return words("seven-event-revived", who=who, card=name)
        case RevivalDeclined():
            return words("seven-event-revival-declined", who=who)


def _built(words: Words, who: str, act: Built) -> str:
    card = card_name(words, act.card, ".within")
    match act.price.steps:
        case (Chained(giver),):
            name = card_name(words, giver, ".within")
            return words("seven-event-built-chain", who=who, card=card, giver=name)
        case (Gift(),):
            return words("seven-event-built-gift", who=who, card=card)
        case _:
            return words("seven-event-built", who=who, card=card)


def _paid(words: Words, circle: Circle, act: Act) -> list[str]:
    if not isinstance(act, Built | StageBuilt):
        return []
    spent = [words("seven-spends", coins=act.price.coins)] if act.price.coins else []
    return spent + to_neighbours(words, circle, act.seat, act.price)


def _gains(seat: Seat, events: Iterable[Event]) -> int:
    """Return the coins that the bank gave to a city."""
    return sum(
        event.coins
        for event in events
        if isinstance(event, CoinsGained | Discarded) and event.seat == seat
    )


def _with_coins(words: Words, act: str, paid: Sequence[str], gains: int) -> str:
    coins = [*paid, *([words("seven-gains", coins=gains)] if gains else [])]
    return words("seven-line-coins", act=act, coins=commas(words, coins)) if coins else act


def _sides(words: Words, circle: Circle, events: Iterable[Event]) -> list[str]:
    return [
        words("seven-event-side", who=circle.who[each.seat], wonder=board_name(words, each.board))
        for each in events
        if isinstance(each, SideTaken)
    ]


def _leftovers(words: Words, events: Iterable[Event], form: str) -> list[str]:
    return [
        words(f"seven-event-leftovers{form}", n=event.cards)
        for event in events
        if isinstance(event, LastCardsDiscarded)
    ]
