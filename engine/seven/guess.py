"""Determinize a view: a complete state consistent with it, the hidden part drawn at random."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from engine.core.game import Seat

from .deal import Deal, Dealt, Piled, deal_age, in_order
from .decisions import Choose, ChooseForFreeCity
from .hidden_age import Filled, HiddenAge, sights_of
from .legal import legal
from .moves import Choice
from .state import Memory, State
from .streams import drawn_into, memories, stream, turns_dealt
from .table import View, choosing_sides, seats
from .types import AGES, CardId, Hand


class Guesses:
    """Complete states that are consistent with a view; what they share is worked out once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._ages = {age: HiddenAge(view, age) for age in AGES if age <= view.table.age}

    def __call__(self, rng: Random) -> State:
        """Return a state that has the table of the view and all else drawn at random.

        The cards agree with every hand that the viewer has seen, with what was done in the open
        since, and with what was revived; each seat remembers what it would have seen of them. Those
        who have chosen get some legal choice. Cards of later Ages are dealt anew.
        """
        view, state = self._view, self.unremembered(rng)
        known = [*memories(state.deal, state.table, dict(state.faces))]
        if view.seat is not None:
            known[view.seat] = Memory(view.sights, view.faces)
        return replace(state, memories=tuple(known))

    def unremembered(self, rng: Random) -> State:
        """Return what a call returns, but for the memories, which take a third of its time.

        Nobody can be shown a view of such a state.
        """
        view, table = self._view, self._view.table
        filled: dict[int, Filled] = {age: hidden.fill(rng) for age, hidden in self._ages.items()}
        dealt = (
            _dealt(view, age, filled[age], rng)
            if age in filled
            else deal_age(rng, age, table.players)
            for age in AGES
        )
        boards = tuple(city.board for city in table.cities)
        deal = Deal(boards, tuple(dealt), choosing_sides(table))
        faces = {at: card for each in filled.values() for at, card in each.faces.items()}
        hands = tuple(_hand(view, filled, seat) for seat in seats(table))
        choices = (
            _choice(view, hand, seat, rng) for seat, hand in zip(seats(table), hands, strict=True)
        )
        return State(deal, table, hands, tuple(choices), (), tuple(sorted(faces.items())))


def _hand(view: View, filled: dict[int, Filled], seat: Seat) -> Hand:
    table = view.table
    if not table.age:
        return ()
    held = stream(table.age, table.turn, seat, table.players)
    return in_order(filled[table.age].hands[held])


def _choice(view: View, hand: Hand, seat: Seat, rng: Random) -> Choice | None:
    """Return the viewer's own choice, or some choice of another seat that has chosen."""
    if seat == view.seat:
        return view.choice
    table = view.table
    open_turn = bool(table.todo) and isinstance(table.todo[0], ChooseForFreeCity)
    if seat not in table.chosen and not open_turn:
        return None
    asked = replace(table, todo=(Choose(),) if open_turn else table.todo, chosen=())
    move = rng.choice(legal(View(asked, seat, hand), seat))
    assert isinstance(move, Choice)
    return move


def _dealt(view: View, age: int, filled: Filled, rng: Random) -> Dealt:
    """Return the hands as they were dealt: what is left of them and all that was taken."""
    players, turns = view.table.players, turns_dealt(view.table, age)
    hands = {held: [*left] for held, left in filled.hands.items()}
    into = drawn_into(age, players)
    for held, hand in hands.items():
        if held != into:
            for turn in range(1, turns + 1):
                hand += filled.taken[held, turn]
    if into is None:
        return tuple(tuple(hand) for hand in hands.values())
    drawn = _draw_back(view, age, filled, hands[into], rng)
    return Piled(tuple(tuple(hand) for hand in hands.values()), (*drawn, *filled.pile))


def _draw_back(
    view: View, age: int, filled: Filled, hand: list[CardId], rng: Random
) -> Sequence[CardId]:
    """Take back, turn by turn, what was taken from a hand and drawn into it; return the draws.

    What another player drew is what was not in the hand when the viewer passed it on.
    """
    into = drawn_into(age, view.table.players)
    assert into is not None
    sights, drawn = sights_of(view, age), list[CardId]()
    for turn in range(turns_dealt(view.table, age), 0, -1):
        hand += filled.taken[into, turn]
        card = sights[turn - 1].drawn if sights else None
        if card is None:
            possible = Counter(hand)
            if sights and turn > 1:
                possible -= Counter(sights[turn - 2].hand) - Counter(filled.taken[into, turn - 1])
            card = rng.choice([*possible.elements()])
        hand.remove(card)
        drawn.append(card)
    return drawn[::-1]
