"""Every reason for a move is true in the position it is given for, hidden cards included.

Each claim is checked on the real state, which the reasons never see, and by other means than
those that found it.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engine.ai.hints import kinds
from engine.ai.hints.prospect import CLEARLY, Prospect
from engine.ai.hints.reason import Reason
from engine.ai.reasons import KINDS, advice, reasons
from engine.ai.thought import Option, Thought
from engine.core.game import Result, Seat, Step
from engine.duel import events
from engine.duel.catalog import CARDS, NUMBERS, TOKENS, WONDERS
from engine.duel.deal import State
from engine.duel.decisions import Turn
from engine.duel.economy import card_price, standing, symbols, unit_prices, wonder_price
from engine.duel.game import DUEL
from engine.duel.moves import Build, BuildWonder, DestroyCard, Discard
from engine.duel.score import score
from engine.duel.table import Table, View, free_cards
from engine.duel.types import RESOURCES, Resource, other

GAMES = 60


class Case(NamedTuple):
    """A move that could be made in a real state, and one reason found for it."""

    state: State
    seat: Seat
    option: Option
    thought: Thought
    reason: Reason

    @property
    def rival(self) -> Seat:
        return other(self.seat)

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def move(self) -> Any:
        return DUEL.parse(self.option.move)

    @property
    def step(self) -> Step[State, events.Event]:
        return DUEL.apply(self.state, self.seat, self.move)

    @property
    def after(self) -> Table:
        return self.step.state.table

    def happened(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.step.events if isinstance(event, kind)]


def thought_of(rng: Random, view: View, seat: Seat) -> Thought:
    """Return a thought with chances out of the air: the reasons must hold whatever it says."""
    moves = [str(move) for move in DUEL.legal(view, seat)]
    rng.shuffle(moves)
    step = 0.8 / len(moves)
    return Thought(seat, tuple(Option(m, 0.9 - step * n, 9) for n, m in enumerate(moves)), 99)


def walk() -> Iterator[tuple[State, Seat, View, Thought]]:
    for seed in range(GAMES):
        rng = Random(seed)
        state = DUEL.start(DUEL.deal(rng, 2, {}))
        while DUEL.to_act(state):
            seat = DUEL.to_act(state)[0]
            view = DUEL.view(state, seat)
            yield state, seat, view, thought_of(rng, view, seat)
            moves = DUEL.legal(view, seat)
            building = [move for move in moves if move.verb != "discard"]
            aimed = [m for m in building if isinstance(m, Build) and _aim(m.card) == seed % 3]
            state = DUEL.apply(state, seat, rng.choice(aimed or building or moves)).state


def _aim(card: str) -> int:
    return {"green": 1, "red": 2}.get(CARDS[card].colour, 0)


@cache
def cases() -> dict[str, list[Case]]:
    """Return, for each kind of reason by its function's name, the moves that it was found for."""
    found: dict[str, list[Case]] = {kind.__name__: [] for kind in KINDS}
    for state, seat, view, thought in walk():
        for option in (*thought.options[:3], thought.options[-1]):
            prospect = Prospect(view, seat, option, thought)
            for kind in KINDS:
                reason = kind(prospect)
                if reason is not None:
                    found[kind.__name__].append(Case(state, seat, option, thought, reason))
    return found


def turn(state: State, seat: Seat) -> State:
    """Return the state in which it is somebody's turn."""
    return State(state.deal, replace(state.table, todo=(Turn(seat),)))


def played(state: State, seat: Seat, text: str) -> Step[State, events.Event]:
    return DUEL.apply(turn(state, seat), seat, DUEL.parse(text))


def winning(state: State, seat: Seat) -> dict[str, str]:
    """Return what `seat` could win with at once, by trying every move."""
    start, found = turn(state, seat), {}
    for move in DUEL.legal(DUEL.view(start, seat), seat):
        ended = DUEL.result(DUEL.apply(start, seat, move).state)
        if ended is not None and ended.reason in ("military", "science"):
            found[getattr(move, "wonder", None) or str(move).split(":")[-1]] = ended.reason
    return found


