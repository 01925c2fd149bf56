"""A race: two processes call the store at the same moment, and what must hold afterwards."""

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.store import NewInvitation, NewTable, Player, Store, StoreRefusal
from bot.store.connection.database import Database
from tests.bot.overtaking import Gate, Onlooker, outcomes, overtake
from tests.migrated import put_database

from ..examples import CHALLENGE, THREE
from ..examples import TABLE as DUEL

if TYPE_CHECKING:
    from tests.postgresql import PrivateServer

Call = Callable[[Store], Any]
"""What one process does with its store: a coroutine."""

Run = Callable[["RaceStores"], Awaitable[None]]
"""A race's body: stores what it needs, lets two calls meet, asserts what must hold."""

DATABASES = ("sqlite", "postgresql")
"""What `ground_for` opens, the parameters of the fixtures that use it."""

TIMES_AT_ONCE = 2
"""How many times both simply run at once, where nobody can be held."""


class Race(Struct, frozen=True):
    """A race, and the writing methods that run in it, such as `tables.append`.

    Where both calls are `alike`, it is enough that one of them is held. `shared` tells that they
    need a database that processes share, as PostgreSQL is. Of long transactions, only every
    `step`th statement is a stop.
    """

    name: str
    of: frozenset[str]
    alike: bool
    shared: bool
    step: int
    run: Run


RACES: dict[str, Race] = {}
"""All races, by name; importing their modules fills it."""


def race(
    *of: str, alike: bool | None = None, shared: bool = False, step: int = 1
) -> Callable[[Run], Run]:
    """Note a function as a race of methods of the store.

    It stores what it needs, lets two calls `meet`, once, and asserts what must hold in every case.
    Two calls of one method are taken to be alike.
    """

    def note(
        run: Run,
    ) -> Run:
        name = f"{run.__module__.rpartition('.')[2]}.{run.__name__}"
        assert name not in RACES, name
        RACES[name] = Race(
            name, frozenset(of), len({*of}) == 1 if alike is None else alike, shared, step, run
        )
        return run

    return note


