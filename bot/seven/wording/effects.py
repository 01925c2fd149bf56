"""Words each kind of effect: as a sentence, or in a few words for narrow places."""

from collections.abc import Iterable, Sequence
from typing import Literal, assert_never

from engine.seven.effect_context import Counted, Whose
from engine.seven.effects import (
    AnyScience,
    BuildsFree,
    Coins,
    CoinsPer,
    CopiesGuild,
    Discount,
    Effect,
    PlaysSeventh,
    Points,
    PointsPer,
    Produces,
    ProducesOne,
    Revives,
    Science,
    Shields,
)
from engine.seven.types import COLOURS, Colour, Neighbour, Resource

from ...wording.lists import clauses, either
from ...wording.strings import Words

Form = Literal["", ".short"]


def effects(words: Words, some: Iterable[Effect], colour: Colour | None = None) -> list[str]:
    """Return a sentence for each effect of a card of a colour, or of a wonder's stage."""
    return [_sentence(words, effect, "", colour) for effect in some]


def in_short(words: Words, some: Iterable[Effect]) -> str:
    """Return all effects in a few words."""
    return clauses(words, (_sentence(words, effect, ".short", None) for effect in some))


def choices(words: Words, of: Iterable[Resource]) -> str:
    """Return resources to choose from: `clay or ore`."""
    return either(words, [words(f"resource-{each}.within") for each in of])


def _sentence(words: Words, effect: Effect, form: Form, colour: Colour | None) -> str:
    match effect:
        case Produces(resource, n):
            units = words(f"resource-{resource}.units", n=n)
            return words(f"effect-produces{form}", units=units)
        case ProducesOne(of):
            return words(f"effect-produces_any{form}", choices=choices(words, of))
        case Discount():
            return _discount(words, effect, form)
        case Shields(n):
            return words(f"effect-shields{form}", shields=n)
        case Science(symbol):
            return words(f"effect-science{form}", symbol=words(f"symbol-{symbol}.within"))
        case Points(n):
            return words(f"effect-points{form}", points=n)
        case Coins(n):
            return words(f"effect-coins{form}", coins=n)
        case PointsPer() | CoinsPer():
            return _counting(words, effect, form, colour)
        case AnyScience() | PlaysSeventh() | BuildsFree() | Revives() | CopiesGuild():
            return words(f"seven-effect-{_NAMES[type(effect)]}{form}")
        case _:
            assert_never(effect)


_NAMES = {
    AnyScience: "any_science",
    PlaysSeventh: "plays_seventh",
    BuildsFree: "builds_free",
    Revives: "revives",
    CopiesGuild: "copies_guild",
}


def _discount(words: Words, effect: Discount, form: Form) -> str:
    seller = _side(effect.of)
    return words(
        f"seven-effect-discount{form}",
        goods=words(f"seven-goods-{effect.goods}"),
        seller=words(f"seven-seller-{seller}{form}"),
        coins=effect.coins,
    )


def _side(of: Sequence[Neighbour]) -> str:
    return of[0] if len(of) == 1 else "both"


def _counting(words: Words, effect: PointsPer | CoinsPer, form: Form, colour: Colour | None) -> str:
    itself = colour is not None and colour in effect.what and "own" in effect.of
    what, where = _counted(words, effect.what), words(f"seven-where-{_where(effect.of)}{form}")
    ending = form or (".itself" if itself else "")
    if isinstance(effect, PointsPer):
        key = f"seven-effect-points_per{ending}"
        return words(key, points=effect.n, what=what, where=where)
    return words(f"seven-effect-coins_per{ending}", coins=effect.n, what=what, where=where)


def _where(of: Sequence[Whose]) -> str:
    if tuple(of) == ("own",):
        return "own"
    return "all" if "own" in of else "neighbours"


def _counted(words: Words, what: Sequence[Counted]) -> str:
    colours = [words(f"colour-{each}.adjective") for each in what if each in COLOURS]
    others = [words(f"seven-counted-{each}") for each in what if each not in COLOURS]
    cards = [words("counted-card", colours=either(words, colours))] if colours else []
    return either(words, [*cards, *others])
