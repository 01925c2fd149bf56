"""Reasons about turns, ages, wonders, tokens and points, gained or denied."""

from engine.duel.catalog import CARDS, LAYOUTS, NUMBERS, WONDERS
from engine.duel.decisions import ChooseStarter, Destroy, PickFromLibrary, Revive, Turn
from engine.duel.economy import card_price, chain, market, price, wonder_price
from engine.duel.effects import PlaysAgain as PlaysAgainEffect
from engine.duel.events import AgeBegan, WonderLost
from engine.duel.moves import Discard, KeepToken, Start, TakeToken, TakeWonder, parse
from engine.duel.score import score
from engine.duel.table import Table, free_slots, uncovered
from engine.duel.types import CardId, Colour, WonderId

from .kinds import (
    Begins,
    ChoosesStarter,
    DeniesFree,
    DeniesPoints,
    Does,
    DraftsAgain,
    DrawsTokens,
    LetsBegin,
    OpensNothing,
    Outruns,
    PlaysAgain,
    Race,
    Revives,
    Strikes,
    TokenHelps,
    Worth,
)
from .preview import MovePreview, happened, taken
from .trade import lacking

MANY_POINTS, SOME_POINTS = 5, 4
"""Points that are a reason of their own, and those worth keeping from the rival."""

LAST_AGE = max(LAYOUTS)

LAST_WONDERS = 2
"""How many wonders are left to build when building them becomes a race."""


def plays_again(p: MovePreview) -> PlaysAgain | None:
    """Return that the mover takes the next turn too."""
    again = p.after.todo[-1:] == (Turn(p.seat),)
    return PlaysAgain(p.wonder) if again and p.wonder is not None else None


def outruns(p: MovePreview) -> Outruns | None:
    """Return that the seventh wonder costs the rival the last one."""
    lost = [event.wonder for event in happened(p.events, WonderLost) if event.seat == p.rival]
    return Outruns(lost[0]) if lost else None


def race(p: MovePreview) -> Race | None:
    """Return that few wonders can be built any more, fewer than are wanted."""
    left = _buildable(p.after)
    wanted = p.wonder is not None and all(city.wonders for city in p.after.cities)
    return Race(left) if wanted and 0 < left <= LAST_WONDERS else None


def _buildable(table: Table) -> int:
    """Return how many wonders can still be built, by both players together."""
    return NUMBERS.wonders_built_at_most - sum(len(city.built) for city in table.cities)


def chooses_starter(p: MovePreview) -> ChoosesStarter | None:
    """Return that the mover takes the last card and says who begins the next age."""
    began = happened(p.events, AgeBegan)
    chooses = p.after.todo[:1] == (ChooseStarter(p.seat),)
    last = p.taken is not None and began and chooses
    return ChoosesStarter(began[0].age) if last else None


def begins(p: MovePreview) -> Begins | LetsBegin | None:
    """Return what beginning an age, or leaving it to the rival, means."""
    if not isinstance(p.move, Start):
        return None
    free = len(free_slots(p.table))
    return Begins(free) if p.move.seat == p.seat else LetsBegin(free)


def _opens(table: Table, place: int) -> bool:
    """Return whether taking the card of a slot uncovers another."""
    slots = (*table.slots[:place], None, *table.slots[place + 1 :])
    return bool(set(uncovered(table.age, slots)) - set(free_slots(table)))


def opens_nothing(p: MovePreview) -> OpensNothing | None:
    """Return that no new card opens for the rival, and which likely move would open one."""
    if p.taken is None or p.over or p.after.todo[-1:] != (Turn(p.rival),):
        return None
    if _opens(p.table, p.table.slots.index(p.taken)):
        return None
    for option in p.thought.options:
        instead = taken(parse(option.move))
        if instead is not None and _opens(p.table, p.table.slots.index(instead)):
            return OpensNothing(instead)
    return None


def strikes(p: MovePreview) -> Strikes | None:
    """Return that a card of the rival's may be discarded."""
    for decision in p.after.todo if p.wonder is not None else ():
        if isinstance(decision, Destroy):
            return Strikes(decision.colour, _count(p, decision.colour))
    return None


def _count(p: MovePreview, colour: Colour) -> int:
    return sum(CARDS[card].colour == colour for card in p.after.cities[p.rival].cards)


