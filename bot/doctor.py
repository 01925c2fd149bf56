"""`python -m bot doctor`: tells the host what is well here, what is weak, and what to do."""

import asyncio
import os
import platform
import sys
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from random import Random
from typing import Literal

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from engine.duel.game import DUEL

from . import worker
from .settings import BadSetting, Settings, settings
from .store.database import Database

LEAST_PYTHON = (3, 11)
THINKS = 0.5
"""Seconds that the computer thinks here, to see how fast it is."""
FEW = 1000
"""Thoughts a second below which the computer does not reach its full strength."""


class Finding(Struct, frozen=True):
    """What was looked at, how it is, and what to do where it is not well."""

    state: Literal["ok", "weak", "bad"]
    told: str

    def __str__(self) -> str:
        return f"{self.state:<5} {self.told}"


def report(environment: Mapping[str, str]) -> int:
    """Print a line for each thing; return the exit status: 1 if something is bad."""
    worst = 0
    for finding in findings(environment):
        sys.stdout.write(f"{finding}\n")
        sys.stdout.flush()
        worst = max(worst, int(finding.state == "bad"))
    return worst


def findings(environment: Mapping[str, str]) -> Iterator[Finding]:
    """Look at one thing after the other; secrets are never told."""
    yield _python()
    try:
        chosen = settings(environment)
    except BadSetting as error:
        yield Finding("bad", f"Settings: {error}. `.env.example` explains each.")
    else:
        yield _token(chosen)
        yield asyncio.run(_database(chosen))
        yield _cores(chosen)
    yield _compiler()
    yield _thinking()


def _python() -> Finding:
    if sys.version_info < LEAST_PYTHON:
        return Finding("bad", f"Python {platform.python_version()}: 3.11 or later is needed.")
    return Finding("ok", f"Python {platform.python_version()}")


def _token(chosen: Settings) -> Finding:
    if chosen.token:
        return Finding("ok", "DISCORD_TOKEN is set; whether Discord accepts it shows at the start.")
    told = "DISCORD_TOKEN is not set"
    if find_spec("playground") is None:
        return Finding("bad", f"{told}: the bot cannot start. Put it into .env.")
    return Finding("weak", f"{told}: the playground starts instead. Put it into .env.")


async def _database(chosen: Settings) -> Finding:
    try:
        database = Database(chosen.database_url)
        try:
            async with database.writing():
                pass
        finally:
            await database.close()
    except (SQLAlchemyError, OSError, ImportError) as error:
        await asyncio.sleep(0.1)  # aiosqlite's thread has a last word for the loop, unawaited
        why = str(getattr(error, "orig", None) or type(error).__name__)
        return Finding("bad", f"The database cannot be written to ({why}). Check DATABASE_URL.")
    return Finding("ok", "The database can be written to.")


def _cores(chosen: Settings) -> Finding:
    cores = os.cpu_count() or 1
    told = f"{cores} cores, {chosen.thinkers} processes that think (THINKERS)"
    if chosen.thinkers == 0:
        return Finding("weak", f"{told}: thoughts hold the bot up. Set it to 1 or more.")
    if chosen.thinkers > cores:
        return Finding("weak", f"{told}: more than there are cores. Set it to {cores}.")
    return Finding("ok", told)


def _compiler() -> Finding:
    if find_spec("numba") is None:
        told = "numba is missing: the computer plays far below its strength."
        return Finding("weak", f"{told} `pip install -r requirements.lock` installs it.")
    return Finding("ok", "numba is installed.")


def _thinking() -> Finding:
    """Let the computer think once, as it does in a game."""
    state = DUEL.start(DUEL.deal(Random(1), 2, {}))
    (seat,) = DUEL.to_act(state)
    try:
        mind = worker.duel()
        mind.ready()
        thought = mind.weigh(DUEL.view(state, seat), seat, 1, THINKS)
    except Exception as error:  # whatever a compiler may say: the host should read it
        return Finding("bad", f"The computer cannot think ({error!r}). Install anew, or report it.")
    each = f"The computer tries {round(thought.simulations / THINKS)} lines of play a second"
    if not getattr(mind, "COMPILED", True):
        return Finding("weak", f"{each}, without compiled code.")
    if thought.simulations < FEW * THINKS:
        return Finding("weak", f"{each}: few for its full strength.")
    return Finding("ok", f"{each}.")