class RaceStores:
    """Where races are run: a store to prepare and look, and those of two processes."""

    def __init__(
        self,
        store: Store,
        processes: tuple[Store, Store],
        onlooker: Onlooker | None,
        *,
        after: bool,
    ) -> None:
        """Take three stores on one database; without an `onlooker`, nobody is held.

        `after` is as for `Gate`.
        """
        self.store = store
        self.processes = processes
        self._onlooker = onlooker
        self.gates = [Gate(each, after=after) for each in processes]
        self._numbers = count(1000)
        self._called: set[str] = set()
        self._held, self._stop, self._came = 0, 0, False
        for each in processes:
            self._note_calls(each)

    def number(self) -> int:
        """Return an id that nobody has."""
        return next(self._numbers)

    def duel(self, **changes: Any) -> NewTable:
        """Return a game of two people in a channel of its own."""
        players = (Player(self.number(), "Ana"), Player(self.number(), "Bruno"))
        return self._new(DUEL, players, changes)

    def duel_in(self, other: NewTable) -> NewTable:
        """Return a game of two people in the channel of another game."""
        return self.duel(channel_id=other.channel_id)

    def three(self, **changes: Any) -> NewTable:
        """Return a game of a person, a computer and a person in a channel of its own."""
        players = (
            Player(self.number(), "Carol"),
            Player(None, "Vitruvius", "hard"),
            Player(self.number(), "Ana"),
        )
        return self._new(THREE, players, changes)

    def challenge(self, **changes: Any) -> NewInvitation:
        """Return an invitation of one person by another in a channel of its own."""
        host, guest = Player(self.number(), "Ana"), Player(self.number(), "Bruno")
        new = replace(CHALLENGE, channel_id=self.number(), host=host, players=(host, guest))
        return replace(replace(new, invited=(guest.user_id,)), **changes)

    async def meet(self, one: Call, other: Call) -> tuple[Any, Any]:
        """Let two processes do something at the same moment.

        Returns what each got; of a refusal of the store, its class. Raises any other error.
        """
        first, second = self.processes
        if not self._stop:
            done: Sequence[object] = await outcomes(one(first), other(second))
        elif self._held == 0:
            assert self._onlooker is not None
            *done, self._came = await overtake(
                one(first), self.gates[0], self._stop, other(second), self._onlooker
            )
        else:
            assert self._onlooker is not None
            late, early, self._came = await overtake(
                other(second), self.gates[1], self._stop, one(first), self._onlooker
            )
            done = early, late
        for each in done:
            if isinstance(each, BaseException) and not isinstance(each, StoreRefusal):
                raise each
        got, gotten = (type(each) if isinstance(each, StoreRefusal) else each for each in done)
        return got, gotten

    async def hold(self, race: Race) -> None:
        """Run a race in every order.

        Raises what the race raises, and `AssertionError` where it calls other methods than it says.
        """
        self._called.clear()
        await self.every_order(race.run, alike=race.alike, step=race.step)
        assert self._called == race.of

    async def every_order(self, run: Run, *, alike: bool = False, step: int = 1) -> None:
        """Run something in which two `meet`: each held at each of its stops, and both at once.

        Where both do the same, which is `alike`, one of them is held; of stops, every `step`th.
        """
        if self._onlooker is not None:
            for self._held in range(1 if alike else 2):
                for self._stop in count(1, step):
                    await self._run(run)
                    if not self._came:
                        break
        self._stop = 0
        for _ in range(TIMES_AT_ONCE if self._onlooker is None else 1):
            await self._run(run)

    async def _run(self, run: Run) -> None:
        try:
            await run(self)
        except BaseException as error:
            who = f"{('the one', 'the other')[self._held]} is held at stop {self._stop}"
            error.add_note(who if self._stop else "both at once")
            raise

    def _new(self, new: NewTable, players: tuple[Player, ...], changes: Any) -> NewTable:
        opener = players[0].user_id
        assert opener is not None
        seated = replace(new, players=players, opener_id=opener, channel_id=self.number())
        return replace(seated, **changes)

    def _note_calls(self, store: Store) -> None:
        for name, method in writing_methods(store).items():
            use_case, attribute = name.split(".")
            setattr(getattr(store, use_case), attribute, self._noting(name, method))

    def _noting(self, name: str, method: Any) -> Any:
        async def noting(*values: object, **named: object) -> object:
            self._called.add(name)
            return await method(*values, **named)

        return noting


@asynccontextmanager
async def stores_for(
    request: pytest.FixtureRequest, folder: Path, *, after: bool = False
) -> AsyncIterator[RaceStores]:
    """Open a ground on the migrated database that a fixture's parameter names.

    SQLite has its file in `folder`. On PostgreSQL, processes are held, see `Gate`.
    """
    if request.param == "sqlite":
        file = folder / "wonders.db"
        put_database(file)
        async with _ground_on(f"sqlite+aiosqlite:///{file}", after=after) as opened:
            yield opened
        return
    server = cast("PrivateServer", request.getfixturevalue("postgresql"))
    name = await server.migrated()
    async with _ground_on(server.url(name), after=after) as opened:
        yield opened
    await server.drop(name)


@asynccontextmanager
async def _ground_on(url: str, *, after: bool) -> AsyncIterator[RaceStores]:
    onlooker = await Onlooker.of(url) if url.startswith("postgresql") else None
    stores = tuple(Store(Database(url)) for _ in range(3))
    try:
        yield RaceStores(stores[0], (stores[1], stores[2]), onlooker, after=after)
    finally:
        for each in stores:
            await each.close()
        if onlooker is not None:
            await onlooker.close()


def writing_methods(store: Store) -> Mapping[str, Any]:
    """Return the methods that open a transaction for writing, by use case and name."""
    found = {}
    for use_case, queries in vars(store).items():
        if use_case.startswith("_"):
            continue
        methods = dict(inspect.getmembers(queries, inspect.iscoroutinefunction))
        writing = {name for name, each in methods.items() if "_database.writing(" in _code(each)}
        inner = [name for name in writing if name.startswith("_")]
        for name, each in methods.items():
            if name in writing or any(f"self.{called}(" in _code(each) for called in inner):
                found[f"{use_case}.{name}"] = each
    return {name: each for name, each in found.items() if "._" not in name}


def _code(method: Any) -> str:
    return inspect.getsource(method)