def draws_tokens(p: MovePreview) -> DrawsTokens | None:
    """Return that tokens are drawn from the box."""
    drawn = p.wonder is not None and PickFromLibrary(p.seat) in p.after.todo
    return DrawsTokens(NUMBERS.library_draws) if drawn else None


def revives(p: MovePreview) -> Revives | None:
    """Return that a discarded card is built for nothing."""
    revived = p.wonder is not None and Revive(p.seat) in p.after.todo
    return Revives(len(p.after.discard)) if revived else None


def drafts_again(p: MovePreview) -> DraftsAgain | None:
    """Return that the wonder drafted brings another turn."""
    if not isinstance(p.move, TakeWonder) or not _again(p.move.wonder):
        return None
    return DraftsAgain(sum(_again(each) for each in p.table.offer) - 1)


def _again(wonder: WonderId) -> bool:
    return any(isinstance(effect, PlaysAgainEffect) for effect in WONDERS[wonder].effects)


def token_helps(p: MovePreview) -> TokenHelps | None:
    """Return how much there is for a token to work on, where there is something."""
    if not isinstance(p.move, TakeToken | KeepToken):
        return None
    n = _work(p, p.move.token)
    return TokenHelps(p.move.token, n) if n else None


def _work(p: MovePreview, token: str) -> int:
    city = p.table.cities[p.seat]
    seen = [card for card in p.after.slots if isinstance(card, str) and card in p.table.slots]
    match token:
        case "theology":
            return min(_buildable(p.table), sum(not _again(wonder) for wonder in city.wonders))
        case "architecture":
            saved = sorted(
                wonder_price(p.after, p.seat, each).coins
                - wonder_price(p.table, p.seat, each).coins
                for each in city.wonders
            )
            return -sum(saved[: _buildable(p.table)])
        case "masonry":
            return sum(
                card_price(p.table, p.seat, each).coins - card_price(p.after, p.seat, each).coins
                for each in seen
            )
        case "strategy":
            return sum(CARDS[card].colour == "red" for card in seen)
        case "urbanism":
            return sum(chain(city, card) is not None for card in seen)
        case "economy":
            return len(lacking(p.table.cities[p.rival]))
        case _:
            return 0


def worth_much(p: MovePreview) -> Worth | None:
    """Return that the move adds many points."""
    found = worth(p)
    return found if found is not None and found.points >= MANY_POINTS else None


def worth(p: MovePreview) -> Worth | None:
    """Return the points that the move adds; of what is discarded, its coins say it.

    Coins and the pawn count in the last Age only: before it they still change hands.
    """
    points = _points(p.after, p) - _points(p.table, p)
    return Worth(points) if points > 0 and not isinstance(p.move, Discard) else None


def _points(table: Table, p: MovePreview) -> int:
    made = score(table, p.seat)
    return made.total if p.table.age == LAST_AGE else made.total - made.coins - made.military


def denies_guild(p: MovePreview) -> DeniesPoints | None:
    """Return that a guild is kept from the rival."""
    found = denies_points(p)
    return found if found is not None and found.guild else None


def denies_points(p: MovePreview) -> DeniesPoints | None:
    """Return that a card is kept from the rival that would have brought points.

    Of what is built, its own worth says more, but for guilds.
    """
    step = p.rival_builds(p.taken) if p.taken is not None else None
    if p.taken is None or step is None or (p.built and not CARDS[p.taken].guild):
        return None
    before, after = (score(table, p.rival) for table in (p.table, step.state.table))
    points = (after.total - after.coins - after.military) - (
        before.total - before.coins - before.military
    )
    if points < SOME_POINTS:
        return None
    return DeniesPoints(p.taken, points, guild=CARDS[p.taken].guild)


def denies_free(p: MovePreview) -> DeniesFree | None:
    """Return that the rival would have had the card by chain, where it costs coins otherwise."""
    if p.taken is None:
        return None
    giver, item = chain(p.table.cities[p.rival], p.taken), CARDS[p.taken]
    dear = price(item.cost, market(p.table, p.rival, item.colour)).coins
    return DeniesFree(p.taken, giver) if giver is not None and dear else None


def does(p: MovePreview) -> Does | None:
    """Return what the thing taken or built does for the mover, whatever that is good for now."""
    match p.move:
        case TakeWonder(wonder):
            return Does(wonder)
        case TakeToken(token) | KeepToken(token):
            return Does(token)
        case _:
            item: CardId | WonderId | None = p.built or p.wonder
            return None if item is None else Does(item)
