"""What every effect looks like: a row of drawings with numbers, and how it is drawn."""

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from engine.duel import effects as fx
from engine.duel.catalog import NUMBERS
from engine.duel.effect_context import Counted
from engine.duel.effects import Effect

from ..box import Box
from ..canvas import Align, Canvas
from ..fonts import FLOORS, Font
from ..paints import Paint

PALE = {"coin-lost", "coin-free", "coin-dear", "laurel-dark", "loot", "goods", "letter"}
"""Drawings so dark that the number on them is white."""

WHOLE = (1, 0, 62, 64)
ROOM = {"coin-dear": (1, 16, 62, 48), "coin-trade": (1, 12, 54, 50)}
"""Where a number stands on a drawing, in its own units, if not in the middle of all of it."""

LEAST = FLOORS[Font.BOLD]

CHOICE = 0.74
"""How large resources of choice are, of the row's height: there are slashes between them."""


class Icon(NamedTuple):
    """A drawing, with what is written on it."""

    name: str
    number: str = ""


class Sign(NamedTuple):
    """One effect: its drawings side by side, and small ones at their corner.

    Of a `choice` one is given, not all.
    """

    icons: tuple[Icon, ...]
    badges: tuple[Icon, ...] = ()
    choice: bool = False


MOST = Sign((Icon("most"),))


def sign(effect: Effect) -> Sign:  # noqa: C901 - a case for each kind of effect
    """Return what an effect looks like."""
    match effect:
        case fx.Produces():
            return _plain(f"resource-{effect.resource}", times=effect.n)
        case fx.ProducesAny():
            icons = tuple(Icon(f"resource-{resource}") for resource in effect.choices)
            return Sign(icons, choice=True)
        case fx.FixedPrice():
            resource = Icon(f"resource-{effect.resource}")
            return Sign((resource,), (Icon("coin", str(effect.coins)),))
        case fx.Waives():
            return Sign((Icon("goods", f"−{effect.n}"),), (counted(effect.on),))
        case fx.Science():
            return _plain(f"science-{effect.symbol}")
        case fx.Points():
            return Sign((Icon("laurel", str(effect.n)),))
        case fx.PointsPer():
            return Sign((Icon("laurel", str(effect.n)),), (counted(effect.what),))
        case fx.PointsPerMost():
            return Sign((Icon("laurel", str(effect.n)),), tuple(map(counted, effect.what)))
        case fx.Coins():
            return Sign((Icon("coin", str(effect.n)),))
        case fx.CoinsPer():
            return Sign((Icon("coin", str(effect.n)),), (counted(effect.what),))
        case fx.CoinsPerMost():
            return Sign((Icon("coin", str(effect.n)),), tuple(map(counted, effect.what)))
        case fx.RivalLoses():
            return Sign((Icon("coin-lost", f"−{effect.coins}"),))
        case fx.Shields():
            return _plain("shield", times=effect.n)
        case fx.ExtraShields():
            return Sign((Icon("shield-more"),), (counted(effect.on),))
        case fx.Destroys():
            return Sign((counted(effect.colour),), (Icon("cross"),))
        case fx.Revives():
            return _plain("revive")
        case fx.OpensLibrary():
            return _plain("fan")
        case fx.PlaysAgain():
            return _plain("again")
        case fx.ReplaysWonders():
            return Sign((Icon("wonder"),), (Icon("again"),))
        case fx.ChainIncome():
            return Sign((Icon("coin", str(effect.coins)),), (Icon("link"),))
        case fx.TradeIncome():
            return _plain("income")
        case _:
            assert_never(effect)


def _plain(name: str, times: int = 1) -> Sign:
    return Sign((Icon(name),) * times)


def counted(what: Counted) -> Icon:
    """Return the drawing of something that is counted or built."""
    match what:
        case "wonder" | "token":
            return Icon(what)
        case "coin_set":
            return Icon("coin-set", str(NUMBERS.coins_per_point))
        case _:
            return Icon(f"chip-{what}")


