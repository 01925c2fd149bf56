"""Writes a world to its file as it changes, in a thread beside the event loop."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

from ..model.changes import Entity
from ..model.pruning import prune
from ..people.person import Person
from ..server.playground import Playground
from .blobs import Blobs
from .decoding import restore
from .encoding import encode, encode_world, key
from .file import Key, WorldFile
from .records import WORLD

log = logging.getLogger(__name__)

PRUNED_EVERY = 60.0
RETRIED_AFTER = 1.0
FINISHED_WITHIN = 10.0
"""Seconds; the last is how long the end of the program waits for a disk that cannot be written."""


class Persistence:
    """Stores the world of a playground in a file.

    Changes are collected and written together, in one transaction after another. An answer to the
    bot waits for that, so what the bot has been told is stored, however the program ends.
    """

    def __init__(self, discord: Playground, file: WorldFile) -> None:
        self._discord = discord
        self._world = discord.world
        self._file = file
        self._blobs = Blobs(file)
        self._changed: dict[Key, Entity] = {}
        self._thread = ThreadPoolExecutor(1, "world")
        self._writing: asyncio.Task[None] | None = None

    def restore(self) -> bool:
        """Read the world from the file and start to store it; return whether there was one."""
        world, patience = self._world, self._discord.patience
        world.blobs = self._blobs
        found = restore(
            world,
            self._file,
            lambda number, name, locale: Person(
                number, name, locale, world=world, patience=patience
            ),
        )
        world.observers.append(self._note_change)
        self._discord.api.settled = self.settled
        self._note_change(world.bot)
        prune(world)
        return found

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Prune the world from time to time, and write the last changes at the end."""
        pruning = asyncio.create_task(self._prune())
        try:
            yield
        finally:
            pruning.cancel()
            await self._finish()
            if self._note_change in self._world.observers:
                self._world.observers.remove(self._note_change)
            self._thread.shutdown()
            self._file.close()

    async def settled(self) -> None:
        """Wait until all changes so far are written."""
        if self._writing is not None:
            await asyncio.shield(self._writing)

    async def _finish(self) -> None:
        """Wait until everything is written, or log that it cannot be."""
        try:
            async with asyncio.timeout(FINISHED_WITHIN):
                await self.settled()
        except TimeoutError:
            log.error("The world could not be written: what changed last is lost.")
            if self._writing is not None:
                self._writing.cancel()
                await asyncio.gather(self._writing, return_exceptions=True)

    def _note_change(self, entity: Entity) -> None:
        self._changed[key(entity)] = entity
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._changed:
            changed, self._changed = self._changed, {}
            entities = {each: encode(self._world, entity) for each, entity in changed.items()}
            entities[WORLD, 0] = encode_world(self._world)
            files, deleted = dict(self._blobs.unwritten), set(self._blobs.deleted)
            try:
                await loop.run_in_executor(self._thread, self._file.write, entities, files, deleted)
            except sqlite3.Error as error:
                log.error("The world cannot be written, trying again: %s", error)
                self._changed = changed | self._changed
                await asyncio.sleep(RETRIED_AFTER)
            else:
                self._blobs.written(files, deleted)

    async def _prune(self) -> None:
        while True:
            await asyncio.sleep(PRUNED_EVERY)
            prune(self._world)
