"""What one move of a seat would do to its city, as far as the table tells."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Seat
from engine.seven.catalog import CARDS, NUMBERS, Stage
from engine.seven.counting import Cities
from engine.seven.decisions import ChooseForFreeCity
from engine.seven.effects import Effect
from engine.seven.game import SEVEN
from engine.seven.legal import remaining
from engine.seven.moves import Build, BuildFree, BuildStage, Discard, Move, ReviveCard
from engine.seven.production import LastingEffects, lasting_effects, next_stage
from engine.seven.score import score
from engine.seven.table import Table, View, passes, seats
from engine.seven.types import FREE_CITY, CardId, City, left, right


class _Bank(Cities):
    """Cities for which effects are carried out, to see how many coins each gets by them."""

    def __init__(self, cities: Sequence[City]) -> None:
        super().__init__(cities)
        self.paid = [0] * len(cities)

    def gain(self, seat: Seat, coins: int) -> None:
        self.paid[seat] += coins

    def revive(self, seat: Seat) -> None:
        """A card is revived by a move of its own."""


class MovePreview:
    """A move and what it changes; `seat` is the city for which it is made.

    `best` tells whether the search likes it most. `built` is the card or stage that is built,
    `None` where nothing is. `before` and `after` are the lasting effects of the city. What others
    choose at the same time is not known.
    """

    def __init__(self, view: View, seat: Seat, text: str, *, best: bool = False) -> None:
        self.view, self.mover, self.best = view, seat, best
        self.move: Move = SEVEN.parse(text)
        self.seat = FREE_CITY if self.move.city else seat
        self.table = view.table
        self.city = self.table.cities[self.seat]
        self.built: CardId | Stage | None = _built(self.city, self.move)
        self.changed = _changed(self.city, self.built)
        self.before: LastingEffects = lasting_effects(self.city)
        self.after: LastingEffects = lasting_effects(self.changed)

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The effects of what is built."""
        match self.built:
            case None:
                return ()
            case Stage():
                return self.built.effects
            case card:
                return CARDS[card].effects

    @property
    def points(self) -> int:
        """The points that the move adds now, but for coins and tokens."""
        if self.seat not in seats(self.table):
            return 0
        return gained(self.table, self.seat, self.changed)

    @property
    def coins(self) -> int:
        """The coins that the move brings from the bank."""
        if self.built is None:
            return NUMBERS.discard_gain if isinstance(self.move, Discard) else 0
        cities = [*self.table.cities]
        cities[self.seat] = self.changed
        bank = _Bank(cities)
        for each in self.effects:
            each.immediate(bank, self.seat)
        return bank.paid[self.seat]

    @property
    def rest(self) -> tuple[CardId, ...]:
        """The cards of the hand that are not taken by the move, nor by what was chosen before."""
        assert not isinstance(self.move, ReviveCard)  # which takes no card of the hand
        hand = self.view.hand
        if isinstance(self.table.todo[0], ChooseForFreeCity):
            hand = remaining(hand, self.view.choice)
        return remaining(hand, self.move)

    @property
    def next_holder(self) -> Seat | None:
        """The player who holds the hand next; nobody after an Age's last turn."""
        to = passes(self.table)
        if to is None or isinstance(self.move, ReviveCard):
            return None
        return (left if to == "left" else right)(self.mover, self.table.players)


def gained(table: Table, seat: Seat, changed: City) -> int:
    """Return the points, but for coins, that a player gains if its city changes so."""
    cities = tuple(changed if at == seat else city for at, city in enumerate(table.cities))
    then, now = score(replace(table, cities=cities), seat), score(table, seat)
    return (then.total - then.coins) - (now.total - now.coins)


def with_card(city: City, card: CardId) -> City:
    """Return a city with one structure more."""
    return replace(city, cards=(*city.cards, card))


def _built(city: City, move: Move) -> CardId | Stage | None:
    match move:
        case Build(card) | BuildFree(card):
            return card
        case ReviveCard(revived):
            return revived
        case BuildStage():
            return next_stage(city)
        case _:
            return None


def _changed(city: City, built: CardId | Stage | None) -> City:
    match built:
        case None:
            return city
        case Stage():
            return replace(city, stages=city.stages + 1)
        case card:
            return with_card(city, card)
