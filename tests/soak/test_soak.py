"""Games in a storm: nothing is lost, nothing doubled, and everybody is answered.

A few games and kills are part of every test run; `make soak` plays a hundred with fifty.
"""

import asyncio
import os
import re
import sys
import time
from pathlib import Path
from random import Random

import pytest

from playground import Guild, Patience, Person, Playground
from tests.bot.conftest import DESCRIPTION
from tests.bot.processes import Host

from .disk import small_disk
from .ledger import Ledger, Stored, stored, unhandled
from .players import Game
from .storm import Storm

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="a full disk is made with what Linux alone has"
)

GAMES = int(os.environ.get("SOAK_GAMES", "2"))
KILLS = int(os.environ.get("SOAK_KILLS", "2"))
SHORT = "SOAK_GAMES" not in os.environ
"""Whether this is the storm of every test run."""
SEED = int(os.environ.get("SOAK_SEED", "7"))
PACE = float(os.environ.get("SOAK_PACE", "0.3"))
"""Seconds between two clicks of a person, on average."""
CALM = float(os.environ.get("SOAK_CALM", "50"))
"""Requests of the bot between two kills, on average."""

GUILDS = 5
PLAYED_WITHIN = 60.0 + 10 * GAMES
"""Seconds after a storm in which every game is played to its end, on a slow machine too."""

SHOWN_WITHIN = 150.0
"""Seconds after a storm in which every board is shown: longer than the first three retries."""


async def test_games_in_a_storm(tmp_path: Path) -> None:
    sys.stdout.write(f"\nSOAK_SEED={SEED}\n")
    rng = Random(SEED)
    with small_disk(tmp_path / "disk", mount="SOAK_GAMES" in os.environ) as disk:
        async with (
            Playground(DESCRIPTION, patience=Patience(reply=20.0, silent=0.0)) as discord,
            Host(
                discord, disk.home, log=tmp_path / "bot.log", RENDER_WORKERS="1", LOG_FORMAT="json"
            ) as host,
        ):
            ledger = Ledger(discord)
            out = set[Guild]()
            games = the_games(ledger, out, rng)
            await survive(Storm(discord, host, disk, ledger, games, rng, KILLS, CALM, out))


async def survive(storm: Storm) -> None:
    """Play through the storm and to the end of every game; check what must hold."""
    ledger, host, begun = storm.ledger, storm.host, time.monotonic()
    before = memory(host)
    watching = asyncio.create_task(ledger.watch())
    playing = {asyncio.create_task(game.play()): game for game in storm.games}
    await storm.rage()
    if SHORT:
        storm.discord.invalidate_session()  # what waits for a retry is shown on reconnecting
    for game in storm.games:
        game.often, game.pace = 0.0, 0.0 if SHORT else game.pace / 3
    missing, torn = await shown(storm)
    _, stuck = await asyncio.wait(playing, timeout=PLAYED_WITHIN)
    accounts = [playing[task].account() for task in stuck]
    assert accounts == [], "\n".join([*accounts, storm.discord.account(40)])
    await asyncio.gather(*playing)
    await storm.discord.quiet(0.3, timeout=60)
    after = memory(host)
    tables = stored(storm.disk.database)
    watching.cancel()
    finished = [each for each in tables if each.ended]
    left = [game for game in storm.games if not game.place.deleted]
    report(
        {
            "seconds": round(time.monotonic() - begun),
            "games": len(storm.games),
            "finished": len(finished),
            "moves": sum(len(each.moves) for each in tables),
            "receipts": len({(each.table, each.seat, each.ply) for each in ledger.receipts}),
            **dict(sorted(ledger.done.items())),
            "moves lost": len(ledger.lost(tables)),
            "moves doubled": len(ledger.invented(tables)),
            "boards missing": len(missing),
            "boards doubled": len(ledger.doubled()),
            "other boards with controls": [*torn, *ledger.torn(tables)],
            "presses unanswered": len(ledger.unanswered()),
            "promised answers that never came": len(ledger.still_waiting()),
            "MB before, after": f"{before}, {after}",
        }
    )
    assert ledger.lost(tables) == []
    assert ledger.invented(tables) == []
    assert ledger.doubled() == []
    assert missing == []
    assert torn == []
    assert ledger.torn(tables) == []
    assert {each.channel_id for each in finished} >= {game.place.id for game in left}
    assert ledger.unanswered() == []
    assert ledger.still_waiting() == []
    assert await host.stop() == 0
    assert unhandled(host.log()) == []
    assert storm.discord.violations == []


async def shown(storm: Storm) -> tuple[list[Stored], list[tuple[int, list[str]]]]:
    """Wait until every game shows its present board by itself, with the only controls.

    Return the games that do not, and what has controls of those that were never in order: while
    people play, two boards of a game have some for a moment.
    """
    end, in_order = time.monotonic() + SHOWN_WITHIN, set[int]()
    while True:
        there = storm.discord.world.channels
        tables = [each for each in stored(storm.disk.database) if each.channel_id in there]
        missing, torn = storm.ledger.missing(tables), storm.ledger.torn(tables)
        in_order |= {each.id for each in tables} - {table for table, _ in torn}
        torn = [each for each in torn if each[0] not in in_order]
        if not (missing or torn) or time.monotonic() > end:
            return missing, torn
        await asyncio.sleep(0.5)


def the_games(ledger: Ledger, out: set[Guild], rng: Random) -> list[Game]:
    """Seat people in the channels of a few servers; every eighth plays against the computer."""
    discord = ledger.discord
    guilds = [discord.add_guild(f"Forum {n}") for n in range(min(GUILDS, GAMES))]
    people = [discord.add_person(f"Citizen {n}") for n in range(max(4, GAMES // 4))]
    for guild in guilds:
        guild.join(*people)
    games = []
    for n in range(GAMES):
        guild = guilds[n % len(guilds)]
        seated: list[Person] = rng.sample(people, 1 if n % 8 == 7 else 2)
        place = guild.add_channel(f"table {n}")
        game = Game(discord, ledger, place, seated, Random(rng.random()), PACE)
        game.away = lambda guild=guild: guild in out  # type: ignore[misc]
        games.append(game)
    return games


def memory(host: Host) -> int:
    """Return the megabytes that the bot has in memory."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{host.pid}/status").read_text())
    assert found is not None
    return int(found[1]) // 1024


def report(figures: dict[str, object]) -> None:
    """Print the figures of a run."""
    for name, value in figures.items():
        sys.stdout.write(f"{name:40} {value}\n")
