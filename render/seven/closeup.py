"""One thing of the game at close range: a card, or one side of a wonder board."""

from collections.abc import Sequence
from functools import partial

from engine.seven import effects as fx
from engine.seven.catalog import BOARDS, CARDS, UNLOCKED, Card
from engine.seven.types import Board, CardId

from ..art import card_scene
from ..box import Box
from ..canvas import Canvas, Picture
from ..closeups import HEIGHT, Row, draw_card, draw_cost_or_free
from ..fonts import WIDTH, Font
from ..lettering import draw_lines
from ..look import Words
from ..paints import Paint
from ..printed import Face
from ..signs import draw_signs
from ..themes import STANDARD, Theme
from .layout import MARGIN
from .signs import cost_icons, scene, signs
from .stages import draw_stages

COST, EFFECT = 76, 140

FACES = {f"{board.wonder}-{board.side.lower()}": board for board in BOARDS}
"""The sides of the wonder boards by the ids of their close-ups: `giza-a`, `giza-b`."""


def closeup(item: str, words: Words, theme: Theme = STANDARD) -> Picture:
    """Return the picture of a card or of a board's side (`giza-a`) by its id; raises `KeyError`."""
    return draw_closeup(item, words, theme).picture()


def draw_closeup(item: str, words: Words, theme: Theme = STANDARD) -> Canvas:
    """Return a close-up as a canvas; raises `KeyError` for what is not in the game."""
    if item in CARDS:
        card = CARDS[item]
        rows = _rows(card, words)
        return draw_card(_face(card, words), card.age, rows, words, theme, inset=6)
    return _board(FACES[item], words, theme)


def _face(item: Card, words: Words) -> Face:
    return Face(
        name=words(f"seven-card-{item.id}"),
        colour=item.colour,
        signs=signs(item.effects),
        cost=cost_icons(item.cost),
        scene=_scene(item),
    )


def _scene(item: Card) -> str:
    made = (each.resource for each in item.effects if isinstance(each, fx.Produces))
    return card_scene(item.id, made, item.colour)


def _rows(item: Card, words: Words) -> list[Row]:
    """Return the rows beside a card."""
    cost, effect = words("picture-cost"), words("picture-effect")
    rows = [
        Row(cost, lambda canvas, box: _cost(canvas, item, words, box)),
        Row(effect, lambda canvas, box: _effects(canvas, item, box), 1.4),
    ]
    for key, others in (("free-with", item.free_with), ("makes-free", UNLOCKED[item.id])):
        if others:
            rows.append(Row(words(f"picture-{key}"), partial(_named, others, words)))
    if item.copies:
        label = words("seven-picture-players")
        rows.append(Row(label, lambda canvas, box: _copies(canvas, item, box)))
    return rows


def _cost(canvas: Canvas, item: Card, words: Words, box: Box) -> None:
    room = box.centred(box.width, min(COST, box.height))
    draw_cost_or_free(canvas, cost_icons(item.cost), words, room)


def _effects(canvas: Canvas, item: Card, box: Box) -> None:
    room = box.centred(box.width, min(EFFECT, box.height))
    draw_signs(canvas, signs(item.effects), room, align="left")


def _named(cards: Sequence[CardId], words: Words, canvas: Canvas, box: Box) -> None:
    """Write the names of one card or two behind their colours."""
    font, size = (Font.SERIF, 42) if len(cards) == 1 else (Font.BOLD, 31)
    for card, line in zip(cards, box.rows(len(cards)), strict=True):
        side = min(54, line.height)
        canvas.icon(f"chip-{CARDS[card].colour}", Box(line.x, line.y, side, line.height))
        name = Box(line.x + side + 14, line.y, line.width - side - 14, line.height)
        text = words(f"seven-card-{card}")
        canvas.text(text, name.inset(0, -4), size, Paint.IVORY, font=font, align="left")


def _copies(canvas: Canvas, item: Card, box: Box) -> None:
    """Draw from how many players on each copy of the card is in the game."""
    side = min(60, box.height)
    for n, players in enumerate(item.copies):
        at = Box(box.x + n * 104, box.y + (box.height - side) // 2, 92, side)
        canvas.fill(at, Paint.SAND, radius=12)
        canvas.text(f"{players}+", at, 38, Paint.INK)


def _board(board: Board, words: Words, theme: Theme) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    frame = canvas.box.inset(MARGIN)
    canvas.fill(frame, Paint.PANEL, radius=30, edge=Paint.GOLD, thick=7)
    inner = frame.inset(7)
    picture = Box(inner.x, inner.y, 486, 324)
    canvas.scene(scene(board.wonder), picture, radius=23)
    side = Box(picture.right + 30, inner.y + 20, inner.right - picture.right - 60, 290)
    name = Box(side.x, side.y, side.width, 150)
    draw_lines(canvas, words(f"seven-wonder-{board.wonder}"), name, 68, Paint.IVORY, align="left")
    canvas.fill(Box(side.x, name.bottom + 6, side.width, 4), Paint.GOLD_DEEP)
    low = Box(side.x, name.bottom + 20, side.width, side.bottom - name.bottom - 20)
    letter = words("seven-picture-side", side=board.side)
    half, other = low.columns(2, 20)
    canvas.text(letter, half, 48, Paint.GOLD, font=Font.SERIF, align="left")
    label = Box(other.x, other.y, other.width - 100, other.height)
    canvas.text(words("seven-picture-start"), label, 38, Paint.HUSH, align="left")
    made = Box(other.right - 92, other.y, 90, other.height)
    canvas.icon(f"resource-{BOARDS[board].produces}", made)
    low = inner._replace(y=picture.bottom, height=inner.bottom - picture.bottom)
    draw_stages(canvas, board, 0, low.inset(14))
    return canvas
