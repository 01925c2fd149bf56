"""A tournament whose bot was killed after it had posted something, and comes back minutes later.

By then Discord no longer knows the nonce of a line.
"""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.store import Unavailable
from playground import Channel, Playground
from playground.model import nonces

from ..conftest import running
from ..scene import settled, words
from .test_tournaments import channel_with_people, opened, play_round, state

pytestmark = pytest.mark.long


def kill_before(bot: Wonders, monkeypatch: pytest.MonkeyPatch, query: str) -> None:
    """Let the bot store nothing by a query of tournaments, as if it was killed before."""

    async def killed(*_: Any) -> None:
        raise Unavailable("the bot is killed")

    monkeypatch.setattr(bot.store.tournaments, query, killed)


def lines(channel: Channel) -> list[str]:
    """Return what was posted beside the message of the tournament, each once."""
    told = [message.text for message in channel.messages[1:]]
    assert len(set(told)) == len(told)
    return told


async def test_each_game_and_the_winner_are_told_once(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nonces, "REMEMBERED_FOR", timedelta(0))
    channel, people = channel_with_people(discord)
    players = people[:4]
    async with running(discord, tmp_path) as bot:
        board = await opened(channel, players, game="duel", rounds=1)
        kill_before(bot, monkeypatch, "set_thread")
        await players[0].click(board, "T:1:begin")
        await settled(bot)
        assert len(lines(channel)) == 1
        assert channel.threads == []
    async with running(discord, tmp_path, seed=2) as bot:
        await bot.services.tournaments.look()
        assert len(lines(channel)) == len(channel.threads) == 2
        kill_before(bot, monkeypatch, "finish")
        await play_round(discord, bot, players)
        assert len(lines(channel)) == 3
        assert (await state(bot)).status == "running"
    async with running(discord, tmp_path, seed=3) as bot:
        await bot.services.tournaments.look()
        assert (await state(bot)).status == "over"
    assert len(lines(channel)) == 3


async def test_whoever_joins_first_is_shown_though_the_message_was_not_stored(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, (host, guest, *_) = channel_with_people(discord)
    async with running(discord, tmp_path) as bot:
        kill_before(bot, monkeypatch, "set_message")
        board = (await host.command(channel, "tournament", game="duel")).public[0]
        assert (await state(bot)).message_id is None
    async with running(discord, tmp_path, seed=2) as bot:
        await guest.click(board, "T:1:join")
        await settled(bot)
        assert (await state(bot)).message_id == board.id
    assert guest.name in board.text


async def test_one_whose_message_could_not_be_posted_is_not_listed(
    discord: Playground, bot: Wonders
) -> None:
    channel, (host, *_) = channel_with_people(discord)
    discord.faults.add(method="POST", path="/callback$", status=400, code=50035)
    assert not (await host.command(channel, "tournament", game="duel")).public
    listed = (await host.command(channel, "tournaments")).private[0]
    assert listed.text == words("en-US")("tournaments-none")


async def test_a_line_that_could_not_be_stored_is_told_once(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nonces, "REMEMBERED_FOR", timedelta(0))
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel", rounds=1)
    with monkeypatch.context() as outage:
        kill_before(bot, outage, "set_thread")
        await people[0].click(board, "T:1:begin")
        await settled(bot)
    await bot.services.tournaments.look()
    assert len(lines(channel)) == len(channel.threads) == 2


async def test_no_line_is_looked_for_where_nothing_was_killed(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel", kind="robin")
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    for _ in range(3):
        await play_round(discord, bot, people[:4])
    assert (await state(bot)).status == "over"
    assert not [
        each
        for each in discord.requests
        if each.method == "GET" and each.path == f"/channels/{channel.id}/messages"
    ]
