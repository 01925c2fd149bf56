"""Preview a move: its events, the table after it, and what the rival could do then.

The state is determinized once to apply the move. Cards that the move would turn up are listed in
`unseen`, so that no reason depends on a guessed card.
"""

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from engine.ai.thought import Option, Thought
from engine.core.game import IllegalMove, Seat, Step
from engine.duel.catalog import CARDS, WONDERS
from engine.duel.deal import State
from engine.duel.decisions import PickFromLibrary, PickToken, Turn
from engine.duel.effects import Effect, Science, Shields
from engine.duel.events import AgeBegan, Event, GameEnded, Revealed
from engine.duel.game import DUEL
from engine.duel.moves import Build, BuildWonder, Discard, Move, ReviveCard, TakeToken
from engine.duel.score import MILITARY, SCIENCE
from engine.duel.table import Table, View, free_cards
from engine.duel.types import CardId, Symbol, WonderId, other

from .endings import LeadsToWin, Supremacy
from .kinds import Danger, Item

E = TypeVar("E")

CLEARLY = 0.03
"""By how much another move's chance must be lower before a reason speaks against that move."""


class MovePreview:
    """The effect of one `option` of a thought; `table` is before the move, `after` after it.

    `later` is the determinized state after the move.
    """

    def __init__(self, view: View, seat: Seat, option: Option, thought: Thought) -> None:
        self.view, self.table = view, view.table
        self.seat, self.rival = seat, other(seat)
        self.option, self.thought = option, thought
        self.move: Move = DUEL.parse(option.move)
        self.guessed = DUEL.guess(view, Random(0))
        step = self.made(option.move)
        self.after, self.events = step.state.table, step.events
        self.later = step.state

    def made(self, text: str) -> Step[State, Event]:
        """Apply a move of `seat` to the determinized state."""
        return DUEL.apply(self.guessed, self.seat, DUEL.parse(text))

    @cached_property
    def taken(self) -> CardId | None:
        """The card that leaves the layout."""
        return taken(self.move)

    @cached_property
    def built(self) -> CardId | None:
        """The card that is built."""
        return self.move.card if isinstance(self.move, Build | ReviveCard) else None

    @cached_property
    def wonder(self) -> WonderId | None:
        """The wonder that is built."""
        return self.move.wonder if isinstance(self.move, BuildWonder) else None

    @cached_property
    def over(self) -> bool:
        """Whether the move ends the game."""
        return bool(happened(self.events, GameEnded))

    @cached_property
    def best(self) -> bool:
        """Whether no move has a better chance."""
        return self.option.chance >= self.thought.best.chance

    @cached_property
    def left(self) -> dict[Item, Supremacy]:
        """The visible cards and wonders with which the rival could win at once after the move."""
        return {} if self.over else wins(self.later, self.rival, unseen(self.events, self.after))

    @cached_property
    def unavoidable(self) -> dict[Item, Supremacy]:
        """Those of `left` that remain whatever the seat still decides in its turn."""
        found, hidden = self.left, unseen(self.events, self.after)
        for state in self._decided() if found else ():
            still = wins(state, self.rival, hidden)
            found = {item: how for item, how in found.items() if item in still}
        return found

    def _decided(self) -> Iterator[State]:
        """Yield the states in which nothing is left to decide of what the move brings."""
        open_ = [self.later]
        while open_:
            state = open_.pop()
            todo = state.table.todo
            if not todo:
                continue
            if isinstance(todo[0], Turn):
                yield state
                continue
            moves = DUEL.legal(DUEL.view(state, self.seat), self.seat)
            open_ += [DUEL.apply(state, self.seat, move).state for move in moves]

    def rival_builds(self, card: CardId) -> Step[State, Event] | None:
        """Return the step if the rival built a free card now; `None` if that is impossible."""
        return builds(self.guessed, self.rival, card)

    def opened(self) -> dict[CardId, Danger]:
        """Return the dangers among the visible cards that the move uncovers for the rival."""
        found = dangers(self.table, Step(self.later, self.events), self.rival)
        return {
            card: danger
            for card, danger in found.items()
            if danger == "pair" or card in self.unavoidable
        }


