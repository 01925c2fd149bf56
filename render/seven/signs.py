"""What every effect of 7 Wonders looks like."""

from collections.abc import Iterable
from typing import assert_never

from engine.seven import effects as fx
from engine.seven.effect_context import Counted, Whose
from engine.seven.effects import Effect
from engine.seven.types import MANUFACTURED, RAW, RESOURCES, Cost, Neighbour

from ..cards import unit_icons
from ..signs import Icon, Sign, together

SCENES = {
    "alexandria": "great_lighthouse",
    "babylon": "hanging_gardens",
    "ephesus": "temple_of_artemis",
    "giza": "pyramids",
    "halicarnassus": "mausoleum",
    "olympia": "statue_of_zeus",
    "rhodes": "colossus",
}
"""The wonder that stands in a city, where Duel has a drawing of it."""

ARROWS: dict[tuple[Neighbour, ...], str] = {
    ("left",): "of-left",
    ("right",): "of-right",
    ("left", "right"): "of-both",
}
WHOSE: dict[tuple[Whose, ...], str] = {
    ("own",): "of-own",
    ("left", "right"): "of-both",
    ("own", "left", "right"): "of-all",
}


def scene(wonder: str) -> str:
    """Return the drawing of a city's wonder."""
    return f"wonder-{SCENES.get(wonder, wonder)}"


def sign(effect: Effect) -> Sign:  # noqa: C901 - a case for each kind of effect
    """Return what an effect looks like."""
    match effect:
        case fx.Produces():
            return Sign((Icon(f"resource-{effect.resource}"),) * effect.n)
        case fx.ProducesOne():
            return of_choice(effect.of)
        case fx.Discount():
            price = Icon("coin", str(effect.coins))
            return Sign((Icon(f"goods-{effect.goods}"), Icon(ARROWS[effect.of]), price))
        case fx.Shields():
            return Sign((Icon("shield"),) * effect.n)
        case fx.Science():
            return Sign((Icon(f"science-{effect.symbol}"),))
        case fx.AnyScience():
            return Sign((Icon("science-any"),))
        case fx.Points():
            return Sign((Icon("laurel", str(effect.n)),))
        case fx.PointsPer():
            return _per(Icon("laurel", str(effect.n)), effect.what, effect.of)
        case fx.Coins():
            return Sign((Icon("coin", str(effect.n)),))
        case fx.CoinsPer():
            return _per(Icon("coin", str(effect.n)), effect.what, effect.of)
        case fx.PlaysSeventh():
            return Sign((Icon("seventh"),))
        case fx.BuildsFree():
            return Sign((Icon("gift"),))
        case fx.Revives():
            return Sign((Icon("revive"),))
        case fx.CopiesGuild():
            return Sign((Icon("chip-purple"),), (Icon("copy"),))
        case _:
            assert_never(effect)


def of_choice(resources: Iterable[str]) -> Sign:
    """Return what one unit of choice looks like; all of a kind have one drawing together."""
    of = tuple(resources)
    for goods, kind in (("raw", RAW), ("manufactured", MANUFACTURED)):
        if set(of) == set(kind):
            return Sign((Icon(f"goods-{goods}"),))
    return Sign(tuple(Icon(f"resource-{resource}") for resource in of), choice=True)


def _per(gain: Icon, what: tuple[Counted, ...], of: tuple[Whose, ...]) -> Sign:
    return Sign((gain,), (*map(counted, what), Icon(WHOSE[of])))


def counted(what: Counted) -> Icon:
    """Return the drawing of something that is counted."""
    match what:
        case "stage":
            return Icon("wonder")
        case "defeat":
            return Icon("defeat")
        case _:
            return Icon(f"chip-{what}")


def signs(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """Return what effects look like; neighbours with the same badges share them."""
    return together(sign(effect) for effect in effects)


def brief(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """Return what effects look like where there is little room: prices without their side."""
    return together(
        Sign((Icon(f"goods-{effect.goods}"),), (Icon("coin", str(effect.coins)),))
        if isinstance(effect, fx.Discount)
        else sign(effect)
        for effect in effects
    )


def cost_icons(cost: Cost) -> tuple[Icon, ...]:
    """Return what is printed as a cost: its coins, then every unit of every resource."""
    return unit_icons(cost.coins, zip(RESOURCES, cost.resources, strict=True))
