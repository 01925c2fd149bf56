"""All pictures of Architects that belong to a position, by name, and those that need none."""

from functools import partial

from engine.architects.catalog import CARDS, SEATS, TOKENS, WONDERS
from engine.architects.events import BattleFought
from engine.core.game import Seat

from ..architects.battle import draw_battle
from ..architects.board import draw_board
from ..architects.city import draw_city
from ..architects.closeup import draw_closeup
from ..architects.finale import draw_finale
from ..architects.opening import draw_opening
from ..architects.peek import draw_peek
from ..architects.poster import draw_poster
from ..architects.scorepad import draw_scorepad
from ..canvas import Canvas
from ..curves import draw_review
from ..look import Look, Words
from ..themes import STANDARD, Theme
from .architects_positions import Position
from .architects_reviews import reviewed
from .shared import NAMES, Draw, posters


def look_at(
    position: Position,
    words: Words,
    names: tuple[str, ...] = NAMES,
    theme: Theme = STANDARD,
) -> Look:
    """Return how a position is looked at after its last move."""
    return Look(
        names=names[: len(position.view.table.cities)],
        words=words,
        last=position.last,
        ended=position.result,
        theme=theme,
    )


def shown(position: Position, look: Look) -> dict[str, Draw]:
    """Return what draws each picture that belongs to a position, by name."""
    table, own = position.view.table, position.own
    found: dict[str, Draw] = {
        "board": partial(draw_board, table, look),
        "scorepad": partial(draw_scorepad, table, look),
    }
    for seat in (Seat(0), Seat(1)):
        found[f"city-{seat}"] = partial(draw_city, table, seat, look)
    if own.seat is not None:
        found["board-own"] = partial(draw_board, table, look, own.seat)
    if own.looked or own.peek is not None:
        found["peek"] = partial(draw_peek, own, look)
    for event in position.last:
        if isinstance(event, BattleFought):
            found["battle"] = partial(draw_battle, event, table, look)
    if position.result is not None:
        found["finale"] = partial(draw_finale, table, look)
    if position.before is None:
        found["opening"] = partial(draw_opening, table, look)
    return found


def drawn(position: Position, look: Look) -> dict[str, Canvas]:
    """Draw all pictures that belong to a position, by name."""
    return {name: draw() for name, draw in shown(position, look).items()}


def catalogue(words: Words, theme: Theme = STANDARD) -> dict[str, Draw]:
    """Return what draws the pictures that need no position: close-ups, posters, reviews."""
    found: dict[str, Draw] = {
        item: partial(draw_closeup, item, words, theme) for item in (*CARDS, *WONDERS, *TOKENS)
    }
    found |= posters(draw_poster, SEATS, words, theme)
    for players in SEATS:
        found[f"review-{players}"] = partial(drawn_review, players, words, NAMES, theme)
    return found


def drawn_review(
    players: int, words: Words, names: tuple[str, ...] = NAMES, theme: Theme = STANDARD
) -> Canvas:
    """Draw the review of a seeded game of so many."""
    judged, battles, end = reviewed(players)
    assert end.result is not None
    return draw_review(judged, battles, look_at(end, words, names, theme), end.result)
