"""One thing of the game at close range: a card, a wonder or a progress token."""

from engine.duel import effects as fx
from engine.duel.catalog import CARDS, TOKENS, WONDERS, Card
from engine.duel.types import CardId, Cost, TokenId, WonderId

from ..art import card_scene
from ..box import Box
from ..canvas import Canvas, Picture
from ..cards import draw_row
from ..closeups import HEIGHT, Row, draw_card, draw_cost_or_free
from ..fonts import WIDTH, Font
from ..lettering import draw_lines
from ..look import Words
from ..paints import Paint
from ..printed import Face, draw_chain
from ..signs import draw_signs, row_width
from ..themes import STANDARD, Theme
from .card import cost_icons
from .layout import MARGIN
from .signs import rivalry, signs, word

TOKEN_HEIGHT = 440
COST, EFFECT = 84, 150
"""How large the signs of a cost and of effects may be."""


def closeup(item: str, words: Words, theme: Theme = STANDARD) -> Picture:
    """Return the picture of a card, wonder or token by its id; raises `KeyError`."""
    return draw_closeup(item, words, theme).picture()


def draw_closeup(item: str, words: Words, theme: Theme = STANDARD) -> Canvas:
    """Return a close-up as a canvas; raises `KeyError` for what is not in the game."""
    if item in CARDS:
        card = CARDS[item]
        rows = _rows(card, words)
        return draw_card(_face(card, words), card.age, rows, words, theme, inset=8)
    if item in WONDERS:
        return _wonder(item, words, theme)
    if item in TOKENS:
        return _token(item, words, theme)
    raise KeyError(item)


def _face(item: Card, words: Words) -> Face:
    wanted = item.free_with and f"chain-{CARDS[item.free_with].symbol}"
    return Face(
        name=words(f"card-{item.id}"),
        colour=item.colour,
        signs=signs(item.effects),
        cost=cost_icons(item.cost),
        scene=_scene(item),
        rule=rivalry(item.effects),
        symbol=item.symbol and f"chain-{item.symbol}",
        wanted=wanted,
    )


def _scene(item: Card) -> str:
    made = (each.resource for each in item.effects if isinstance(each, fx.Produces))
    return card_scene(item.id, made, item.colour)


def _rows(item: Card, words: Words) -> list[Row]:
    """Return the rows beside a card."""
    cost, effect = words("picture-cost"), words("picture-effect")
    rows = [
        Row(cost, lambda canvas, box: _cost(canvas, item.cost, words, box)),
        Row(effect, lambda canvas, box: _effects(canvas, item, box), 1.6),
    ]
    giver = item.free_with
    if giver is not None:
        label = words("picture-free-with")
        rows.append(Row(label, lambda canvas, box: _chain(canvas, giver, giver, words, box)))
    freed = next((card for card in CARDS.values() if card.free_with == item.id), None)
    if freed is not None:
        label, name = words("picture-makes-free"), freed.id
        rows.append(Row(label, lambda canvas, box: _chain(canvas, item.id, name, words, box)))
    return rows


def _cost(canvas: Canvas, cost: Cost, words: Words, box: Box) -> None:
    draw_cost_or_free(
        canvas, cost_icons(cost), words, box.centred(box.width, min(COST, box.height))
    )


def _effects(canvas: Canvas, item: Card, box: Box) -> None:
    shown, most = signs(item.effects), rivalry(item.effects)
    room = box.centred(box.width, min(EFFECT, box.height))
    if most:
        side = room.height * 3 // 4
        draw_signs(canvas, most, Box(room.x, room.y + (room.height - side) // 2, side, side))
        room = Box(room.x + side + 24, room.y, room.width - side - 24, room.height)
    draw_signs(canvas, shown, room, align="left")


def _chain(canvas: Canvas, giver: CardId, card: CardId, words: Words, box: Box) -> None:
    """Draw a chain's symbol and the name of the card at its other end."""
    room = box.centred(box.width, min(COST, box.height))
    disc = Box(room.x, room.y, room.height, room.height)
    draw_chain(canvas, f"chain-{CARDS[giver].symbol}", disc)
    name = Box(room.x + room.height + 16, room.y, room.width - room.height - 16, room.height)
    canvas.text(words(f"card-{card}"), name, 44, Paint.IVORY, font=Font.SERIF, align="left")


def _wonder(wonder: WonderId, words: Words, theme: Theme) -> Canvas:
    canvas, item = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme), WONDERS[wonder]
    frame = canvas.box.inset(MARGIN)
    canvas.fill(frame, Paint.CREAM, radius=30, edge=Paint.GOLD, thick=7)
    inner = frame.inset(7)
    scene = Box(inner.x, inner.y, inner.height * 3 // 2, inner.height)
    canvas.scene(f"wonder-{wonder}", scene, radius=23)
    side = Box(scene.right + 24, inner.y + 20, inner.right - scene.right - 48, inner.height - 40)
    name = Box(side.x, side.y, side.width, 150)
    draw_lines(canvas, words(f"wonder-{wonder}"), name, 60, Paint.INK)
    canvas.fill(Box(side.x + 40, name.bottom + 8, side.width - 80, 4), Paint.GOLD_DEEP)
    low = Box(side.x, side.bottom - 100, side.width, 100)
    effects = Box(side.x, name.bottom + 20, side.width, low.y - name.bottom - 40)
    draw_signs(canvas, signs(item.effects), effects.centred(side.width, 140))
    canvas.fill(low, Paint.SAND, radius=18)
    draw_row(canvas, cost_icons(item.cost), low.inset(14, 12))
    return canvas


def _token(token: TokenId, words: Words, theme: Theme) -> Canvas:
    canvas, item = Canvas(WIDTH, TOKEN_HEIGHT, Paint.NIGHT, theme), TOKENS[token]
    frame = canvas.box.inset(MARGIN)
    canvas.fill(frame, Paint.PANEL, radius=30, edge=Paint.EDGE, thick=2)
    disc = Box(frame.x + 30, frame.y + 20, frame.height - 40, frame.height - 40)
    canvas.icon(f"token-{token}", disc)
    side = Box(disc.right + 60, frame.y + 30, frame.right - disc.right - 90, frame.height - 60)
    label = Box(side.x, side.y, side.width, 56)
    canvas.text(words("item-token"), label, 38, Paint.HUSH, font=Font.MEDIUM, align="left")
    name = Box(side.x, label.bottom, side.width, 110)
    canvas.text(words(f"token-{token}"), name, 88, Paint.IVORY, font=Font.SERIF, align="left")
    canvas.fill(Box(side.x, name.bottom + 8, side.width, 4), Paint.GOLD_DEEP)
    effects = Box(side.x, name.bottom + 24, side.width, side.bottom - name.bottom - 24)
    draw_signs(canvas, signs(item.effects), effects, align="left")
    told = word(item.effects)
    if told is not None:
        left = effects.x + row_width(signs(item.effects), effects.height) + 24
        room = effects._replace(x=left, width=side.right - left)
        canvas.text(words(told), room, 44, Paint.IVORY, align="left")
    return canvas
