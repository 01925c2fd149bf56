"""The cards of an age as they lie: what is free, under which letter, and at what price."""

from engine.core.game import Seat
from engine.duel.catalog import CARDS, LAYOUTS
from engine.duel.decisions import Turn
from engine.duel.economy import card_price
from engine.duel.events import Built, Discarded, WonderBuilt
from engine.duel.score import result
from engine.duel.table import Table, free_slots
from engine.duel.types import SEATS, CardId, FaceDown

from ..box import Box
from ..canvas import Canvas, Piece, cached
from ..cards import LETTER, letter
from ..look import Look
from ..paints import SEATS as SEAT_PAINTS
from ..paints import Paint
from ..signs import draw_signs
from ..themes import Theme
from . import card as cards
from .heading import awaited, emblem
from .layout import CARD_SIZES, PRICE, STRUCTURE
from .signs import signs


def structure(canvas: Canvas, table: Table, look: Look) -> None:
    """Draw the cards that still lie, and the place from which the last one was taken."""
    if table.age == 0:
        return
    ended = look.ended or result(table)
    if ended is not None and not any(table.slots):
        canvas.icon(emblem(ended.reason), STRUCTURE.centred(300, 300))
        return
    canvas.stamp(_places(canvas.theme, table.age), STRUCTURE.x, STRUCTURE.y)
    _gap(canvas, table, look)
    free = free_slots(table)
    decision = awaited(table, look)
    payer = decision.seat if isinstance(decision, Turn) else None
    nth = 0
    for place, slot in enumerate(table.slots):
        if slot is None:
            continue
        at = card_box(table.age, place)
        if isinstance(slot, FaceDown):
            canvas.stamp(cards.back(canvas.theme, table.age, slot.guild), at.x, at.y)
        elif place in free:
            _free(canvas, table, slot, at, payer, nth)
            nth += 1
        else:
            corner = _corner(table, place)
            holder = _holder(table, slot)
            face = cards.covered_face(canvas.theme, slot, table.age, holder, corner)
            canvas.stamp(face, at.x, at.y)


@cached
def _places(theme: Theme, age: int) -> Piece:
    """Return the table cloth with the places where the cards of an age are dealt."""
    canvas = Canvas(STRUCTURE.width, STRUCTURE.height, Paint.NIGHT, theme)
    places = [
        card_box(age, n).moved(-STRUCTURE.x, -STRUCTURE.y) for n in range(len(LAYOUTS[age].places))
    ]
    for at in places:
        canvas.fill(at.inset(2), Paint.PANEL, radius=cards.RADIUS)
        canvas.fill(at.inset(4), Paint.NIGHT, radius=cards.RADIUS - 2)
    return canvas.piece()


def card_box(age: int, place: int) -> Box:
    """Return where the card of a slot lies."""
    size = CARD_SIZES[age]
    row, x = LAYOUTS[age].places[place]
    middle = STRUCTURE.x + STRUCTURE.width // 2
    left = middle + (x * size.across - size.width) // 2
    return Box(left, STRUCTURE.y + row * size.down, size.width, size.height)


def _free(
    canvas: Canvas, table: Table, card: CardId, at: Box, payer: Seat | None, nth: int
) -> None:
    """Draw a card that nothing covers; only whose turn it is has letters and prices on it."""
    holder = _holder(table, card)
    theme = canvas.theme
    if payer is None:
        canvas.stamp(cards.free_face(theme, card, table.age, holder, "waiting"), at.x, at.y)
        return
    price = card_price(table, payer, card)
    payable = price.coins <= table.cities[payer].coins
    frame: cards.Frame = "payable" if payable else "dear"
    canvas.stamp(cards.free_face(theme, card, table.age, holder, frame), at.x, at.y)
    low = at.bottom - 7
    canvas.stamp(letter(theme, nth), at.x + 7, low - LETTER - 2)
    canvas.stamp(cards.price_tag(theme, price, payable), at.right - PRICE - 5, low - PRICE)


def _corner(table: Table, place: int) -> cards.Corner | None:
    """Return the lower corner of a covered card that nothing covers any more."""
    left = card_box(table.age, place).x
    covering = [n for n in LAYOUTS[table.age].covered_by[place] if table.slots[n] is not None]
    if len(covering) > 1:
        return None
    return "left" if card_box(table.age, covering[0]).x > left else "right"


def _holder(table: Table, card: CardId) -> Seat | None:
    giver = CARDS[card].free_with
    return next((seat for seat in SEATS if giver in table.cities[seat].cards), None)


def _gap(canvas: Canvas, table: Table, look: Look) -> None:
    """Mark the place of the card that the last move took, by its taker and what became of it."""
    before = look.before
    if not isinstance(before, Table) or before.age != table.age:
        return
    for event in look.last:
        if not isinstance(event, Built | Discarded | WonderBuilt):
            continue
        place = before.slots.index(event.card) if event.card in before.slots else None
        if place is None or table.slots[place] is not None:
            continue
        size, at = CARD_SIZES[table.age], card_box(table.age, place)
        free = Box(at.x, at.bottom - size.down + 4, at.width, size.down - 4)
        paint: Paint = SEAT_PAINTS[event.seat]
        canvas.fill(free, paint, radius=cards.RADIUS)
        canvas.fill(free.inset(3), Paint.TRAY, radius=cards.RADIUS - 3)
        _taken(canvas, event, free.inset(3))


def _taken(canvas: Canvas, event: Built | Discarded | WonderBuilt, box: Box) -> None:
    """Draw which card was taken, who took it, and what became of it."""
    item, tall = CARDS[event.card], box.height > 80
    wide = box.width if tall else box.width - 42
    face = Box(box.x, box.y, wide, 54 if tall else box.height)
    canvas.fill(face, Paint(item.colour), radius=cards.RADIUS - 3)
    if tall:
        line = Box(box.x, face.bottom, box.width, box.bottom - face.bottom).centred(102, 32)
        told = line.columns(3, 3)
    else:
        told = Box(face.right + 4, box.y, 36, box.height).rows(3, 1)
    draw_signs(canvas, signs(item.effects), face.inset(4))
    marks = (f"colour-{item.colour}", f"seat-{event.seat}", what_became(event))
    for mark, at in zip(marks, told, strict=True):
        canvas.icon(mark, at.inset(1))


def what_became(event: Built | Discarded | WonderBuilt) -> str:
    """Return the drawing of what a card was taken for."""
    match event:
        case Built():
            return "check"
        case Discarded():
            return "discard"
        case WonderBuilt(wonder=wonder):
            return f"wonder-{wonder}"
