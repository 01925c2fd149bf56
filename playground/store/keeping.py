"""Writes a world down as it changes, beside the event loop: nobody waits for it but the bot."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ..news import Thing
from ..person import Person
from ..pruning import prune
from .blobs import Blobs
from .encoding import WORLD, about, encode, key
from .file import Key, WorldFile
from .restoring import restore

if TYPE_CHECKING:
    from ..server import Playground

log = logging.getLogger(__name__)

PRUNED_EVERY = 60.0
RETRIED_AFTER = 1.0
FINISHED_WITHIN = 10.0
"""Seconds that the end of the program waits for a disk that is full, or not there."""


class Keeping:
    """Keeps the world of a playground in a file.

    What changes is noted at once and written soon, all of it together, by a thread. An answer to
    the bot waits for that: what the bot has been told is kept, however the program ends.
    """

    def __init__(self, discord: "Playground", file: WorldFile) -> None:
        self._discord = discord
        self._world = discord.world
        self._file = file
        self._blobs = Blobs(file)
        self._changed: dict[Key, Thing] = {}
        self._thread = ThreadPoolExecutor(1, "world")
        self._writing: asyncio.Task[None] | None = None

    def restore(self) -> bool:
        """Read the world from the file and begin to keep it; return whether there was one."""
        world, patience = self._world, self._discord.patience
        world.blobs = self._blobs
        found = restore(
            world,
            self._file,
            lambda number, name, locale: Person(
                number, name, locale, world=world, patience=patience
            ),
        )
        world.keepers.append(self._keep)
        self._discord.api.settled = self.settled
        self._keep(world.bot)
        prune(world)
        return found

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Keep the world small meanwhile, and write down the last change at the end."""
        pruning = asyncio.create_task(self._prune())
        try:
            yield
        finally:
            pruning.cancel()
            await self._finish()
            if self._keep in self._world.keepers:
                self._world.keepers.remove(self._keep)
            self._thread.shutdown()
            self._file.close()

    async def settled(self) -> None:
        """Wait until everything that has changed so far is written."""
        if self._writing is not None:
            await asyncio.shield(self._writing)

    async def _finish(self) -> None:
        """Wait until everything is written, or say that it cannot be."""
        try:
            async with asyncio.timeout(FINISHED_WITHIN):
                await self.settled()
        except TimeoutError:
            log.error("The world could not be written: what changed last is lost.")
            if self._writing is not None:
                self._writing.cancel()
                await asyncio.gather(self._writing, return_exceptions=True)

    def _keep(self, thing: Thing) -> None:
        self._changed[key(thing)] = thing
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._changed:
            changed, self._changed = self._changed, {}
            things = {each: encode(self._world, thing) for each, thing in changed.items()}
            things[WORLD, 0] = about(self._world)
            files, gone = dict(self._blobs.fresh), set(self._blobs.gone)
            try:
                await loop.run_in_executor(self._thread, self._file.write, things, files, gone)
            except sqlite3.Error as error:
                log.error("The world cannot be written, trying again: %s", error)
                self._changed = changed | self._changed
                await asyncio.sleep(RETRIED_AFTER)
            else:
                self._blobs.written(files, gone)

    async def _prune(self) -> None:
        while True:
            await asyncio.sleep(PRUNED_EVERY)
            prune(self._world)
