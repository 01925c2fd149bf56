"""Presses that should not be: strangers, old boards, double clicks, forgeries, what is gone."""

import asyncio
from random import Random

import pytest

from bot.discord.client import Wonders
from bot.wording.names import bold
from engine.duel import decisions as decide
from playground import Playground

from ...stored import open_invitations
from ..players import FINALE
from ..scene import (
    LOCALES,
    after,
    before_end,
    dealt,
    discarding,
    moved,
    settled,
    town,
    waiting_for,
    words,
)


async def test_strangers_and_the_one_not_on_turn_are_told_why_not(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        position = after(12)
        table, board = await dealt(bot, place, position, locale=locale)
        on_turn, waiting = place.person(position.seat), place.person(1 - position.seat)
        for person, text in (
            (place.carla, say("refusal-not-your-table")),
            (waiting, say("refusal-not-your-turn", names=bold(on_turn.name), count=1)),
        ):
            answer = await person.click(board, board.buttons[0])
            assert [each.text for each in answer.private] == [text]
            move = board.buttons[0].custom_id.replace("w:", "m:", 1).split(":")
            forged = ":".join((*move[:4], "discard", move[4]))
            answer = await person.click(board, forged, forged=True)
            assert [each.text for each in answer.private] == [text]
        assert await moved(bot, table) == 12


@pytest.mark.long
async def test_an_old_board_shows_the_present_one(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        position = after(12)
        table, board = await dealt(bot, place, position, locale=locale)
        person, button = place.person(position.seat), board.buttons[0]
        panel = (await person.click(board, button)).private[0]
        discard = discarding(panel)
        await person.click(panel, discard)
        await settled(bot)
        assert board.buttons == []
        for pressed in (
            await person.click(board, button, forged=True),
            await person.click(board, discard.custom_id, forged=True),
        ):
            (told,) = pressed.private
            assert told.text.startswith(say("stale"))
            assert told.pictures
            newest = place.channel.messages[-1]
            assert [each.url.rsplit("/", 1)[-1] for each in told.buttons] == [str(newest.id)]
        assert await moved(bot, table) == 13


async def test_clicks_at_the_same_time_make_one_move(discord: Playground, bot: Wonders) -> None:
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    person, shown = place.person(position.seat), len(place.channel.messages)
    panels = [(await person.click(board, button)).private[0] for button in board.buttons[:3]]
    await asyncio.gather(*(person.click(panel, discarding(panel)) for panel in panels * 2))
    await settled(bot)
    assert await moved(bot, table) == 13
    assert len(place.channel.messages) == shown + 1
    # All panels go, those of other cards as well: presses on these are told that they are old.
    assert all(panel.deleted for panel in panels)
    answers = [message for message in person.reads(place.channel) if message.ephemeral]
    assert all(message.text.startswith(words("en-US")("stale")) for message in answers)
    assert len(answers) <= 4, "two presses for each of the panels whose move was not made"


async def test_a_panel_that_cannot_be_removed_loses_its_controls(
    discord: Playground, bot: Wonders
) -> None:
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    person = place.person(position.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    fault = discord.faults.add(method="DELETE", path=r"^/webhooks/", status=404, code=10008)
    await person.click(panel, discarding(panel))
    await settled(bot)
    assert fault.hits == 1
    assert (panel.text, panel.buttons) == (words("en-US")("panel-done"), [])
    assert await moved(bot, table) == 13


@pytest.mark.long
async def test_a_finished_game_says_so(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, position, say = town(discord, locale), before_end(), words(locale)
        table, board = await dealt(bot, place, position, locale=locale)
        person = place.person(position.seat)
        panel = (await person.click(board, board.buttons[0])).private[0]
        button = discarding(panel)
        await person.click(panel, button)
        await settled(bot)
        finale = place.channel.messages[-1]
        assert [each.label for each in finale.buttons] == [say(key) for key in FINALE]
        (picture,) = finale.pictures
        assert picture.filename.startswith("finale-")
        assert (await bot.store.tables.load(table)).ending is not None
        for pressed in (board.buttons or [button]), [button]:
            answer = await person.click(board, pressed[0], forged=True)
            assert answer.private[0].text == say("refusal-table-ended")


@pytest.mark.long
async def test_the_end_tells_how_it_was_won_once(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, position = town(discord, locale), before_end()
        table, board = await dealt(bot, place, position, locale=locale)
        person = place.person(position.seat)
        panel = (await person.click(board, board.buttons[0])).private[0]
        await person.click(panel, discarding(panel))
        await settled(bot)
        ending = (await bot.store.tables.load(table)).ending
        assert ending is not None
        winner = f"**{('Ana', 'Bruno')[ending.winners[0]]}**"
        text = place.channel.messages[-1].text
        assert text.count(words(locale)(f"result-{ending.reason}", who=winner, rival="")) == 1


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
async def test_odd_ids_are_answered_and_change_nothing(
    discord: Playground, bot: Wonders, seed: int
) -> None:
    place, position, rng = town(discord), after(12), Random(seed)
    table, board = await dealt(bot, place, position)
    people, shown = (place.ana, place.bruno, place.carla), len(place.channel.messages)
    forged = [_odd(rng, table) for _ in range(40)]
    answers = await asyncio.gather(
        *(rng.choice(people).click(board, each, forged=True) for each in forged)
    )
    await settled(bot)
    assert discord.unanswered == []
    for custom_id, answer in zip(forged, answers, strict=True):
        if custom_id.startswith("t:") and not answer.private:
            continue  # of presses of one button that opens a thread, one is carried out
        (told,) = answer.private
        assert told.text, custom_id
        assert "`" not in told.text or "`/" in told.text, (custom_id, told.text)
    assert await moved(bot, table) == 12
    assert (await bot.store.tables.load(table)).ending is None
    assert await open_invitations(bot.store) == ()
    assert len(place.channel.messages) == shown
    assert board.buttons


def _odd(rng: Random, table: int) -> str:
    """Return an id that a curious person might send; none of them is a move that can be made."""
    number = rng.choice((0, 1, 2, table, -1, 7, 1 << 31, (1 << 63) - 1, 1 << 63, 10**30))
    ply = rng.choice((0, 3, 5, 99, 1 << 40))
    seat = rng.choice((0, 1, 2, 99))
    text = rng.choice(
        ("build:nothing", "wonder:x:y", "start:9", "", "library:law", "💥", "a:" * 20)
    )
    return rng.choice(
        (
            f"m:{number}:{seat}:{ply}:{text}",
            f"w:{number}:{seat}:{ply}:{text}",
            f"s:{number}:{seat}:{ply}:0",
            f"c:{number}:{rng.choice(('accept', 'decline', 'withdraw', 'love'))}",
            f"r:{number + 1000}",
            f"x:{number + 1000}",
            f"t:{number}:draft:{rng.choice(('me', 'you'))}:{seat}",
            f"u:{number}:{seat}:{text}",
            f"y:{number}:{seat}:{ply}:{text}:{rng.choice(('agree', 'decline', 'withdraw'))}",
            f"b:{number}",
            "".join(rng.choice("mwscrxtuyb:0123é ") for _ in range(rng.randrange(1, 60))),
        )
    )[:100]


async def test_a_deleted_board_is_no_loss(discord: Playground, bot: Wonders) -> None:
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    person = place.person(position.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    discord.delete_message(board)
    await person.click(panel, discarding(panel))
    await settled(bot)
    (fresh,) = place.channel.messages
    assert fresh.buttons
    discord.delete_message(fresh)
    again = (await place.person(1 - position.seat).command(place.channel, "board")).public[0]
    assert [button.label for button in again.buttons] == [b.label for b in fresh.buttons]
    assert await moved(bot, table) == 13


async def test_a_deleted_channel_leaves_the_bot_well(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, after(12))
    place.channel.delete()
    record = await bot.store.tables.load(table)
    seat, ply = after(12).seat, record.next_ply(after(12).seat)
    card = board.buttons[0].custom_id.rsplit(":", 1)[-1]
    await bot.services.tables.play(table, place.person(seat).id, seat, ply, f"discard:{card}", None)
    assert len((await bot.store.tables.load(table)).moves) == 13
    other = place.guild.add_channel("other")
    answer = await place.ana.command(other, "games")
    assert len(answer.private[0].text.splitlines()) == 1
    await place.ana.command(other, "duel", begins="me")
    assert other.messages[0].mentions == [place.ana]


@pytest.mark.long
@pytest.mark.parametrize("lacking", ["view_channel", "send_messages", "attach_files"])
async def test_a_missing_permission_is_named_and_the_game_goes_on(
    discord: Playground, bot: Wonders, lacking: str
) -> None:
    for locale in LOCALES:
        place, position, say = town(discord, locale), after(12), words(locale)
        table, board = await dealt(bot, place, position, locale=locale)
        person = place.person(position.seat)
        panel = (await person.click(board, board.buttons[0])).private[0]
        place.channel.deny(discord.bot, lacking)
        told = await person.click(panel, discarding(panel))
        await settled(bot)
        assert told.private[-1].text == say("refusal-cannot-show", permission=lacking)
        assert await moved(bot, table) == 13
        place.channel.allow(discord.bot, lacking)
        again = await place.ana.command(place.channel, "board")
        await settled(bot)
        newest = place.channel.messages[-1]  # shown again by itself, or because Ana asked for it
        assert [message for message in place.channel.messages if message.buttons] == [newest]
        assert again.public in ([], [newest])


@pytest.mark.parametrize("lacking", ["view_channel", "send_messages", "attach_files"])
async def test_no_game_begins_where_it_could_not_be_shown(
    discord: Playground, bot: Wonders, lacking: str
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        place.channel.deny(discord.bot, lacking)
        for against in ({}, {"opponent": place.bruno}):
            answer = await place.ana.command(place.channel, "duel", **against)
            assert answer.public == []
            assert answer.text == say("refusal-cannot-post", permission=lacking)


async def test_a_locked_thread_names_what_is_missing(discord: Playground, bot: Wonders) -> None:
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    person = place.person(position.seat)
    panel = (await person.click(board, board.buttons[0])).private[0]
    discord.faults.add(method="POST", path=r"/channels/\d+/messages", status=400, code=50083)
    told = await person.click(panel, discarding(panel))
    await settled(bot)
    assert "**Manage Threads**" in told.private[-1].text
    assert await moved(bot, table) == 13


async def test_a_select_that_is_too_old_shows_the_present_board(
    discord: Playground, bot: Wonders
) -> None:
    place, position = town(discord), waiting_for(decide.Revive)
    _, board = await dealt(bot, place, position)
    person, select = place.person(position.seat), board.selects[0]
    value = select.options[0].value
    await person.select(board, select, [value])
    await settled(bot)
    answer = await person.select(board, select, [value], forged=True)
    assert answer.private[0].text.startswith(words("en-US")("stale"))
