"""Who does not want to be challenged is not, who is blocked or barred is kept away, everywhere."""

import asyncio
from collections.abc import Callable

import pytest

from bot.controls import ids
from bot.controls.undo_ids import AnswerUndo
from bot.discord.client import Wonders
from bot.discord.commands import tree
from bot.discord.replies.reply import Reply
from bot.store.people.blocks import BlockQueries
from playground import Playground

from ..choosing import choose
from ..scene import (
    LOCALES,
    after,
    dealt,
    discarding,
    managed,
    moved,
    private,
    settled,
    sit,
    town,
    words,
)
from ..tables.substitutes import ON_TURN, POSITION, WAITING, offered, posted
from .test_notices import discard, letters


@pytest.mark.long
async def test_who_wants_no_challenges_gets_none(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await choose(place.bruno, place.channel, "own", challenges="off")
        no = say("refusal-not-welcome", name="Bruno")
        assert (
            private(await place.ana.command(place.channel, "duel", opponent=place.bruno)).text == no
        )
        for command in ("wonders", "architects"):
            answer = await place.ana.command(place.channel, command, player2=place.bruno)
            assert private(answer).text == no
        await choose(place.bruno, place.channel, "own", challenges="on")
        answer = await place.ana.command(place.channel, "duel", opponent=place.bruno)
        assert len(answer.public) == 1


@pytest.mark.long
async def test_who_is_blocked_neither_invites_nor_joins_nor_notifies(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        ana, bruno = place.ana, place.bruno
        assert private(await ana.command(place.channel, "block")).text == say("blocked-none")
        answer = await ana.command(place.channel, "block", member=bruno)
        blocked = say("blocked-all", count=1, members=bruno.mention)
        assert private(answer).text == "\n".join((say("blocked-member", name="Bruno"), blocked))
        assert answer.private[0].mentions == []
        no = say("refusal-not-welcome", name="Ana")
        assert private(await bruno.command(place.channel, "duel", opponent=ana)).text == no
        answer = await bruno.command(place.channel, "architects", player2=place.carla, player3=ana)
        assert private(answer).text == no
        lobby = (await ana.command(place.channel, "wonders", seats=5)).public[0]
        closed = private(await bruno.click(lobby, say("button-join"))).text
        assert closed == say("refusal-table-closed")
        await place.carla.click(lobby, say("button-join"))
        assert "Carla" in lobby.text
        answer = await ana.command(place.channel, "unblock", member=bruno)
        assert say("unblocked-member", name="Bruno") in private(answer).text
        again = await ana.command(place.channel, "unblock", member=bruno)
        assert private(again).text == say("refusal-not-blocked", name="Bruno")
        assert private(await ana.command(place.channel, "block", member=ana)).text == say(
            "refusal-block-whom"
        )
        side = place.guild.add_channel("side")
        assert len((await bruno.command(side, "duel", opponent=ana)).public) == 1


async def test_a_request_to_be_replaced_does_not_notify_who_blocks_it(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await dealt(bot, place, POSITION)
    asker, rival = place.person(WAITING), place.person(ON_TURN)
    await rival.command(place.channel, "block", member=asker)
    panel = await offered(place, asker)
    request = await posted(place, await asker.click(panel, panel.buttons[0]))
    assert rival.mention in request.text
    assert request.mentions == []


@pytest.mark.long
async def test_moderators_keep_a_member_away_from_the_bot(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = managed(discord, locale), words(locale)
        ana, bruno, carla = place.ana, place.bruno, place.carla
        moderator = discord.add_person("Dario", locale=locale)
        place.guild.join(moderator)
        place.guild.give(moderator, place.guild.add_role("Mod", "moderate_members"))
        assert "exclude" not in [each.name for each in carla.offers(place.channel)]
        table, board = await dealt(bot, place, after(12), locale=locale)
        no = say("refusal-bar-manager", name="Ana")
        assert private(await moderator.command(place.channel, "exclude", member=ana)).text == no
        lobby = (await bruno.command(place.guild.add_channel("open"), "wonders")).public[0]
        joined = (await carla.command(place.guild.add_channel("other"), "wonders")).public[0]
        await bruno.click(joined, say("button-join"))
        answer = await moderator.command(place.channel, "exclude", member=bruno)
        assert lobby.buttons == [], "which nobody else could cancel"
        assert "Bruno" not in joined.text, "who could not play there"
        assert say("barred-member", name="Bruno") in private(answer).text
        barred = say("refusal-barred")
        side = place.guild.add_channel("side")
        assert private(await bruno.command(side, "duel")).text == barred
        assert private(await bruno.click(board, board.buttons[0], forged=True)).text == barred
        other = say("refusal-barred-other", name="Bruno")
        assert private(await carla.command(side, "duel", opponent=bruno)).text == other
        assert say("privacy-stored") in private(await bruno.command(side, "privacy")).text
        (asked,) = (await bruno.command(place.channel, "resign")).private
        await bruno.click(asked, asked.buttons[0])
        await settled(bot)
        assert (await bot.store.tables.load(table)).ending is not None
        answer = await moderator.command(place.channel, "readmit", member=bruno)
        assert say("unbarred-member", name="Bruno") in private(answer).text
        assert private(await bruno.command(side, "score")).text == say("refusal-no-game-here")
        elsewhere = town(discord, locale)
        elsewhere.guild.join(bruno)
        assert (await bruno.command(elsewhere.channel, "help")).private


async def test_who_is_kept_away_gives_up_any_game_and_is_forgotten(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    side, people = place.guild.add_channel("side"), (place.ana, place.bruno)
    tables = [await sit(bot, channel, people, after(12)) for channel in (place.channel, side)]
    listed = private(await place.bruno.command(side, "games"))
    await bot.store.blocks.add(place.guild.id, place.bruno.id)
    for table in tables:
        (select,) = listed.selects
        asked = private(await place.bruno.select(listed, select, [str(ids.Resign(table))]))
        await place.bruno.click(asked, say("button-resign"))
        await settled(bot)
        assert (await bot.store.tables.load(table)).ending is not None
    asked = private(await place.bruno.command(side, "forget-me"))
    forgotten = await place.bruno.click(asked, say("button-forget"))
    await settled(bot)
    assert private(forgotten).text == say("forgotten")


async def test_who_manages_the_server_keeps_another_who_does_away(
    discord: Playground, bot: Wonders
) -> None:
    place, say = managed(discord, "en-US"), words("en-US")
    manager = place.guild.add_role("Manager", "manage_guild", "moderate_members")
    place.guild.give(place.ana, manager)
    place.guild.give(place.bruno, manager)
    answer = await place.ana.command(place.channel, "exclude", member=place.bruno)
    assert say("barred-member", name="Bruno") in private(answer).text
    assert private(await place.bruno.command(place.channel, "help")).text == say("refusal-barred")


@pytest.mark.parametrize(
    "pressed",
    [
        lambda table: ids.Play(table, 0, 0, "draft:sphinx"),
        lambda table: ids.SelectMove(table, 0, 0, 0),
        lambda table: ids.ShowOptions(table, 0, 0, "sphinx"),
        ids.OpenPanel,
        ids.Rematch,
        lambda table: ids.Substitute(table, 0, "master"),
        lambda table: ids.AnswerSubstitution(table, 0, 1, "master", "agree"),
        ids.TakeSeatBack,
        lambda table: AnswerUndo(table, 1, "agree"),
    ],
)
async def test_who_is_kept_away_does_nothing_at_a_table_from_a_direct_message(
    discord: Playground, bot: Wonders, pressed: Callable[[int], ids.Pressed]
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    table = await sit(bot, place.channel, (place.ana, place.bruno), after(0))
    await bot.store.blocks.add(place.guild.id, place.ana.id)
    letter = private(await place.ana.command(discord.dm(place.ana), "help"))
    answer = await place.ana.click(letter, str(pressed(table)), forged=True)
    assert private(answer).text == say("refusal-barred-there")


@pytest.mark.long
async def test_who_is_kept_away_plays_by_direct_message_neither(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = managed(discord, locale), words(locale)
        table, board = await dealt(bot, place, POSITION, locale=locale)
        mover, other = place.person(ON_TURN), place.person(WAITING)
        await choose(other, place.channel, "own", notify="direct")
        await discard(bot, mover, board)
        made = await moved(bot, table)
        letter = letters(discord, other)[-1]
        panel = private(await other.click(letter, letter.buttons[0]))
        await bot.store.blocks.add(place.guild.id, other.id)
        barred = say("refusal-barred-there")
        assert private(await other.click(letter, letter.buttons[0])).text == barred
        assert private(await other.click(panel, discarding(panel))).text == barred
        assert await moved(bot, table) == made
        (asked,) = (await other.command(place.channel, "resign")).private
        await other.click(asked, asked.buttons[0])
        await settled(bot)
        assert (await bot.store.tables.load(table)).ending is not None
        elsewhere = town(discord, locale)  # which keeps nobody away
        _, board = await dealt(bot, elsewhere, POSITION, locale=locale)
        there = elsewhere.person(ON_TURN)
        await bot.store.blocks.add(place.guild.id, there.id)
        assert private(await there.click(board, board.buttons[0])).text != barred


async def test_whoever_gives_a_command_is_answered_though_the_database_is_silent(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the moderators keep somebody away is read before anything else is."""
    monkeypatch.setattr(tree, "READS_WITHIN", 0.0)
    place, say = town(discord), words("en-US")

    async def silent(*_: object) -> frozenset[int]:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(BlockQueries, "of_servers", silent)
    assert private(await place.ana.command(place.channel, "duel")).text == say(
        "refusal-unavailable"
    )
    assert place.channel.messages == []


async def test_the_time_to_answer_a_command_begins_before_it_is_read_who_is_kept_away(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    await dealt(bot, place, after(12))
    read, begun = list[float](), list[float]()

    async def none(*_: object) -> frozenset[int]:
        read.append(asyncio.get_running_loop().time())
        return frozenset()

    async def shown(_: int, reply: Reply) -> None:
        begun.append(asyncio.get_running_loop().time() - reply.seconds)

    monkeypatch.setattr(BlockQueries, "of_servers", none)
    monkeypatch.setattr(bot.boards, "show_again", shown)
    await place.ana.command(place.channel, "board")
    assert begun[0] <= read[0]
