"""Words each kind of effect: as a sentence, or in a few words for narrow places."""

from collections.abc import Iterable, Sequence
from typing import Literal, assert_never

from engine.duel.catalog import NUMBERS
from engine.duel.effect_context import Counted
from engine.duel.effects import (
    ChainIncome,
    Coins,
    CoinsPer,
    CoinsPerMost,
    Destroys,
    Effect,
    ExtraShields,
    FixedPrice,
    OpensLibrary,
    PlaysAgain,
    Points,
    PointsPer,
    PointsPerMost,
    Produces,
    ProducesAny,
    ReplaysWonders,
    Revives,
    RivalLoses,
    Science,
    Shields,
    TradeIncome,
    Waives,
)
from engine.duel.types import COLOURS

from ...wording.lists import clauses, either
from ...wording.strings import Words

Form = Literal["", ".short"]


def effects(words: Words, some: Sequence[Effect], source: Counted | None = None) -> list[str]:
    """Return a sentence for each effect.

    `source` is what has the effects (a card of a colour, a wonder, a token), so that a sentence
    can say whether it counts itself.
    """
    return [_sentence(words, effect, "", source) for effect in some]


def in_short(words: Words, some: Iterable[Effect]) -> str:
    """Return all effects in a few words."""
    return clauses(words, (_sentence(words, effect, ".short", None) for effect in some))


def _sentence(words: Words, effect: Effect, form: Form, source: Counted | None) -> str:
    match effect:
        case Produces() | ProducesAny() | FixedPrice() | Waives():
            return _economic(words, effect, form)
        case Points() | PointsPer() | PointsPerMost():
            return _worth(words, effect, form, source)
        case Coins() | CoinsPer() | CoinsPerMost() | RivalLoses() | ChainIncome() | TradeIncome():
            return _paid(words, effect, form, source)
        case (
            Science()
            | Shields()
            | ExtraShields()
            | Destroys()
            | Revives()
            | OpensLibrary()
            | PlaysAgain()
            | ReplaysWonders()
        ):
            return _special(words, effect, form)
        case _:
            assert_never(effect)


def _economic(
    words: Words, effect: Produces | ProducesAny | FixedPrice | Waives, form: Form
) -> str:
    match effect:
        case Produces(resource, n):
            units = words(f"resource-{resource}.units", n=n)
            return words(f"effect-produces{form}", units=units)
        case ProducesAny():
            return words(f"effect-produces_any{form}", choices=choices(words, effect))
        case FixedPrice(resource, coins):
            name = words(f"resource-{resource}.within")
            return words(f"effect-fixed_price{form}", resource=name, coins=coins)
        case Waives(n, "wonder"):
            return words(f"effect-waives-wonder{form}", n=n)
        case Waives(n, colour):
            return words(f"effect-waives-card{form}", n=n, cards=words(f"colour-{colour}.cards"))
        case _:
            assert_never(effect)


def choices(words: Words, effect: ProducesAny) -> str:
    """Return the resources to choose from: `wood, clay or stone`."""
    return either(words, [words(f"resource-{each}.within") for each in effect.choices])


def _worth(
    words: Words, effect: Points | PointsPer | PointsPerMost, form: Form, source: Counted | None
) -> str:
    match effect:
        case Points(n):
            return words(f"effect-points{form}", points=n)
        case PointsPer(what, n):
            key = f"effect-points_per{form or _counts_itself(what, source)}"
            return words(key, points=n, what=_counted(words, (what,)))
        case PointsPerMost(what, n):
            return words(f"effect-points_per_most{form}", points=n, what=_counted(words, what))
        case _:
            assert_never(effect)


def _paid(
    words: Words,
    effect: Coins | CoinsPer | CoinsPerMost | RivalLoses | ChainIncome | TradeIncome,
    form: Form,
    source: Counted | None,
) -> str:
    match effect:
        case Coins(n):
            return words(f"effect-coins{form}", coins=n)
        case CoinsPer(what, n):
            key = f"effect-coins_per{form or _counts_itself(what, source)}"
            return words(key, coins=n, what=_counted(words, (what,)))
        case CoinsPerMost(what, n):
            return words(f"effect-coins_per_most{form}", coins=n, what=_counted(words, what))
        case RivalLoses(coins):
            return words(f"effect-rival_loses{form}", coins=coins)
        case ChainIncome(coins):
            return words(f"effect-chain_income{form}", coins=coins)
        case TradeIncome():
            return words(f"effect-trade_income{form}")
        case _:
            assert_never(effect)


def _special(
    words: Words,
    effect: Science
    | Shields
    | ExtraShields
    | Destroys
    | Revives
    | OpensLibrary
    | PlaysAgain
    | ReplaysWonders,
    form: Form,
) -> str:
    match effect:
        case Science(symbol):
            return words(f"effect-science{form}", symbol=words(f"symbol-{symbol}.within"))
        case Shields(n):
            return words(f"effect-shields{form}", shields=n)
        case ExtraShields(n, colour):
            cards = words(f"colour-{colour}.cards")
            return words(f"effect-extra_shields{form}", shields=n, cards=cards)
        case Destroys(colour):
            return words(f"effect-destroys{form}", card=words(f"colour-{colour}.card"))
        case Revives():
            return words(f"effect-revives{form}")
        case OpensLibrary():
            return words(f"effect-opens_library{form}", n=NUMBERS.library_draws)
        case PlaysAgain():
            return words(f"effect-plays_again{form}")
        case ReplaysWonders():
            return words(f"effect-replays_wonders{form}")
        case _:
            assert_never(effect)


def _counts_itself(what: Counted, source: Counted | None) -> Literal["", ".itself"]:
    return ".itself" if what == source else ""


def _counted(words: Words, what: Sequence[Counted]) -> str:
    colours = [words(f"colour-{each}.adjective") for each in what if each in COLOURS]
    others = [words(f"counted-{each}") for each in what if each not in COLOURS]
    cards = [words("counted-card", colours=either(words, colours))] if colours else []
    return either(words, [*cards, *others])
