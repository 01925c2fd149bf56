"""Find the risks of a move: what others stand to gain after it, as far as the view tells."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.architects.catalog import WONDERS
from engine.architects.counting import available, complete
from engine.architects.effects import LooksIntoDeck, TakesFromAnyDeck, TakesFromBothSides
from engine.architects.game import ARCHITECTS
from engine.architects.moves import Done, Take
from engine.architects.table import open_to
from engine.architects.types import DeckId, left

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
    """Whether the game ends with this turn, as the wonder is complete then, or may be.

    It may be where the last stage is not built and the card that is taken cannot be seen.
    """
    stage, city = move.payable, move.changed
    if stage is None and isinstance(move.move, Take) and move.card is None:
        stage = next(iter(available(city.wonder, city.stages)), None)
    built = city.stages if stage is None else (*city.stages, stage)
    return complete(replace(city, stages=built))


def _takes_on(move: MovePreview) -> bool:
    """Whether the card pays for a stage that takes further cards, from decks that are open now."""
    if move.payable is None:
        return False
    effects = WONDERS[move.city.wonder].stages[move.payable].effects
    return any(isinstance(each, FROM_OPEN_DECKS) for each in effects)


FROM_OPEN_DECKS = (TakesFromAnyDeck, TakesFromBothSides, LooksIntoDeck)
"""Effects that change what lies on top of open decks."""


KINDS: tuple[Callable[[MovePreview], Risk | None], ...] = (loses_battle, leaves)
"""Finders of every kind of risk, the most important first; each returns a risk or `None`."""