def endangered(state: State, rival: Seat, card: str, danger: str) -> bool:
    """Return whether building a card wins for the rival, or makes his pair."""
    step = played(state, rival, f"build:{card}")
    if danger == "pair":
        return any(isinstance(event, events.PairMade) for event in step.events)
    ended = DUEL.result(step.state)
    return ended is not None and ended.reason == danger


def points(table: Table, seat: Seat) -> int:
    pad = score(table, seat)
    return pad.blue + pad.green + pad.yellow + pad.purple + pad.wonders + pad.tokens


def of(resource: Resource) -> int:
    return RESOURCES.index(resource)


def produced(table: Table, seat: Seat, resource: Resource) -> int:
    return standing(table.cities[seat]).produced[of(resource)]


def spaces_left(table: Table, seat: Seat) -> int:
    """Return the spaces between the pawn and the capital of the rival of `seat`."""
    return NUMBERS.military.capital - (table.pawn if seat == 0 else -table.pawn)


def taken(move: Any) -> str:
    assert isinstance(move, Build | Discard | BuildWonder)
    return move.card


def check_wins(case: Case, r: kinds.Wins) -> None:
    assert DUEL.result(case.step.state) == Result(r.how, (case.seat,))


def check_wins_on_points(case: Case, r: kinds.WinsOnPoints) -> None:
    ended = DUEL.result(case.step.state)
    assert ended is not None
    assert (ended.reason, ended.winners) == (
        "civilian" if r.own > r.rival else "tiebreak",
        (case.seat,),
    )
    assert (r.own, r.rival) == tuple(score(case.after, s).total for s in (case.seat, case.rival))


def check_opens(case: Case, r: kinds.Opens) -> None:
    assert case.thought.best.chance - case.option.chance >= CLEARLY
    assert r.card in case.table.slots
    assert r.card not in free_cards(case.table)
    assert r.card in free_cards(case.after)
    assert case.after.todo[-1] == Turn(case.rival)
    assert endangered(case.step.state, case.rival, r.card, r.danger)


def check_allows(case: Case, r: kinds.Allows) -> None:
    assert case.thought.best.chance - case.option.chance >= CLEARLY
    assert case.after.todo[-1] == Turn(case.rival)
    assert winning(case.step.state, case.rival)[r.item] == r.how


def check_keeps_covered(case: Case, r: kinds.KeepsCovered) -> None:
    assert r.card in case.after.slots
    assert r.card not in free_cards(case.after)
    instead = next(o for o in case.thought.options if o.move.endswith(f":{r.instead}"))
    assert case.option.chance - instead.chance >= CLEARLY
    step = DUEL.apply(case.state, case.seat, DUEL.parse(instead.move))
    assert endangered(step.state, case.rival, r.card, r.danger)


def check_prevents(case: Case, r: kinds.Prevents) -> None:
    assert winning(case.state, case.rival)[r.item] == r.how
    new = {event.card for event in case.happened(events.Revealed)}
    if not case.happened(events.AgeBegan) and case.after.todo:
        assert set(winning(case.step.state, case.rival)) <= new


def check_makes_pair(case: Case, r: kinds.MakesPair) -> None:
    assert standing(case.after.cities[case.seat]).symbols.count(r.symbol) == 2
    assert r.tokens == len(DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)) > 0


def check_gains_symbol(case: Case, r: kinds.GainsSymbol) -> None:
    before, after = (symbols(table.cities[case.seat]) for table in (case.table, case.after))
    assert r.symbol in after - before
    assert len(after) == r.different >= 4


def check_denies_symbol(case: Case, r: kinds.DeniesSymbol) -> None:
    assert str(case.move).endswith(f":{r.item}")
    item = CARDS.get(r.item) or TOKENS[r.item]
    theirs = symbols(case.table.cities[case.rival])
    (symbol,) = [e.symbol for e in item.effects if e.__class__.__name__ == "Science"]  # type: ignore[union-attr]
    assert r.symbol == symbol not in theirs
    assert r.different == len(theirs) + 1 >= 5
    assert r.item not in (*free_cards(case.after), *case.after.tokens)


def check_denies_pair(case: Case, r: kinds.DeniesPair) -> None:
    assert r.card == taken(case.move) not in case.after.slots
    assert endangered(case.state, case.rival, r.card, "pair")
    assert case.table.tokens


