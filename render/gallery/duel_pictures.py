"""All pictures of Duel that belong to a position, by name, and those that need none."""

from functools import partial

from engine.core.game import Seat
from engine.duel.catalog import CARDS, TOKENS, WONDERS

from ..canvas import Canvas
from ..duel.board import draw_board
from ..duel.challenge import draw_challenge
from ..duel.city import draw_city
from ..duel.closeup import draw_closeup
from ..duel.discard import draw_discard
from ..duel.draft import draw_draft
from ..duel.finale import draw_finale
from ..duel.review import draw_review
from ..duel.scorepad import draw_scorepad
from ..duel.tokens import draw_tokens
from ..look import Look, Words
from ..themes import STANDARD, Theme
from .duel_positions import Position
from .duel_reviews import reviewed
from .shared import NAMES, Draw

REVIEWED = (15, 31)
"""The games of whose reviews there is a picture."""


def look_at(
    position: Position,
    words: Words,
    names: tuple[str, ...] = NAMES[:2],
    theme: Theme = STANDARD,
) -> Look:
    """Return how a position is looked at after its last move."""
    return Look(
        names=names,
        words=words,
        last=position.last,
        before=position.before,
        ended=position.result,
        theme=theme,
    )


def shown(position: Position, look: Look) -> dict[str, Draw]:
    """Return what draws each picture that belongs to a position, by name."""
    view, own, table = position.view, position.own, position.view.table
    if table.age == 0:
        return {"draft": partial(draw_draft, view, look)}
    found: dict[str, Draw] = {
        "board": partial(draw_board, view, look),
        "city-0": partial(draw_city, view, Seat(0), look),
        "city-1": partial(draw_city, view, Seat(1), look),
        "discard": partial(draw_discard, table, look),
        "scorepad": partial(draw_scorepad, table, look),
        "tokens": partial(draw_tokens, view, look),
    }
    if own.library:
        found["library-tokens"] = partial(draw_tokens, own, look)
    if position.result is not None:
        found["finale"] = partial(draw_finale, view, look, position.result)
    return found


def drawn(position: Position, look: Look) -> dict[str, Canvas]:
    """Draw all pictures that belong to a position, by name."""
    return {name: draw() for name, draw in shown(position, look).items()}


def catalogue(words: Words, theme: Theme = STANDARD) -> dict[str, Draw]:
    """Return what draws the pictures that need no position: close-ups, challenges, reviews."""
    found: dict[str, Draw] = {
        item: partial(draw_closeup, item, words, theme) for item in (*CARDS, *WONDERS, *TOKENS)
    }
    for wonders in ("draft", "beginner"):
        found[f"challenge-{wonders}"] = partial(draw_challenge, NAMES[:2], words, theme, wonders)
    for seed in REVIEWED:
        found[f"review-{seed}"] = partial(drawn_review, seed, words, NAMES[:2], theme)
    return found


def drawn_review(
    seed: int, words: Words, names: tuple[str, ...] = NAMES[:2], theme: Theme = STANDARD
) -> Canvas:
    """Draw the review of a seeded game."""
    judged, ages, end = reviewed(seed)
    assert end.result is not None
    return draw_review(judged, ages, look_at(end, words, names, theme), end.result)
