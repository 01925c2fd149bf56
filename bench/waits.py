"""How long people wait for computers after their own move: `python -m bench.waits`."""

import asyncio
from statistics import median

from bot.discord.client import Wonders
from engine.ai.levels import STRONGEST
from playground import Playground

from .crowd import Crowd
from .running import moves_by, running_bot

TABLES = (("seven", 7), ("architects", 2), ("architects", 5), ("architects", 7))
"""Games and seats; one person sits at each table, computers of the strongest level elsewhere."""

ROUNDS = 18
"""Waits that are measured at each table."""


async def _waits(kind: str, seats: int) -> list[float]:
    """Return the seconds from presses until the person is asked again, computers having moved."""
    async with running_bot() as (discord, app):
        while await app.ai_pool.seconds_to_full_strength(kind) is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.5)
        return await _play(discord, app, kind, seats)


async def _play(discord: Playground, app: Wonders, kind: str, seats: int) -> list[float]:
    def moved() -> float:
        return moves_by(app, "computer")

    crowd = Crowd(discord, 1, (kind,), level=STRONGEST, seats=seats, people=1, moved=moved)
    crowd.all_there.set()
    playing = asyncio.create_task(crowd.play())
    while len(crowd.figures.rounds) < ROUNDS:
        done, _ = await asyncio.wait({playing}, timeout=0.05)
        for task in done:
            task.result()
    playing.cancel()
    await asyncio.wait({playing})
    return crowd.figures.rounds


def main() -> None:
    """Print the waits of each kind of table."""
    for kind, seats in TABLES:
        waits = sorted(asyncio.run(_waits(kind, seats)))
        print(
            f"{kind}, one person and {seats - 1} computers: {median(waits):.2f} s in the middle,"
            f" {waits[-1]:.2f} s at most of {len(waits)}"
        )


if __name__ == "__main__":
    main()
