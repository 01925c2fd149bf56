"""The bot is killed while six computers move one after the other: each move is told once."""

import asyncio
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.architects.session import ArchitectsSession
from bot.store import TableRecord
from engine.architects.deal import Deal
from engine.architects.game import ARCHITECTS
from playground import Channel, Message, Playground
from tests.bot.kills import discord, give_up, killed, put_game, until_stored
from tests.bot.party import words
from tests.bot.players import SLOWLY, board_of, boards, enabled
from tests.bot.processes import Host
from tests.bot.routes import POST

pytestmark = pytest.mark.long

__all__ = ["discord"]

INTO_THE_ROW = (1, 3, 5)
"""After how many moves the bot is killed, the person's own among them."""


@pytest.mark.parametrize("where", ["before the board", "as it is posted", "as it is stored"])
async def test_every_move_of_a_row_is_told_once(
    discord: Playground, tmp_path: Path, where: str
) -> None:
    ana, guild = discord.add_person("Ana"), discord.add_guild("Forum")
    guild.join(ana)
    channel = guild.add_channel("plaza")
    async with Host(discord, tmp_path) as host:
        deal = ARCHITECTS.pack(_dealt())
        await put_game(host, channel, [ana], computers=6, game="architects", deal=deal, moves=())
        await ana.command(channel, "board")

        async def asked() -> Message:
            await discord.until(
                lambda: bool(boards(channel) and enabled(boards(channel)[-1])), SLOWLY, "a board"
            )
            return boards(channel)[-1]

        for made in INTO_THE_ROW:
            board = await asked()
            await until_stored(host, lambda record: not record.board_due, "a board that is stored")
            at = board_of(board)
            assert at is not None
            press = ana.click(board, enabled(board)[0])
            if where == "before the board":
                acting = asyncio.create_task(press)
                await until_stored(host, partial(_has, at[1] + made), "moves of computers")
                await host.kill()
                await give_up(acting)
                await host.start()
            else:
                lost = where == "as it is stored"
                async with killed(discord, host, press, method="POST", path=POST, after=lost):
                    pass
            await discord.until(partial(_follows, channel, at), SLOWLY)
        await asked()
        await discord.until(lambda: not any(each.pictures for each in boards(channel)[:-1]), SLOWLY)
        record = await until_stored(host, lambda each: not each.board_due, "the last board")
        assert host.complaints() == []
    *former, last = (each for each in channel.messages if not each.ephemeral)
    assert not any(each.pictures for each in former)
    told = [line for each in former for line in each.text.splitlines()]
    assert told == _lines(record, record.told)
    assert board_of(last) == (1, record.revision)
    assert [each for each in former if enabled(each)] == []


def _dealt() -> Deal:
    """Return a deal in which no card on top of the first deck leads to a choice of its taker.

    The row of computers would begin after that choice only. There are enough such cards for two
    who take from the deck.
    """
    deal = ARCHITECTS.deal(Random(4), 7, {})
    own, *others = deal.decks
    quiet = sorted(own, key=lambda card: not card.startswith(("red", "vp3")))
    return replace(deal, decks=(tuple(quiet), *others))


def _has(moves: int, record: TableRecord) -> bool:
    """Whether so many moves are made."""
    return len(record.moves) >= moves


def _follows(channel: Channel, at: tuple[int, int]) -> bool:
    """Whether a newer board is there."""
    return board_of(boards(channel)[-1]) != at


def _lines(record: TableRecord, moves: int) -> list[str]:
    """Return what is left of boards that tell one of the first decisions each, and how it began."""
    made = [0, *(each.played.made for each in ArchitectsSession.history(record))]
    left = (
        ArchitectsSession.open(record.at(after, before)).former_board(words("en-US"))
        for before, after in pairwise(made)
        if after <= moves
    )
    return [str(each.parts[0]) for each in left]
