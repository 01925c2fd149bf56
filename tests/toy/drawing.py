"""The pictures: the table, points, hands, an invitation, and the game as a film.

Everything public is drawn from a table without open choices, a hand from the cards themselves.
"""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from render import Look, Picture, Words
from render.box import Box
from render.canvas import Canvas, Film, Scene
from render.fonts import WIDTH, Font
from render.lettering import draw_name
from render.paints import SEATS, Paint
from render.themes import Theme

from .rules import CARDS, HAND, Card, Table, points, result, scored
from .signs import draw_sign

MARGIN, GAP = 24, 12
HEAD, ROW = 92, 116
NAME, POINTS = 400, 150
CARD_HEIGHT = 250
OPENING, ROUND, FINALE = 2.0, 2.0, 6.0
"""Seconds that a picture of the film stays."""


def board(table: Table, look: Look) -> Picture:
    """Return the picture of the table: a row for each seat, its cards by round, its points."""
    return draw_board(table, look).picture()


def draw_board(table: Table, look: Look) -> Canvas:
    """Return the table as a canvas; of a finished game it tells who has won."""
    canvas, rows = _with_rows(table.seats, look.theme)
    _board_head(canvas, table, look)
    won = points(table)
    for seat, row in enumerate(rows):
        _seat(canvas, seat, look, row._replace(width=NAME))
        for n, cell in enumerate(_cells(row, table.rounds)):
            last = n == len(table.played) - 1
            canvas.fill(cell, Paint.TRAY, radius=14, edge=Paint.GOLD if last else None, thick=4)
            if n < len(table.played):
                throws = table.played[n]
                _throw(canvas, throws[seat], scored(throws)[seat], cell)
        _total(canvas, won[seat], _last_cell(row), crowned=_has_won(look, seat))
    return canvas


def score(table: Table, look: Look) -> Picture:
    """Return the picture of the points of each round and in all."""
    return draw_score(table, look).picture()


def draw_score(table: Table, look: Look) -> Canvas:
    """Return the points as a canvas."""
    canvas, rows = _with_rows(table.seats, look.theme)
    _head(canvas, look.words("rps-picture-points"))
    won = points(table)
    for seat, row in enumerate(rows):
        _seat(canvas, seat, look, row._replace(width=NAME))
        for n, cell in enumerate(_cells(row, table.rounds)):
            canvas.fill(cell, Paint.TRAY, radius=14)
            if n < len(table.played):
                canvas.text(f"+{scored(table.played[n])[seat]}", cell, 48, Paint.IVORY)
        _total(canvas, won[seat], _last_cell(row), crowned=_has_won(look, seat))
    return canvas


def hand(cards: tuple[Card, ...], choice: Card | None, look: Look) -> Picture:
    """Return the picture of the cards in a hand, one of the chosen kind marked."""
    return draw_hand(cards, choice, look).picture()


