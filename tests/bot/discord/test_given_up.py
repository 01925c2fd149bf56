"""The last message of a game that was given up: how it ended, and only moves that no board told."""

from random import Random

import pytest

from bot.discord.client import Wonders
from bot.games import GAMES
from bot.store import NewTable, Player
from bot.tables.tournaments.rounds import usual_options
from playground import Channel, Playground
from tests.stored import move

from ..scene import Town, settled, town, words
from .test_tournaments import resign

pytestmark = pytest.mark.long


async def begun(bot: Wonders, place: Town, game: str) -> tuple[int, Channel]:
    """Begin a game of two people in a channel of its own, and show it."""
    channel = place.guild.add_channel(game)
    options = usual_options(GAMES[game])
    new = NewTable(
        game=game,
        guild_id=place.guild.id,
        channel_id=channel.id,
        opener_id=place.ana.id,
        locale="en-US",
        options=options,
        deal=GAMES[game].deal(Random(5), 2, options),
        players=tuple(Player(each.id, each.name) for each in (place.ana, place.bruno)),
        postable=True,
    )
    table = (await bot.store.tables.add(new)).id
    await place.ana.command(channel, "board")
    await settled(bot)
    return table, channel


async def legal(bot: Wonders, table: int) -> tuple[int, int, str]:
    """Return a legal move: the seat, its ply, and the text."""
    session = await bot.services.tables.session(table)
    seat = session.to_act()[0]
    made = GAMES[session.record.game].rules.legal(session.view(seat), seat)
    return seat, session.record.next_ply(seat), str(made[0])


async def play(bot: Wonders, table: int, moves: int) -> None:
    """Let whoever is on turn make so many moves, each shown."""
    for _ in range(moves):
        seat, ply, text = await legal(bot, table)
        who = (await bot.store.tables.load(table)).players[seat].user_id
        assert who is not None
        await bot.services.tables.play(table, who, seat, ply, text, None)
        await settled(bot)


@pytest.mark.parametrize("game", GAMES)
async def test_it_does_not_repeat_what_the_line_above_tells(
    discord: Playground, bot: Wonders, game: str
) -> None:
    place = town(discord)
    table, channel = await begun(bot, place, game)
    await play(bot, table, 6)
    lines = (await bot.services.tables.session(table)).former_board(words("en-US"))
    (line,) = lines.parts
    await resign(bot, channel, place.ana)
    above, final = channel.messages[-2:]
    assert above.text == line
    assert final.pictures
    assert [each[:3] for each in final.text.splitlines()] == ["## "]
    again = await place.ana.command(channel, "board")
    await settled(bot)
    assert again.public[0].text == final.text


@pytest.mark.parametrize("game", GAMES)
async def test_it_tells_a_move_that_no_board_has_told(
    discord: Playground, bot: Wonders, game: str
) -> None:
    place = town(discord)
    table, channel = await begun(bot, place, game)
    await play(bot, table, 6)
    await append(bot, table)
    told = (await bot.services.tables.session(table)).former_board(words("en-US")).parts[0]
    await resign(bot, channel, place.ana)
    final = channel.messages[-1]
    assert final.pictures
    first, *_, last = final.text.splitlines()
    assert first[:10] == str(told)[:10]
    assert last.startswith("## ")


async def append(bot: Wonders, table: int) -> None:
    """Store a move, or all choices of a turn, that nobody shows."""
    session = await bot.services.tables.session(table)
    record, made = session.record, []
    for seat in session.to_act():
        moves = GAMES[record.game].rules.legal(session.view(seat), seat)
        made.append(move(seat, record.next_ply(seat), str(moves[0])))
    await bot.store.tables.append(table, made)


async def test_it_does_not_repeat_that_moves_were_taken_back(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    table, channel = await begun(bot, place, "architects")
    await play(bot, table, 6)
    last = (await bot.store.tables.load(table)).moves[-1]
    asker, rival = (place.ana, place.bruno)[:: -1 if last.seat else 1]
    (request,) = (await asker.command(channel, "undo")).public
    await rival.click(request, say("button-agree"))
    await settled(bot)
    count = len((await bot.store.tables.load(table)).undone[-1].moves)
    assert channel.messages[-1].text.startswith(say("undo-board", name=asker.name, moves=count))
    await resign(bot, channel, place.ana)
    above, final = channel.messages[-2:]
    assert above.text == say("undo-done", name=asker.name, moves=count)
    assert [each[:3] for each in final.text.splitlines()] == ["## "]