def check_denies_shields(case: Case, r: kinds.DeniesShields) -> None:
    assert r.card == taken(case.move)
    step = played(case.state, case.rival, f"build:{r.card}")
    assert spaces_left(step.state.table, case.rival) == r.left <= 5
    assert spaces_left(case.table, case.rival) > r.left > 0


def check_denies_points(case: Case, r: kinds.DeniesPoints) -> None:
    assert r.card == taken(case.move)
    step = played(case.state, case.rival, f"build:{r.card}")
    assert points(step.state.table, case.rival) - points(case.table, case.rival) == r.points >= 4
    assert r.guild == (CARDS[r.card].colour == "purple")


def check_denies_free(case: Case, r: kinds.DeniesFree) -> None:
    assert r.card == taken(case.move)
    assert CARDS[r.card].free_with == r.giver
    assert r.giver in case.table.cities[case.rival].cards
    without = _without(case.table, case.rival, r.giver)
    assert card_price(case.table, case.rival, r.card).coins == 0
    assert card_price(without, case.rival, r.card).coins > 0


def _without(table: Table, seat: Seat, card: str) -> Table:
    cities = list(table.cities)
    cards = tuple(each for each in cities[seat].cards if each != card)
    cities[seat] = replace(cities[seat], cards=cards)
    return replace(table, cities=(cities[0], cities[1]))


def check_plays_again(case: Case, r: kinds.PlaysAgain) -> None:
    assert case.move.wonder == r.wonder in case.after.cities[case.seat].built
    assert case.after.todo[-1] == Turn(case.seat)


def check_outruns(case: Case, r: kinds.Outruns) -> None:
    assert sum(len(city.built) for city in case.after.cities) == 7
    assert r.wonder in case.table.cities[case.rival].wonders
    assert case.after.cities[case.rival].wonders == ()


def check_race(case: Case, r: kinds.Race) -> None:
    assert sum(len(city.built) for city in case.after.cities) + r.left == 7
    assert r.left in (1, 2)
    assert all(city.wonders for city in case.after.cities)


def check_loots(case: Case, r: kinds.Loots) -> None:
    gone = set(case.table.loot[case.rival]) - set(case.after.loot[case.rival])
    assert gone
    assert 0 < r.coins <= sum(NUMBERS.military.loot[at] for at in gone)
    coins = [table.cities[case.rival].coins for table in (case.table, case.after)]
    paid = sum(event.coins for event in case.happened(events.TradePaid))
    lost = sum(event.coins for event in case.happened(events.CoinsLost))
    assert coins[0] + paid - lost - coins[1] == r.coins


def check_robs(case: Case, r: kinds.Robs) -> None:
    (lost,) = case.happened(events.CoinsLost)
    assert (lost.seat, lost.coins) == (case.rival, r.coins)


def check_defends(case: Case, r: kinds.Defends) -> None:
    assert r.before == spaces_left(case.table, case.rival) <= 5
    assert r.after == spaces_left(case.after, case.rival) > r.before


def check_advances(case: Case, r: kinds.Advances) -> None:
    assert r.left == spaces_left(case.after, case.seat)
    assert r.spaces == spaces_left(case.table, case.seat) - r.left > 0


def check_strikes(case: Case, r: kinds.Strikes) -> None:
    moves = DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)
    assert len(moves) == r.n
    assert {CARDS[move.card].colour for move in moves if isinstance(move, DestroyCard)} == {
        r.colour
    }


def check_destroys(case: Case, r: kinds.Destroys) -> None:
    assert produced(case.table, case.rival, r.resource) > r.left
    assert produced(case.after, case.rival, r.resource) == r.left
    assert unit_prices(case.after, case.rival)[of(r.resource)] == r.each


def check_unit_price(case: Case, r: kinds.RaisesPrice | kinds.LowersPrice, seat: Seat) -> None:
    before, after = (unit_prices(t, seat)[of(r.resource)] for t in (case.table, case.after))
    assert (before, after) == (r.before, r.after)
    assert produced(case.after, seat, r.resource) == 0


def check_raises_price(case: Case, r: kinds.RaisesPrice) -> None:
    check_unit_price(case, r, case.rival)
    assert r.after > r.before


def check_lowers_price(case: Case, r: kinds.LowersPrice) -> None:
    check_unit_price(case, r, case.seat)
    assert r.after < r.before


