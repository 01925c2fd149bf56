"""A city in full: production, prices, science, wonders, tokens, and every card by name."""

from engine.core.game import Seat
from engine.duel.catalog import TOKENS
from engine.duel.economy import lasting_effects, wonder_price
from engine.duel.events import Built, Revived, TokenTaken, WonderBuilt
from engine.duel.legal import buildable
from engine.duel.table import Table, View
from engine.duel.types import City

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..heading import seat_head
from ..listing import card_list, list_height
from ..look import Look
from ..medals import Medal, draw_medals, medals_height
from ..paints import Paint
from . import wonder_card
from .holdings import chains, draw_pawn, economy, science, treasury
from .layout import MARGIN
from .listing import listed
from .panel import WONDERS_EACH
from .signs import signs

INNER = WIDTH - 2 * MARGIN
HEAD = Box(MARGIN, MARGIN, INNER, 84)
GOODS = Box(MARGIN, HEAD.bottom + MARGIN, INNER, 186)
EMPTY = 80


def city(view: View, seat: Seat, look: Look) -> Picture:
    """Return the picture of all that `seat` has."""
    return draw_city(view, seat, look).picture()


def draw_city(view: View, seat: Seat, look: Look) -> Canvas:
    """Return a city as a canvas."""
    own = view.table.cities[seat]
    built = (event for event in look.last if isinstance(event, Built | Revived))
    cards = listed(own.cards, look, {event.card for event in built if event.seat == seat})
    wonders, tokens, rest = _places(own, list_height(cards, INNER) if cards else EMPTY)
    canvas = Canvas(WIDTH, rest.bottom + MARGIN, Paint.NIGHT, look.theme)
    _head(canvas, view.table, seat, look)
    _goods(canvas, view.table, seat)
    if wonders.height:
        _wonders(canvas, view.table, seat, look, wonders)
    draw_medals(canvas, _medals(own, look), tokens)
    if not cards:
        canvas.fill(rest, Paint.TRAY, radius=18)
        canvas.text(look.words("picture-empty"), rest, 40, Paint.HUSH)
    card_list(canvas, cards, rest)
    return canvas


def _places(own: City, listed: int) -> tuple[Box, Box, Box]:
    """Return where the wonders, the tokens and the cards lie; what is not there has no height."""
    heights = (
        wonder_card.height(unbuilt=bool(own.wonders)) if own.built or own.wonders else 0,
        medals_height(len(own.tokens)),
        listed,
    )
    top, places = GOODS.bottom + MARGIN, []
    for height in heights:
        places.append(Box(MARGIN, top, INNER, height))
        top += height + MARGIN * bool(height)
    wonders, tokens, rest = places
    return wonders, tokens, rest


def _head(canvas: Canvas, table: Table, seat: Seat, look: Look) -> None:
    seat_head(canvas, seat, look, Box(HEAD.x, HEAD.y, HEAD.width - 500, HEAD.height))
    room = Box(HEAD.right - 490, HEAD.y, 490, HEAD.height)
    canvas.fill(room, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    treasury(canvas, table, seat, Box(room.x + 22, room.y + 10, 350, 64))
    draw_pawn(canvas, table.pawn, Box(room.right - 92, room.y + 6, 72, 72))


def _goods(canvas: Canvas, table: Table, seat: Seat) -> None:
    canvas.fill(GOODS, Paint.PANEL, radius=18, edge=Paint.EDGE, thick=2)
    economy(canvas, table, seat, Box(GOODS.x + 10, GOODS.y + 10, 520, 166))
    own = table.cities[seat]
    room = Box(GOODS.x + 546, GOODS.y + 10, GOODS.width - 556, 166)
    science(canvas, own, Box(room.x + 8, room.y + 6, room.width - 16, 76))
    low = Box(room.x, room.y + 94, room.width, 72)
    canvas.fill(low, Paint.TRAY, radius=14)
    chains(canvas, own, low.inset(14, 12))


def _wonders(canvas: Canvas, table: Table, seat: Seat, look: Look, box: Box) -> None:
    own, theme = table.cities[seat], canvas.theme
    over = look.ended is not None or not table.todo
    open_for = () if over else buildable(table, seat)
    again = lasting_effects(own).replays_wonders
    new = {event.wonder for event in look.last if isinstance(event, WonderBuilt)}
    columns = box.columns(WONDERS_EACH, MARGIN)
    size = (min(column.width for column in columns), box.height)
    cards = []
    for wonder in own.built:
        name = look.words(f"wonder-{wonder}.short")
        cards.append(wonder_card.standing(theme, wonder, name, size, new=wonder in new))
    for wonder in own.wonders:
        name = look.words(f"wonder-{wonder}.short")
        price = wonder_price(table, seat, wonder) if wonder in open_for else None
        payable = price is None or price.coins <= own.coins
        cards.append(
            wonder_card.planned(theme, wonder, name, size, price, payable=payable, again=again)
        )
    if table.age:
        cards += [wonder_card.gone(theme, size)] * (WONDERS_EACH - len(cards))
    for card, column in zip(cards, columns, strict=False):
        canvas.stamp(card, column.x, column.y)


def _medals(own: City, look: Look) -> list[Medal]:
    """Return the progress tokens with their names and what they do."""
    new = {event.token for event in look.last if isinstance(event, TokenTaken)}
    return [
        Medal(
            f"token-{token}",
            look.words(f"token-{token}.short"),
            signs(TOKENS[token].effects),
            token in new,
        )
        for token in own.tokens
    ]
