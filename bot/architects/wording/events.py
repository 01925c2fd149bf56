"""Words what happened: everybody reads it, so nothing of what one seat alone has seen."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.architects import events as past
from engine.architects.catalog import WONDERS
from engine.architects.events import Event
from engine.architects.score import CARDS_OUT
from engine.architects.table import Table

from ...wording.circle import Circle
from ...wording.lists import clauses, enumerated
from ...wording.strings import Words
from .items import (
    card_name,
    cards_listed,
    deck_name,
    stage_in_short,
    token_in_short,
    token_name,
    wonder_name,
)


def event_lines(words: Words, circle: Circle, table: Table, events: Sequence[Event]) -> list[str]:
    """Return a line for each event that is worth one; `table` is that after the events."""
    return list(_lines(words, circle, table, events))


def log_line(words: Words, circle: Circle, table: Table, turn: int, events: Sequence[Event]) -> str:
    """Return a whole turn in one line; `turn` counts from 1."""
    told = in_line("\n".join(event_lines(words, circle, table, events)))
    return words("architects-log", n=turn, told=told)


def in_line(text: str) -> str:
    """Return a text of several lines as one; the items of a list stand apart from what follows."""
    told, listing = list[str](), False
    for line in text.splitlines():
        told += [" · " if listing else " "] if told else []
        told.append(line.removeprefix("## ").removeprefix("- "))
        listing = line.startswith("- ")
    return "".join(told)


def _lines(words: Words, circle: Circle, table: Table, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        match event:
            case past.CardTaken() | past.CatMoved() | past.HornsBlown():
                yield _card(words, circle, table, event)
            case past.StageBuilt():
                yield from _stage(words, circle, table, event)
            case past.SetTurnedIn() | past.TokenTaken() | past.TokenRevealed():
                yield _science(words, circle, event)
            case past.DeckOpened() | past.DeckShuffled():
                yield _deck(words, circle, table, event)
            case past.TokenUsed() | past.ExtrasForgone() | past.Passed():
                yield from _choice(words, circle, events, event)
            case past.BattleFought():
                yield from _battle(words, circle, events, event)
            case past.GameEnded(result):
                yield from [words("architects-event-no-cards")] * (result.reason == CARDS_OUT)
            case past.TopSeen() | past.CardsSeen() | past.HornsDiscarded():
                pass  # the first two are not for everybody; the last is told with its battle
            case _:
                assert_never(event)


def _choice(
    words: Words,
    circle: Circle,
    events: Sequence[Event],
    event: past.TokenUsed | past.ExtrasForgone | past.Passed,
) -> Iterator[str]:
    """Tell that a token is used, unless the line of its card follows, or that no card is taken."""
    who = circle.who[event.seat]
    match event:
        case past.TokenUsed(_, token):
            if not any(isinstance(e, past.CardTaken) and e.source == token for e in events):
                name = token_name(words, token, ".within")
                yield words("architects-event-used", who=who, token=name)
        case past.ExtrasForgone():
            yield words("architects-event-forgone", who=who)
        case past.Passed():
            yield words("architects-event-passed", who=who)


def _card(
    words: Words,
    circle: Circle,
    table: Table,
    event: past.CardTaken | past.CatMoved | past.HornsBlown,
) -> str:
    who = circle.who[event.seat]
    match event:
        case past.CardTaken(seat, card, deck, source):
            told = {"who": who, "card": card_name(words, card, ".within")}
            name = deck_name(words, table, deck)
            if source is None:
                return words("architects-event-took", deck=name, **told)
            own = table.cities[seat].wonder
            giver = (
                wonder_name(words, source, ".within")
                if source == own
                else token_name(words, source, ".within")
            )
            return words("architects-event-got", deck=name, giver=giver, **told)
        case past.CatMoved(before=None):
            return words("architects-event-cat", who=who)
        case past.CatMoved(before=before):
            assert before is not None
            return words("architects-event-cat-from", who=who, rival=circle.whom[before])
        case past.HornsBlown(horns=horns, peace=0):
            return words("architects-event-horns-last", horns=horns)
        case past.HornsBlown(horns=horns, peace=peace):
            return words("architects-event-horns", horns=horns, peace=peace)


def _stage(words: Words, circle: Circle, table: Table, event: past.StageBuilt) -> Iterator[str]:
    city = table.cities[event.seat]
    pieces = WONDERS[city.wonder].stages
    nth = city.stages.index(event.stage) + 1
    told: dict[str, str | float] = {
        "who": circle.who[event.seat],
        "nth": nth,
        "of": len(pieces),
        "wonder": wonder_name(words, city.wonder, ".within"),
        "effects": stage_in_short(words, pieces[event.stage]),
        "cards": cards_listed(words, event.cards),
    }
    if event.used:
        tokens = enumerated(words, [token_name(words, each, ".within") for each in event.used])
        yield words("architects-event-built-with", tokens=tokens, **told)
    else:
        yield words("architects-event-built", **told)
    if nth == len(pieces):
        yield words("architects-event-complete", wonder=wonder_name(words, city.wonder))


def _science(
    words: Words, circle: Circle, event: past.SetTurnedIn | past.TokenTaken | past.TokenRevealed
) -> str:
    match event:
        case past.SetTurnedIn(seat, symbols):
            cards = cards_listed(words, symbols)
            return words("architects-event-set", who=circle.who[seat], symbols=cards)
        case past.TokenTaken(seat, token, unseen):
            key = "architects-event-token-unseen" if unseen else "architects-event-token"
            return words(key, who=circle.who[seat], **_token(words, token))
        case past.TokenRevealed(token):
            return words("architects-event-revealed", **_token(words, token))


def _token(words: Words, token: str) -> dict[str, str]:
    return {
        "token": token_name(words, token, ".within"),
        "effects": token_in_short(words, token),
    }


def _deck(
    words: Words, circle: Circle, table: Table, event: past.DeckOpened | past.DeckShuffled
) -> str:
    name = deck_name(words, table, event.owner)
    match event:
        case past.DeckOpened(seat, _, cards):
            return words("architects-event-opened", who=circle.who[seat], deck=name, n=cards)
        case past.DeckShuffled(top=None):
            return words("architects-event-emptied", deck=name)
        case past.DeckShuffled(top=top):
            card = card_name(words, top or "", ".within")
            return words("architects-event-shuffled", deck=name, card=card)


def _battle(
    words: Words, circle: Circle, events: Sequence[Event], battle: past.BattleFought
) -> Iterator[str]:
    """Tell the battle with everybody's shields and tokens, and that it is peace again."""
    yield words("architects-event-battle")
    yield from (f"- {each}" for each in _fought(words, circle, battle))
    yield from _no_victor(words, battle)
    lost = [
        words("architects-event-discarded", who=circle.whom[each.seat], n=len(each.cards))
        for each in events
        if isinstance(each, past.HornsDiscarded)
    ]
    yield words("architects-event-peace", cards=clauses(words, lost))


def _fought(words: Words, circle: Circle, battle: past.BattleFought) -> Iterator[str]:
    for who, shields, won in zip(circle.who, battle.shields, battle.won, strict=True):
        yield words("architects-event-fought", who=who, shields=shields, won=won)


def _no_victor(words: Words, battle: past.BattleFought) -> list[str]:
    """Tell that nobody has beaten a neighbor, where that is so."""
    return [] if any(battle.won) else [words("architects-event-no-victor")]


def alt_battle(words: Words, circle: Circle, battle: past.BattleFought) -> str:
    """Return everybody's shields, and the tokens won, as alt text."""
    told = clauses(words, _fought(words, circle, battle))
    return " ".join((words("architects-alt-battle", told=told), *_no_victor(words, battle)))
