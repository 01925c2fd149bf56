"""`python -m engine.ai.seven.train.measure FIRST SECOND`: one seat plays FIRST, the others SECOND.

They play as in the bot, by the rules that decide and from views; the seat of FIRST rotates, and
each deal is played once from every seat. `random` plays any legal move.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from statistics import median, pstdev
from time import thread_time

from msgspec import Struct

from engine.ai.levels import LEVELS
from engine.ai.seven.agent import choose, load, time_limit
from engine.core.game import Seat
from engine.seven.game import SEVEN
from engine.seven.state import State

RANDOM = "random"


class Played(Struct, frozen=True):
    """What FIRST won of a game (0 to 1), and the processor time of each of its moves in seconds."""

    won: float
    seconds: tuple[float, ...]


def play(players: tuple[str, str], seats: int, game: int, seed: int) -> Played:
    """Play a game, the `game`th of a measurement."""
    luck = Random(seed + game // seats)
    state = SEVEN.start(SEVEN.deal(luck, seats, {}))
    luck, first = Random(seed + 7919 * game), Seat(game % seats)
    seconds = list[float]()
    while acting := SEVEN.to_act(state):
        seat = acting[0]
        spent = thread_time()
        text = _move(state, seat, players[seat != first], luck)
        if seat == first:
            seconds.append(thread_time() - spent)
        state = SEVEN.apply(state, seat, SEVEN.parse(text)).state
    ended = SEVEN.result(state)
    assert ended is not None
    return Played((first in ended.winners) / len(ended.winners), tuple(seconds))


def _move(state: State, seat: Seat, player: str, luck: Random) -> str:
    view, drawn = SEVEN.view(state, seat), luck.getrandbits(40)
    if player == RANDOM:
        return str(luck.choice(SEVEN.legal(view, seat)))
    return choose(view, seat, player, drawn, time_limit(player))


def _part(players: tuple[str, str], seats: int, games: Sequence[int], seed: int) -> list[Played]:
    load()
    return [play(players, seats, game, seed) for game in games]


def main() -> None:
    """Play, and print the share of games that FIRST won."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("first", "second"):
        parser.add_argument(name, choices=[RANDOM, *LEVELS])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    players, played = (options.first, options.second), list[Played]()
    step = options.seats
    parts = [
        range(begin, min(begin + step, options.games)) for begin in range(0, options.games, step)
    ]
    with ProcessPoolExecutor(options.cores, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(_part, players, options.seats, part, options.seed) for part in parts]
        for job in as_completed(jobs):
            played += job.result()
            sys.stderr.write(f"\r{_told(played)} ")
    seconds = [each for game in played for each in game.seconds]
    sys.stdout.write(
        f"\n{options.first} against {options.seats - 1} x {options.second}: {_told(played)}; "
        f"{median(seconds) * 1000:.0f} ms of a core a move, {max(seconds) * 1000:.0f} at most\n"
    )


def _told(played: Sequence[Played]) -> str:
    """Tell the share won with the half width of its 95 % interval."""
    won = [game.won for game in played]
    mean = sum(won) / len(won)
    half = 1.96 * pstdev(won) / len(won) ** 0.5
    return f"{mean:.1%} ± {half:.1%} of {len(won)} games"


if __name__ == "__main__":
    main()
