"""Measures what others notice of one person who asks for much: `python -m bench.fairness`.

The bot draws and searches in worker processes, as hosts run it, and has the limits that hosts get.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from datetime import UTC, datetime
from random import Random
from statistics import median
from time import perf_counter

from bot.discord.client import Wonders
from bot.store import Ending, Move, NewTable, Player
from engine.duel.game import DUEL
from playground import Answer, Channel, Person, Playground

from .crowd import Crowd
from .running import running_bot

EACH = 50
"""How many of each the one person asks for."""

GAMES, RATE, SECONDS = 3, 4.0, 20.0
"""How many games others play, their moves a second in all, and for how long they are measured."""

PLIES = 30
"""How many moves the stored games have."""

PREPARED_WITHIN = 60.0
"""Seconds within which the computer player is prepared, or the measurement goes on without."""

TARGETS = """\
target: a click to its board takes others at most half as long again; a review that somebody else
asks for comes within twice its usual time"""


async def _measure() -> None:
    async with running_bot(reply=300.0, ack_seconds=60.0) as (discord, app):
        await _compare(discord, app)


async def _compare(discord: Playground, app: Wonders) -> None:
    crowd = Crowd(discord, GAMES)
    crowd.rate = RATE
    playing = asyncio.create_task(crowd.play())
    town = _Town(discord, app)
    await town.build()
    await _prepared(app)
    crowd.all_there.set()
    asking: asyncio.Task[None] | None = None
    try:
        usual_boards, usual_review = await _boards(crowd), await town.review(0)
        asking = asyncio.create_task(town.ask_for_much())
        await asyncio.sleep(1.0)
        reviewing = asyncio.create_task(town.review(1))
        boards = await _boards(crowd)
        review = await reviewing
        done = town.answered
    finally:
        for task in (playing, asking):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
    print(f"one person asked for {6 * EACH} things at once; {done} were answered by then")
    print(_ratio("others' click to board, median", median(usual_boards), median(boards)))
    print(_ratio("others' click to board, 95%", _slow(usual_boards), _slow(boards)))
    print(_ratio("a review that somebody else asks for", usual_review, review))
    print(TARGETS)


async def _boards(crowd: Crowd) -> Sequence[float]:
    """Return the seconds from each move to its board that others make in a while."""
    crowd.figures.boards.clear()
    await asyncio.sleep(SECONDS)
    return tuple(crowd.figures.boards)


async def _prepared(app: Wonders) -> None:
    """Wait until searches have compiled code, so that both measurements have it."""
    until = perf_counter() + PREPARED_WITHIN
    while await app.ai_pool.seconds_to_full_strength("duel") is not None:
        if perf_counter() > until:
            print("the computer player was not prepared in time")
            return
        await asyncio.sleep(1.0)


class _Town:
    """The person who asks for much, somebody who asks for a review, and the games of both."""

    def __init__(self, discord: Playground, app: Wonders) -> None:
        self._app = app
        self._guild = discord.add_guild("Agora")
        self._greedy = discord.add_person("Greedy")
        self._other = discord.add_person("Other")
        self._rivals = [discord.add_person(f"Rival {n}") for n in range(EACH)]
        self._guild.join(self._greedy, self._other, *self._rivals)
        self._side = self._guild.add_channel("side")
        self.answered = 0
        self._ended: list[Channel] = []
        self._running: list[Channel] = []
        self._reviewed: list[Channel] = []

    async def build(self) -> None:
        """Store games that have ended, and games in which the greedy person is on turn."""
        for n in range(EACH):
            self._ended.append(await self._game(self._greedy, seed=n, ended=True))
            self._running.append(await self._game(self._greedy, seed=n, ended=False))
        self._reviewed = [await self._game(self._other, seed=EACH + n, ended=True) for n in (0, 0)]

    async def review(self, n: int) -> float:
        """Return the seconds until somebody has a review of a game as long as the others."""
        begun = perf_counter()
        await _whole(self._other.command(self._reviewed[n], "review"))
        return perf_counter() - begun

    async def ask_for_much(self) -> None:
        """Ask for everything at once, and count what is answered, if only by a refusal."""
        watched = [self._guild.add_channel(f"watched {n}") for n in range(EACH)]
        greedy = self._greedy
        asked = [
            *(greedy.command(each, "replay") for each in self._ended),
            *(greedy.command(each, "review") for each in self._ended),
            *(greedy.command(each, "hint") for each in self._running),
            *(greedy.command(each, "board") for each in self._running),
            *(greedy.command(each, "duel", watch=True, level="master") for each in watched),
            *(greedy.command(self._side, "duel", opponent=each) for each in self._rivals),
        ]
        for answer in asyncio.as_completed(map(_whole, asked)):
            await answer
            self.answered += 1

    async def _game(self, person: Person, *, seed: int, ended: bool) -> Channel:
        """Store a game against the computer in a channel of its own."""
        place = self._guild.add_channel("table")
        rng = Random(seed)
        deal = DUEL.deal(rng, 2, {})
        state, made = DUEL.start(deal), list[Move]()
        while len(made) < PLIES or DUEL.to_act(state)[0] != 0:
            seat = DUEL.to_act(state)[0]
            chosen = rng.choice(DUEL.legal(DUEL.view(state, seat), seat))
            nth = sum(each.seat == seat for each in made)
            made.append(Move(seat, nth, str(chosen), datetime.now(UTC), seat == 1))
            state = DUEL.apply(state, seat, chosen).state
        computer = Player(None, "", "builder")
        new = NewTable(
            game="duel",
            guild_id=self._guild.id,
            channel_id=place.id,
            opener_id=person.id,
            locale="en-US",
            options={"wonders": "draft"},
            deal=DUEL.pack(deal),
            players=(Player(person.id, person.name), computer),
            postable=True,
        )
        table = (await self._app.store.tables.add(new)).id
        await self._app.store.tables.append(table, made)
        if ended:
            await self._app.store.tables.end(table, Ending("resignation", (1,)))
        return place


async def _whole(asked: Awaitable[Answer]) -> Answer:
    """Wait for an answer until nothing in it is only announced."""
    answer = await asked
    while any(each.thinking for each in answer.messages) or _is_progress(answer):  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    return answer


def _is_progress(answer: Answer) -> bool:
    """Whether an answer tells only how far a review is, which a picture follows."""
    if any(each.pictures for each in answer.messages):
        return False
    return any("going through the game" in each.text for each in answer.messages)


def _slow(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def _ratio(name: str, usual: float, then: float) -> str:
    return f"{name}: {usual * 1000:.0f} ms, then {then * 1000:.0f} ms, {then / usual:.2f} times"


def main() -> None:
    """Print the figures of one run."""
    asyncio.run(_measure())


if __name__ == "__main__":
    main()
