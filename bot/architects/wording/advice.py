"""Words the reasons that the computer player gives for its moves, and their risks.

A reason is true of its seat's view: it may tell a hidden card that this seat alone has seen.
"""

from typing import assert_never

from engine.ai.architects.hints.kinds import (
    BuildsStage,
    ChoosesFrom,
    CompletesSet,
    Denies,
    DrawsToken,
    DrawsUnseen,
    FinishesWonder,
    Forgoes,
    GainsShields,
    GainsSymbol,
    GainsToken,
    GivesExtra,
    Leaves,
    LosesBattle,
    NearsStage,
    Outshields,
    PaysLastStage,
    PaysStage,
    Prepares,
    Reason,
    Risk,
    Scores,
    ServesLater,
    StartsBattle,
    TakesCat,
    TakesMore,
    WinsBattle,
)

from ...wording.circle import Circle
from ...wording.lists import enumerated
from ...wording.strings import Words
from .items import card_name, cost, token_in_short, token_name


def reason_text(words: Words, circle: Circle, why: Reason) -> str:
    """Return the reason for a move as a sentence to the player who is to make it."""
    match why:
        case FinishesWonder() | PaysLastStage():
            return _end(words, why)
        case BuildsStage() | PaysStage() | NearsStage() | ServesLater():
            return _stage(words, why)
        case CompletesSet() | GainsSymbol() | GainsToken() | DrawsToken() | GivesExtra():
            return _science(words, why)
        case WinsBattle() | StartsBattle() | Outshields():
            return _arms(words, circle, why)
        case GainsShields(_, shields):
            return words("architects-hint-shields", shields=shields)
        case TakesCat(_, points):
            return words("architects-hint-cat", points=points)
        case Denies(card, rival):
            name = card_name(words, card, ".within")
            return words("architects-hint-denies", card=name, rival=circle.whom[rival])
        case Scores(_, points):
            return words("architects-hint-scores", points=points)
        case DrawsUnseen() | TakesMore() | ChoosesFrom() | Forgoes() | Prepares():
            return _at_large(words, why)
        case _:
            assert_never(why)


def risk_text(words: Words, circle: Circle, risk: Risk) -> str:
    """Return what may go wrong after a move as a sentence to the player who is to make it."""
    match risk:
        case LosesBattle(horns, rivals):
            names = enumerated(words, [circle.whom[rival] for rival in rivals])
            return words("architects-risk-battle", horns=horns, rivals=names)
        case Leaves(card, rival, stage):
            name, who = card_name(words, card, ".within"), circle.whom[rival]
            if stage is None:
                return words("architects-risk-set", card=name, rival=who)
            due = cost(words, stage, ".within")
            return words("architects-risk-stage", card=name, rival=who, cost=due)
        case _:
            assert_never(risk)


def _end(words: Words, why: FinishesWonder | PaysLastStage) -> str:
    key = "finishes" if isinstance(why, FinishesWonder) else "pays-last"
    if not why.lead:
        return words(f"architects-hint-{key}-level")
    how = "ahead" if why.lead > 0 else "behind"
    return words(f"architects-hint-{key}-{how}", points=abs(why.lead))


def _stage(words: Words, why: BuildsStage | PaysStage | NearsStage | ServesLater) -> str:
    match why:
        case BuildsStage(_, 0):
            return words("architects-hint-stage-only")
        case BuildsStage(_, points):
            return words("architects-hint-stage", points=points)
        case PaysStage(_, stage, 0):
            return words("architects-hint-pays-only", cost=cost(words, stage, ".within"))
        case PaysStage(_, stage, points):
            due = cost(words, stage, ".within")
            return words("architects-hint-pays", cost=due, points=points)
        case NearsStage(_, stage, lacks):
            return words("architects-hint-nears", cost=cost(words, stage, ".within"), lacks=lacks)
        case ServesLater(_, stage):
            return words("architects-hint-later", cost=cost(words, stage, ".within"))
        case _:
            assert_never(why)


def _science(
    words: Words, why: CompletesSet | GainsSymbol | GainsToken | DrawsToken | GivesExtra
) -> str:
    match why:
        case CompletesSet():
            return words("architects-hint-set")
        case GainsSymbol():
            return words("architects-hint-symbol")
        case GainsToken(token, 0):
            return words("architects-hint-token", effects=token_in_short(words, token))
        case GainsToken(token, points):
            does = token_in_short(words, token)
            return words("architects-hint-token-points", effects=does, points=points)
        case DrawsToken(left):
            return words("architects-hint-draws-token", left=left)
        case GivesExtra(token):
            return words("architects-hint-extra", token=token_name(words, token, ".within"))
        case _:
            assert_never(why)


def _arms(words: Words, circle: Circle, why: WinsBattle | StartsBattle | Outshields) -> str:
    match why:
        case WinsBattle(_, tokens):
            return words("architects-hint-wins", tokens=tokens)
        case StartsBattle():
            return words("architects-hint-battle")
        case Outshields(_, rivals, shields):
            names = enumerated(words, [circle.whom[rival] for rival in rivals])
            return words("architects-hint-outshields", shields=shields, rivals=names)
        case _:
            assert_never(why)


def _at_large(words: Words, why: DrawsUnseen | TakesMore | ChoosesFrom | Forgoes | Prepares) -> str:
    match why:
        case DrawsUnseen():
            return words("architects-hint-unseen")
        case TakesMore():
            return words("architects-hint-more")
        case ChoosesFrom(cards, first):
            name = card_name(words, first, ".within")
            return words("architects-hint-chooses", cards=cards, first=name)
        case Forgoes():
            return words("architects-hint-forgoes")
        case Prepares():
            return words("architects-hint-prepares")
        case _:
            assert_never(why)
