"""Games in a storm: nothing is lost, nothing doubled, and everybody is answered.

A few games and kills are part of every test run; `make soak` plays a hundred duels with fifty
kills, sixty games of the toy with thirty, and some of the other games.
"""

import os
import sys
from pathlib import Path
from random import Random

import pytest

from playground import Guild, Patience, Person, Playground
from tests.bot.conftest import DESCRIPTION
from tests.bot.processes import Host

from .architects import ARCHITECTS
from .boards import Boards
from .disk import small_disk
from .duels import DUELS
from .ledger import Ledger
from .one_host import MachineStorm, OneHost
from .players import Game, Kind
from .sevens import SEVENS
from .survival import Survival
from .toys import TOYS

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        sys.platform != "linux", reason="a full disk is made with what Linux alone has"
    ),
]

SHORT = "SOAK_GAMES" not in os.environ
"""Whether this is the storm of every test run."""
ANSWERED_IN = 6.0 if SHORT else 3.0
"""Seconds in which a press is to be answered: Discord's, or more where other tests run as well."""
SEED = int(os.environ.get("SOAK_SEED", "7"))
PACE = float(os.environ.get("SOAK_PACE", "0.3"))
"""Seconds between two clicks of a person, on average."""
CALM = float(os.environ.get("SOAK_CALM", "50"))
"""Requests of the bot between two kills of a storm of duels, on average."""

OWN = os.environ.get("SOAK_OWN_REQUESTS", "2")
"""Requests a second of the bot's own from which on boards go out as follow-ups."""

GUILDS = 5


@pytest.mark.parametrize(
    ("kind", "games", "kills"),
    [
        (DUELS, os.environ.get("SOAK_GAMES", "2"), os.environ.get("SOAK_KILLS", "2")),
        (TOYS, os.environ.get("SOAK_TOYS", "3"), os.environ.get("SOAK_TOY_KILLS", "2")),
        (SEVENS, os.environ.get("SOAK_SEVENS", "2"), os.environ.get("SOAK_SEVEN_KILLS", "1")),
        (
            ARCHITECTS,
            os.environ.get("SOAK_ARCHITECTS", "2"),
            os.environ.get("SOAK_ARCHITECTS_KILLS", "2"),
        ),
    ],
    ids=["duels", "toys", "sevens", "architects"],
)
async def test_games_in_a_storm(kind: Kind, games: str, kills: str, tmp_path: Path) -> None:
    sys.stdout.write(f"\n{kind.name}: SOAK_SEED={SEED}\n")
    rng = Random(SEED)
    with small_disk(tmp_path / "disk", mount=not SHORT) as disk:
        async with (
            Playground(
                DESCRIPTION, ack_seconds=ANSWERED_IN, patience=Patience(reply=20.0, silent=0.0)
            ) as discord,
            Host(
                discord,
                disk.home,
                log=tmp_path / "bot.log",
                module=kind.module,
                RENDER_WORKERS="1",
                LOG_FORMAT="json",
                DISCORD_OWN_REQUESTS_PER_SECOND=OWN,
                LIMIT_MENTIONS="9999/3600",
                LIMIT_MENTIONS_OF_ONE="9999/3600",
                LIMIT_REQUESTS="9999/600",
                TESTS_READ_WITHIN="",  # as shipped
            ) as host,
        ):
            ledger = Ledger(discord)
            out = set[Guild]()
            boards, checks = Boards(ledger), kind.checks(ledger)
            seated = the_games(kind, int(games), ledger, out, rng)
            storm = MachineStorm(
                discord=discord,
                host=host,
                disk=disk,
                ledger=ledger,
                games=seated,
                rng=rng,
                kills=int(kills),
                calm=kind.length * CALM,
                lull=CALM / 20,
                out=out,
            )
            await Survival(storm, OneHost(host, disk), boards, checks, SHORT).play()


def the_games(kind: Kind, games: int, ledger: Ledger, out: set[Guild], rng: Random) -> list[Game]:
    """Seat people in the channels of a few servers, some of them with computers."""
    discord = ledger.discord
    guilds = [discord.add_guild(f"Forum {n}") for n in range(min(GUILDS, games))]
    people = [discord.add_person(f"Citizen {n}") for n in range(kind.crowd(games))]
    for guild in guilds:
        guild.join(*people)
    seated = []
    for n in range(games):
        guild = guilds[n % len(guilds)]
        number, computers = kind.seats(n)
        sitting: list[Person] = rng.sample(people, number)
        place = guild.add_channel(f"table {n}")
        game = kind.game(discord, ledger, place, sitting, Random(rng.random()), PACE)
        game.computers, game.away = computers, lambda guild=guild: guild in out  # type: ignore[misc]
        seated.append(game)
    return seated