def draw_hand(cards: tuple[Card, ...], choice: Card | None, look: Look) -> Canvas:
    """Return a hand as a canvas."""
    canvas = Canvas(WIDTH, CARD_HEIGHT + 3 * MARGIN, Paint.NIGHT, look.theme)
    room = Box(MARGIN, 2 * MARGIN, WIDTH - 2 * MARGIN, CARD_HEIGHT)
    chosen = cards.index(choice) if choice is not None else None
    places = room.columns(HAND, GAP)
    width = places[len(cards) - 1].right - room.x
    for n, card in enumerate(cards):
        place = places[n].moved((room.width - width) // 2, 0)
        name = look.words(f"rps-card-{card}")
        if n == chosen:
            place = place.moved(0, -MARGIN)
            canvas.fill(place.inset(-8), Paint.GOLD, radius=24)
        canvas.fill(place, Paint.CREAM, radius=18)
        draw_sign(canvas, card, Box(place.x, place.y + 18, place.width, 140))
        below = Box(place.x + 6, place.y + 166, place.width - 12, 70)
        canvas.text(name, below, 38, Paint.INK)
        if n == chosen:
            canvas.icon("check", Box(place.right - 52, place.y + 6, 46, 46))
    return canvas


def hands(left: tuple[tuple[Card, ...], ...], look: Look) -> Picture:
    """Return the picture of the cards that all seats have left."""
    return draw_hands(left, look).picture()


def draw_hands(left: tuple[tuple[Card, ...], ...], look: Look) -> Canvas:
    """Return the hands of all seats as a canvas."""
    canvas, rows = _with_rows(len(left), look.theme)
    _head(canvas, look.words("rps-picture-hands"))
    for seat, row in enumerate(rows):
        _seat(canvas, seat, look, row._replace(width=NAME))
        for n, cell in enumerate(_beside(row).columns(HAND, GAP)):
            canvas.fill(cell, Paint.TRAY, radius=14)
            if n < len(left[seat]):
                draw_sign(canvas, left[seat][n], cell.inset(8))
    return canvas


def closeup(card: Card, words: Words, theme: Theme) -> Picture:
    """Return the picture of one card."""
    canvas = Canvas(WIDTH, 320, Paint.NIGHT, theme)
    inner = canvas.box.inset(MARGIN)
    canvas.fill(inner, Paint.CREAM, radius=24)
    draw_sign(canvas, card, Box(inner.x + MARGIN, inner.y, 240, inner.height))
    name = Box(inner.x + 320, inner.y, inner.width - 360, inner.height)
    canvas.text(words(f"rps-card-{card}"), name, 110, Paint.INK, font=Font.SERIF, align="left")
    return canvas.picture()


def invitation(names: tuple[str, ...], rounds: int, words: Words, theme: Theme) -> Picture:
    """Return the picture of an invitation: the three signs, and who sits at the table by now."""
    return draw_invitation(names, rounds, words, theme).picture()


def draw_invitation(names: tuple[str, ...], rounds: int, words: Words, theme: Theme) -> Canvas:
    """Return an invitation as a canvas."""
    look = Look(names=names, words=words, theme=theme)
    canvas, rows = _with_rows(len(names), theme)
    _head(canvas, words("rps-picture-rounds", rounds=rounds))
    for seat, row in enumerate(rows):
        _seat(canvas, seat, look, row._replace(width=2 * NAME))
        places = row._replace(x=row.x + 2 * NAME, width=row.width - 2 * NAME).columns(len(CARDS))
        for card, place in zip(CARDS, places, strict=True):
            draw_sign(canvas, card, place.inset(8))
    return canvas


def film(shown: tuple[Table, Look]) -> Film:
    """Return the game up to a table as a film: the empty table, each round, and the end."""
    table, look = shown
    going, ended = replace(look, ended=None), look.ended or result(table)
    scenes = [
        Scene(
            partial(draw_board, replace(table, played=table.played[:n]), going),
            ROUND if n else OPENING,
        )
        for n in range(len(table.played) + 1)
    ]
    if ended is not None:
        scenes.append(Scene(partial(draw_board, table, replace(look, ended=ended)), FINALE))
    return Film(scenes, look.theme)


def warm() -> None:
    """Load what drawing needs: fonts and masks."""
    for card in CARDS:
        draw_sign(Canvas(ROW, ROW), card, Box(0, 0, ROW, ROW))


def _with_rows(seats: int, theme: Theme) -> tuple[Canvas, tuple[Box, ...]]:
    """Return a canvas with room for a head, and the row of each seat below it."""
    top = MARGIN + HEAD + GAP
    rows = Box(MARGIN, top, WIDTH - 2 * MARGIN, seats * (ROW + GAP) - GAP)
    return Canvas(WIDTH, rows.bottom + MARGIN, Paint.NIGHT, theme), rows.rows(seats, GAP)


def _board_head(canvas: Canvas, table: Table, look: Look) -> None:
    if look.ended is None:
        now = min(len(table.played) + 1, table.rounds)
        _head(canvas, look.words("rps-round", round=now, rounds=table.rounds))
        return
    winners = [look.name(seat) for seat in look.ended.winners]
    if len(winners) == 1:
        text = look.words("rps-picture-wins", who=winners[0])
    else:
        text = look.words("rps-picture-shared" if winners else "rps-picture-over")
    _head(canvas, text, triumph=True)


def _head(canvas: Canvas, text: str, *, triumph: bool = False) -> None:
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD)
    edge = Paint.GOLD if triumph else Paint.EDGE
    canvas.fill(box, Paint.PANEL, radius=18, edge=edge, thick=4)
    for card, left in zip(CARDS, (0, 1, 2), strict=True):
        draw_sign(canvas, card, Box(box.x + 20 + 76 * left, box.y + 12, 68, 68))
    room = Box(box.x + 270, box.y, box.width - 290, box.height)
    paint = Paint.GOLD if triumph else Paint.IVORY
    canvas.text(text, room, 52, paint, font=Font.SERIF, align="left")


def _seat(canvas: Canvas, seat: int, look: Look, box: Box) -> None:
    """Draw the name of a seat on its colour, beside its shape."""
    paint = SEATS[seat]
    canvas.fill(box, paint, radius=16)
    canvas.icon(f"seat-{seat}", Box(box.x + 16, box.y + (box.height - 56) // 2, 56, 56))
    room = Box(box.x + 88, box.y, box.width - 100, box.height)
    draw_name(canvas, look.calls(seat), room, 48, look.theme.on(paint))


def _throw(canvas: Canvas, card: Card, won: int, cell: Box) -> None:
    """Draw a card that was played, beside the points that it brought."""
    inner = cell.inset(10)
    if not won:
        draw_sign(canvas, card, inner.centred(76, 76))
        return
    draw_sign(canvas, card, inner._replace(width=62))
    more = Box(inner.x + 62, inner.y, inner.width - 62, inner.height)
    canvas.text(f"+{won}", more, 40, Paint.GOLD)


def _total(canvas: Canvas, won: int, cell: Box, *, crowned: bool) -> None:
    canvas.fill(cell, Paint.GOLD if crowned else Paint.PANEL, radius=14)
    number = cell
    if crowned:
        canvas.icon("crown", Box(cell.x + 8, cell.y, 60, cell.height))
        number = Box(cell.x + 66, cell.y, cell.width - 72, cell.height)
    canvas.text(str(won), number, 64, Paint.INK if crowned else Paint.IVORY, font=Font.SERIF)


def _has_won(look: Look, seat: int) -> bool:
    return look.ended is not None and seat in look.ended.winners


def _beside(row: Box) -> Box:
    return row._replace(x=row.x + NAME + GAP, width=row.width - NAME - GAP)


def _cells(row: Box, rounds: int) -> Sequence[Box]:
    """Return the places of the rounds' cards in a row."""
    return _beside(row)._replace(width=row.width - NAME - POINTS - 2 * GAP).columns(rounds, GAP)


def _last_cell(row: Box) -> Box:
    """Return the place of the points in a row."""
    return row._replace(x=row.right - POINTS, width=POINTS)
