"""Measures the bot under load: `python -m bench.load [--games 200] [--kind seven] [--moves 20000]`.

The playground and its players share one process; the bot and its render workers are others.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from time import perf_counter

from playground import Patience, Playground

from .crowd import COMMANDS, Crowd
from .program import Program, cpu_seconds, megabytes, program

SETTLE, SECONDS = 5.0, 30.0
"""Seconds of play before each measurement, and during it."""

STEADY = 20.0
"""Moves a second, of all games together, for which the target of the wait holds."""

BLOCKED = 0.05
"""The longest allowed blockage of the event loop, in seconds."""

EVERY = 2000
"""Moves between two measurements of memory."""

TARGETS = """\
target: at least 40 moves a second; 95% of boards within 150 ms at 20 moves a second;
the event loop never blocked for more than 50 ms; constant memory"""


async def measure(games: int, kind: str, moves: int, render_workers: int) -> None:
    """Play and print the figures; then go on for `moves` moves and print the memory."""
    patience = Patience(reply=60.0, silent=0.0)
    async with (
        Playground(patience=patience, remember=1000) as discord,
        program(discord, render_workers) as bot,
    ):
        crowd = Crowd(discord, games, (kind,))
        playing = asyncio.create_task(crowd.play())
        while crowd.begun < games:
            await _pause(playing, 0.5)
        crowd.all_there.set()
        while crowd.drafting:
            await _pause(playing, 0.5)
        print(f"{games} games of {kind} going on, {render_workers} render workers; {_machine()}")
        await _phase("as fast as they get their boards", crowd, bot, playing)
        crowd.rate = STEADY
        while crowd.waiting > STEADY:  # moves pressed before the rate applied are not measured
            await _pause(playing, 0.5)
        await _phase(f"at {STEADY:.0f} moves a second", crowd, bot, playing)
        crowd.rate = 0.0
        print(f"\n{_in_use(bot)}")
        await _memory(crowd, bot, playing, moves)
        playing.cancel()
        await asyncio.wait({playing})
        await discord.quiet(1.0, timeout=60)
        print(f"presses that failed: {crowd.figures.failed}")
        print(f"violations: {len(discord.violations)}")
    print(TARGETS)


async def _phase(name: str, crowd: Crowd, bot: Program, playing: asyncio.Task[None]) -> None:
    await _pause(playing, SETTLE)
    figures = crowd.figures
    figures.boards.clear()
    figures.answers.clear()
    pids = {"bot": [bot.pid], "render workers": bot.helpers, "playground": [os.getpid()]}
    before, lag = {who: sum(map(cpu_seconds, each)) for who, each in pids.items()}, await bot.lag()
    begun = perf_counter()
    await _pause(playing, SECONDS)
    taken = perf_counter() - begun
    late = await bot.lag() - lag
    cores = {who: (sum(map(cpu_seconds, pids[who])) - before[who]) / taken for who in pids}
    print(f"\n{name}: {len(figures.boards) / taken:.1f} moves a second")
    print(_line("  a card to its private answer", figures.answers))
    print(_line("  a move to its new board", figures.boards))
    each = {who: used * taken * 1000 / max(1, len(figures.boards)) for who, used in cores.items()}
    print(
        "  cores (ms of a core for each move): "
        + ", ".join(f"{who} {cores[who]:.2f} ({each[who]:.1f})" for who in cores)
    )
    blocked = late.count - late.within[BLOCKED]
    print(
        f"  event loop: {blocked:.0f} of {late.count:.0f} looks late by more than"
        f" {BLOCKED * 1000:.0f} ms, none by more than {late.bound(1.0) * 1000:.0f} ms"
    )


async def _memory(crowd: Crowd, bot: Program, playing: asyncio.Task[None], moves: int) -> None:
    """Print the memory of the bot every `EVERY` moves."""
    made = 0
    while made < moves:
        crowd.figures.boards.clear()
        while len(crowd.figures.boards) < EVERY:
            await _pause(playing, 0.5)
        made += len(crowd.figures.boards)
        print(f"after {made} more moves: {_in_use(bot)}")


def _in_use(bot: Program) -> str:
    render_workers = [megabytes(pid) for pid in bot.helpers]
    return f"bot {bot.megabytes()} MB, render workers {render_workers} MB"


async def _pause(playing: asyncio.Task[None], seconds: float) -> None:
    """Let the players play; raises their exceptions."""
    done, _ = await asyncio.wait({playing}, timeout=seconds)
    for task in done:
        task.result()


def _line(name: str, times: Sequence[float]) -> str:
    if not times:
        return f"{name}: none"
    ordered = sorted(times)
    at = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.95, 0.99))
    half, most, slow = at
    return f"{name}: median {half:.0f} ms, 95% within {most:.0f} ms, 99% within {slow:.0f} ms"


def _machine() -> str:
    """Return the number of cores and the load of the machine, on which the figures depend."""
    return f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"


def main(arguments: Sequence[str] = ()) -> None:
    """Measure with the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kind", choices=COMMANDS, default="duel", help="which game is played")
    parser.add_argument("--moves", type=int, default=0, help="go on for so many, watch the memory")
    parser.add_argument("--render-workers", type=int, default=2, help="0: threads of the bot draw")
    asked = parser.parse_args(arguments)
    asyncio.run(measure(asked.games, asked.kind, asked.moves, asked.render_workers))


if __name__ == "__main__":
    main(sys.argv[1:])
