"""Games between two players, seats swapped every game; told is how each ended for the first.

An end is a number as in the network: won by science, military or points, lost by one of them
(`N_ENDS` in all), -1 for a shared victory.
"""

from random import Random
from time import thread_time

import numpy as np
import numpy.typing as npt

from engine.ai.duel.agent import choose, time_limit
from engine.ai.duel.search import interpreted, native
from engine.ai.duel.search.baselines import PLAYOUTS, PLAYOUTS_EXPLORE, TRY_ALL
from engine.ai.duel.search.board import KIND_NOW, MOVER
from engine.ai.duel.search.codes import OVER
from engine.ai.duel.search.encoding import flat_state
from engine.ai.duel.search.memory import new_room, new_tree
from engine.ai.duel.search.native import AT_ONCE, NO_DEAL
from engine.ai.duel.search.network import Network
from engine.ai.duel.search.outcome import EXPLORATION, UNTRIED_LESS
from engine.ai.duel.search.rules import apply
from engine.ai.duel.search.tree import best_edge, plant, search
from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled
from engine.ai.levels import STRONGEST
from engine.duel.game import DUEL
from engine.duel.score import MILITARY, SCIENCE
from engine.duel.types import FIRST

from .selfplay import end_for, match, shuffled

Ends = npt.NDArray[np.int8]

SEARCHES = {"": None, "compiled": native.run, "interpreted": interpreted.run}


def opening() -> npt.NDArray[np.int16]:
    """Return a state before the first move."""
    state = DUEL.start(DUEL.deal(Random(0), 2, {}))
    return np.array(flat_state(DUEL.view(state, FIRST)), np.int16)


def shares(ends: Ends) -> npt.NDArray[np.float32]:
    """Return what the first won of each game: 1, 0, or 0.5 where victory was shared."""
    won = np.where(ends < 3, 1.0, 0.0)
    return np.where(ends < 0, 0.5, won).astype(np.float32)


def match_simulations(
    nets: tuple[Network, Network],
    players: tuple[int, int],
    simulations: tuple[int, int],
    seed: int,
    games: int,
) -> Ends:
    """Play `players` of `baselines`, each with so many simulations a move.

    Both games of a pair begin with the same wonders and tokens, here and below.
    """
    ends = np.zeros(games, np.int8)
    compiled(match)(
        tuple(new_tree(max(n, 64) + 64) for n in simulations),
        tuple(new_room(net) for net in nets),
        nets,
        players,
        simulations,
        opening(),
        generator(seed),
        NO_DEAL,
        games,
        ends,
    )
    return ends


class _Timed:
    """A tree search, by a network or by playouts, for so many seconds of a core's time a move."""

    def __init__(self, net: Network, player: int, seconds: float) -> None:
        self._net, self._seconds, self._playouts = net, seconds, player == PLAYOUTS or None
        self._tree, self._room = new_tree(native.MOST_SIMULATIONS), new_room(net)
        explored = (PLAYOUTS_EXPLORE, TRY_ALL) if self._playouts else (EXPLORATION, UNTRIED_LESS)
        self._options = (*explored, self._playouts)

    def move(self, state: npt.NDArray[np.int16], rng: npt.NDArray[np.int64]) -> int:
        """Return the code of the move found."""
        tree, made = self._tree, 0
        start = (tree, self._room, self._net, state, rng, NO_DEAL)
        end = thread_time() + self._seconds
        compiled(plant)(*start, self._playouts)
        while made < native.MOST_SIMULATIONS and thread_time() < end:
            done = compiled(search)(*start, AT_ONCE, *self._options)
            made += done
            if done < AT_ONCE or tree.width[0] == 1:
                break
        return int(tree.move[compiled(best_edge)(tree)])


def match_seconds(
    nets: tuple[Network, Network],
    players: tuple[int, int],
    seconds: tuple[float, float],
    seed: int,
    games: int,
) -> Ends:
    """Play two tree searches, each with so many seconds of a core's time a move."""
    timed = [
        _Timed(net, player, limit)
        for net, player, limit in zip(nets, players, seconds, strict=True)
    ]
    begin, carry_out = compiled(shuffled), compiled(apply)
    rng, state, start = generator(seed), opening(), opening()
    ends = np.zeros(games, np.int8)
    for game in range(games):
        if game % 2 == 0:
            begin(start, opening(), rng)
        state[:] = start
        while state[KIND_NOW] != OVER:
            who = int(state[MOVER] != game % 2)
            carry_out(state, timed[who].move(state.copy(), rng), rng, NO_DEAL)
        ends[game] = compiled(end_for)(state, game % 2)
    return ends


def match_levels(
    players: tuple[tuple[str, str], tuple[str, str]], seconds: float, seed: int, games: int
) -> Ends:
    """Play two levels as in the bot, by the rules that decide and from views.

    A player is a level and one of `SEARCHES`. The strongest thinks about a move for `seconds` or
    for the level's time. The others think by count and without a limit of time, so that the same
    seed gives the same games, however busy the machine is.
    """
    ends = np.zeros(games, np.int8)
    for game in range(games):
        luck = Random(seed + game // 2)
        state = DUEL.start(DUEL.deal(luck, 2, {}))
        while acting := DUEL.to_act(state):
            seat = acting[0]
            level, search_of = players[(seat + game) % 2]
            limit = min(seconds, time_limit(level)) if level == STRONGEST else None
            drawn = luck.getrandbits(32)
            view = DUEL.view(state, seat)
            text = choose(view, seat, level, drawn, limit, search=SEARCHES[search_of])
            state = DUEL.apply(state, seat, DUEL.parse(text)).state
        ended = DUEL.result(state)
        assert ended is not None
        kind = {SCIENCE: 0, MILITARY: 1}.get(ended.reason, 2)
        won = (ended.winners[0] + game) % 2 == 0
        ends[game] = -1 if len(ended.winners) > 1 else kind if won else 3 + kind
    return ends
