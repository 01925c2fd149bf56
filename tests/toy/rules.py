"""Rock, paper, scissors with hands of cards: everybody chooses at once, and in secret.

Each seat is dealt seven cards of a box. Every round all choose one card of their hand; when the
last has chosen, all are turned up and leave the hands. A card scores a point for each other seat
whose card it beats. After the last round the most points win.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core import packing
from engine.core.game import IllegalMove, Result, Seat, Step, UnknownMove
from engine.core.hidden import Hidden
from engine.core.luck import Luck

Card: TypeAlias = Literal["rock", "paper", "scissors"]
Rounds: TypeAlias = Literal[5, 3]

CARDS: tuple[Card, ...] = ("rock", "paper", "scissors")
BEATS: Mapping[Card, Card] = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
IN_BOX: Mapping[Card, int] = {"rock": 12, "paper": 12, "scissors": 11}
BOX: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(IN_BOX[card]))
HAND = 7
SEATS = range(2, 6)
ROUNDS = ("5", "3")
"""The values of the option `rounds`, the usual one first."""
POINTS = "points"
"""The reason of a result by the rules."""


class Throw(Struct, frozen=True):
    """Choose a card of the hand for this round: `throw:rock`."""

    card: Card

    def __str__(self) -> str:
        return f"throw:{self.card}"


_MOVES = {str(Throw(card)): Throw(card) for card in CARDS}


class Threw(Struct, frozen=True, tag=True):
    """A seat has chosen a card; before the others have, only that seat may know which."""

    seat: Seat
    card: Card


class Revealed(Struct, frozen=True, tag=True):
    """The last seat had chosen: the cards of all seats were turned up."""

    throws: tuple[Card, ...]


class Scored(Struct, frozen=True, tag=True):
    """A seat's card beat others."""

    seat: Seat
    points: int


class GameEnded(Struct, frozen=True, tag=True):
    """The last round was over."""

    result: Result


Event: TypeAlias = Threw | Revealed | Scored | GameEnded


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """The hands by seat, as they were drawn, and the number of rounds."""

    hands: tuple[tuple[Card, ...], ...]
    rounds: Rounds

    def __post_init__(self) -> None:
        if len(self.hands) not in SEATS or any(len(hand) != HAND for hand in self.hands):
            raise ValueError(f"hands: not {HAND} cards for each of {SEATS}")
        if Counter(card for hand in self.hands for card in hand) - Counter(BOX):
            raise ValueError("hands: more cards of a kind than the box has")


class Table(Struct, frozen=True):
    """What everybody sees: each round's cards by seat, and which seats have chosen by now."""

    seats: int
    rounds: Rounds
    played: tuple[tuple[Card, ...], ...] = ()
    chosen: tuple[Seat, ...] = ()


class State(Struct, frozen=True):
    """The complete state; `choices` are by seat, `None` where a seat has not chosen."""

    deal: Deal
    table: Table
    choices: tuple[Card | None, ...]


class View(Struct, frozen=True):
    """What `seat` may know; a spectator (`None`) sees no hand.

    `hand` is in the order of `CARDS`, and still holds the card of the seat's own open `choice`.
    """

    table: Table
    seat: Seat | None
    hand: tuple[Card, ...] = ()
    choice: Card | None = None


