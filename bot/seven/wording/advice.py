"""Words the reasons that the computer player gives for its moves, and their risks."""

from collections.abc import Sequence
from typing import assert_never

from engine.ai.seven.hints.kinds import (
    ArmsFreeCity,
    BuildsNothing,
    BuildsStage,
    CheapensTrade,
    CompletesSet,
    Declines,
    Denies,
    Does,
    FreeByChain,
    GainsCoins,
    GainsShields,
    GainsSymbol,
    LeadsTo,
    LosesConflicts,
    OffersStages,
    Outshields,
    Parries,
    PassesOn,
    PaysYou,
    Prepares,
    Produces,
    ProducesMore,
    Reason,
    Risk,
    Scores,
)
from engine.core.game import Seat
from engine.seven.catalog import BOARDS
from engine.seven.types import Neighbour

from ...wording.lists import commas, enumerated
from ...wording.strings import Words
from .circle import Circle
from .items import card_name, effects_in_short, stage_in_short


def reason_text(words: Words, circle: Circle, seat: Seat, why: Reason) -> str:
    """Return the reason for a move of `seat` as a sentence."""
    match why:
        case CompletesSet() | GainsSymbol():
            return _science(words, why)
        case Outshields() | Parries() | ArmsFreeCity():
            return _shields(words, circle, seat, why)
        case Denies(card, rival, points):
            name, who = card_name(words, card, ".within"), circle.whom[rival]
            return words("seven-hint-denies", card=name, rival=who, points=points)
        case FreeByChain(giver):
            return words("seven-hint-chain", giver=card_name(words, giver, ".within"))
        case BuildsStage() | Scores() | GainsCoins() | GainsShields() | PaysYou():
            return _gain(words, why)
        case Produces(resources):
            names = commas(words, (words(f"resource-{each}.within") for each in resources))
            return words("seven-hint-produces", resources=names)
        case ProducesMore(resources):
            names = commas(words, (words(f"resource-{each}.within") for each in resources))
            return words("seven-hint-produces-more", resources=names)
        case CheapensTrade(goods, sides):
            rivals = _rivals(words, circle, seat, sides)
            return words("seven-hint-cheapens", goods=words(f"seven-goods-{goods}"), rivals=rivals)
        case LeadsTo(cards):
            names = commas(words, (card_name(words, card, ".within") for card in cards))
            return words("seven-hint-leads", cards=names)
        case Declines() | BuildsNothing() | OffersStages() | Does() | Prepares():
            return _at_large(words, why)
        case _:
            assert_never(why)


def risk_text(words: Words, circle: Circle, seat: Seat, risk: Risk) -> str:
    """Return what may go wrong after a move of `seat` as a sentence."""
    match risk:
        case LosesConflicts(lacks):
            rivals = [
                words("seven-risk-more", rival=circle.neighbour(seat, side), shields=more)
                for side, more in lacks
            ]
            return words("seven-risk-conflicts", rivals=enumerated(words, rivals))
        case PassesOn(card, rival, points):
            name, who = card_name(words, card, ".within"), circle.whom[rival]
            return words("seven-risk-passes", card=name, rival=who, points=points)
        case _:
            assert_never(risk)


def _science(words: Words, why: CompletesSet | GainsSymbol) -> str:
    symbol = words(f"symbol-{why.symbol}.within")
    if isinstance(why, CompletesSet):
        return words("seven-hint-set", symbol=symbol, points=why.points)
    return words("seven-hint-symbol", symbol=symbol, held=why.held, points=why.points)


def _shields(
    words: Words, circle: Circle, seat: Seat, why: Outshields | Parries | ArmsFreeCity
) -> str:
    if isinstance(why, ArmsFreeCity):
        return words("seven-hint-arms-city", shields=why.shields, rival=circle.whom[why.rival])
    key = "seven-hint-outshields" if isinstance(why, Outshields) else "seven-hint-parries"
    return words(key, shields=why.shields, rivals=_rivals(words, circle, seat, why.sides))


def _gain(words: Words, why: BuildsStage | Scores | GainsCoins | GainsShields | PaysYou) -> str:
    match why:
        case BuildsStage(board, stage, 0):
            effects = stage_in_short(words, BOARDS[board].stages[stage - 1])
            return words("seven-hint-stage-only", stage=stage, effects=effects)
        case BuildsStage(_, stage, points):
            return words("seven-hint-stage", stage=stage, points=points)
        case Scores(points):
            return words("seven-hint-scores", points=points)
        case GainsShields(shields):
            return words("seven-hint-shields", shields=shields)
        case GainsCoins(coins):
            return words("seven-hint-coins", coins=coins)
        case PaysYou(coins):
            return words("seven-hint-city-pays", coins=coins)
        case _:
            assert_never(why)


def _at_large(words: Words, why: Declines | BuildsNothing | OffersStages | Does | Prepares) -> str:
    match why:
        case OffersStages(board):
            stages = (stage_in_short(words, stage) for stage in BOARDS[board].stages)
            return words("seven-hint-stages", stages=f" {words('seven-slash')} ".join(stages))
        case Declines():
            return words("seven-hint-declines")
        case BuildsNothing():
            return words("seven-hint-builds-nothing")
        case Does(card):
            return words("seven-hint-does", effects=effects_in_short(words, card))
        case Prepares():
            return words("seven-hint-prepares")
        case _:
            assert_never(why)


def _rivals(words: Words, circle: Circle, seat: Seat, sides: Sequence[Neighbour]) -> str:
    names = list(dict.fromkeys(circle.neighbour(seat, side) for side in sides))
    return enumerated(words, names)
