"""A mutable copy of the table on which a move is carried out; it collects the events."""

from msgspec.structs import replace

from engine.core.game import Seat

from . import conflict
from .catalog import NUMBERS, Card, Token, Wonder
from .counting import count
from .decisions import Decision, PickToken, Turn
from .economy import lasting_effects, symbols
from .effect_context import Counted
from .events import (
    ChainPaid,
    CoinsGained,
    CoinsLost,
    Event,
    Looted,
    PairMade,
    PawnMoved,
    TradePaid,
)
from .table import Table
from .types import Price, Symbol, other


class MutableTable:
    """The table while one move is carried out.

    `before` is the table before the move; prices are computed from it. `over` is set as soon as a
    supremacy is reached: no effect is carried out after that (rulings 32 and 37).
    """

    def __init__(self, table: Table) -> None:
        self.before = table
        self.age = table.age
        self.slots = table.slots
        self.cities = list(table.cities)
        self.pawn = table.pawn
        self.loot = list(table.loot)
        self.tokens = table.tokens
        self.discard = table.discard
        self.offer = table.offer
        self.todo: list[Decision] = list(table.todo)
        self.events: list[Event] = []
        self.over = False
        self._source: Card | Wonder | Token | None = None

    def frozen(self) -> Table:
        """Return the present table as an immutable value."""
        return Table(
            self.age,
            self.slots,
            (self.cities[0], self.cities[1]),
            self.pawn,
            (self.loot[0], self.loot[1]),
            self.tokens,
            self.discard,
            self.offer,
            tuple(self.todo),
        )

    @property
    def cards_left(self) -> bool:
        """Whether a card of the age is still to be taken."""
        return self.slots.count(None) < len(self.slots)

    def carry_out(self, seat: Seat, source: Card | Wonder | Token) -> None:
        """Carry out the immediate effects of `source` in order, until the game is over."""
        self._source = source
        for effect in source.effects:
            if self.over:
                return
            effect.immediate(self, seat)

    def count(self, seat: Seat, what: Counted) -> int:
        """Return how much of `what` the city of `seat` has now."""
        return count(self.cities[seat], what)

    def gain(self, seat: Seat, coins: int) -> None:
        """Give coins of the bank to `seat`; the event names the source being carried out."""
        if coins:
            self._put_coins(seat, coins)
            self.events.append(CoinsGained(seat, coins, self._cause()))

    def lose(self, seat: Seat, coins: int) -> None:
        """Take coins from `seat`, at most what it has."""
        taken = min(coins, self.cities[seat].coins)
        if taken:
            self._put_coins(seat, -taken)
            self.events.append(CoinsLost(seat, taken, self._cause()))

    def pay(self, seat: Seat, price: Price) -> None:
        """Pay a price; the trade part goes to a rival with Economy (rulings 11 and 12)."""
        self._put_coins(seat, -price.coins)
        rival = other(seat)
        if price.trade and lasting_effects(self.cities[rival]).trade_income:
            self._put_coins(rival, price.trade)
            self.events.append(TradePaid(rival, price.trade))

    def reward_chain(self, seat: Seat) -> None:
        """Give what Urbanism gives for a card built through its chain (ruling 14)."""
        income = lasting_effects(self.cities[seat]).chain_income
        if income:
            self._put_coins(seat, income)
            self.events.append(ChainPaid(seat, income))

    def extra_shields(self, seat: Seat) -> int:
        """Return the shields that the city of `seat` adds to those of the source being built."""
        if not isinstance(self._source, Card):
            return 0
        return lasting_effects(self.cities[seat]).extra_shields.get(self._source.colour, 0)

    def advance(self, seat: Seat, shields: int) -> None:
        """Move the pawn by the shields of `seat`; take looting tokens, check military supremacy."""
        before, rival = self.pawn, other(seat)
        self.pawn = conflict.moved(before, seat, shields)
        self.events.append(PawnMoved(seat, before, self.pawn))
        distance = self.pawn * conflict.toward(seat)
        for reached in [at for at in self.loot[rival] if at <= distance]:
            self.loot[rival] = tuple(at for at in self.loot[rival] if at != reached)
            lost = min(NUMBERS.military.loot[reached], self.cities[rival].coins)
            self._put_coins(rival, -lost)
            self.events.append(Looted(rival, reached, lost))
        self.over = self.over or conflict.conqueror(self.pawn) is not None

    def gain_symbol(self, seat: Seat, symbol: Symbol) -> None:
        """Check a symbol that `seat` has just got for scientific supremacy and for a pair."""
        city = self.cities[seat]
        if len(symbols(city)) >= NUMBERS.symbols_to_win:
            self.over = True
        elif lasting_effects(city).symbols.count(symbol) == 2:
            self.events.append(PairMade(seat, symbol))
            if self.tokens:
                self.ask(PickToken(seat))

    def ask(self, decision: Decision) -> None:
        """Insert a decision before the next turn."""
        self.todo.insert(len(self.todo) - 1, decision)

    def play_again(self, seat: Seat) -> None:
        """Give the next turn to `seat`, unless the age is over (rulings 45 to 47)."""
        if self.cards_left:
            self.todo[-1] = Turn(seat)

    def _put_coins(self, seat: Seat, coins: int) -> None:
        city = self.cities[seat]
        self.cities[seat] = replace(city, coins=city.coins + coins)

    def _cause(self) -> str:
        return self._source.id if self._source else ""
