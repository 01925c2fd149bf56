"""How players err in playouts: by luck, turn, seat and card, whatever else has happened."""

from random import Random

from engine.ai.kernels.chance import below, below_interpreted, blend, blend_interpreted
from engine.ai.kernels.interpreted import Interpreter
from engine.ai.seven.search.board import CITY, CITY_SIZE, PLAN, PLAN_CARD
from engine.ai.seven.search.encoding import Flat, flat_state
from engine.ai.seven.search.interpreted import machine
from engine.ai.seven.search.interpreted_rules import interpreted
from engine.ai.seven.search.playouts import OWN_NOISE, simulate
from engine.ai.seven.search.policy import decide
from engine.ai.seven.search.weights import GROUPS
from engine.core.game import Seat
from engine.seven.game import SEVEN

SEATS, NOISE, LUCKS = 4, 4.0, range(1, 30)
WEIGHTS = {(0, at): weight for at, weight in enumerate(GROUPS.load())}

plan = interpreted(decide)


def start() -> Flat:
    """Return a state in the first turn, sides taken."""
    state = SEVEN.start(SEVEN.deal(Random(4), SEATS, {}))
    while len(SEVEN.legal(SEVEN.view(state, Seat(0)), Seat(0))) == 2:
        for seat in SEVEN.to_act(state):
            side = SEVEN.legal(SEVEN.view(state, seat), seat)[0]
            state = SEVEN.apply(state, seat, side).state
    return flat_state(state)


def planned(s: Flat, seat: int, luck: int, noise: float = NOISE) -> tuple[int, int]:
    work = machine()
    plan(s, seat, WEIGHTS, noise, luck, work.scratch, work.out)
    own = CITY + seat * CITY_SIZE
    return s[own + PLAN], s[own + PLAN_CARD]


def test_a_seat_errs_alike_whatever_others_plan() -> None:
    for luck in LUCKS:
        before, after = start(), start()
        planned(after, 1, luck + 1)
        planned(after, 2, luck + 2)
        assert planned(before, 0, luck) == planned(after, 0, luck)


def test_another_luck_is_another_error() -> None:
    sure = planned(start(), 0, 1, noise=0.0)
    found = [planned(start(), 0, luck) for luck in LUCKS]
    assert sure in found
    assert len(set(found)) > 1


def test_each_playout_has_luck_of_its_own() -> None:
    work, root = machine(), start()
    rng, ends = work.generator(7), set[tuple[float, ...]]()
    for _ in range(3):
        work.play(root, NOISE, rng, 0)
        ends.add(tuple(work.result))
    assert len(ends) == 3


def test_the_seat_that_searches_errs_half_as_much() -> None:
    """Only where it is known which seat that is, and until the tree chooses."""
    work, root, erred = machine(), start(), list[tuple[int, float]]()

    def noted(s: Flat, seat: int, w: object, noise: float, *others: object) -> None:
        erred.append((seat, noise))
        plan(s, seat, w, noise, *others)

    noting = Interpreter({below: below_interpreted, blend: blend_interpreted, decide: noted})
    noisy = work._replace(simulate=noting(simulate))
    work.plant(work.tree, 1)
    for node in (0, 1):
        erred.clear()
        noisy.play(root, NOISE, work.generator(7), 2, node)
        noises = {seat: {noise for at, noise in erred if at == seat} for seat in range(SEATS)}
        own = noises.pop(2)
        assert own == ({OWN_NOISE * NOISE} if node else {NOISE})
        assert all(each == {NOISE} for each in noises.values())
