"""What every card, effect, cost and token of 7 Wonders Architects looks like."""

from collections.abc import Iterable
from typing import assert_never

from engine.architects import effects as fx
from engine.architects.catalog import CARDS, NUMBERS, TOKENS
from engine.architects.effect_context import Counted
from engine.architects.effects import Effect
from engine.architects.types import CardId, Cost, TokenId

from ..signs import Icon, Sign, together

COUNTED: dict[Counted, str] = {
    "cat_icon": "architects-cat",
    "victory": "victory",
    "token": "token",
}


def token_icon(token: TokenId) -> str:
    """Return the drawing of a progress token."""
    return f"architects-token-{token}"


def card_icon(card: CardId) -> Icon:
    """Return the drawing of what a card gives, by which it is known."""
    colour = CARDS[card].colour
    match colour:
        case "grey":
            return Icon(f"resource-{card}")
        case "yellow":
            return Icon("coin")
        case "green":
            return Icon(f"science-{card}")
        case "blue" | "red":
            return sign(CARDS[card].effects[0]).icons[0]
        case _:
            assert_never(colour)


def _telling_icon(card: CardId) -> Icon:
    """Return the drawing that tells a card from others of its colour: a horn, not the shield."""
    effects = CARDS[card].effects
    return sign(effects[-1]).icons[0] if effects else card_icon(card)


def card_signs(card: CardId) -> tuple[Sign, ...]:
    """Return all that is printed on a card."""
    if CARDS[card].effects:
        return signs(CARDS[card].effects)
    return (Sign((card_icon(card),)),)


def sign(effect: Effect) -> Sign:  # noqa: C901 - a case for each kind of effect
    """Return what an effect looks like."""
    match effect:
        case fx.Points():
            return Sign((Icon("laurel", str(effect.n)),))
        case fx.PointsPer():
            return Sign((Icon("laurel", str(effect.n)),), (Icon(COUNTED[effect.what]),))
        case fx.PointsForWonder():
            either = (effect.incomplete, effect.complete)
            icons = tuple(Icon("laurel", str(each)) for each in either)
            return Sign(icons, (Icon("wonder"),), choice=True)
        case fx.PointsByCopies():
            return Sign(tuple(Icon("laurel", str(each)) for each in effect.each))
        case fx.Shields():
            return Sign((Icon("shield"),) * effect.n)
        case fx.Horns():
            return Sign((Icon("architects-horn"),) * effect.n)
        case fx.TakesCat():
            return Sign((Icon("architects-cat"),))
        case fx.TakesFromAnyDeck():
            return Sign((Icon("architects-any-deck"),))
        case fx.TakesFromCentre():
            return Sign((Icon("architects-centre-deck"),))
        case fx.TakesFromBothSides():
            return Sign((Icon("architects-both-sides"),))
        case fx.LooksIntoDeck():
            return Sign((Icon("architects-look"),))
        case fx.TakesToken():
            return Sign((Icon("token"),))
        case fx.ExtraForCard():
            telling = dict.fromkeys(_telling_icon(card) for card in effect.cards)
            return Sign(tuple(telling), (Icon("architects-extra"),))
        case fx.ExtraForStage():
            return Sign((Icon("wonder"),), (Icon("architects-extra"),))
        case fx.DearCoin():
            return Sign((Icon("coin", str(effect.worth)),))
        case fx.AnyResources():
            return Sign((Icon("architects-any-resources"),))
        case _:
            assert_never(effect)


def signs(effects: Iterable[Effect]) -> tuple[Sign, ...]:
    """Return what effects look like."""
    return together(sign(effect) for effect in effects)


def token_signs(token: TokenId) -> tuple[Sign, ...]:
    """Return what a progress token does."""
    return signs(TOKENS[token].effects)


def cost(stage: str) -> Cost:
    """Return what a stage costs: it is the same for every wonder."""
    return NUMBERS.costs[stage]
