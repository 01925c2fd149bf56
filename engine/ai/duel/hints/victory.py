"""Reasons about winning: supremacies made or prevented, symbols, pairs, and the pawn."""

from collections.abc import Iterator

from engine.duel import conflict
from engine.duel.catalog import CARDS, NUMBERS, TOKENS
from engine.duel.decisions import PickToken, Turn
from engine.duel.economy import symbols
from engine.duel.events import GameEnded, Looted, PairMade, PawnMoved
from engine.duel.moves import TakeToken, parse
from engine.duel.score import CIVILIAN, TIEBREAK, score
from engine.duel.table import free_cards

from .endings import EndsUnwon, LeadsToWin, Wins, WinsOnPoints
from .kinds import (
    Advances,
    Allows,
    Defends,
    DeniesPair,
    DeniesShields,
    DeniesSymbol,
    GainsSymbol,
    Item,
    KeepsCovered,
    Loots,
    MakesPair,
    Opens,
    Prevents,
)
from .preview import (
    CLEARLY,
    MovePreview,
    dangers,
    happened,
    symbol_of,
    taken,
    unseen,
    winning,
    wins,
)
from .reason import Risk

NEAR_CAPITAL, THREATENED = 3, 5
"""From how many spaces the pawn is near the rival's capital, and near one's own."""

MANY_SYMBOLS = 5
"""How many different symbols make a rival dangerous."""

SOME_SYMBOLS = 4


def wins_at_once(p: MovePreview) -> Wins | WinsOnPoints | None:
    """Return that the move wins."""
    for ended in happened(p.events, GameEnded):
        if ended.result.winners != (p.seat,):
            return None
        if ended.result.reason in (CIVILIAN, TIEBREAK):
            return WinsOnPoints(score(p.after, p.seat).total, score(p.after, p.rival).total)
        return Wins("military" if ended.result.reason == "military" else "science")
    return None


def ends_unwon(p: MovePreview) -> EndsUnwon | None:
    """Return that the move is the last one, and does not win; a warning where it loses."""
    for ended in happened(p.events, GameEnded):
        if ended.result.winners != (p.seat,):
            own, rival = (score(p.after, seat).total for seat in (p.seat, p.rival))
            return EndsUnwon(own, rival, drawn=p.seat in ended.result.winners)
    return None


def leads_to_win(p: MovePreview) -> LeadsToWin | None:
    """Return that the mover decides next too, and can win by that."""
    if not p.table.age or p.over:
        return None
    return winning(p.later, p.seat, unseen(p.events, p.after))


def opens_defeat(p: MovePreview) -> Opens | None:
    """Return that the move opens a card with which the rival wins; a warning."""
    return _opened(p, pair=False)


def allows_defeat(p: MovePreview) -> Allows | None:
    """Return that the rival, whose turn is next, can win at once; a warning."""
    next_turn = p.after.todo[-1:] == (Turn(p.rival),)
    if not next_turn or p.thought.best.chance - p.option.chance < CLEARLY:
        return None
    return next((Allows(item, how) for item, how in p.unavoidable.items()), None)


def risks(p: MovePreview) -> Iterator[Risk]:
    """Yield what the rival, whose turn is next, can do after the move: defeats before pairs.

    How good the other moves are does not matter here.
    """
    if p.after.todo[-1:] != (Turn(p.rival),):
        return
    opened = [Opens(card, danger) for card, danger in p.opened().items()]
    yield from (each for each in opened if each.danger != "pair")
    shown = {each.card for each in opened}
    yield from (Allows(item, how) for item, how in p.unavoidable.items() if item not in shown)
    yield from (each for each in opened if each.danger == "pair")


def opens_pair(p: MovePreview) -> Opens | None:
    """Return that the move opens a card that makes the rival's pair; a warning."""
    return _opened(p, pair=True)


def _opened(p: MovePreview, *, pair: bool) -> Opens | None:
    if p.thought.best.chance - p.option.chance < CLEARLY:
        return None
    for card, danger in p.opened().items():
        if (danger == "pair") == pair:
            return Opens(card, danger)
    return None


def prevents(p: MovePreview) -> Prevents | None:
    """Return that the rival could win at once after another move, and after this cannot."""
    if p.over or p.left or not p.table.age:
        return None
    found = wins(p.guessed, p.rival, frozenset())
    left = _left_by_others(p) if found else frozenset()
    items = [item for item in found if item in left]
    item = p.taken if p.taken in items else next(iter(items), None)
    return None if item is None else Prevents(item, found[item])


def _left_by_others(p: MovePreview) -> frozenset[Item]:
    """Return what the rival could win with at once after any other move."""
    found = set[Item]()
    for option in p.thought.options:
        step = p.made(option.move)
        if step.state.table.todo[-1:] == (Turn(p.rival),):
            found |= wins(step.state, p.rival, unseen(step.events, step.state.table)).keys()
    return frozenset(found)


