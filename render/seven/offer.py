"""A card of a hand, large: its letter, effect, name, printed cost, price now and the reason."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.seven.catalog import CARDS, UNLOCKED, Card
from engine.seven.types import CardId, Chained, Price

from ..box import Box
from ..canvas import Canvas, Piece, cached, text_width
from ..cards import draw_band, draw_row, letter
from ..fonts import Font
from ..lettering import draw_lines, first_breaking
from ..look import Words
from ..paints import Paint
from ..signs import Icon, draw_icon, draw_signs, row_width
from ..themes import Theme
from .names import card_names
from .pricing import TAG, draw_price
from .signs import cost_icons, signs

RADIUS = 18
PLATE = 10
"""How far a name stays from the edges: with two players, the cards of a hand are narrow."""
BAND, NAME, COST = 108, 82, 50
LINK = 42
"""The side of what tells, below the symbol of its colour, which cards a card makes free."""
MARK = 50
"""How much room the cross takes before its words."""


class Offer(NamedTuple):
    """A card and what building it costs its city now.

    `prices` are the ways to pay, none where there is none; then `lacking` are the resources that
    cannot be had. `built` says that the city has the structure; `chosen` that the card is the one
    chosen for this turn. `gift` says that it can be built for nothing. `copies` is how
    many of it are held.
    """

    card: CardId
    prices: tuple[Price, ...]
    purse: int
    lacking: tuple[str, ...] = ()
    built: bool = False
    chosen: bool = False
    gift: bool = False
    copies: int = 1

    @property
    def giver(self) -> CardId | None:
        """The structure of the city that makes the card free, if there is one."""
        for price in self.prices[:1]:
            for step in price.steps:
                if isinstance(step, Chained) and not self.built:
                    return step.card
        return None

    @property
    def payable(self) -> bool:
        """Whether the card can be built now."""
        return not self.built and (
            self.gift or (bool(self.prices) and self.prices[0].total <= self.purse)
        )


def draw_offer(canvas: Canvas, offer: Offer, nth: int | None, words: Words, box: Box) -> None:
    """Draw a card in a box; `nth` is its place in the hand, which its letter tells."""
    size = (box.width, box.height)
    name = first_breaking(_names(offer, words), Font.SERIF, box.width - 2 * PLATE)
    shown = cost_icons(CARDS[offer.card].cost) if offer.giver is None else ()
    face = _face(canvas.theme, offer.card, name, shown, size, *_frame(offer))
    canvas.stamp(face, box.x, box.y)
    if nth is not None:
        canvas.stamp(letter(canvas.theme, nth), box.x + 12, box.y + 12)
    giver = offer.giver
    top = box.y + BAND + NAME + (COST if giver is None else 0)
    low = Box(box.x + 12, top, box.width - 20, 0)
    low = low._replace(height=box.bottom - 12 - low.y)
    if offer.built:
        _told(canvas, "cross", words("seven-picture-built"), low)
    elif giver is not None:
        _chained(canvas, giver, words, low)
    elif offer.gift:
        canvas.icon("gift", Box(low.right - 60, low.y, 60, low.height))
        rest = low._replace(width=low.width - 66)
        if offer.prices:
            draw_price(canvas, offer.prices[:1], offer.purse, CARDS[offer.card].cost, words, rest)
        else:
            draw_icon(canvas, Icon("coin-free", "0"), rest._replace(width=TAG))
    else:
        _price(canvas, offer, words, low)
    if offer.chosen:
        mark = Box(box.right - 62, box.y + BAND - 30, 56, 56)
        canvas.icon("check", mark)


def _names(offer: Offer, words: Words) -> tuple[str, ...]:
    """Return what the card is called, the longest form first, with how often it is held."""
    names = card_names(words, offer.card)
    if offer.copies == 1:
        return names
    return tuple(words("seven-many", card=name, n=offer.copies) for name in names)


def _frame(offer: Offer) -> tuple[Paint, Paint, int]:
    if offer.chosen:
        return Paint.CREAM, Paint.WHITE, 8
    if offer.payable:
        return Paint.CREAM, Paint.GOLD, 5
    return Paint.CREAM_DIM, Paint.SILVER, 5


def _price(canvas: Canvas, offer: Offer, words: Words, box: Box) -> None:
    cost = CARDS[offer.card].cost
    if offer.prices:
        draw_price(canvas, offer.prices, offer.purse, cost, words, box)
        return
    icons = offer.lacking or tuple(
        icon.name.removeprefix("resource-") for icon in cost_icons(cost) if not icon.number
    )
    _lacking(canvas, tuple(dict.fromkeys(icons)), words("seven-picture-lacking"), box)


def _lacking(canvas: Canvas, resources: Sequence[str], label: str, box: Box) -> None:
    """Draw what nobody sells, below the words for that; in narrow places the cross tells it."""
    row = box
    if text_width(label, Font.BOLD) <= box.width - MARK:
        upper, row = box.rows(2, 0)
        _told(canvas, "cross", label, upper)
    else:
        canvas.icon("cross", box._replace(width=40))
    step = min(44, (row.width - MARK) // max(1, len(resources)))
    for n, resource in enumerate(resources):
        at = Box(row.x + MARK + n * step, row.y, step - 2, row.height)
        canvas.icon(f"resource-{resource}", at)


def _chained(canvas: Canvas, giver: CardId, words: Words, box: Box) -> None:
    """Draw that the card is free, and which structure of the city makes it so."""
    head = box._replace(height=COST)
    disc = Box(head.x, head.y, COST, COST)
    canvas.icon("coin-free", disc)
    canvas.icon("link", disc.inset(COST // 5))
    room = Box(disc.right + 10, head.y, head.right - disc.right - 10, COST)
    canvas.text(words("picture-free-with"), room, 34, Paint.INK, font=Font.MEDIUM, align="left")
    name = Box(box.x, head.bottom, box.width, box.bottom - head.bottom)
    text = first_breaking(card_names(words, giver), Font.BOLD, name.width)
    if text_width(text, Font.BOLD, 36) <= room.width:
        name = name._replace(x=room.x, width=room.width)
    draw_lines(canvas, text, name, 36, Paint.INK, font=Font.BOLD, align="left")


def _told(canvas: Canvas, icon: str, text: str, box: Box) -> None:
    canvas.icon(icon, box._replace(width=40))
    room = Box(box.x + MARK, box.y, box.width - MARK, box.height)
    draw_lines(canvas, text, room, 31, Paint.INK, font=Font.BOLD, align="left")


@cached
def _face(
    theme: Theme,
    card: CardId,
    name: str,
    printed: tuple[Icon, ...],
    size: tuple[int, int],
    body: Paint,
    edge: Paint,
    thick: int,
) -> Piece:
    """Return a card with this `printed` cost, without its letter and price."""
    canvas, item = Canvas(*size, Paint.NIGHT, theme, clear=True), CARDS[card]
    canvas.fill(canvas.box, Paint.INK, radius=RADIUS)
    canvas.fill(canvas.box.inset(1), body, radius=RADIUS, edge=edge, thick=thick)
    band = Box(thick + 1, thick + 1, size[0] - 2 * thick - 2, BAND - thick - 4)
    draw_band(canvas, Paint(item.colour), band, RADIUS - thick, 3)
    canvas.icon(f"colour-{item.colour}", Box(size[0] - 60, 12, 46, 46))
    _effects(canvas, item)
    plate = Box(PLATE, BAND, size[0] - 2 * PLATE, NAME)
    draw_lines(canvas, name, plate, 40, Paint.INK, font=Font.SERIF)
    strip = Box(12, BAND + NAME, size[0] - 24, COST - 6)
    if printed:
        canvas.fill(strip, Paint.SAND, radius=12)
        draw_row(canvas, printed, strip.inset(6, 2))
    return canvas.piece()


def _effects(canvas: Canvas, card: Card) -> None:
    """Draw in the band what a card does, and behind a link the colours of what it makes free."""
    width, shown = canvas.box.width, signs(card.effects)
    freed = tuple(f"chip-{CARDS[each].colour}" for each in UNLOCKED[card.id])
    links = ("link", *freed) if freed else ()
    right = width - 12 - LINK * len(links)
    for n, icon in enumerate(links):
        canvas.icon(icon, Box(right + n * LINK, 60, LINK, LINK - 2))
    wide = min(width - 66, right) - 66
    if row_width(shown, 76) > wide:
        draw_signs(canvas, shown, Box(12, 54, right - 12, 54))
    else:
        draw_signs(canvas, shown, Box(66, 16, wide, 80))


def grid(cells: int, box: Box, gap: int) -> Sequence[Box]:
    """Return boxes for so many cells: a row of three or four, or two rows of up to five.

    Two rows of five are needed with two players, where a hand may have eight different cards.
    """
    across = 3 if cells in (1, 2, 3, 5, 6) else 4 if cells <= 8 else 5
    down = -(-cells // across)
    return [cell for row in box.rows(down, gap) for cell in row.columns(across, gap)]
