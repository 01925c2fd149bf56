"""How much a start with many running games costs: `python -m bench.start [--games 10000]`."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, thread_time

from sqlalchemy import insert

from bot.computer.players import ComputerPlayers
from bot.contract import Session
from bot.controls.panel import Panel
from bot.fair.dealing import Dealer
from bot.runtime.garbage import freeze_loaded, unfreeze
from bot.runtime.metrics import Metrics
from bot.runtime.shutdown import Shutdown
from bot.store import Store, TableRecord
from bot.store.schema.core import moves, seats, tables
from bot.tables.playing import playing
from bot.tables.ports import Replaced, Reply
from bot.tables.refusals import Refusal
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from bot.workers.ai_pool import AiPool
from bot.workers.jobs import SearchedPosition
from engine.core.game import Seat
from engine.duel.game import DUEL

GAMES_RUNNING = 10_000
MOVES = 30
"""How far each game has got: about the middle of a duel."""

LOOK = 0.001
"""Seconds between two looks at how long the event loop was held."""

PROMISE = (
    "promise: at most 1 ms of one core for each game of people and 4 ms for each in which the"
    " computer is to move, and the event loop never held for more than 50 ms"
)
"""A game of people is read when somebody presses. A computer's is read and played from its deal at
once: 4 ms beside the second for which it thinks then."""


class _NoDiscord:
    """A poster that posts nothing: every board counts as shown."""

    def uncertain(self, table: int) -> bool:
        return False

    def hand_over(self, table: int) -> None:
        raise AssertionError("there is no other process")

    async def show(
        self,
        session: Session,
        reply: Reply | None = None,
        *,
        asked: bool = False,
        new: bool = False,
        unmentioned: Collection[int] = (),
    ) -> bool:
        raise AssertionError("every board is shown already")

    async def update(self, table: int) -> None:
        raise AssertionError("nobody has chosen")

    async def answer(self, held: Session, reply: Reply) -> None: ...

    async def give_up(self, session: Session) -> None:
        raise AssertionError("no channel is gone")

    async def post(self, channel_id: int, panel: Panel) -> int:
        raise AssertionError("nothing is told")

    async def replace(
        self, channel_id: int, message_id: int, panel: Panel, *, archived: bool = False
    ) -> Replaced:
        raise AssertionError("nothing is replaced")


class _NoLetters:
    """Direct messages, of which a start sends none."""

    async def send(self, person: int, panel: Panel, nonce: str) -> tuple[int, int]:
        raise AssertionError("nobody wants direct messages")

    async def replace(self, channel_id: int, message_id: int, panel: Panel) -> None:
        raise AssertionError("nothing is replaced")


class _Searches(AiPool):
    """Counts the searches asked for; none finds a move, so that a start alone is measured."""

    asked = 0

    async def choose(
        self,
        game: str,
        view: object,
        seat: Seat,
        level: str,
        seed: int,
        *,
        together: int = 1,
        part: float = 1.0,
        patient: bool = False,
        position: SearchedPosition | None = None,
    ) -> str:
        self.asked += 1
        raise Refusal("table-ended")


async def _measure(folder: Path, games: int, *, computer: bool) -> None:
    """Print what a start costs with games between people, or against the `computer`."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/bench.db")
    await _fill(store, games, computer=computer)
    shutdown, ai_pool = Shutdown(), _Searches({}, 0)
    players = ComputerPlayers(ai_pool, _typing, Random(1), 0.0, shutdown)
    presentations, dealer = Presentations(store, shared_strings()), Dealer(store, Random(1))
    play = playing(
        store, _NoDiscord(), _NoLetters(), presentations, dealer, Metrics(), shutdown,
        players.wake, lambda _: None,
    )  # fmt: skip
    await play.tables.session(1)  # what is loaded once is loaded before Discord is ready
    freeze_loaded()
    async with _watched(f"{games} games {'against the computer' if computer else 'of people'}"):
        await play.boards.resume()
        players.take_up(play.tables, await store.tables.computer_due())
        while computer and ai_pool.asked < games:  # noqa: ASYNC110 - searches set no event
            await asyncio.sleep(0.1)
    unfreeze()
    await players.close()
    await play.boards.close()
    ai_pool.close()
    await store.close()


