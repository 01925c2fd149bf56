"""Words moves that can be made: for advice, and for what somebody has chosen."""

from collections.abc import Sequence
from typing import assert_never

from engine.core.game import Seat
from engine.seven import moves
from engine.seven.catalog import NUMBERS
from engine.seven.prices import card_prices, stage_prices
from engine.seven.table import Table
from engine.seven.types import FREE_CITY, Price

from ...wording.strings import Words
from .circle import Circle
from .items import card_name, wonder_name
from .prices import payment


def move_text(words: Words, circle: Circle, table: Table, seat: Seat, move: moves.Move) -> str:
    """Return a possible move of `seat` as advice: `Build Baths (free)`."""
    city = FREE_CITY if move.city else seat
    match move:
        case moves.Build(card, left, right):
            paid = paying(card_prices(table, city, card), left, right)
            told = payment(words, circle, city, paid)
            return words("seven-move-build", card=_card(words, card), paid=told)
        case moves.BuildStage(card, left, right):
            paid = paying(stage_prices(table, city), left, right)
            held = table.cities[city]
            return words(
                "seven-move-stage",
                wonder=wonder_name(words, held.board.wonder, ".short"),
                stage=held.stages + 1,
                card=_card(words, card),
                paid=payment(words, circle, city, paid),
            )
        case moves.Discard(card):
            coins = NUMBERS.discard_gain
            return words("seven-move-discard", card=_card(words, card), coins=coins)
        case moves.BuildFree(card):
            return words("seven-move-free", card=_card(words, card))
        case moves.ReviveCard(None):
            return words("seven-move-revive-none")
        case moves.TakeSide(side):
            return words("seven-move-side", side=side)
        case moves.ReviveCard(card):
            return words("seven-move-revive", card=_card(words, card or ""))
        case _:
            assert_never(move)


def advised_text(words: Words, circle: Circle, table: Table, seat: Seat, move: moves.Move) -> str:
    """Return a possible move of `seat` as advice, which names the Free City if it is its move."""
    told = move_text(words, circle, table, seat, move)
    if not move.city:
        return told
    return words("seven-move-city", city=words("seven-free-city"), move=told)


def paying(prices: Sequence[Price], left: int, right: int) -> Price:
    """Return the price that pays these coins to the neighbours."""
    return next(price for price in prices if (price.left, price.right) == (left, right))


def _card(words: Words, card: str) -> str:
    return card_name(words, card, ".within")
