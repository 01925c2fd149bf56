"""Explain moves: for each, the most important of the reasons that apply to it, and its risks."""

from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

from engine.ai.reasons import Advice, Comparison, advised, compared
from engine.ai.review import Judged
from engine.ai.thought import Thought
from engine.seven.catalog import CARDS, Stage
from engine.seven.effects import Discount
from engine.seven.game import SEVEN
from engine.seven.moves import Build, BuildFree, BuildStage, Move, ReviveCard, TakeSide
from engine.seven.prices import card_prices, chain, has_structure, printed_prices
from engine.seven.production import lasting_effects
from engine.seven.table import View, seats
from engine.seven.types import NEIGHBOURS, RESOURCES, SYMBOLS, Board, Neighbour, left, right

from .kinds import (
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
from .preview import MovePreview, gained, with_card
from .risks import risks

WORTH_DENYING = 4
"""Points that a card must give the next holder of a hand for its loss to be a reason."""


def advice(view: View, thought: Thought) -> tuple[Advice[Reason, Risk], ...]:
    """Return the three best moves of a thought, with reasons and risks, as `advised` does."""
    return advised(
        thought,
        lambda option: MovePreview(view, thought.seat, option.move, best=option is thought.best),
        _found,
        risks,
        lambda option: unpaid(SEVEN.parse(option.move)),
    )


def unpaid(move: Move) -> Move:
    """Return a move without what is paid for it, or by whose gift it is free."""
    match move:
        case Build(card, city=city) | BuildFree(card, city):
            return Build(card, city=city)
        case BuildStage(card, city=city):
            return BuildStage(card, city=city)
        case _:
            return move


def lesson(view: View, move: Judged) -> Comparison[Reason, Risk]:
    """Return why the best move would have been better than the one made, true for all in `view`."""
    best = MovePreview(view, move.seat, move.best.move, best=True)
    made = MovePreview(view, move.seat, move.made.move)
    return compared(best, made, _found, risks, _nothing_new)


def _nothing_new(why: Reason, taken: Sequence[Risk], risk: Risk) -> bool:
    """Whether a reason, or risks that the better move takes, say as much as a risk does."""
    match risk:
        case LosesConflicts():
            return any(isinstance(r, LosesConflicts) and r.sides >= risk.sides for r in taken)
        case PassesOn(card, rival, points):
            denied = isinstance(why, Denies) and (why.card, why.rival) == (card, rival)
            return denied or any(isinstance(r, PassesOn) and r.points >= points for r in taken)
        case _:
            assert_never(risk)


def _found(move: MovePreview) -> Iterator[Reason]:
    """Yield the reasons that apply, the most important first, or what is built where none does."""
    kinds = KINDS_FREE_CITY if move.move.city else KINDS
    found = [reason for kind in kinds if (reason := kind(move)) is not None]
    yield from found or [_does(move)]


def _does(move: MovePreview) -> Reason:
    """Return what a card does; for the Free City, whose points nobody counts, nothing at once."""
    if isinstance(move.built, Stage | None) or move.seat not in seats(move.table):
        return Prepares()
    return Does(move.built)


def declines(move: MovePreview) -> Reason | None:
    """Return that a revival is declined."""
    if not isinstance(move.move, ReviveCard) or move.move.card is not None:
        return None
    return Declines() if move.best else BuildsNothing()


def arms_free_city(move: MovePreview) -> Reason | None:
    """Return whom the shields of the Free City beat, but for whoever chooses for it."""
    rival = next(seat for seat in seats(move.table) if seat != move.mover)
    theirs = lasting_effects(move.table.cities[rival]).shields
    ahead = move.before.shields <= theirs < move.after.shields
    return ArmsFreeCity(rival, move.after.shields) if ahead else None


def pays_you(move: MovePreview) -> Reason | None:
    """Return what the Free City pays to whoever chooses for it."""
    if not isinstance(move.move, Build | BuildStage):
        return None
    at_left = left(move.seat, len(move.table.cities)) == move.mover
    coins = move.move.left if at_left else move.move.right
    return PaysYou(coins) if coins else None


def offers_stages(move: MovePreview) -> Reason | None:
    """Return the side of the wonder that is taken, for its stages."""
    if not isinstance(move.move, TakeSide):
        return None
    return OffersStages(Board(move.city.board.wonder, move.move.side))


def science(move: MovePreview) -> Reason | None:
    """Return what a symbol adds."""
    for symbol, before, after in zip(SYMBOLS, move.before.symbols, move.after.symbols, strict=True):
        if after > before:
            if min(move.after.symbols) > min(move.before.symbols):
                return CompletesSet(symbol, move.points)
            return GainsSymbol(symbol, after, move.points)
    return None


def outshields(move: MovePreview) -> Reason | None:
    """Return whom new shields beat."""
    own, then = move.before.shields, move.after.shields
    sides = _sides(move, lambda theirs: own <= theirs < then)
    return Outshields(sides, then) if sides else None


def parries(move: MovePreview) -> Reason | None:
    """Return whose shields are equalled."""
    own, then = move.before.shields, move.after.shields
    sides = _sides(move, lambda theirs: own < theirs == then)
    return Parries(sides, then) if sides else None


def _sides(move: MovePreview, wanted: Callable[[int], bool]) -> tuple[Neighbour, ...]:
    cities = move.table.cities
    rivals = (left(move.seat, len(cities)), right(move.seat, len(cities)))
    shields = [lasting_effects(cities[rival]).shields for rival in rivals]
    return tuple(side for side, n in zip(NEIGHBOURS, shields, strict=True) if wanted(n))


def denies(move: MovePreview) -> Reason | None:
    """Return what the next holder of the hand loses, unless the player builds the card itself."""
    rival, card, table = move.next_holder, move.move.card, move.table
    own = move.seat == move.mover and move.built == card
    if rival is None or card is None or own or card in move.rest:
        return None
    city = table.cities[rival]
    payable = [price for price in card_prices(table, rival, card) if price.total <= city.coins]
    if has_structure(city, card) or not payable:
        return None
    points = gained(table, rival, with_card(city, card))
    return Denies(card, rival, points) if points >= WORTH_DENYING else None


def free_by_chain(move: MovePreview) -> Reason | None:
    """Return the structure that makes the card free, where it would cost coins otherwise."""
    if not isinstance(move.move, Build):
        return None
    card = move.move.card
    giver = chain(move.city, card)
    if giver is None or any(not each.total for each in printed_prices(move.table, move.seat, card)):
        return None
    return FreeByChain(giver)


def builds_stage(move: MovePreview) -> Reason | None:
    """Return the stage that is built."""
    if not isinstance(move.built, Stage):
        return None
    return BuildsStage(move.city.board, move.changed.stages, move.points)


def produces(move: MovePreview) -> Reason | None:
    """Return the resources that are new to the city."""
    before, after = move.before.trader.own.most, move.after.trader.own.most
    new = tuple(
        resource
        for resource, had, has in zip(RESOURCES, before, after, strict=True)
        if has and not had
    )
    return Produces(new) if new else None


def produces_more(move: MovePreview) -> Reason | None:
    """Return the resources of which the city produces more."""
    before, after = move.before.trader.own.most, move.after.trader.own.most
    more = tuple(
        resource
        for resource, had, has in zip(RESOURCES, before, after, strict=True)
        if has > had > 0
    )
    return ProducesMore(more) if more else None


def gains_shields(move: MovePreview) -> Reason | None:
    """Return how many shields the city then has."""
    shields = move.after.shields
    return GainsShields(shields) if shields > move.before.shields else None


def cheapens_trade(move: MovePreview) -> Reason | None:
    """Return the goods that cost less, with those neighbours with whom they had not before."""
    before, after = move.before.trader, move.after.trader
    for each in move.effects:
        if isinstance(each, Discount):
            prices = {"left": (before.left, after.left), "right": (before.right, after.right)}
            sides = tuple(side for side in each.of if prices[side][0] != prices[side][1])
            return CheapensTrade(each.goods, sides) if sides else None
    return None


def scores(move: MovePreview) -> Reason | None:
    """Return the points of what is built."""
    return Scores(move.points) if move.points else None


def leads_to(move: MovePreview) -> Reason | None:
    """Return the cards that are free afterwards, and were not before."""
    if move.built is None or isinstance(move.built, Stage):
        return None
    freed = tuple(
        card.id
        for card in CARDS.values()
        if move.built in card.free_with
        and chain(move.city, card.id) is None
        and not has_structure(move.city, card.id)
    )
    return LeadsTo(freed) if freed and move.table.age < CARDS[freed[0]].age else None


def gains_coins(move: MovePreview) -> Reason | None:
    """Return the coins of the bank."""
    return GainsCoins(move.coins) if move.coins else None


KINDS: tuple[Callable[[MovePreview], Reason | None], ...] = (
    declines,
    offers_stages,
    science,
    outshields,
    denies,
    builds_stage,
    parries,
    free_by_chain,
    produces,
    cheapens_trade,
    scores,
    gains_coins,
    leads_to,
    produces_more,
    gains_shields,
)
"""Finders of every kind of reason, the most important first; each returns a reason or `None`."""

KINDS_FREE_CITY: tuple[Callable[[MovePreview], Reason | None], ...] = (
    declines,
    denies,
    arms_free_city,
    pays_you,
)
"""Those of a move for the Free City, whose gains are nobody's."""