def check_produces(case: Case, r: kinds.Produces) -> None:
    assert produced(case.table, case.seat, r.resource) == 0
    assert produced(case.after, case.seat, r.resource) > 0
    assert unit_prices(case.table, case.seat)[of(r.resource)] == r.each


def check_saves_on_wonder(case: Case, r: kinds.SavesOnWonder) -> None:
    assert r.wonder in case.after.cities[case.seat].wonders
    before, after = (wonder_price(t, case.seat, r.wonder).coins for t in (case.table, case.after))
    assert (before, after) == (r.before, r.after)
    assert before > after


def check_free(case: Case, r: kinds.Free) -> None:
    card = case.move.card
    assert case.happened(events.Built)[0].price.coins == 0
    assert CARDS[card].free_with == r.giver in case.table.cities[case.seat].cards
    without = _without(case.table, case.seat, r.giver)
    assert r.saved > 0
    if not CARDS[r.giver].effects or CARDS[r.giver].colour in ("blue", "red"):
        assert card_price(without, case.seat, card).coins == r.saved


def check_rises_soon(case: Case, r: kinds.RisesSoon) -> None:
    assert r.card in free_cards(case.table)
    step = played(case.state, case.rival, f"build:{r.card}")
    for table, coins in ((case.table, r.before), (step.state.table, r.after)):
        if isinstance(case.move, BuildWonder):
            assert wonder_price(table, case.seat, case.move.wonder).coins == coins
        else:
            assert card_price(table, case.seat, case.move.card).coins == coins
    assert r.after > r.before


def check_affords(case: Case, r: kinds.Affords) -> None:
    price = wonder_price if r.item in WONDERS else card_price
    if r.item in WONDERS:
        assert r.item in case.after.cities[case.seat].wonders
    else:
        assert r.item in free_cards(case.after)
    assert price(case.table, case.seat, r.item).coins > case.table.cities[case.seat].coins
    assert price(case.after, case.seat, r.item).coins == r.price
    assert r.price <= case.after.cities[case.seat].coins


def check_nothing_payable(case: Case, r: kinds.NothingPayable) -> None:
    city = case.table.cities[case.seat]
    prices = [card_price(case.table, case.seat, card).coins for card in free_cards(case.table)]
    prices += [wonder_price(case.table, case.seat, each).coins for each in city.wonders]
    assert min(prices) > city.coins
    assert case.after.cities[case.seat].coins == city.coins + r.coins


def check_chooses_starter(case: Case, r: kinds.ChoosesStarter) -> None:
    assert sum(slot is not None for slot in case.table.slots) == 1
    assert case.after.age == r.age == case.table.age + 1
    moves = DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)
    assert {str(move) for move in moves} == {"start:0", "start:1"}


def check_begins(case: Case, r: kinds.Begins) -> None:
    assert str(case.move) == f"start:{case.seat}"
    assert len(free_cards(case.table)) == r.free


def check_lets_begin(case: Case, r: kinds.LetsBegin) -> None:
    assert str(case.move) == f"start:{case.rival}"
    assert len(free_cards(case.table)) == r.free
    for card in free_cards(case.after):
        step = played(case.step.state, case.rival, f"discard:{card}")
        assert len(free_cards(step.state.table)) >= r.free


def check_opens_nothing(case: Case, r: kinds.OpensNothing) -> None:
    card = taken(case.move)
    assert set(free_cards(case.after)) == set(free_cards(case.table)) - {card}
    assert r.instead != card
    step = DUEL.apply(case.state, case.seat, DUEL.parse(f"discard:{r.instead}"))
    assert set(free_cards(step.state.table)) - set(free_cards(case.table))


def check_drafts_again(case: Case, r: kinds.DraftsAgain) -> None:
    again = {each for each in WONDERS if "PlaysAgain()" in str(WONDERS[each].effects)}
    assert case.move.wonder in again
    assert len(again.intersection(case.table.offer)) - 1 == r.left


def check_draws_tokens(case: Case, r: kinds.DrawsTokens) -> None:
    assert len(DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)) == r.n


def check_revives(case: Case, r: kinds.Revives) -> None:
    moves = DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)
    assert {move.verb for move in moves} == {"revive"}
    assert len(moves) == r.n


