"""Measures the speed of the computer player after compiling: `python -m bench.thinking`."""

import asyncio
import resource
from collections.abc import Sequence
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
from engine.seven.game import SEVEN

PLAYOUTS = 20_000
SECONDS = 0.5
TABLES, WORKERS, MOVES = 4, 2, 25
"""Concurrent games, AI workers, and measured moves of each game."""
COMPUTERS, TURNS = 6, 18
"""Computers beside one person at a table of 7 Wonders, and turns in which they choose at once."""


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


async def _prepared() -> AiPool:
    """Return workers that have loaded the compiled code of all games."""
    ai_pool = AiPool({name: game.agent for name, game in GAMES.items()}, WORKERS)
    await ai_pool.warm()
    for name in GAMES:
        while await ai_pool.seconds_to_full_strength(name) is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.5)
    return ai_pool


async def _waits(ai_pool: AiPool) -> list[float]:
    """Return the seconds of each move at full strength, at several tables of Duel at once."""

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

    each = await asyncio.gather(*(play(table) for table in range(TABLES)))
    return [wait for waits in each for wait in waits]


async def _waits_together(ai_pool: AiPool) -> list[float]:
    """Return the seconds of each turn in which the computers of a table choose at once."""
    rng, waits = Random(1), []
    state = SEVEN.start(SEVEN.deal(rng, COMPUTERS + 1, {}))
    for _ in range(TURNS):
        acting = [Seat(seat) for seat in SEVEN.to_act(state)]
        computers = [seat for seat in acting if seat < COMPUTERS]
        begun = perf_counter()
        texts = await asyncio.gather(
            *(
                ai_pool.choose(
                    "seven", SEVEN.view(state, seat), seat, STRONGEST, 1, together=len(computers)
                )
                for seat in computers
            )
        )
        waits.append(perf_counter() - begun)
        chosen = dict(zip(computers, map(SEVEN.parse, texts), strict=True))
        for seat in acting:
            move = chosen.get(seat) or rng.choice(SEVEN.legal(SEVEN.view(state, seat), seat))
            state = SEVEN.apply(state, seat, move).state
    return waits


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
    asyncio.run(_print_waits())


async def _print_waits() -> None:
    ai_pool = await _prepared()
    try:
        waits = await _waits(ai_pool)
        print(f"{TABLES} games at once, {WORKERS} workers, full strength: {_told(waits)}")
        waits = await _waits_together(ai_pool)
        print(f"7 Wonders, {COMPUTERS} computers choosing at once: {_told(waits)}")
        print(f"a worker with all games holds at most {max(_peaks(), default=0)} MB")
    finally:
        ai_pool.close()


def _told(waits: Sequence[float]) -> str:
    cuts = quantiles(waits, n=100, method="inclusive")
    return (
        f"after {cuts[49]:.2f} s (median), {cuts[98]:.2f} s (p99 of {len(waits)}), "
        f"at most {max(waits):.2f} s"
    )


if __name__ == "__main__":
    main()