def signs(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """Return what effects look like; neighbours with the same badges share them."""
    found: list[Sign] = []
    for effect in effects:
        new = sign(effect)
        if found and new.badges and found[-1].badges == new.badges:
            found[-1] = found[-1]._replace(icons=found[-1].icons + new.icons)
        else:
            found.append(new)
    return tuple(found)


def rivalry(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """Return the sign that the one city with more counts, of effects for which that holds."""
    compared = any(isinstance(each, fx.PointsPerMost | fx.CoinsPerMost) for each in effects)
    return (MOST,) if compared else ()


def draw_signs(canvas: Canvas, shown: Iterable[Sign], box: Box, *, align: Align = "middle") -> None:
    """Draw signs in a row, as large as the box allows."""
    shown, gap = tuple(shown), 4
    side = box.height
    while side > LEAST and _row_width(shown, side, gap) > box.width:
        side -= 1
    width = _row_width(shown, side, gap)
    spare = max(0, box.width - width)
    x = box.x + {"left": 0, "middle": spare // 2, "right": spare}[align]
    y = box.y + (box.height - side) // 2
    canvas.row("signs", Box(x, y, width, side), box)
    for each in shown:
        _draw(canvas, each, Box(x, y, _width(each, side), side))
        x += _width(each, side) + gap


def row_width(shown: Iterable[Sign], side: int) -> int:
    """Return how wide signs are in a row of this height."""
    return _row_width(tuple(shown), side, 4)


def _row_width(shown: tuple[Sign, ...], side: int, gap: int) -> int:
    return sum(_width(each, side) for each in shown) + gap * (len(shown) - 1)


def _step(sign: Sign, side: int) -> int:
    """Return the step from one drawing of a sign to the next: what is the same overlaps."""
    if sign.choice:
        return round(side * (CHOICE + 0.2))
    alike = len(set(sign.icons)) == 1
    return round(side * (0.68 if alike else 0.9))


def _badge(sign: Sign, side: int) -> int:
    wide = any(badge.number for badge in sign.badges)
    if wide:
        return max(40, side * 2 // 3)
    return min(side, max(42, side * 5 // 8)) if len(sign.badges) == 1 else max(30, side * 5 // 9)


def _aside(sign: Sign, side: int) -> bool:
    """Return whether several badges lie side by side: where one above the other is no room."""
    return len(sign.badges) > 1 and side < 46


def _width(sign: Sign, side: int) -> int:
    icons = side if not sign.choice else round(side * CHOICE)
    width = icons + _step(sign, side) * (len(sign.icons) - 1)
    if sign.badges:
        written = len(sign.icons[-1].number)
        crowded = written > 1 or (written and side < 44)
        told = any(badge.number for badge in sign.badges)
        more = len(sign.badges) - 1 if _aside(sign, side) else 0
        width += round(_badge(sign, side) * (more + (0.95 if crowded or told else 0.88)))
    return width


def _draw(canvas: Canvas, sign: Sign, box: Box) -> None:
    side, step = box.height, _step(sign, box.height)
    size = round(side * CHOICE) if sign.choice else side
    for n, icon in enumerate(sign.icons):
        draw_icon(canvas, icon, Box(box.x + n * step, box.y + (side - size) // 2, size, size))
    for n in range(1, len(sign.icons) if sign.choice else 0):
        middle = box.x + n * step - (step - size) // 2
        canvas.icon("or", Box(middle - side // 4, box.y + side // 4, side // 2, side // 2))
    badge = _badge(sign, side)
    for n, icon in enumerate(reversed(sign.badges)):
        corner = Box(box.right - badge, box.bottom - badge, badge, badge)
        shift = (-n * badge, 0) if _aside(sign, side) else (0, -n * (side - badge))
        draw_icon(canvas, icon, corner.moved(*shift))


def draw_icon(canvas: Canvas, icon: Icon, box: Box) -> None:
    """Draw one drawing in a square with its number on it."""
    canvas.icon(icon.name, box)
    if icon.number:
        paint = Paint.WHITE if icon.name in PALE else Paint.INK
        side = min(box.width, box.height)
        square = box.centred(side, side)
        left, top, wide, high = (each * side // 64 for each in ROOM.get(icon.name, WHOLE))
        room = Box(square.x + left, square.y + top, wide, high)
        size = max(LEAST, round(box.height * (0.62 if len(icon.number) == 1 else 0.54)))
        canvas.text(icon.number, room, size, paint)
