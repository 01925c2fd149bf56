"""Words the events of a move in the past tense, and the lines of the log."""

from collections.abc import Iterable
from itertools import groupby
from typing import assert_never

from engine.duel.catalog import WONDERS
from engine.duel.events import (
    AgeBegan,
    Built,
    ChainPaid,
    CoinsGained,
    CoinsLost,
    Destroyed,
    Discarded,
    Event,
    GameEnded,
    Looted,
    PairMade,
    PawnMoved,
    PlaysAgain,
    Revealed,
    Revived,
    StarterChosen,
    TokenTaken,
    TradePaid,
    WonderBuilt,
    WonderLost,
    WonderTaken,
)
from engine.duel.types import Chained, other

from ...wording.circle import Circle
from ...wording.lists import commas
from ...wording.names import strong
from ...wording.strings import Words
from .items import card_name, item_name, token_name, wonder_label, wonder_name
from .score import outcome


def event_lines(words: Words, circle: Circle, events: Iterable[Event]) -> list[str]:
    """Return a short line for each event, in order; cards revealed in a row share one."""
    lines: list[str] = []
    for turned, group in groupby(events, key=lambda event: isinstance(event, Revealed)):
        some = list(group)
        lines += [_revealed(words, some)] if turned else [_line(words, circle, e) for e in some]
    return lines


def log_line(words: Words, circle: Circle, n: int, events: Iterable[Event]) -> str:
    """Return the line of the log for move `n` (from 1), without the cards that it revealed."""
    return words("log-line", n=n, text=" ".join(event_lines(words, circle, without_cards(events))))


def without_cards(events: Iterable[Event]) -> list[Event]:
    """Return the events but for the cards that were revealed."""
    return [event for event in events if not isinstance(event, Revealed)]


def without_ending(events: Iterable[Event]) -> list[Event]:
    """Return the events but for the end of the game, which a headline tells."""
    return [event for event in events if not isinstance(event, GameEnded)]


def _revealed(words: Words, events: Iterable[Event]) -> str:
    cards = [card_name(words, each.card) for each in events if isinstance(each, Revealed)]
    return words("event-revealed", cards=commas(words, cards))


def _line(words: Words, circle: Circle, event: Event) -> str:
    match event:
        case Built() | WonderBuilt() | Discarded() | WonderLost() | Revived() | Destroyed():
            return _built(words, circle, event)
        case CoinsGained() | CoinsLost() | TradePaid() | ChainPaid() | Looted():
            return _paid(words, circle, event)
        case PawnMoved() | PairMade() | TokenTaken() | PlaysAgain():
            return _advanced(words, circle, event)
        case WonderTaken() | AgeBegan() | StarterChosen():
            return _prepared(words, circle, event)
        case Revealed():
            return _revealed(words, (event,))
        case GameEnded(result):
            return outcome(words, circle, result)
        case _:
            assert_never(event)


def _built(
    words: Words,
    circle: Circle,
    event: Built | WonderBuilt | Discarded | WonderLost | Revived | Destroyed,
) -> str:
    who = circle.who[event.seat]
    match event:
        case Built():
            return _built_card(words, who, event)
        case WonderBuilt():
            return _built_wonder(words, who, event)
        case Discarded(_, card, coins):
            name = card_name(words, card, ".within")
            return words("event-discarded", who=who, card=name, coins=coins)
        case WonderLost(_, wonder):
            name = wonder_name(words, wonder, ".within")
            return words("event-wonder-lost", who=who, wonder=name)
        case Revived(_, card):
            return words("event-revived", who=who, card=card_name(words, card, ".within"))
        case Destroyed(seat, card):
            name = card_name(words, card, ".within")
            return words("event-destroyed", who=who, rival=circle.whom[other(seat)], card=name)
        case _:
            assert_never(event)


def _built_card(words: Words, who: str, event: Built) -> str:
    card = card_name(words, event.card, ".within")
    match event.price.steps:
        case (Chained(giver),):
            name = card_name(words, giver, ".within")
            return words("event-built-chain", who=who, card=card, giver=name)
        case _ if event.price.coins:
            return words("event-built", who=who, card=card, coins=event.price.coins)
        case _:
            return words("event-built-free", who=who, card=card)


def _built_wonder(words: Words, who: str, event: WonderBuilt) -> str:
    wonder = wonder_name(words, event.wonder, ".within")
    card = card_name(words, event.card, ".within")
    if event.price.coins == 0:
        return words("event-wonder-built-free", who=who, wonder=wonder, card=card)
    coins = event.price.coins
    return words("event-wonder-built", who=who, wonder=wonder, card=card, coins=coins)


def _source(words: Words, item: str) -> str:
    """Return what brings or costs coins, as it stands in brackets."""
    return wonder_label(words, item) if item in WONDERS else item_name(words, item)


def _paid(
    words: Words,
    circle: Circle,
    event: CoinsGained | CoinsLost | TradePaid | ChainPaid | Looted,
) -> str:
    who, coins = circle.who[event.seat], event.coins
    match event:
        case CoinsGained():
            source = _source(words, event.source)
            return words("event-coins-gained", who=who, coins=coins, source=source)
        case CoinsLost():
            source = _source(words, event.source)
            return words("event-coins-lost", who=who, coins=coins, source=source)
        case TradePaid():
            return words("event-trade-paid", who=who, coins=coins)
        case ChainPaid():
            return words("event-chain-paid", who=who, coins=coins)
        case Looted():
            key = "event-looted" if coins else "event-looted-nothing"
            return words(key, who=who, coins=coins)
        case _:
            assert_never(event)


def _advanced(
    words: Words, circle: Circle, event: PawnMoved | PairMade | TokenTaken | PlaysAgain
) -> str:
    who = circle.who[event.seat]
    match event:
        case PawnMoved(seat, before, after):
            spaces = abs(after - before)
            return words("event-pawn-moved", spaces=spaces, rival=circle.whom[other(seat)])
        case PairMade(_, symbol):
            return words("event-pair-made", who=who, symbol=words(f"symbol-{symbol}.within"))
        case TokenTaken(_, token, library):
            key = "event-token-kept" if library else "event-token-taken"
            return words(key, who=who, token=token_name(words, token))
        case PlaysAgain():
            return words("event-plays-again", who=who)
        case _:
            assert_never(event)


def _prepared(words: Words, circle: Circle, event: WonderTaken | AgeBegan | StarterChosen) -> str:
    match event:
        case WonderTaken(seat, wonder, given):
            key = "event-wonder-given" if given else "event-wonder-taken"
            return words(key, who=circle.who[seat], wonder=wonder_name(words, wonder, ".within"))
        case AgeBegan(age):
            return strong(words("event-age-began", age=words(f"age-{age}")))
        case StarterChosen(seat, starter) if seat == starter:
            return words("event-starter-self", who=circle.who[seat])
        case StarterChosen(seat, _):
            return words(
                "event-starter-rival", who=circle.who[seat], rival=circle.whom[other(seat)]
            )
        case _:
            assert_never(event)