def scored(throws: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the points of each seat for one round."""
    return tuple(throws.count(BEATS[card]) for card in throws)


def points(table: Table) -> tuple[int, ...]:
    """Return the points of each seat."""
    rounds = [scored(throws) for throws in table.played]
    return tuple(sum(each[seat] for each in rounds) for seat in range(table.seats))


def to_act(table: Table) -> tuple[Seat, ...]:
    """Return the seats that have not chosen; none after the last round."""
    if len(table.played) == table.rounds:
        return ()
    return tuple(seat for seat in map(Seat, range(table.seats)) if seat not in table.chosen)


def result(table: Table) -> Result | None:
    """Return who has the most points, once the last round is over."""
    if len(table.played) < table.rounds:
        return None
    won = points(table)
    return Result(POINTS, tuple(Seat(seat) for seat in range(table.seats) if won[seat] == max(won)))


def hand(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that `seat` has not played, in the order of `CARDS`."""
    left = Counter(state.deal.hands[seat])
    left.subtract(throws[seat] for throws in state.table.played)
    return tuple(card for card in CARDS for _ in range(left[card]))


class RockPaperScissors:
    """The rules; see `engine.core.game.Game` for what each method promises."""

    name = "rps"
    data = "0123456789abcdef"
    seats = SEATS

    def deal(self, rng: Luck, seats: int, options: Mapping[str, str]) -> Deal:
        """Deal a hand to each seat; the option `rounds` is `5` (default) or `3`."""
        rounds = options.get("rounds", ROUNDS[0])
        if seats not in SEATS or set(options) - {"rounds"} or rounds not in ROUNDS:
            raise ValueError(f"no such game: {seats} seats, {dict(options)}")
        drawn = rng.sample(BOX, HAND * seats)
        hands = (tuple(drawn[first : first + HAND]) for first in range(0, len(drawn), HAND))
        return Deal(tuple(hands), 5 if rounds == "5" else 3)

    def start(self, deal: Deal) -> State:
        """Return the state before the first round."""
        seats = len(deal.hands)
        return State(deal, Table(seats, deal.rounds), (None,) * seats)

    def players(self, state: State) -> int:
        """Return for how many players the game was dealt."""
        return state.table.seats

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that have not chosen; none when the game has ended."""
        return to_act(state.table)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` may know; `None` is a spectator."""
        if seat is None:
            return View(state.table, None)
        return View(state.table, seat, hand(state, seat), state.choices[seat])

    def legal(self, view: View, seat: Seat) -> tuple[Throw, ...]:
        """Return a move for each kind of card in the hand; none once the seat has chosen."""
        if seat != view.seat or seat not in to_act(view.table):
            return ()
        return tuple(Throw(card) for card in CARDS if card in view.hand)

    def apply(self, state: State, seat: Seat, move: Throw) -> Step[State, Event]:
        """Choose a card; the last choice of a round turns all up. Raises `IllegalMove`."""
        table = state.table
        if seat not in to_act(table) or move.card not in hand(state, seat):
            raise IllegalMove(str(move))
        choices = tuple(
            move.card if each == seat else card for each, card in enumerate(state.choices)
        )
        throws = tuple(card for card in choices if card is not None)
        if len(throws) < table.seats:
            chosen = tuple(sorted((*table.chosen, seat)))
            after = replace(state, table=replace(table, chosen=chosen), choices=choices)
            return Step(after, (Threw(seat, move.card),))
        after = State(
            state.deal,
            replace(table, played=(*table.played, throws), chosen=()),
            (None,) * table.seats,
        )
        ended = result(after.table)
        events: tuple[Event, ...] = (
            Threw(seat, move.card),
            Revealed(throws),
            *(Scored(Seat(each), won) for each, won in enumerate(scored(throws)) if won),
            *((GameEnded(ended),) if ended is not None else ()),
        )
        return Step(after, events)

    def hidden(self, state: State) -> tuple[Hidden, ...]:
        """Return the cards that are left in each hand."""
        hands = [hand(state, Seat(seat)) for seat in range(state.table.seats)]
        return tuple(Hidden("hand", "card", left, seat) for seat, left in enumerate(hands) if left)

    def result(self, state: State) -> Result | None:
        """Return who has won, or `None` while the game goes on."""
        return result(state.table)

    def visible(self, event: Event, seat: Seat | None) -> bool:
        """Whether `seat` may know of an event: what somebody chose only that seat."""
        return not isinstance(event, Threw) or event.seat == seat

    def guess(self, view: View, rng: Random) -> State:
        """Deal the cards that the viewer has not seen anew, and let who has chosen choose anew."""
        table = view.table
        seen = Counter((*view.hand, *(card for throws in table.played for card in throws)))
        unseen = list((Counter(BOX) - seen).elements())
        rng.shuffle(unseen)
        size = HAND - len(table.played)
        hands, choices = list[tuple[Card, ...]](), list[Card | None]()
        for seat in map(Seat, range(table.seats)):
            own = seat == view.seat
            left = view.hand if own else tuple(unseen.pop() for _ in range(size))
            hands.append((*(throws[seat] for throws in table.played), *left))
            chosen = view.choice if own else rng.choice(left)
            choices.append(chosen if seat in table.chosen else None)
        return State(Deal(tuple(hands), table.rounds), table, tuple(choices))

    def parse(self, text: str) -> Throw:
        """Parse the text of a move; raises `UnknownMove`."""
        try:
            return _MOVES[text]
        except KeyError:
            raise UnknownMove(text) from None

    def pack(self, deal: Deal) -> bytes:
        """Serialize a deal to JSON."""
        return packing.pack(deal)

    def unpack(self, stored: bytes) -> Deal:
        """Deserialize a deal; raises `ValueError`."""
        return packing.unpack(stored, Deal)


RPS = RockPaperScissors()