async def _typing(_: TableRecord) -> None:
    """Show nowhere that a search is running."""


@asynccontextmanager
async def _watched(what: str) -> AsyncIterator[None]:
    """Print the time of a core and the longest hold of the event loop during the block.

    A hold counts what the loop itself computes: on a busy machine it also waits for others.
    """
    longest = 0.0

    async def look() -> None:
        nonlocal longest
        while True:
            before = thread_time()
            await asyncio.sleep(LOOK)
            longest = max(longest, thread_time() - before)

    looking = asyncio.create_task(look())
    await asyncio.sleep(0.1)
    longest, used, begun = 0.0, process_time(), perf_counter()
    yield
    taken, used = perf_counter() - begun, process_time() - used
    looking.cancel()
    print(
        f"start with {what}: {used:.2f} s of a core in {taken:.2f} s,"
        f" the event loop held for {longest * 1000:.0f} ms at most"
    )


async def _fill(store: Store, games: int, *, computer: bool) -> None:
    """Store the same game many times, in the middle, with its board shown."""
    deal, made = _a_game()
    now = datetime.now(UTC)
    computers_seat = _next(deal, made) if computer else -1
    numbers = range(1, games + 1)
    async with store.database.writing() as connection:
        common = {
            "game": "duel", "guild_id": 1, "opener_id": 1, "locale": "en-US",
            "options": {"wonders": "draft"}, "postable": True,
            "created_at": now, "message_id": 1, "shown": len(made), "computer_due": computer,
        }  # fmt: skip
        await connection.execute(
            insert(tables),
            [{**common, "id": n, "channel_id": n, "deal": _alike(deal, n)} for n in numbers],
        )
        people = [None if seat == computers_seat else seat + 1 for seat in range(2)]
        await connection.execute(
            insert(seats),
            [
                {"table_id": n, "seat": seat, "user_id": user, "name": "N", "level": "random"}
                for n in numbers
                for seat, user in enumerate(people)
            ],
        )
        counted = [(n, seat, text) for n, (seat, text) in enumerate(made)]
        rows = [
            {"n": n, "seat": seat, "text": text, "at": now,
             "ply": sum(former == seat for _, former, _ in counted[:n])}
            for n, seat, text in counted
        ]  # fmt: skip
        for number in numbers:
            await connection.execute(insert(moves), [{**row, "table_id": number} for row in rows])


def _a_game() -> tuple[object, list[tuple[int, str]]]:
    rng = Random(1)
    deal = DUEL.deal(rng, 2, {})
    state, made = DUEL.start(deal), list[tuple[int, str]]()
    while len(made) < MOVES:
        seat = DUEL.to_act(state)[0]
        move = rng.choice(DUEL.legal(DUEL.view(state, seat), seat))
        made.append((seat, str(move)))
        state = DUEL.apply(state, seat, move).state
    return deal, made


def _alike(deal: object, n: int) -> bytes:
    """Return a deal as it is stored, with blanks after it that no other has: none is cached."""
    return DUEL.pack(deal) + f"{n:b}".translate({48: " ", 49: "\t"}).encode()  # type: ignore[arg-type]


def _next(deal: object, made: Sequence[tuple[int, str]]) -> int:
    """Return the seat that is to move."""
    state = DUEL.start(deal)  # type: ignore[arg-type]
    for seat, text in made:
        state = DUEL.apply(state, Seat(seat), DUEL.parse(text)).state
    return int(DUEL.to_act(state)[0])


def main(arguments: Sequence[str] = ()) -> None:
    """Print what a start costs, with games between people and against the computer."""
    parser = argparse.ArgumentParser(prog="python -m bench.start")
    parser.add_argument("--games", type=int, default=GAMES_RUNNING)
    games = parser.parse_args(arguments).games
    for computer in (False, True):
        with TemporaryDirectory() as folder:
            asyncio.run(_measure(Path(folder), games, computer=computer))
    print(PROMISE)


if __name__ == "__main__":
    main(sys.argv[1:])
