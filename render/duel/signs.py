"""What every effect of Duel looks like."""

from collections.abc import Iterable
from typing import assert_never

from engine.duel import effects as fx
from engine.duel.catalog import NUMBERS
from engine.duel.effect_context import Counted
from engine.duel.effects import Effect

from ..signs import Icon, Sign, together

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
            return Sign((counted(effect.colour),), (Icon("cross"),), upon=True)
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
    return together(sign(effect) for effect in effects)


def rivalry(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """Return the sign that the one city with more counts, of effects for which that holds."""
    compared = any(isinstance(each, fx.PointsPerMost | fx.CoinsPerMost) for each in effects)
    return (MOST,) if compared else ()


def word(effects: Iterable[Effect]) -> str | None:
    """Return the key of the word beside a token's signs, of an effect that they leave unclear."""
    for effect in effects:
        match effect:
            case fx.ChainIncome():
                return "picture-per-chain"
            case fx.TradeIncome():
                return "picture-rival-trade"
            case fx.Science():
                return "picture-symbol"
    return None
