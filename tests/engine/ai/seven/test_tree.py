"""The tree of own moves: what playouts leave in it, and which moves it makes them try."""

from random import Random

import pytest

from engine.ai.playouts import worth_of
from engine.ai.seven.search import tree as tree_module
from engine.ai.seven.search.board import CITY, CITY_SIZE, PLAN, PLAN_CARD
from engine.ai.seven.search.codes import WAYS
from engine.ai.seven.search.encoding import Flat, flat_state
from engine.ai.seven.search.interpreted import machine
from engine.ai.seven.search.interpreted_rules import interpreted
from engine.ai.seven.search.rules import hand_of
from engine.ai.seven.search.tree import (
    DEEPEST,
    FIRST,
    KEY,
    LENGTH,
    MOST_NODES,
    NEXT,
    NODE,
    RIPE,
    TAKEN,
    VISITS,
    WIDTH,
    Tree,
    new_tree,
)
from engine.core.game import Seat
from engine.seven.game import SEVEN

ME, SEATS = 1, 3

plant, sprout = interpreted(tree_module.plant), interpreted(tree_module.sprout)
child, enter = interpreted(tree_module.child), interpreted(tree_module.enter)
steer, learn = interpreted(tree_module.steer), interpreted(tree_module.learn)


@pytest.fixture
def tree() -> Tree:
    """A tree with the nodes of two candidates."""
    made = new_tree(lambda n: [0] * n, lambda n: [0.0] * n)
    plant(made, 2)
    return made


def start(turns: int = 0) -> Flat:
    """Return a state after some turns by chance, sides taken."""
    luck = Random(4)
    state = SEVEN.start(SEVEN.deal(luck, SEATS, {}))
    while (
        state.table.age == 0 or turns or len(SEVEN.legal(SEVEN.view(state, Seat(0)), Seat(0))) == 2
    ):
        turns -= state.table.age > 0 and len(SEVEN.legal(SEVEN.view(state, Seat(0)), Seat(0))) != 2
        for seat in SEVEN.to_act(state):
            move = luck.choice(SEVEN.legal(SEVEN.view(state, seat), seat))
            state = SEVEN.apply(state, seat, move).state
    return flat_state(state)


def children(tree: Tree, node: int) -> list[int]:
    found, at = [], tree.links[NODE * node + FIRST]
    while at:
        found.append(at)
        at = tree.links[NODE * at + NEXT]
    return found


def visits(tree: Tree, node: int) -> int:
    return int(tree.links[NODE * node + VISITS])


def play(tree: Tree, node: int, times: int) -> list[float]:
    """Play out so many times after a candidate; return what the ends were worth."""
    work, root, found = machine()._replace(tree=tree), start(), []
    rng = work.generator(3)
    for _ in range(times):
        found.append(float(worth_of(*work.play(root, 1.0, rng, ME, node))))
    return found


def ripen(tree: Tree) -> None:
    """Let the first candidate have been visited so often that its next moves are chosen."""
    tree.links[NODE + VISITS], tree.totals[1] = RIPE, 0.5 * RIPE


def planned(tree: Tree, s: Flat, node: int = 1) -> tuple[int, int] | None:
    """Return what the tree plans and with which card; `None` where it does not plan."""
    work = machine()
    enter(tree, node)
    if not steer(s, ME, work.weights, work.scratch, work.out, tree):
        return None
    own = CITY + ME * CITY_SIZE
    return s[own + PLAN], s[own + PLAN_CARD]


def plays(s: Flat) -> list[tuple[float, tuple[int, int]]]:
    """Return the weights of the possible plays of a hand and what they are, the heaviest first."""
    weights, hand = machine().weights_of(s, ME), hand_of(s, ME)
    found = [(weights[at], (at % WAYS, s[hand + 1 + at // WAYS])) for at in range(WAYS * s[hand])]
    return sorted((each for each in found if each[0] > -1e8), reverse=True)


def key_of(play: tuple[int, int]) -> int:
    return WAYS * play[1] + play[0]


def test_candidates_have_nodes_of_their_own(tree: Tree) -> None:
    grown = sprout(tree, 2, 17)
    assert (grown, child(tree, 2, 17), child(tree, 1, 17)) == (3, 3, 0)
    plant(tree, 2)
    assert child(tree, 2, 17) == 0
    assert sprout(tree, 1, 5) == 3


def test_a_candidate_learns_what_its_playouts_are_worth(tree: Tree) -> None:
    found = play(tree, 1, 3)
    assert visits(tree, 1) == 3
    assert tree.totals[1] == pytest.approx(sum(found))
    assert (visits(tree, 2), tree.totals[2]) == (0, 0.0)


def test_next_moves_grow_once_a_node_is_ripe(tree: Tree) -> None:
    play(tree, 1, RIPE)
    assert children(tree, 1) == []
    more = 2 * RIPE
    play(tree, 1, more)
    grown = children(tree, 1)
    assert grown
    assert sum(visits(tree, each) for each in grown) == more
    assert len({tree.links[NODE * each + KEY] for each in grown}) == len(grown)


def test_a_path_ends_where_the_tree_is_deepest(tree: Tree) -> None:
    s, work, lengths = start(), machine(), list[int]()
    ripen(tree)
    for _ in range(4 * DEEPEST):
        enter(tree, 1)
        while steer(s, ME, work.weights, work.scratch, work.out, tree):
            pass
        lengths.append(tree.path[LENGTH])
        good = tree.path[TAKEN + lengths[-1] - 1]
        tree.links[NODE * good + VISITS], tree.totals[good] = 1000, 900.0
    assert lengths[0] == 2
    assert max(lengths) == DEEPEST


def test_by_the_policy_the_heaviest_play_is_tried_first(tree: Tree) -> None:
    s = start()
    best = plays(s)[0][1]
    ripen(tree)
    assert planned(tree, s) == best
    assert tree.links[NODE * children(tree, 1)[0] + KEY] == key_of(best)


def test_a_play_that_was_worth_more_is_played(tree: Tree) -> None:
    s = start()
    near = [play for weight, play in plays(s) if weight >= plays(s)[0][0] - WIDTH]
    assert len(near) > 1
    ripen(tree)
    for each, worth in zip(near, (0.2, 0.9), strict=False):
        node = sprout(tree, 1, key_of(each))
        tree.links[NODE * node + VISITS], tree.totals[node] = 1000, 1000 * worth
    assert planned(tree, s) == near[1]
    assert tree.path[0] == child(tree, 1, key_of(near[1]))


def test_a_play_that_is_much_lighter_is_never_tried(tree: Tree) -> None:
    s = start(turns=3)
    found = plays(s)
    far = [play for weight, play in found if weight < found[0][0] - WIDTH]
    assert far
    ripen(tree)
    for each in far:
        node = sprout(tree, 1, key_of(each))
        tree.links[NODE * node + VISITS], tree.totals[node] = 1000, 1000.0
    assert planned(tree, s) not in far


def test_a_full_tree_still_chooses(tree: Tree) -> None:
    s = start()
    ripen(tree)
    tree.links[KEY] = MOST_NODES + 1
    assert planned(tree, s) == plays(s)[0][1]
    assert children(tree, 1) == []
    learn(tree, 1.0)
    assert visits(tree, 1) == RIPE + 1


def test_without_a_node_nothing_is_learnt(tree: Tree) -> None:
    ripen(tree)
    before = Tree(*(list(each) for each in tree))
    play(tree, 0, 2)
    assert tree.links == before.links
    assert tree.totals == before.totals
    assert planned(tree, start(), node=0) is None
