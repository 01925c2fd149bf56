"""Measures the wait from a click to its answer, one click at a time: `python -m bench.clicks`."""

import asyncio
from collections.abc import Sequence
from random import Random
from statistics import median
from time import perf_counter

from msgspec import Struct

from playground import Button, Channel, Message, Person, Playground

from .crowd import MAKES, SHOWS
from .running import running_bot

GAMES = 3
REMATCH, CARD = "r:", "w:"
"""Prefixes of custom_ids: the rematch button of a finished game, and the button of a card."""


class Times(Struct):
    """Seconds from a click on a card to its private answer, and from a move to its board."""

    answers: list[float]
    boards: list[float]


async def _measure() -> Times:
    times = Times([], [])
    async with running_bot(workers=0) as (discord, _):
        await _play(discord, times)
    return times


async def _play(discord: Playground, times: Times) -> None:
    """Play whole games between two people who press random buttons."""
    guild = discord.add_guild("Forum")
    ana, bruno = discord.add_person("Ana"), discord.add_person("Bruno")
    guild.join(ana, bruno)
    rng = Random(1)
    for game in range(GAMES):
        place = guild.add_channel(f"table {game}")
        challenge = await ana.command(place, "duel", opponent=bruno)
        await bruno.click(challenge.public[0], "Accept")
        await _shown(discord, place, more_than=1)
        while not any(each.custom_id.startswith(REMATCH) for each in place.messages[-1].buttons):
            await discord.quiet(0.02)
            board = place.messages[-1]
            person = ana if ana in board.mentions else bruno
            await _move(discord, place, person, board, rng, times)


async def _shown(discord: Playground, place: Channel, more_than: int) -> None:
    await discord.until(lambda: len(place.messages) > more_than)


async def _move(
    discord: Playground, place: Channel, person: Person, board: Message, rng: Random, times: Times
) -> None:
    shown = len(place.messages)
    if board.selects:
        select = board.selects[0]
        begun = perf_counter()
        await person.select(board, select, [select.options[0].value])
    else:
        message, button = board, _any(board, rng)
        if button.custom_id.startswith(CARD):
            begun = perf_counter()
            answer = await person.click(board, button)
            times.answers.append(perf_counter() - begun)
            message = answer.private[0]
            button = _any(message, rng)
        begun = perf_counter()
        await person.click(message, button)
    await _shown(discord, place, more_than=shown)
    times.boards.append(perf_counter() - begun)


def _any(message: Message, rng: Random) -> Button:
    """Return any button that goes on with the game."""
    offered = [button for button in message.buttons if not button.disabled]
    return rng.choice([each for each in offered if each.custom_id.startswith(SHOWS + MAKES)])


def _line(name: str, times: Sequence[float]) -> str:
    slow = sorted(times)[int(len(times) * 0.95)]
    return f"{name}: median {median(times) * 1000:.1f} ms, 95% within {slow * 1000:.1f} ms"


def main() -> None:
    """Print the waits, with bot and playground in one process."""
    times = asyncio.run(_measure())
    print(f"{len(times.boards)} moves in {GAMES} games")
    print(_line("a card to its private answer", times.answers))
    print(_line("a move to its new board", times.boards))


if __name__ == "__main__":
    main()
