"""Simulates how many processes share the shards of a large bot: no network, no waiting.

`python -m bench.leases` starts 50 machines for 1,000 shards, then lets machines join, leave, die
and lose the database, and prints how long shards were without a process. The processes run the
real `bot.cluster.keeper.Keeper`; the database, Discord and time are simulated.
"""

import argparse
from collections.abc import Collection, Coroutine, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from .simulated_cluster import START_SECONDS, World, now, simulated


@dataclass(frozen=True)
class Event:
    """What happened: how long until all was well, the sessions begun, and the gaps of shards."""

    what: str
    seconds: float
    begun: int
    gaps: Collection[float]


async def happenings(
    shards: int, machines: int, concurrency: int, rng: Random
) -> tuple[list[Event], World]:
    """Let things happen to a cluster one after the other; return what each cost."""
    world = World(shards, concurrency)
    # From the first start on, each shard may have to begin a session, one after the other.
    most = 60 + shards / concurrency * START_SECONDS * 1.5
    found = []

    async def told(what: str, happens: Coroutine[Any, Any, object]) -> None:
        begun, gaps, since = world.leases.begun, len(world.gaps), now()
        await happens
        await world.until_complete(most)
        found.append(Event(what, now() - since, world.leases.begun - begun, world.gaps[gaps:]))

    several = max(1, machines // 10)
    await told(f"{machines} machines start", world.started(machines))
    await told("one is killed", world.killed(rng.sample(world.living, 1)))
    await told("one joins", world.started(1))
    await told("one is stopped", rng.choice(world.living).stop())
    cut = rng.choice(world.living)
    await told("one loses the database for 30 s", world.cut_off([cut], 30))
    await told(f"{several} are killed at once", world.killed(rng.sample(world.living, several)))
    await told("all are replaced, one after the other", world.replaced(world.living))
    await told("the database is away for 30 s", world.cut_off(world.living, 30))
    return found, world


def main() -> None:
    """Print what happened."""
    parser = argparse.ArgumentParser(prog="python -m bench.leases", description=__doc__)
    for name, default in {"shards": 1000, "machines": 50, "concurrency": 16, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked: Mapping[str, int] = vars(parser.parse_args())
    found, world = simulated(
        happenings(asked["shards"], asked["machines"], asked["concurrency"], Random(asked["seed"]))
    )
    print(f"{asked['shards']} shards, {asked['machines']} machines, {asked['concurrency']} at once")
    print(f"{'':<42} {'whole after':>11} {'begun':>6} {'gaps':>6} {'median':>7} {'longest':>8}")
    for each in found:
        gaps = sorted(each.gaps)
        median, longest = (gaps[len(gaps) // 2], gaps[-1]) if gaps else (0.0, 0.0)
        print(
            f"{each.what:<42} {each.seconds:>9.1f} s {each.begun:>6} {len(gaps):>6}"
            f" {median:>5.1f} s {longest:>6.1f} s"
        )
    print(f"shards connected twice at the same time: {world.twice}")


if __name__ == "__main__":
    main()
