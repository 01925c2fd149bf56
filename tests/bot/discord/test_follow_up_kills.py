"""The bot is killed at each request of a move with a follow-up: no board is lost or doubled."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from playground import Channel, Message, Person, Playground

from ..kills import discord, killed, put_game, until_stored
from ..players import SLOWLY, Players, board_of, boards, enabled, named
from ..processes import PATIENT, Host
from ..routes import CALLBACK, FOLLOW, FOLLOWED
from ..scene import after, discarding

pytestmark = pytest.mark.long

__all__ = ["discord"]

POSITION = after(12)

KILLED_AT: Mapping[str, Mapping[str, object]] = {
    "the press is acknowledged": {"method": "POST", "path": CALLBACK, "after": True},
    "the board is on its way": {"method": "POST", "path": FOLLOW},
    "the board is there": {"method": "POST", "path": FOLLOW, "after": True},
    "the former board is to lose its controls": {"method": "PATCH", "path": FOLLOWED},
    "the former board has lost its controls": {"method": "PATCH", "path": FOLLOWED, "after": True},
    "the panel is to be deleted": {"method": "DELETE", "path": FOLLOWED},
}


async def shown_once(discord: Playground, host: Host, place: Channel, moves: int) -> Message:
    """Check that a board after so many moves is there once, is stored, and alone has controls."""
    await discord.until(
        lambda: board_of(boards(place)[-1]) == (1, moves) and bool(enabled(boards(place)[-1])),
        SLOWLY,
        f"a board after {moves} moves",
    )
    *former, last = boards(place)
    await discord.until(lambda: not any(each.buttons for each in former), SLOWLY, "lines of text")
    stored = await until_stored(host, lambda record: not record.board_due, "a board that is stored")
    shown = [board_of(each) for each in boards(place)]
    assert len(set(shown)) == len(shown)
    assert (len(stored.moves), stored.message_id) == (moves, last.id)
    return last


async def test_no_board_is_lost_or_doubled(discord: Playground, tmp_path: Path) -> None:
    guild = discord.add_guild("Forum")
    people = tuple(discord.add_person(name) for name in ("Ana", "Bruno"))
    guild.join(*people)
    channel = guild.add_channel("plaza")
    async with Host(discord, tmp_path, module=PATIENT, DISCORD_OWN_REQUESTS_PER_SECOND="0") as host:
        await put_game(
            host, channel, people, game="duel", deal=POSITION.deal, moves=POSITION.moves,
            options={"wonders": "draft"},
        )  # fmt: skip
        await people[0].command(channel, "board")
        made = len(POSITION.moves)
        players = Players(discord, channel, people, Random(2))
        for fault in KILLED_AT.values():
            await players.turn(await shown_once(discord, host, channel, made))
            board = await shown_once(discord, host, channel, made := made + 1)
            (person,) = named(board, people)
            assert isinstance(person, Person)
            card = next(each for each in enabled(board) if each.custom_id.startswith("w:"))
            panel = (await person.click(board, card)).private[-1]
            async with killed(discord, host, person.click(panel, discarding(panel)), **fault):
                pass
            made += 1
        await players.turn(await shown_once(discord, host, channel, made))
        posted = [each for each in discord.requests if each.method == "POST"]
        assert [each for each in posted if each.path.startswith("/webhooks")]
        assert len(boards(channel)) == made - len(POSITION.moves) + 2
