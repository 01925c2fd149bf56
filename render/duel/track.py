"""The conflict track: pawn, zones, looting tokens; and the progress tokens below it."""

from engine.core.game import Seat
from engine.duel import conflict
from engine.duel.catalog import NUMBERS
from engine.duel.decisions import PickToken, Revive
from engine.duel.events import PawnMoved
from engine.duel.table import Table
from engine.duel.types import SEATS, Pair, other

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..look import Look
from ..paints import SEATS as SEAT_PAINTS
from ..paints import ZONES, Paint
from ..signs import Icon, draw_icon
from ..themes import Theme
from .heading import awaited
from .holdings import draw_pawn
from .layout import SPACE, TOKENS, TRACK

CAPITAL = NUMBERS.military.capital
LOW = 46
"""The side of what lies below the spaces: points and looting tokens."""


def track(canvas: Canvas, table: Table, look: Look) -> None:
    """Draw the track; the pawn's last way is a line in the colour of whoever moved it."""
    ways = tuple((e.seat, e.before, e.after) for e in look.last if isinstance(e, PawnMoved))
    canvas.stamp(_track(canvas.theme, table.pawn, table.loot, ways), TRACK.x, TRACK.y)


@cached
def _track(
    theme: Theme, pawn: int, loot: Pair[tuple[int, ...]], ways: tuple[tuple[Seat, int, int], ...]
) -> Piece:
    canvas = Canvas(TRACK.width, TRACK.height, Paint.NIGHT, theme)
    canvas.fill(canvas.box, Paint.EDGE, radius=22)
    canvas.fill(canvas.box.inset(2), Paint.PANEL, radius=20)
    for seat in SEATS:
        side = _side(seat)
        tile = Box(_middle(side * CAPITAL) + side * 9 - 27, 7, 54, 54)
        canvas.fill(tile, SEAT_PAINTS[seat], radius=12)
        canvas.icon("capital", tile.inset(4))
    for distance in range(1 - CAPITAL, CAPITAL):
        _space(canvas, distance)
    for mover, before, after in ways:
        low, high = sorted((before, after))
        way = Box(_middle(low), 31, _middle(high) - _middle(low), 6)
        canvas.fill(way.inset(-3), Paint.INK, radius=6)
        canvas.fill(way, SEAT_PAINTS[mover])
        canvas.icon(f"seat-{mover}", Box(_middle(before) - 13, 21, 26, 26))
    for seat in SEATS:
        _below(canvas, pawn, loot[seat], seat)
    _pawn(canvas, pawn)
    return canvas.piece()


def _pawn(canvas: Canvas, pawn: int) -> None:
    # In a capital it stands at the gate, so that the castle is seen.
    nearest = max(1 - CAPITAL, min(CAPITAL - 1, pawn))
    at = Box(_middle(nearest) - 32, 1, 64, 64)
    draw_pawn(canvas, pawn, at)


def _side(seat: Seat) -> int:
    """Return on which side of the middle a seat's capital lies."""
    return conflict.toward(other(seat))


def _middle(distance: int) -> int:
    return TRACK.width // 2 + distance * SPACE


def _space(canvas: Canvas, distance: int) -> None:
    at = Box(_middle(distance) - 14, 14, 28, 40)
    if distance == 0:
        canvas.fill(at, Paint.HUSH, radius=9)
        return
    zones = enumerate(_zones())
    zone = next(n for n, (first, last, _) in zones if first <= abs(distance) <= last)
    canvas.fill(at, ZONES[min(zone, len(ZONES) - 1)], radius=8)


def _zones() -> tuple[tuple[int, int, int], ...]:
    """Return the zones of a side: first space, last space, points."""
    found: list[tuple[int, int, int]] = []
    for distance, points in enumerate(NUMBERS.military.points):
        if not points:
            continue
        if found and found[-1][2] == points:
            found[-1] = (found[-1][0], distance, points)
        else:
            found.append((distance, distance, points))
    return tuple(found)


def _below(canvas: Canvas, pawn: int, loot: tuple[int, ...], seat: Seat) -> None:
    """Draw, on a seat's side, what the rival scores in each zone and what can be looted."""
    y, side = canvas.box.bottom - LOW - 2, _side(seat)
    for first, last, points in _zones():
        beside = 0.4 if first in NUMBERS.military.loot else 0
        centre = (first + last) / 2 + beside
        at = Box(_middle(0) + round(side * centre * SPACE) - LOW // 2, y, LOW, LOW)
        holds = points == conflict.points(pawn, other(seat))
        laurel = f"laurel-{other(seat)}" if holds else "laurel-dark"
        draw_icon(canvas, Icon(laurel, str(points)), at)
    for distance, coins in NUMBERS.military.loot.items():
        if distance in loot:
            at = Box(_middle(side * distance) - LOW // 2 - (side > 0) * 4, y, LOW, LOW)
            draw_icon(canvas, Icon("loot", f"−{coins}"), at)


def tokens(canvas: Canvas, table: Table, look: Look) -> None:
    """Draw the progress tokens on the board, the discard pile's size, and the cards left."""
    side = TOKENS.height
    decision = awaited(table, look)
    choosing = isinstance(decision, PickToken)
    step = side + 14
    left = TOKENS.x + (TOKENS.width - (step * len(table.tokens) - 14)) // 2
    for n, token in enumerate(table.tokens):
        at = Box(left + n * step, TOKENS.y, side, side)
        if choosing:
            canvas.fill(at.inset(-4), Paint.GOLD, radius=side // 2 + 4)
        canvas.icon(f"token-{token}", at)
    pile = Box(TOKENS.x + 4, TOKENS.y + 4, 130, side - 8)
    if isinstance(decision, Revive):
        canvas.fill(pile.inset(-4), Paint.GOLD, radius=side // 2)
    _count(canvas, "discard", len(table.discard), pile)
    if table.age:
        lying = sum(slot is not None for slot in table.slots)
        box = Box(TOKENS.right - 134, TOKENS.y + 4, 130, side - 8)
        _count(canvas, f"back-{table.age}", lying, box)


def _count(canvas: Canvas, name: str, count: int, box: Box) -> None:
    canvas.fill(box, Paint.TRAY, radius=box.height // 2)
    canvas.icon(name, Box(box.x + 12, box.y + 6, 48, box.height - 12))
    canvas.text(str(count), Box(box.x + 64, box.y, box.width - 76, box.height), 38, Paint.IVORY)
