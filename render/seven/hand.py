"""A private hand: its cards, large, what the neighbours sell and did, and the own city."""

from collections import Counter

from engine.core.game import Seat
from engine.seven.catalog import CARDS
from engine.seven.conflict import shields
from engine.seven.decisions import ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.legal import legal, remaining, revivable
from engine.seven.moves import BuildFree
from engine.seven.prices import card_prices, has_structure, purse, trader
from engine.seven.production import lasting_effects
from engine.seven.table import View
from engine.seven.types import FREE_CITY, CardId, Hand, left, right

from ..box import Box
from ..canvas import Canvas, Picture
from ..fonts import WIDTH
from ..heading import title
from ..lettering import draw_name
from ..listing import card_list, list_height
from ..look import Look
from ..paints import SEATS, Paint
from ..signs import Icon, draw_icon
from ..units import amount, shields_width
from . import holdings
from .deeds import done, draw_deeds
from .layout import GAP, MARGIN
from .listing import listed
from .offer import Offer, draw_offer, grid
from .own import draw_own
from .pricing import lacking
from .seating import seated

STRIP = 148
CELL = 328
PRICES, DEED = 84, 208
"""The widths of what buying from a neighbour costs, and of what it did last turn."""
INNER = WIDTH - 2 * MARGIN
EMPTY = 120
KINDS = ("raw", "manufactured")


def hand(view: View, look: Look) -> Picture:
    """Return the picture of the cards that the seat of a view must choose among, or holds."""
    return draw_hand(view, look).picture()


def draw_hand(view: View, look: Look) -> Canvas:
    """Return a hand as a canvas."""
    look = seated(look, view.table)
    acting, cards = _question(view)
    top = MARGIN + STRIP + GAP
    if view.pile:
        return _pile(view, acting, look, top)
    held = Counter(cards)
    cells = len(held) + 1
    down = 1 if cells <= 4 else 2
    room = Box(MARGIN, top, INNER, down * CELL + (down - 1) * GAP)
    canvas = Canvas(WIDTH, room.bottom + MARGIN, Paint.NIGHT, look.theme)
    _neighbours(canvas, view, acting, look)
    places = grid(cells, room, GAP)
    for n, (card, copies) in enumerate(held.items()):
        draw_offer(canvas, _offer(view, acting, card, copies), n, look.words, places[n])
    rest = places[len(held)]
    rest = rest._replace(width=places[-1].right - rest.x)
    draw_own(canvas, view.table, acting, look, rest)
    return canvas


def _question(view: View) -> tuple[Seat, Hand]:
    """Return for which city a card is chosen, and the cards that there are, copies too."""
    seat, table = view.seat, view.table
    assert seat is not None
    decision = table.todo[0] if table.todo else None
    cards, acting = view.hand, seat
    match decision:
        case ChooseForFreeCity(decides=decides) if decides == seat:
            acting, cards = FREE_CITY, remaining(view.hand, view.choice)
        case PlaySeventh(seat=city, decides=decides) if decides == seat:
            acting = city
            cards = view.hand if view.last is None else (view.last,)
        case Revive(seat=city, decides=decides) if decides == seat:
            acting = city
    return acting, cards


def _offer(view: View, seat: Seat, card: CardId, copies: int) -> Offer:
    table = view.table
    prices, built = card_prices(table, seat, card), has_structure(table.cities[seat], card)
    moves = legal(view, view.seat) if view.seat is not None else ()
    gift = any(isinstance(move, BuildFree) and move.card == card for move in moves)
    chosen = seat == view.seat and view.choice is not None and view.choice.card == card
    lacks = () if prices else lacking(table, seat, CARDS[card].cost)
    coins = purse(table, seat)
    gift = gift and not (prices and prices[0].total == 0)
    return Offer(card, prices, coins, lacks, built, chosen, gift, copies)


def _neighbours(canvas: Canvas, view: View, seat: Seat, look: Look) -> None:
    """Draw the essentials of both neighbours, each at its side."""
    table, circle = view.table, len(view.table.cities)
    strip = Box(MARGIN, MARGIN, INNER, STRIP)
    own = trader(table, seat)
    sides = (("left", left(seat, circle), own.left), ("right", right(seat, circle), own.right))
    for (side, other, prices), box in zip(sides, strip.columns(2, GAP), strict=True):
        canvas.fill(box, Paint.PANEL, radius=16, edge=SEATS[other], thick=3)
        city = table.cities[other]
        inner = box.inset(10, 8)
        head = inner._replace(height=50)
        canvas.fill(head, Paint.NIGHT, radius=12)
        canvas.icon(f"arrow-{side}", Box(head.x, head.y, 46, 50))
        canvas.icon(f"seat-{other}", Box(head.x + 52, head.y, 38, 50))
        wide = shields_width(shields(city), 50)
        shield = Box(head.right - 2 - wide, head.y, wide, 50)
        coins = Box(shield.x - 112, head.y, 106, 50)
        name = Box(head.x + 96, head.y, coins.x - head.x - 104, 50)
        draw_name(canvas, look.calls(other), name, 38, SEATS[other])
        amount(canvas, "coin", city.coins, coins)
        holdings.armed(canvas, city, shield)
        low = Box(inner.x, head.bottom + 6, inner.width, inner.bottom - head.bottom - 6)
        for kind, price, line in zip(KINDS, (prices[0], prices[-1]), low.rows(2, 2), strict=True):
            canvas.icon(f"goods-{kind}", Box(line.x, line.y, 40, line.height))
            draw_icon(canvas, Icon("coin", str(price)), Box(line.x + 42, line.y, 36, line.height))
        sold = Box(low.x + PRICES, low.y, low.width - PRICES - DEED - GAP, low.height)
        holdings.goods(canvas, lasting_effects(city).trader.sold, sold, 2)
        deed = Box(low.right - DEED, low.y, DEED, low.height)
        draw_deeds(canvas, done(look.last, other, city.board), look.words, deed)


def _pile(view: View, seat: Seat, look: Look, top: int) -> Canvas:
    """Draw the discards that can be built for nothing."""
    cards = listed(revivable(view.table, seat, view.pile), look)
    head = Box(MARGIN, top, INNER, 84)
    height = list_height(cards, INNER) if cards else EMPTY
    room = Box(MARGIN, head.bottom + GAP, INNER, height)
    canvas = Canvas(WIDTH, room.bottom + MARGIN, Paint.NIGHT, look.theme)
    _neighbours(canvas, view, seat, look)
    title(canvas, look.words("picture-discard"), head, "revive")
    if cards:
        card_list(canvas, cards, room)
    else:
        canvas.fill(room, Paint.TRAY, radius=18)
        canvas.text(look.words("seven-picture-nothing-to-revive"), room, 40, Paint.HUSH)
    return canvas
