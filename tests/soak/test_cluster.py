"""Games in a storm that strikes a cluster: nothing is lost, nothing doubled, everybody is answered.

One small storm is part of every test run; `make soak` plays some of each kind.
"""

import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from playground import Guild, Patience, Playground
from tests.bot.conftest import DESCRIPTION
from tests.postgresql import PrivateServer, why_not

from .architects import ARCHITECTS
from .boards import Boards
from .cluster import Cluster
from .cluster_storm import ClusterStorm
from .duels import DUELS
from .ledger import Ledger
from .players import Kind
from .sevens import SEVENS
from .survival import Survival
from .test_soak import ANSWERED_IN, CALM, SEED, SHORT, the_games
from .toys import TOYS

GAMES = int(os.environ.get("SOAK_CLUSTER_GAMES", "2"))
BLOWS = int(os.environ.get("SOAK_BLOWS", "4"))
PROCESSES = int(os.environ.get("SOAK_PROCESSES", "2"))
WORKERS = int(os.environ.get("SOAK_WORKERS", "0"))
SHARDS = 4 if SHORT else 16

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are frozen as Linux can"),
    pytest.mark.skipif(why_not() is not None, reason=str(why_not())),
]


@pytest.mark.parametrize(
    "kind",
    [TOYS] if SHORT else [DUELS, TOYS, SEVENS, ARCHITECTS],
    ids=lambda kind: kind.name,
)
async def test_games_in_a_storm_of_a_cluster(kind: Kind, tmp_path: Path) -> None:
    sys.stdout.write(f"\n{kind.name}: SOAK_SEED={SEED}\n")
    rng = Random(SEED)
    # What is acknowledged must survive the crash of the server, as of a host's own.
    # One that stops waits for connections which have not yet said who they are.
    server = PrivateServer(synchronous_commit="on", authentication_timeout="5s")
    async with AsyncExitStack() as stack:
        server.create()
        stack.callback(server.remove)
        discord = await stack.enter_async_context(
            Playground(
                DESCRIPTION,
                shards=SHARDS,
                ack_seconds=ANSWERED_IN,
                patience=Patience(reply=20.0, silent=0.0),
            )
        )
        cluster = Cluster(
            discord, tmp_path, server, await server.migrated(), module=kind.module,
            RENDER_WORKERS="0", LOG_FORMAT="json", LIMIT_MENTIONS="9999/3600",
            LIMIT_MENTIONS_OF_ONE="9999/3600", LIMIT_REQUESTS="9999/600",
        )  # fmt: skip
        stack.push_async_callback(cluster.close)
        # Workers draw what the published games draw, not what the tests' own toy does.
        await cluster.launch(PROCESSES, 0 if kind is TOYS else WORKERS)
        ledger = Ledger(discord)
        out = set[Guild]()
        boards, checks = Boards(ledger), kind.checks(ledger)
        storm = ClusterStorm(
            discord=discord,
            ledger=ledger,
            games=the_games(kind, GAMES, ledger, out, rng),
            rng=rng,
            calm=kind.length * CALM,
            lull=CALM / 20,
            out=out,
            cluster=cluster,
            blows=BLOWS,
        )
        await Survival(storm, cluster, boards, checks, SHORT).play()