def taken(move: Move) -> CardId | None:
    """Return the card that a move takes from the layout."""
    return move.card if isinstance(move, Build | Discard | BuildWonder) else None


def happened(events: tuple[Event, ...], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def unseen(events: tuple[Event, ...], after: Table) -> frozenset[CardId]:
    """Return the cards that a move turns up or lays out; in a preview these are guesses."""
    if happened(events, AgeBegan):
        return frozenset(card for card in after.slots if isinstance(card, str))
    return frozenset(event.card for event in happened(events, Revealed))


def dangers(before: Table, step: Step[State, Event], rival: Seat) -> dict[CardId, Danger]:
    """Return what the rival could do with the visible cards that a move uncovers.

    Empty if the rival does not take the next turn.
    """
    after = step.state.table
    if not after.todo or after.todo[-1] != Turn(rival):
        return {}
    known = set(free_cards(before)) | unseen(step.events, after)
    found: dict[CardId, Danger] = {}
    for card in free_cards(after):
        if card not in known:
            danger = _danger(step.state, rival, card)
            if danger is not None:
                found[card] = danger
    return found


def _danger(state: State, rival: Seat, card: CardId) -> Danger | None:
    made = builds(state, rival, card)
    if made is None:
        return None
    return supremacy(made.events) or ("pair" if PickToken(rival) in made.state.table.todo else None)


def wins(state: State, seat: Seat, hidden: frozenset[CardId]) -> dict[Item, Supremacy]:
    """Return the cards and wonders with which `seat` would win at once if it were its turn."""
    table = replace(state.table, todo=(Turn(seat),))
    turn = State(state.deal, table)
    found: dict[Item, Supremacy] = {}
    for move in _decisive(DUEL.legal(View(table, seat), seat)):
        item = move.card if isinstance(move, Build) else move.wonder
        if item not in found and item not in hidden:
            how = supremacy(DUEL.apply(turn, seat, move).events)
            if how is not None:
                found[item] = how
    return found


def winning(state: State, seat: Seat, hidden: frozenset[CardId]) -> LeadsToWin | None:
    """Return with what `seat` can win at once by its next decision, where it has that.

    What the Great Library draws is not known before.
    """
    todo = state.table.todo
    if not todo or todo[0].seat != seat or isinstance(todo[0], PickFromLibrary):
        return None
    for move in DUEL.legal(DUEL.view(state, seat), seat):
        match move:
            case BuildWonder(item, _) | Build(item) | ReviveCard(item) | TakeToken(item):
                how = None if item in hidden else supremacy(DUEL.apply(state, seat, move).events)
                if how is not None:
                    return LeadsToWin(item, how)
            case _:
                pass
    return None


def _decisive(moves: tuple[Move, ...]) -> Iterator[Build | BuildWonder]:
    for move in moves:
        match move:
            case Build(card) if _may_win(CARDS[card].effects):
                yield move
            case BuildWonder(wonder, _) if _may_win(WONDERS[wonder].effects):
                yield move
            case _:
                pass


def _may_win(effects: tuple[Effect, ...]) -> bool:
    return any(isinstance(effect, Shields | Science) for effect in effects)


def supremacy(events: tuple[Event, ...]) -> Supremacy | None:
    """Return by which supremacy the game ends in events."""
    for ended in happened(events, GameEnded):
        if ended.result.reason == MILITARY:
            return "military"
        if ended.result.reason == SCIENCE:
            return "science"
    return None


def builds(state: State, seat: Seat, card: CardId) -> Step[State, Event] | None:
    """Return the step if `seat` built a free card on its turn; `None` if it cannot pay."""
    turn = State(state.deal, replace(state.table, todo=(Turn(seat),)))
    try:
        return DUEL.apply(turn, seat, Build(card))
    except IllegalMove:
        return None


def symbol_of(effects: tuple[Effect, ...]) -> Symbol | None:
    """Return the scientific symbol among effects."""
    return next((effect.symbol for effect in effects if isinstance(effect, Science)), None)
