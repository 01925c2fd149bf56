"""The games of a tournament are sealed where everybody sees it, before anything later goes in."""

import pytest

from bot.controls import ids
from bot.discord.client import Wonders
from bot.fair.proof import in_short
from bot.store import Unavailable
from engine.core.fair_lines import terms
from playground import Channel, Playground

from ..scene import private, settled
from .test_tournament_troubles import begun_by_four
from .test_tournaments import channel_with_people, opened, resign, state


def told(channel: Channel, thread: int) -> str:
    """Return the line of a game, at which its thread was opened."""
    return next(each.text for each in channel.messages if each.id == thread)


async def test_a_game_is_sealed_in_its_line_and_the_id_of_that_goes_into_the_deal(
    discord: Playground, bot: Wonders
) -> None:
    channel, players, _ = await begun_by_four(discord, bot)
    found, sealed = await state(bot), set()
    for game in found.pairings:
        assert game.table_id is not None
        assert game.thread_id is not None
        seal = await bot.store.seals.of_table(game.table_id)
        assert seal is not None
        assert in_short(seal.commitment) in told(channel, game.thread_id)
        shares = terms(seal.terms or "").shares
        joined = {each.user_id: each.cut for each in found.entrants}
        record = await bot.store.tables.load(game.table_id)
        first = sorted(record.players, key=lambda each: each.user_id != record.opener_id)
        mixed = [joined[each.user_id] for each in first if each.user_id]
        assert [each.interaction for each in shares] == [*mixed, game.thread_id]
        sealed.add(seal.commitment)
    assert len(sealed) == len(found.pairings) == 2
    thread = discord.world.channels[found.pairings[0].thread_id or 0]
    for person in players:
        for table in await bot.store.tables.running_of(person.id):
            if table.channel_id == thread.id:
                asked = private(await person.command(thread, "resign"))
                await person.click(asked, str(ids.Resign(table.id)))
                await settled(bot)
    proof = (await players[0].command(thread, "verify")).private[0]
    assert "✅" in proof.text


async def test_a_game_that_a_player_begins_meanwhile_takes_no_seal_that_was_shown(
    discord: Playground, bot: Wonders
) -> None:
    told_of = discord.faults.add(method="POST", path="/threads$", status=403, code=50013, times=2)
    channel, players, _ = await begun_by_four(discord, bot)
    assert told_of.hits
    side = channel.guild.add_channel("side") if channel.guild else channel
    for person in players:
        await person.command(side if person is players[0] else discord.dm(person), "duel")
    await settled(bot)
    discord.faults.clear()
    await bot.services.tournaments.try_again(None)
    await bot.services.tournaments.look()
    await settled(bot)
    for game in (await state(bot)).pairings:
        assert game.table_id is not None
        seal = await bot.store.seals.of_table(game.table_id)
        assert seal is not None
        assert in_short(seal.commitment) in told(channel, game.thread_id or 0)


@pytest.mark.parametrize("over", [False, True])
async def test_a_game_that_the_two_who_meet_play_in_the_thread_before_is_not_that_of_the_line(
    discord: Playground, bot: Wonders, *, over: bool
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel")
    closed = discord.faults.add(method="POST", path="/threads$", status=403, code=50013, times=None)
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    assert closed.hits
    found = await state(bot)
    game = found.pairings[0]
    assert game.thread_id is not None
    both = {each.user_id for each in found.entrants if each.drawn in (game.first, game.second)}
    one, other = (person for person in people if person.id in both)
    line = next(each for each in channel.messages if each.id == game.thread_id)
    thread = discord.world.add_thread(channel, "by hand", one, starter=line)
    asked = (await one.command(thread, "duel", opponent=other)).public[0]
    await other.click(asked, "Accept")
    await settled(bot)
    own = await bot.store.tables.latest_in(thread.id)
    assert own is not None
    if over:
        await resign(bot, thread, one)
    discord.faults.clear()
    await bot.services.tournaments.try_again(None)
    await bot.services.tournaments.look()
    await settled(bot)
    game = (await state(bot)).pairings[0]
    assert game.table_id not in (None, own.id)
    assert game.scores is None
    assert (game.thread_id == thread.id) is over
    seal = await bot.store.seals.of_table(game.table_id or 0)
    assert seal is not None
    assert in_short(seal.commitment) in told(channel, game.thread_id or 0)


async def test_a_game_is_dealt_once_though_its_thread_is_deleted_before_the_tournament_knows_it(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel")

    async def lost(*_: object) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(bot.store.tournaments, "set_table", lost)
        await people[0].click(board, "T:1:begin")
        await settled(bot)
    game = (await state(bot)).pairings[0]
    assert game.table_id is None
    dealt = await bot.store.tables.latest_in(game.thread_id or 0)
    assert dealt is not None
    discord.world.channels[dealt.channel_id].delete()
    discord.delete_message(next(each for each in channel.messages if each.id == dealt.channel_id))
    await bot.services.tournaments.try_again(None)
    await bot.services.tournaments.look()
    await settled(bot)
    assert [each.table_id for each in (await state(bot)).pairings] == [dealt.id, dealt.id + 1]
    for person in people[:4]:
        assert len(await bot.store.tables.running_of(person.id)) == 1
