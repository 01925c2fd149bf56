"""A city in full: its wonder with all stages, what it can build with, and every card."""

from collections import Counter

from engine.architects.catalog import CARDS
from engine.architects.score import score
from engine.architects.table import Table
from engine.architects.types import TokenId
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH, Font
from ..heading import seat_head
from ..listing import Listed, card_list, list_height
from ..look import Look
from ..medals import Medal, draw_medals, medals_height
from ..paints import Paint
from ..units import amount
from . import holdings
from .layout import MARGIN
from .signs import card_signs, token_icon, token_signs
from .stages import draw_stages
from .wonder import wonder

INNER = WIDTH - 2 * MARGIN
HEAD = Box(MARGIN, MARGIN, INNER, 84)
WONDER = Box(MARGIN, HEAD.bottom + MARGIN, INNER, 520)
STAGES = 520
EMPTY = 80


def city(table: Table, seat: Seat, look: Look) -> Picture:
    """Return the picture of all that the city at `seat` has."""
    return draw_city(table, seat, look).picture()


def draw_city(table: Table, seat: Seat, look: Look) -> Canvas:
    """Return a city as a canvas."""
    own = table.cities[seat]
    kinds = Counter(own.cards)
    cards = [_listed(card, kinds[card], look) for card in CARDS if kinds[card]]
    top = WONDER.bottom + MARGIN
    tokens = Box(MARGIN, top, INNER, medals_height(len(own.tokens)))
    top = tokens.bottom + MARGIN if own.tokens else top
    rest = Box(MARGIN, top, INNER, list_height(cards, INNER) if cards else EMPTY)
    canvas = Canvas(WIDTH, rest.bottom + MARGIN, Paint.NIGHT, look.theme)
    _head(canvas, table, seat, look)
    _wonder(canvas, table, seat, look)
    draw_medals(canvas, [_medal(token, look) for token in own.tokens], tokens)
    if not cards:
        canvas.fill(rest, Paint.TRAY, radius=18)
        canvas.text(look.words("picture-empty"), rest, 40, Paint.HUSH)
    card_list(canvas, cards, rest)
    return canvas


def _listed(card: str, number: int, look: Look) -> Listed:
    name = look.words(f"architects-card-{card}")
    text = f"{name} × {number}" if number > 1 else name
    return Listed(text, CARDS[card].colour, card_signs(card))


def _medal(token: TokenId, look: Look) -> Medal:
    name = look.words(f"architects-token-{token}")
    return Medal(token_icon(token), name, token_signs(token))


def _head(canvas: Canvas, table: Table, seat: Seat, look: Look) -> None:
    seat_head(canvas, seat, look, Box(HEAD.x, HEAD.y, HEAD.width - 580, HEAD.height))
    room = Box(HEAD.right - 570, HEAD.y, 570, HEAD.height)
    canvas.fill(room, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    points, shield, horns, victory, cat = room.inset(16, 12).columns(5, 8)
    own = table.cities[seat]
    amount(canvas, "points", score(table, seat).total, points)
    holdings.armed(canvas, own, shield)
    holdings.marked(canvas, "architects-horn", holdings.horned(own), horns)
    holdings.victories(canvas, own, victory)
    canvas.icon("architects-cat", cat, faded=table.cat != seat)


def _wonder(canvas: Canvas, table: Table, seat: Seat, look: Look) -> None:
    own = table.cities[seat]
    canvas.fill(WONDER, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    inner = WONDER.inset(10)
    size = (inner.width - STAGES - 10, inner.height)
    drawn = wonder(look.theme, own.wonder, frozenset(own.stages), size)
    canvas.stamp(drawn, inner.x, inner.y)
    side = Box(inner.right - STAGES, inner.y, STAGES, inner.height)
    name = side._replace(height=66)
    text = look.words(f"architects-wonder-{own.wonder}")
    canvas.text(text, name, 50, Paint.IVORY, font=Font.SERIF, align="left")
    stages = Box(side.x, name.bottom + 4, side.width, side.bottom - name.bottom - 4)
    draw_stages(canvas, own.wonder, own.stages, stages)
