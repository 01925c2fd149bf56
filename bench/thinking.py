"""Measures the speed of the computer player after compiling: `python -m bench.thinking`."""

import asyncio
import resource
from multiprocessing import active_children
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

import numpy as np

from bot.games import GAMES
from bot.workers.ai_pool import AiPool
from engine.ai.duel import agent
from engine.ai.duel.search.encoding import flat_state
from engine.ai.duel.search.native import NO_DEAL
from engine.ai.duel.search.playouts import play_many
from engine.ai.kernels.chance import generator
from engine.ai.kernels.native import compiled
from engine.ai.levels import STRONGEST
from engine.core.game import Seat
from engine.duel.game import DUEL
from engine.duel.types import FIRST

PLAYOUTS = 20_000
SECONDS = 0.5
TABLES, WORKERS, MOVES = 4, 2, 25
"""Concurrent games, AI workers, and measured moves of each game."""


def games_a_second() -> float:
    """Return how many random games, draft included, the compiled rules play a second."""
    state = DUEL.start(DUEL.deal(Random(1), 2, {}))
    opening = np.array(flat_state(DUEL.view(state, FIRST)), np.int16)
    play = compiled(play_many)
    rng = generator(1)
    play(opening, 10, rng, NO_DEAL)
    rates = []
    for _ in range(5):
        begun = perf_counter()
        play(opening, PLAYOUTS, rng, NO_DEAL)
        rates.append(PLAYOUTS / (perf_counter() - begun))
    return max(rates)


def simulations_a_second(plies: int) -> float:
    """Return the simulations a second of a search after `plies` random moves."""
    rng = Random(plies)
    state = DUEL.start(DUEL.deal(rng, 2, {}))
    for _ in range(plies):
        seat = DUEL.to_act(state)[0]
        state = DUEL.apply(state, seat, rng.choice(DUEL.legal(DUEL.view(state, seat), seat))).state
    seat = Seat(DUEL.to_act(state)[0])
    agent.load()
    begun = perf_counter()
    thought = agent.evaluate(DUEL.view(state, seat), seat, 1, SECONDS)
    return thought.simulations / (perf_counter() - begun)


async def _waits() -> tuple[list[float], int]:
    """Return the seconds of each move at full strength, and the memory of a worker in MB."""
    ai_pool = AiPool({"duel": GAMES["duel"].agent}, WORKERS)
    await ai_pool.warm()

    async def play(table: int) -> list[float]:
        waits: list[float] = []
        rng = Random(table)
        state = DUEL.start(DUEL.deal(rng, 2, {}))
        while len(waits) < MOVES:
            seat = Seat(DUEL.to_act(state)[0])
            begun = perf_counter()
            text = await ai_pool.choose("duel", DUEL.view(state, seat), seat, STRONGEST, table)
            waits.append(perf_counter() - begun)
            state = DUEL.apply(state, seat, DUEL.parse(text)).state
        return waits

    try:
        each = await asyncio.gather(*(play(table) for table in range(TABLES)))
        return [wait for waits in each for wait in waits], max(_peaks(), default=0)
    finally:
        ai_pool.close()


def _peaks() -> list[int]:
    """Return the peak memory of each worker in MB; empty on systems other than Linux."""
    files = [Path(f"/proc/{child.pid}/status") for child in active_children()]
    lines = [line for file in files if file.exists() for line in file.read_text().splitlines()]
    return [int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM:")]


def main() -> None:
    """Print the figures."""
    begun = perf_counter()
    agent.compile()
    print(f"compiled in {perf_counter() - begun:.1f} s (a minute if nothing was compiled before)")
    print(f"random games, flat rules: {games_a_second():,.0f} a second")
    for plies in (0, 15, 30, 45):
        print(f"simulations after {plies} moves: {simulations_a_second(plies):,.0f} a second")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory of this process at its peak: {peak} MB")
    waits, memory = asyncio.run(_waits())
    cuts = quantiles(waits, n=100)
    print(
        f"{TABLES} games at once, {WORKERS} workers, full strength: a move after {cuts[49]:.2f} s "
        f"(median), {cuts[98]:.2f} s (p99 of {len(waits)}), at most {max(waits):.2f} s; "
        f"a worker holds at most {memory} MB"
    )


if __name__ == "__main__":
    main()