def keeps_defeat_covered(p: MovePreview) -> KeepsCovered | None:
    """Return that taking another card would let the rival win."""
    return _covered(p, pair=False)


def keeps_pair_covered(p: MovePreview) -> KeepsCovered | None:
    """Return that taking another card would let the rival make a pair."""
    return _covered(p, pair=True)


def _covered(p: MovePreview, *, pair: bool) -> KeepsCovered | None:
    if p.taken is None or p.over:
        return None
    free = free_cards(p.after)
    tried = {p.taken}
    for option in p.thought.options:
        instead = taken(parse(option.move))
        if instead is None or instead in tried:
            continue
        tried.add(instead)
        if p.option.chance - option.chance < CLEARLY:
            continue
        for card, danger in dangers(p.table, p.made(option.move), p.rival).items():
            if card not in free and (danger == "pair") == pair:
                return KeepsCovered(instead, card, danger)
    return None


def makes_pair(p: MovePreview) -> MakesPair | None:
    """Return that the move makes a pair and brings a token."""
    for made in happened(p.events, PairMade):
        if PickToken(p.seat) in p.after.todo:
            return MakesPair(made.symbol, len(p.after.tokens))
    return None


def gains_fifth_symbol(p: MovePreview) -> GainsSymbol | None:
    """Return that the city is one symbol short of winning after the move."""
    return _gains(p, MANY_SYMBOLS)


def gains_symbol(p: MovePreview) -> GainsSymbol | None:
    """Return that the city has got some different symbols together."""
    return _gains(p, SOME_SYMBOLS)


def _gains(p: MovePreview, least: int) -> GainsSymbol | None:
    now = symbols(p.after.cities[p.seat])
    new = now - symbols(p.table.cities[p.seat])
    if len(now) < least:
        return None
    return next((GainsSymbol(symbol, len(now)) for symbol in sorted(new)), None)


def denies_symbol(p: MovePreview) -> DeniesSymbol | None:
    """Return that the rival would have come close to winning with what is taken, or won."""
    if p.taken is not None:
        if p.rival_builds(p.taken) is None:
            return None
        item, effects = p.taken, CARDS[p.taken].effects
    elif isinstance(p.move, TakeToken):
        item, effects = p.move.token, TOKENS[p.move.token].effects
    else:
        return None
    symbol, theirs = symbol_of(effects), symbols(p.table.cities[p.rival])
    if symbol is None or symbol in theirs or len(theirs) + 1 < MANY_SYMBOLS:
        return None
    return DeniesSymbol(item, symbol, len(theirs) + 1)


def denies_pair(p: MovePreview) -> DeniesPair | None:
    """Return that the rival could have made a pair with the card taken."""
    step = p.rival_builds(p.taken) if p.taken is not None else None
    if p.taken is None or step is None or not p.table.tokens:
        return None
    return next(
        (DeniesPair(p.taken, made.symbol) for made in happened(step.events, PairMade)), None
    )


def denies_shields(p: MovePreview) -> DeniesShields | None:
    """Return that the rival could have brought the pawn near the own capital with the card."""
    step = p.rival_builds(p.taken) if p.taken is not None else None
    if p.taken is None or step is None or not happened(step.events, PawnMoved):
        return None
    left = _to_capital(p, step.state.table.pawn)
    return DeniesShields(p.taken, left) if 0 < left <= THREATENED else None


def loots(p: MovePreview) -> Loots | None:
    """Return that the pawn reaches looting tokens that cost the rival coins."""
    coins = sum(event.coins for event in happened(p.events, Looted) if event.seat == p.rival)
    return Loots(coins) if coins else None


def defends(p: MovePreview) -> Defends | None:
    """Return that the pawn is pushed away from the own capital, to which it was near."""
    moved = happened(p.events, PawnMoved)
    before, after = (_to_capital(p, pawn) for pawn in (p.table.pawn, p.after.pawn))
    return Defends(before, after) if moved and before <= THREATENED and after > before else None


def _to_capital(p: MovePreview, pawn: int) -> int:
    """Return how many spaces the pawn is away from the own capital."""
    return NUMBERS.military.capital + pawn * conflict.toward(p.seat)


def threatens(p: MovePreview) -> Advances | None:
    """Return that the pawn comes near the rival's capital."""
    found = advances(p)
    return found if found is not None and found.left <= NEAR_CAPITAL else None


def advances(p: MovePreview) -> Advances | None:
    """Return that the pawn moves towards the rival's capital."""
    spaces = abs(p.after.pawn - p.table.pawn)
    left = NUMBERS.military.capital - p.after.pawn * conflict.toward(p.seat)
    return Advances(spaces, left) if spaces and happened(p.events, PawnMoved) else None
