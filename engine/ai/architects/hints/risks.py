"""Find the risks of a move: what others stand to gain after it, as far as the view tells."""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.architects.catalog import COIN, GREY, WONDERS
from engine.architects.counting import available, complete
from engine.architects.effects import (
    LooksIntoDeck,
    TakesFromAnyDeck,
    TakesFromBothSides,
    TakesFromCentre,
)
from engine.architects.game import ARCHITECTS
from engine.architects.moves import Build, Done, Take
from engine.architects.payments import payments
from engine.architects.table import open_to
from engine.architects.types import CardId, City, DeckId, StageId, left

from .kinds import Leaves, LosesBattle, Risk
from .preview import MovePreview, completes_set, newly_payable

NEAR = 1
"""Horns that may be missing for a battle that is near."""


def risks(move: MovePreview) -> Iterator[Risk]:
    """Yield the risks of a move, the most important first."""
    for kind in KINDS:
        risk = kind(move)
        if risk is not None:
            yield risk


def loses_battle(move: MovePreview) -> LosesBattle | None:
    """Return who has more shields, where a battle is near."""
    horns, shields = max(0, move.table.peace - move.horns), move.shields
    rivals = tuple(rival for rival in move.neighbours if shields[rival] > shields[move.seat])
    if horns > NEAR or (horns and _ends(move)):
        return None
    return LosesBattle(horns, rivals) if rivals else None


def leaves(move: MovePreview) -> Leaves | None:
    """Return an open card that the move does not take, and that the next player can use at once."""
    if _ends(move) or _takes_on(move):
        return None
    rival = left(move.seat, len(move.table.cities))
    city, table = move.table.cities[rival], replace(move.table, used=())
    for deck in move.decks_of(rival):
        card = table.decks[deck].top
        if card is None or deck not in _passed_over(move):
            continue
        with_card = replace(city, cards=(*city.cards, card))
        stage = newly_payable(table, city, with_card)
        if stage is not None or completes_set(table, city, card):
            return Leaves(card, rival, stage)
    return None


def _passed_over(move: MovePreview) -> tuple[DeckId, ...]:
    """Return the decks from which the move could have taken, and does not."""
    match move.move:
        case Take(taken):
            others = ARCHITECTS.legal(move.view, move.seat)
            return tuple(m.deck for m in others if isinstance(m, Take) and m.deck != taken)
        case Done():
            return open_to(move.table, move.seat)
        case _:
            return ()


def _ends(move: MovePreview) -> bool:
    """Whether the game ends with this turn, as the wonder is complete then, or may be."""
    return complete(move.changed) or any(complete(city) for _, city in _builds(move))


def _takes_on(move: MovePreview) -> bool:
    """Whether a stage that is built then, or may be, takes further cards from open decks."""
    stages = WONDERS[move.city.wonder].stages
    return any(
        isinstance(effect, FROM_OPEN_DECKS)
        for stage, _ in _builds(move)
        for effect in stages[stage].effects
    )


def _builds(move: MovePreview) -> Iterator[tuple[StageId, City]]:
    """Yield each stage that the turn may still build, and the city then: it has to (ruling 9).

    A card that cannot be seen may be any, also one that a stage takes from the central deck.
    """
    city = replace(move.changed, cards=_unspent(move))
    unseen = isinstance(move.move, Take) and move.card is None
    left_to_try = [(each, move.table.used) for each in (_with_unseen(city) if unseen else (city,))]
    while left_to_try:
        city, used = left_to_try.pop()
        for stage in available(city.wonder, city.stages):
            for paid in payments(city, stage, used):
                cards = _without(city.cards, paid.cards)
                built = replace(city, cards=cards, stages=(*city.stages, stage))
                yield stage, built
                takes = TakesFromCentre() in WONDERS[city.wonder].stages[stage].effects
                cities = (built, *_with_unseen(built)) if takes else (built,)
                left_to_try += [(each, (*used, *paid.tokens)) for each in cities]


def _with_unseen(city: City) -> tuple[City, ...]:
    """Return a city with each card that may pay for a stage."""
    return tuple(replace(city, cards=(*city.cards, card)) for card in (*GREY, COIN))


def _unspent(move: MovePreview) -> tuple[CardId, ...]:
    spent = move.move.cards if isinstance(move.move, Build) else ()
    return _without(move.changed.cards, spent)


def _without(cards: tuple[CardId, ...], spent: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple((Counter(cards) - Counter(spent)).elements())


FROM_OPEN_DECKS = (TakesFromAnyDeck, TakesFromBothSides, LooksIntoDeck)
"""Effects that change what lies on top of open decks."""


KINDS: tuple[Callable[[MovePreview], Risk | None], ...] = (loses_battle, leaves)
"""Finders of every kind of risk, the most important first; each returns a risk or `None`."""
