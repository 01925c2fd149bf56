"""Counts the requests of a move, by whether Discord's limit holds for them: `bench.requests`.

Games of people are played twice: with every board a message of the bot's own, and with every board
that can be one a follow-up of a press.
"""

import asyncio

from msgspec import Struct

from bot.discord.client import Wonders
from bot.tables.boards import waiting_lines
from playground import Playground

from .crowd import COMMANDS, PEOPLE, Crowd, running_board
from .running import moves_by, running_bot

BOARDS = 40
"""Boards of each kind of game that are counted."""

NEVER, ALWAYS = 1_000_000.0, 0.0
"""Own requests a second from which on boards follow presses."""


class Sent(Struct, frozen=True):
    """Requests and what they were for, since the first board."""

    own: float
    answers: float
    boards: int
    moves: float


async def _count(kind: str, most: float) -> Sent:
    """Play one kind of game and count."""
    async with running_bot(workers=0, own_requests=most) as (discord, app):
        return await _play(discord, app, kind)


async def _play(discord: Playground, app: Wonders, kind: str) -> Sent:
    crowd = Crowd(discord, 1, (kind,))
    playing = asyncio.create_task(crowd.play())
    (table,) = crowd.tables
    while running_board(table.place) is None:  # noqa: ASYNC110 - the bench may look
        await asyncio.sleep(0.05)
    await discord.quiet()
    before = _sent(app)
    crowd.all_there.set()
    while len(crowd.figures.boards) < BOARDS:
        done, _ = await asyncio.wait({playing}, timeout=0.05)
        for task in done:
            task.result()
    counted = _sent(app)
    boards = len(crowd.figures.boards)
    playing.cancel()
    await asyncio.wait({playing})
    own, answers, moves = (now - then for now, then in zip(counted, before, strict=True))
    return Sent(own, answers, boards, moves)


def _sent(app: Wonders) -> tuple[float, float, float]:
    """Return the bot's own requests, its answers, and the moves of people so far."""
    totals = {"own": 0.0, "answer": 0.0, "other": 0.0}
    for metric in app.metrics.requests.collect():
        for each in metric.samples:
            if each.name.endswith("_total"):
                totals[each.labels["route"]] += each.value
    return totals["own"], totals["answer"], moves_by(app, "person")


def main() -> None:
    """Print the requests of a board and of a move, for each kind of game and both routes."""
    waiting_lines.EVERY = 0.0  # as if people took their time: each choice edits the line
    print("requests for each board: the bot's own (Discord allows 50 a second), and answers")
    for kind in COMMANDS:
        for name, most in (("own messages", NEVER), ("follow-ups", ALWAYS)):
            sent = asyncio.run(_count(kind, most))
            print(
                f"{kind} of {PEOPLE[kind]}, {name}: own {sent.own / sent.boards:.2f},"
                f" answers {sent.answers / sent.boards:.2f}"
                f" (a move: own {sent.own / sent.moves:.2f},"
                f" answers {sent.answers / sent.moves:.2f};"
                f" {sent.boards} boards, {sent.moves:.0f} moves)"
            )


if __name__ == "__main__":
    main()
