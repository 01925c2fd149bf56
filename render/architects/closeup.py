"""One thing of the game at close range: a kind of card, a wonder, or a progress token."""

from engine.architects.catalog import CARDS, TOKENS, WONDERS
from engine.architects.types import CardId, TokenId, WonderId

from ..box import Box
from ..canvas import Canvas, Picture
from ..closeups import HEIGHT, labelled
from ..fonts import WIDTH, Font
from ..lettering import draw_lines
from ..look import Words
from ..paints import Paint
from ..printed import SIZE
from ..signs import draw_signs
from ..themes import STANDARD, Theme
from .faces import face
from .layout import MARGIN
from .signs import card_signs, token_icon, token_signs
from .stages import draw_stages
from .wonder import wonder

LABEL = 250
STAGES = 560
MEDAL = 420


def closeup(item: str, words: Words, theme: Theme = STANDARD) -> Picture:
    """Return the picture of a card, wonder or progress token by its id; raises `KeyError`."""
    return draw_closeup(item, words, theme).picture()


def draw_closeup(item: str, words: Words, theme: Theme = STANDARD) -> Canvas:
    """Return a close-up as a canvas; raises `KeyError` for what is not in the game."""
    if item in CARDS:
        return _card(item, words, theme)
    if item in WONDERS:
        return _wonder(item, words, theme)
    return _token(TOKENS[item].id, words, theme)


def _card(item: CardId, words: Words, theme: Theme) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    canvas.stamp(face(item, words, theme), MARGIN, (HEIGHT - SIZE[1]) // 2)
    left = 2 * MARGIN + SIZE[0]
    column = Box(left, MARGIN, WIDTH - MARGIN - left, HEIGHT - 2 * MARGIN)
    head, effect, decks = column.rows(3, MARGIN)
    canvas.fill(head, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    canvas.icon(f"chip-{CARDS[item].colour}", Box(head.x + 24, head.y, 100, head.height))
    name = Box(head.x + 148, head.y, head.width - 168, head.height)
    text = words(f"architects-colour-{CARDS[item].colour}")
    canvas.text(text, name, 52, Paint.IVORY, font=Font.SERIF, align="left")
    room = labelled(canvas, words("picture-effect"), effect, width=LABEL, inset=12)
    draw_signs(canvas, card_signs(item), room.centred(room.width, 120), align="left")
    label = words("architects-picture-decks")
    _decks(canvas, item, labelled(canvas, label, decks, width=LABEL, inset=12))
    return canvas


def _decks(canvas: Canvas, item: CardId, box: Box) -> None:
    """Draw how many of a card lie in each wonder's deck and in the central one."""
    cells = box.columns(len(WONDERS) + 1, 4)
    for cell, kind in zip(cells, WONDERS.values(), strict=False):
        upper, lower = cell.rows(2, 2)
        drawn = wonder(
            canvas.theme,
            kind.id,
            frozenset(kind.stages),
            (upper.width, upper.height),
            priced=False,
        )
        canvas.stamp(drawn, upper.x, upper.y)
        canvas.text(str(kind.deck.get(item, 0)), lower, 44, Paint.IVORY)
    upper, lower = cells[-1].rows(2, 2)
    canvas.icon("architects-back", upper)
    canvas.text(str(CARDS[item].centre), lower, 44, Paint.GOLD)


def _wonder(item: WonderId, words: Words, theme: Theme) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    frame = canvas.box.inset(MARGIN)
    canvas.fill(frame, Paint.PANEL, radius=30, edge=Paint.GOLD, thick=7)
    inner = frame.inset(14)
    built = frozenset(WONDERS[item].stages)
    size = (inner.width - STAGES - 20, inner.height)
    canvas.stamp(wonder(theme, item, built, size), inner.x, inner.y)
    side = Box(inner.right - STAGES, inner.y, STAGES, inner.height)
    name = side._replace(height=84)
    draw_lines(canvas, words(f"architects-wonder-{item}"), name, 60, Paint.IVORY, align="left")
    canvas.fill(Box(side.x, name.bottom, side.width, 4), Paint.GOLD_DEEP)
    stages = Box(side.x, name.bottom + 14, side.width, side.bottom - name.bottom - 14)
    draw_stages(canvas, item, (), stages)
    return canvas


def _token(item: TokenId, words: Words, theme: Theme) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, Paint.NIGHT, theme)
    frame = canvas.box.inset(MARGIN)
    canvas.fill(frame, Paint.PANEL, radius=30, edge=Paint.GOLD, thick=7)
    canvas.icon(token_icon(item), Box(frame.x + 40, frame.y, MEDAL, frame.height))
    side = Box(frame.x + MEDAL + 90, frame.y + 40, frame.width - MEDAL - 130, frame.height - 80)
    name = side._replace(height=180)
    draw_lines(canvas, words(f"architects-token-{item}"), name, 76, Paint.IVORY, align="left")
    canvas.fill(Box(side.x, name.bottom, side.width, 4), Paint.GOLD_DEEP)
    low = Box(side.x, name.bottom + 20, side.width, side.bottom - name.bottom - 20)
    draw_signs(canvas, token_signs(item), low.centred(low.width, 170), align="left")
    return canvas
