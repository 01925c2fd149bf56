"""Words hints: the best moves that the search found, with chances and reasons."""

from collections.abc import Sequence
from typing import assert_never

from engine.ai.duel.hints.reason import Reason
from engine.ai.thought import Option
from engine.core.game import Seat
from engine.duel import moves
from engine.duel.economy import card_price, discard_gain, wonder_price
from engine.duel.table import Table

from ...wording.hints import Advised, hint_of
from ...wording.strings import Words
from .advice import reason_text
from .items import card_name, token_name, wonder_name
from .prices import price

Advice = tuple[Option, Reason]
"""A move with its chance of winning, and the reason for it."""


def hint_text(words: Words, table: Table, seat: Seat, now: str, best: Sequence[Advice]) -> str:
    """Return `now`, who is how likely to win, and a line for each of the `best` moves."""
    return hint_of(
        words,
        now,
        [
            Advised(
                move_text(words, table, seat, moves.parse(option.move)),
                option.chance,
                reason_text(words, why),
            )
            for option, why in best
        ],
    )


def move_text(words: Words, table: Table, seat: Seat, move: moves.Move) -> str:
    """Return a possible move of `seat`, with its price or gain."""
    match move:
        case moves.TakeWonder(wonder):
            return words("hint-move-draft", wonder=wonder_name(words, wonder, ".within"))
        case moves.Build(card):
            cost = price(words, card_price(table, seat, card))
            return words("hint-move-build", card=_card(words, card), price=cost)
        case moves.Discard(card):
            coins = discard_gain(table.cities[seat])
            return words("hint-move-discard", card=_card(words, card), coins=coins)
        case moves.BuildWonder(wonder, card):
            return words(
                "hint-move-wonder",
                wonder=wonder_name(words, wonder, ".within"),
                card=_card(words, card),
                price=price(words, wonder_price(table, seat, wonder)),
            )
        case _:
            return _picked(words, seat, move)


def _picked(
    words: Words,
    seat: Seat,
    move: moves.TakeToken | moves.KeepToken | moves.ReviveCard | moves.DestroyCard | moves.Start,
) -> str:
    match move:
        case moves.TakeToken(token):
            return words("hint-move-token", token=token_name(words, token, ".within"))
        case moves.KeepToken(token):
            return words("hint-move-library", token=token_name(words, token, ".within"))
        case moves.ReviveCard(card):
            return words("hint-move-revive", card=_card(words, card))
        case moves.DestroyCard(card):
            return words("hint-move-destroy", card=_card(words, card))
        case moves.Start(starter):
            return words("hint-move-start" if starter == seat else "hint-move-start-rival")
        case _:
            assert_never(move)


def _card(words: Words, card: str) -> str:
    return card_name(words, card, ".within")