def check_token_helps(case: Case, r: kinds.TokenHelps) -> None:
    assert case.move.token == r.token
    city, mine = case.table.cities[case.seat], case.seat
    seen = {card for card in case.after.slots if isinstance(card, str)} & {*case.table.slots}
    expected = {
        "theology": sum("PlaysAgain()" not in str(WONDERS[w].effects) for w in city.wonders),
        "strategy": sum(CARDS[card].colour == "red" for card in seen),
        "urbanism": sum(CARDS[card].free_with in city.cards for card in seen),
    }
    if r.token in expected:
        assert r.n == expected[r.token]
    elif r.token == "economy":
        theirs = standing(case.table.cities[case.rival])
        assert 0 < r.n <= theirs.produced.count(0)
    else:
        blue = [card for card in seen if CARDS[card].colour == "blue"]
        before, after = (
            sum(wonder_price(t, mine, w).coins for w in city.wonders)
            if r.token == "architecture"
            else sum(card_price(t, mine, card).coins for card in blue)
            for t in (case.table, case.after)
        )
        assert before - after == r.n > 0


def check_worth(case: Case, r: kinds.Worth) -> None:
    assert points(case.after, case.seat) - points(case.table, case.seat) == r.points > 0


def check_gains(case: Case, r: kinds.Gains) -> None:
    coins = [table.cities[case.seat].coins for table in (case.table, case.after)]
    assert coins[1] - coins[0] == r.coins > 0


def check_does(case: Case, r: kinds.Does) -> None:
    assert r.item in str(case.move).split(":")
    assert (CARDS.get(r.item) or WONDERS.get(r.item) or TOKENS[r.item]).effects


CHECKS: dict[str, Callable[[Case, Any], None]] = {
    name.removeprefix("check_"): check
    for name, check in list(globals().items())
    if name.startswith("check_")
}


def check_of(reason: Reason) -> Callable[[Case, Any], None]:
    name = "".join(f"_{c.lower()}" if c.isupper() else c for c in type(reason).__name__)
    return CHECKS[name.removeprefix("_")]


@pytest.mark.parametrize("kind", [kind.__name__ for kind in KINDS])
def test_a_reason_of_each_kind_is_found_and_true(kind: str) -> None:
    found = cases()[kind]
    assert len(found) >= 3
    rng = Random(kind)
    for case in found if len(found) < 80 else rng.sample(found, 80):
        check_of(case.reason)(case, case.reason)


def test_every_kind_of_reason_can_be_given() -> None:
    found = {type(case.reason) for some in cases().values() for case in some}
    assert found == set(Reason.__args__)


def test_there_is_always_a_reason_whatever_is_to_be_decided() -> None:
    decisions = set()
    for _, seat, view, thought in walk():
        decisions.add(type(view.table.todo[0]))
        given = advice(view, thought)
        assert [option for option, _ in given] == list(thought.options[:3])
        assert given[0][1] == reasons(view, seat, thought.best, thought)
    assert len(decisions) == 7


def test_the_weightiest_reason_is_given() -> None:
    """A win at once is named before anything else, and a win prevented before mere gains."""
    for name in ("wins_at_once", "prevents"):
        for case in cases()[name][:20]:
            view = DUEL.view(case.state, case.seat)
            given = reasons(view, case.seat, case.option, case.thought)
            weightier = (kinds.Wins, kinds.WinsOnPoints, kinds.Opens, kinds.Allows, kinds.Prevents)
            assert isinstance(given, weightier)


def test_the_same_is_not_said_twice_where_more_can_be_said() -> None:
    repeated = 0
    for _, seat, view, thought in walk():
        given = [reason for _, reason in advice(view, thought)]
        for at, reason in enumerate(given):
            if reason in given[:at] and not isinstance(reason, DECISIVE):
                prospect = Prospect(view, seat, thought.options[at], thought)
                true = [kind(prospect) for kind in KINDS]
                assert {each for each in true if each is not None} <= set(given[:at])
                repeated += 1
    assert repeated > 0


DECISIVE = (
    kinds.Wins,
    kinds.WinsOnPoints,
    kinds.Opens,
    kinds.Allows,
    kinds.Prevents,
    kinds.KeepsCovered,
)
