"""Words each kind of effect: as a sentence, or in a few words for narrow places."""

from collections.abc import Iterable
from typing import Literal, assert_never

from engine.architects.catalog import NUMBERS
from engine.architects.effects import (
    AnyResources,
    DearCoin,
    Effect,
    ExtraForCard,
    ExtraForStage,
    Horns,
    LooksIntoDeck,
    Points,
    PointsByCopies,
    PointsForWonder,
    PointsPer,
    Shields,
    TakesCat,
    TakesFromAnyDeck,
    TakesFromBothSides,
    TakesFromCentre,
    TakesToken,
)

from ...wording.lists import clauses, either
from ...wording.strings import Words

Form = Literal["", ".short"]


def effects(words: Words, some: Iterable[Effect]) -> list[str]:
    """Return a sentence for each effect."""
    return [_sentence(words, effect, "") for effect in some]


def in_short(words: Words, some: Iterable[Effect]) -> str:
    """Return all effects in a few words."""
    return clauses(words, (_sentence(words, effect, ".short") for effect in some))


def _sentence(words: Words, effect: Effect, form: Form) -> str:
    match effect:
        case Points(n):
            return words(f"effect-points{form}", points=n)
        case Shields(n):
            return words(f"effect-shields{form}", shields=n)
        case PointsPer() | PointsForWonder() | PointsByCopies():
            return _points(words, effect, form)
        case Horns(n):
            return words(f"architects-effect-horns{form}", n=n)
        case TakesCat():
            return words(f"architects-effect-takes_cat{form}", points=NUMBERS.cat_points)
        case LooksIntoDeck(cards):
            return words(f"architects-effect-looks_into_deck{form}", n=cards)
        case ExtraForCard(cards):
            names = either(words, [words(f"architects-card-{card}.within") for card in cards])
            return words(f"architects-effect-extra_for_card{form}", cards=names)
        case DearCoin(worth):
            return words(f"architects-effect-dear_coin{form}", coins=worth)
        case (
            TakesFromAnyDeck()
            | TakesFromCentre()
            | TakesFromBothSides()
            | TakesToken()
            | ExtraForStage()
            | AnyResources()
        ):
            return words(f"architects-effect-{_NAMES[type(effect)]}{form}")
        case _:
            assert_never(effect)


_NAMES = {
    TakesFromAnyDeck: "takes_from_any_deck",
    TakesFromCentre: "takes_from_centre",
    TakesFromBothSides: "takes_from_both_sides",
    TakesToken: "takes_token",
    ExtraForStage: "extra_for_stage",
    AnyResources: "any_resources",
}


def _points(words: Words, effect: PointsPer | PointsForWonder | PointsByCopies, form: Form) -> str:
    match effect:
        case PointsPer(what, n):
            counted = words(f"architects-counted-{what}")
            return words(f"architects-effect-points_per{form}", points=n, what=counted)
        case PointsForWonder(incomplete, complete):
            key = f"architects-effect-points_for_wonder{form}"
            return words(key, incomplete=incomplete, complete=complete)
        case PointsByCopies((one, two)):
            return words(f"architects-effect-points_by_copies{form}", one=one, two=two)
        case _:
            raise ValueError(effect)
