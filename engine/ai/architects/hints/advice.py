"""Explain moves: for each, the most important of the reasons that apply to it, and its risks."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from engine.ai.reasons import Advice, Comparison, advised, compared
from engine.ai.review import Judged
from engine.ai.thought import Thought
from engine.architects.catalog import GREEN
from engine.architects.counting import CATS, complete, shields
from engine.architects.decisions import ChooseDeck
from engine.architects.game import ARCHITECTS
from engine.architects.moves import Build, Done, Extra, Look, Move, Take, TakeToken, TurnIn
from engine.architects.table import View, centre_left, deck_left, pile_left
from engine.architects.types import CENTRE, UNSEEN, CardId, StageId
from engine.core.game import Seat

from .kinds import (
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
from .preview import MovePreview, completes_set, extra_token, newly_payable, stage_points
from .risks import risks


def advice(view: View, thought: Thought) -> tuple[Advice[Reason, Risk], ...]:
    """Return the three best moves of a thought, with reasons and risks, as `advised` does."""
    return advised(
        thought,
        lambda option: MovePreview(view, thought.seat, option.move),
        _found,
        risks,
        lambda option: unpaid(ARCHITECTS.parse(option.move)),
    )


def unpaid(move: Move) -> Move:
    """Return a move without the cards that pay for it."""
    match move:
        case Build(stage, _):
            return Build(stage, ())
        case TurnIn(_, token):
            return TurnIn((), token)
        case _:
            return move


def lesson(view: View, move: Judged) -> Comparison[Reason, Risk]:
    """Return why the best move would have been better than the one made, true for all in `view`.

    Where the view holds the top of the central deck, the reason may tell it: it is for its seat.
    """
    best, made = (MovePreview(view, move.seat, each.move) for each in (move.best, move.made))
    return compared(best, made, _found, risks, _nothing_new)


def _nothing_new(why: Reason, taken: Sequence[Risk], risk: Risk) -> bool:
    """Whether a reason, or risks that the better move takes, say as much as a risk does."""
    match risk:
        case LosesBattle(horns, rivals):
            battles = (each for each in taken if isinstance(each, LosesBattle))
            return any(b.horns <= horns and {*b.rivals} >= {*rivals} for b in battles)
        case Leaves(card, rival):
            denied = isinstance(why, Denies) and (why.card, why.rival) == (card, rival)
            return denied or any(isinstance(each, Leaves) for each in taken)
        case _:
            assert_never(risk)


def _found(move: MovePreview) -> Iterator[Reason]:
    """Yield the reasons that apply, the most important first; `Prepares` where none does."""
    found = list(_told(move))
    yield from found or [Prepares()]


def _told(move: MovePreview) -> Iterator[Reason]:
    match move.move:
        case Build(stage, _):
            yield from _of_stage(move, stage)
        case TurnIn(_, token) | TakeToken(token):
            if token == UNSEEN:
                yield DrawsToken(pile_left(move.table))
            else:
                yield GainsToken(token, move.points)
        case Done():
            yield Forgoes()
        case Take(deck) if deck == CENTRE and move.card is None:
            yield DrawsUnseen(centre_left(move.table))
        case Extra(token):
            yield TakesMore(token)
        case Look(owner):
            yield from _of_look(move, owner)
        case _:
            if move.card is not None:
                yield from _of_card(move, move.card)


def _of_stage(move: MovePreview, stage: str) -> Iterator[Reason]:
    if complete(move.changed):
        yield FinishesWonder(stage, move.lead)
        return
    token = extra_token(move, None)
    if token is not None:
        yield GivesExtra(token)
    yield BuildsStage(stage, move.points)


def _of_look(move: MovePreview, owner: Seat) -> Iterator[Reason]:
    decision, first = move.table.todo[0], move.table.decks[owner].top
    if isinstance(decision, ChooseDeck) and first is not None:
        yield ChoosesFrom(min(decision.cards, deck_left(move.table, owner)), first)


def _of_card(move: MovePreview, card: CardId) -> Iterator[Reason]:
    """Yield the reasons for taking a known card."""
    stage = move.payable
    if stage is not None:
        yield _of_pay(move, card, stage)
    if completes_set(move.table, move.city, card):
        yield CompletesSet(card)
    yield from _of_arms(move, card)
    if card in CATS and move.table.cat != move.seat:
        yield TakesCat(card, move.points)
    token = extra_token(move, card)
    if token is not None:
        yield GivesExtra(token)
    if move.points:
        yield Scores(card, move.points)
    nearest = None if stage else move.nearest  # what pays a stage is spent with it
    if nearest is not None:
        yield NearsStage(card, *nearest)
    rival = _denied(move, card)
    if rival is not None:
        yield Denies(card, rival)
    if card in GREEN:
        yield GainsSymbol(card)
    armed = move.shields[move.seat]
    if armed > shields(move.city):
        yield GainsShields(card, armed)
    later = None if stage else move.served_later
    if later is not None:
        yield ServesLater(card, later)


def _of_pay(move: MovePreview, card: CardId, stage: StageId) -> Reason:
    if complete(replace(move.changed, stages=(*move.changed.stages, stage))):
        return PaysLastStage(card, stage, move.lead_with(stage))
    return PaysStage(card, stage, stage_points(move.city.wonder, stage))


def _of_arms(move: MovePreview, card: CardId) -> Iterator[Reason]:
    victories, after = move.victories, move.shields
    if move.starts_battle and victories[move.seat]:
        yield WinsBattle(card, victories[move.seat])
    elif move.starts_battle and not any(victories[rival] for rival in move.neighbours):
        yield StartsBattle(card)
    before, now = shields(move.city), after[move.seat]
    beaten = tuple(rival for rival in move.neighbours if before <= after[rival] < now)
    if beaten:
        yield Outshields(card, beaten, now)


def _denied(move: MovePreview, card: CardId) -> Seat | None:
    """Return a neighbour who could use an open card at once, and finds it on no other deck."""
    if not isinstance(move.move, Take) or move.move.deck == CENTRE:
        return None
    for rival in move.neighbours:
        decks = move.decks_of(rival)
        other = {move.table.decks[deck].top for deck in decks if deck != move.move.deck}
        if move.move.deck not in decks or card in other:
            continue
        city = move.table.cities[rival]
        with_card = replace(city, cards=(*city.cards, card))
        fresh = replace(move.table, used=())
        if newly_payable(fresh, city, with_card) or completes_set(fresh, city, card):
            return rival
    return None
