"""A mutable copy of the state on which a turn is carried out; it collects the events."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Seat

from .catalog import CARDS
from .counting import Cities
from .deal import in_order
from .decisions import Decision
from .effect_context import Counted, Whose
from .effects import Effect
from .events import CoinsGained, Event
from .legal import remaining
from .moves import Play
from .production import stages
from .state import Memory, State
from .table import FACE_DOWN, Act, KnownFace, Sight, Table, What, actor, seats
from .types import CardId, Hand, left, right


class MutableState:
    """The state while a move is carried out.

    `before` is the state before the move; prices are computed from it. `revivals` are the cities
    that may build a discarded card at the end of the turn.
    """

    def __init__(self, state: State) -> None:
        self.before = state
        table = state.table
        self.age = table.age
        self.turn = table.turn
        self.cities = list(table.cities)
        self.acts = list(table.acts)
        self.todo: list[Decision] = list(table.todo)
        self.hands: list[Hand] = list(state.hands)
        self.memories: list[Memory] = list(state.memories)
        self.faces: list[KnownFace] = list(state.faces)
        self.players = seats(table)
        self.revivals: list[Seat] = []
        self.events: list[Event] = []
        self._source: CardId | None = None

    def frozen(self) -> State:
        """Return the present state as an immutable value; no choice is open."""
        return State(
            self.before.deal,
            self.table(),
            tuple(self.hands),
            (None,) * len(self.players),
            tuple(self.memories),
            tuple(self.faces),
        )

    def table(self) -> Table:
        """Return what everybody sees now."""
        return Table(
            len(self.players),
            self.age,
            self.turn,
            tuple(self.cities),
            tuple(self.acts),
            tuple(self.todo),
        )

    def ask(self, decision: Decision) -> None:
        """Ask for a decision after those that are open."""
        self.todo.append(decision)

    def record(self, what: What, seat: Seat, card: CardId | None) -> None:
        """Note what happened to a card; if it lies face down, only its actor knows it."""
        open_card = None if what in FACE_DOWN else card
        act = Act(self.age, self.turn, seat, what, open_card)
        if card is not None and open_card is None:
            face = (len(self.acts), card)
            self.faces.append(face)
            knows = actor(act, len(self.players))
            if knows is not None:
                self.remember(knows, [face])
        self.acts.append(act)

    def remember(self, seat: Seat, faces: Sequence[KnownFace]) -> None:
        """Let a player know cards that lie face down."""
        known = dict(self.memories[seat].faces) | dict(faces)
        self.memories[seat] = replace(self.memories[seat], faces=tuple(sorted(known.items())))

    def take_from_hand(self, seat: Seat, play: Play) -> None:
        """Take the card of a play out of a player's hand."""
        self.hands[seat] = remaining(self.hands[seat], play)

    def draw(self, seat: Seat, card: CardId) -> None:
        """Add a card of the draw pile to a player's hand."""
        self.hands[seat] = in_order((*self.hands[seat], card))

    def look(self, drawn: CardId | None, drawer: Seat | None) -> None:
        """Let all players see their hands."""
        for seat in self.players:
            sight = Sight(self.hands[seat], drawn if seat == drawer else None)
            memory = self.memories[seat]
            self.memories[seat] = replace(memory, sights=(*memory.sights, sight))

    def add_coins(self, seat: Seat, coins: int) -> None:
        """Change the coins of a city."""
        city = self.cities[seat]
        self.cities[seat] = replace(city, coins=city.coins + coins)

    def add_card(self, seat: Seat, card: CardId) -> None:
        """Add a structure to a city."""
        city = self.cities[seat]
        self.cities[seat] = replace(city, cards=(*city.cards, card))

    def carry_out_card(self, seat: Seat, card: CardId) -> None:
        """Carry out the immediate effects of a card just built."""
        self._carry_out(seat, card, CARDS[card].effects)

    def carry_out_stage(self, seat: Seat) -> None:
        """Carry out the immediate effects of the stage just built."""
        city = self.cities[seat]
        self._carry_out(seat, None, stages(city.board)[city.stages - 1].effects)

    def _carry_out(self, seat: Seat, source: CardId | None, effects: tuple[Effect, ...]) -> None:
        self._source = source
        for effect in effects:
            effect.immediate(self, seat)

    def count(self, seat: Seat, what: Sequence[Counted], of: Sequence[Whose]) -> int:
        """Return how much of `what` the cities `of` the owner at `seat` have now."""
        return Cities(self.cities).count(seat, what, of)

    def gain(self, seat: Seat, coins: int) -> None:
        """Give coins of the bank to `seat`; the event names the card that gives them."""
        if coins:
            self.add_coins(seat, coins)
            self.events.append(CoinsGained(seat, coins, self._source))

    def revive(self, seat: Seat) -> None:
        """Let `seat` build a discarded card at the end of the turn."""
        self.revivals.append(seat)

    def neighbours(self, seat: Seat) -> tuple[Seat, Seat]:
        """Return the left and the right neighbour."""
        circle = len(self.cities)
        return (left(seat, circle), right(seat, circle))
