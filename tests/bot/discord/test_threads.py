"""One game a channel: another one finds a thread, and everybody finds all of theirs."""

import asyncio

import pytest

from bot.discord.client import Wonders
from bot.wording.names import escaped
from playground import Channel, Playground

from ..choosing import choose
from ..scene import LOCALES, Town, after, discarding, private, settled, sit, town, words


async def fill(bot: Wonders, place: Town) -> None:
    await sit(bot, place.channel, (place.carla, None), after(0))


def thread_in(place: Town) -> Channel:
    (thread,) = place.channel.threads
    return thread


@pytest.mark.long
async def test_a_full_channel_offers_a_thread_and_its_game_works(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await fill(bot, place)
        asked = await place.ana.command(
            place.channel, "duel", opponent=place.bruno, begins="me", wonders="beginner"
        )
        offer = private(asked)
        assert offer.text == say("refusal-channel-taken-thread")
        await place.ana.click(offer, say("button-open-thread"))
        await settled(bot)
        thread = thread_in(place)
        assert thread.name == say("thread-name", players="Ana, Bruno", game=say("game-duel.short"))
        assert offer.text == say("thread-opened")
        assert [button.url.rsplit("/", 1)[-1] for button in offer.buttons] == [str(thread.id)]
        challenge = thread.messages[0]
        assert challenge.mentions == [place.bruno]
        await place.bruno.click(challenge, say("button-accept"))
        await settled(bot)
        board = thread.messages[-1]
        assert board.mentions == [place.ana]
        weighed = await place.ana.click(board, board.buttons[0])
        await place.ana.click(weighed.private[0], discarding(weighed.private[0]))
        await settled(bot)
        assert thread.messages[-1].mentions == [place.bruno]


@pytest.mark.long
async def test_a_thread_against_the_computer(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await fill(bot, place)
    for person in (place.ana, place.bruno):
        offer = private(await person.command(place.channel, "duel", begins="me"))
        await person.click(offer, "Open a thread")
    await settled(bot)
    first, second = place.channel.threads
    assert [first.messages[0].mentions, second.messages[0].mentions] == [
        [place.ana],
        [place.bruno],
    ]
    # Where the thread is full too, another one is opened beside it.
    answer = await place.carla.command(first, "duel", opponent=place.ana)
    await place.carla.click(private(answer), "Open a thread")
    await settled(bot)
    assert len(place.channel.threads) == 3


async def test_watching_stays_watching_in_a_thread(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await fill(bot, place)
    offer = private(await place.ana.command(place.channel, "duel", watch=True))
    await place.ana.click(offer, "Open a thread")
    await discord.until(lambda: bool(place.channel.threads))
    await discord.until(lambda: len(thread_in(place).messages) > 3)
    table = await bot.store.tables.latest_in(thread_in(place).id)
    assert table is not None
    assert [player.user_id for player in table.players] == [None, None]
    assert all(message.mentions == [] for message in thread_in(place).messages)


async def test_a_double_click_opens_one_thread(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await fill(bot, place)
    offer = private(await place.ana.command(place.channel, "duel", opponent=place.bruno))
    button = offer.buttons[0]
    await asyncio.gather(place.ana.click(offer, button), place.ana.click(offer, button))
    await settled(bot)
    assert len(place.channel.threads) == 1
    await place.ana.click(offer, button, forged=True)
    await settled(bot)
    assert len(place.channel.threads) == 1
    bot.services.opened_threads.clear()  # as by a restart
    await place.ana.click(offer, button, forged=True)
    await settled(bot)
    assert len(place.channel.threads) == 1


@pytest.mark.long
@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_without_a_permission_the_refusal_names_it(
    discord: Playground, bot: Wonders, lacking: str
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await fill(bot, place)
        offer = private(await place.ana.command(place.channel, "duel"))
        place.guild.deny_bot(lacking)
        text = say("refusal-channel-taken-no-thread", permission=lacking)
        # The permission may go between the offer and the press.
        assert private(await place.ana.click(offer, offer.buttons[0])).text == text
        assert private(await place.ana.command(place.channel, "duel")).text == text
        assert place.channel.threads == []


async def test_where_no_thread_can_be_the_refusal_says_so(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        ana = discord.add_person("Ana", locale=locale)
        await sit(bot, discord.dm(ana), (ana, None), after(0))
        answer = await ana.command(discord.dm(ana), "duel")
        assert private(answer).text == words(locale)("refusal-channel-taken")


async def test_a_thread_is_opened_once_all_are_members_again(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await fill(bot, place)
    offer = private(await place.ana.command(place.channel, "duel", opponent=place.bruno))
    place.guild.leave(place.bruno)
    refused = await place.ana.click(offer, offer.buttons[0])
    assert private(refused).text == words("en-US")("refusal-unknown-control")
    assert place.channel.threads == []
    place.guild.join(place.bruno)
    await place.ana.click(offer, offer.buttons[0], forged=True)
    await settled(bot)
    assert thread_in(place).messages[0].mentions == [place.bruno]


async def test_a_forged_press_opens_no_thread(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await fill(bot, place)
    offer = private(await place.ana.command(place.channel, "duel"))
    (mine,) = offer.buttons
    for custom_id in (f"{mine.custom_id}1", "t:0", "t:1:draft:me:0", mine.custom_id):
        person = place.carla if custom_id == mine.custom_id else place.ana  # it is not hers
        answer = await person.click(offer, custom_id, forged=True)
        await settled(bot)
        assert place.channel.threads == []
        assert "`" not in answer.private[0].text or "/" in answer.private[0].text


@pytest.mark.long
async def test_a_person_plays_in_many_channels_and_finds_every_game(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        answer = await place.ana.command(place.channel, "games")
        assert private(answer).text == say("games-none")
        side, dm = place.guild.add_channel("side"), discord.dm(place.ana)
        # After one move of the draft seat 1 is to move: Bruno in the channel, Ana at the side.
        await sit(bot, place.channel, (place.ana, place.bruno), after(1))
        await sit(bot, side, (place.bruno, place.ana), after(1))
        await sit(bot, dm, (place.ana, None), after(0))
        board = (await place.ana.command(side, "board")).public[0]
        await settled(bot)
        lines = private(await place.ana.command(place.channel, "games")).text.splitlines()
        here = f"https://discord.com/channels/{place.guild.id}"
        computer, weakest = say("computer"), say("choice-level-apprentice")
        duel = say("game-duel")
        assert lines == [
            say(
                "games-yours", opponent="Bruno", place=f"<#{side.id}>", moves=1, game=duel,
                link=f"{here}/{side.id}/{board.id}",
            ),
            say(
                "games-yours", opponent=escaped(f"{computer} ({weakest})"),
                place=say("games-direct"), moves=0, game=duel,
                link=f"https://discord.com/channels/@me/{dm.id}",
            ),
            say(
                "games-theirs", opponent="Bruno", place=f"<#{place.channel.id}>", moves=1,
                game=duel, link=f"{here}/{place.channel.id}",
            ),
        ]  # fmt: skip


async def test_open_invitations_are_listed_those_to_be_answered_first(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        side = place.guild.add_channel("side")
        lobby = (await place.ana.command(place.channel, "architects", seats=3)).public[0]
        await place.bruno.click(lobby, say("button-join"))
        challenge = (await place.carla.command(side, "duel", opponent=place.bruno)).public[0]
        await settled(bot)
        lines = private(await place.bruno.command(place.channel, "games")).text.splitlines()
        here = f"https://discord.com/channels/{place.guild.id}"
        assert lines == [
            say(
                "games-invited", host="Carla", game=say("game-duel"), place=f"<#{side.id}>",
                link=f"{here}/{side.id}/{challenge.id}",
            ),
            say(
                "games-open", host="Ana", game=say("game-architects"),
                place=f"<#{place.channel.id}>", link=f"{here}/{place.channel.id}/{lobby.id}",
            ),
        ]  # fmt: skip
        await place.bruno.click(challenge, say("button-decline"))
        await place.ana.click(lobby, say("button-cancel"))
        await settled(bot)
        answer = await place.bruno.command(place.channel, "games")
        assert private(answer).text == say("games-none")


async def test_a_person_who_may_open_no_thread_is_offered_none(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    await fill(bot, place)
    place.channel.deny(place.ana, "create_public_threads")
    answer = private(await place.ana.command(place.channel, "duel"))
    assert answer.text == say("refusal-channel-taken")
    assert answer.buttons == []


async def _with_own_threads(discord: Playground, locale: str) -> Town:
    place = town(discord, locale)
    place.guild.give(place.ana, place.guild.add_role("Manager", "manage_guild"))
    await choose(place.ana, place.channel, "server", games="threads")
    return place


@pytest.mark.long
async def test_a_server_has_its_games_open_threads(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = await _with_own_threads(discord, locale), words(locale)
        await place.ana.command(place.channel, "duel", opponent=place.bruno, begins="me")
        challenge = place.channel.messages[-1]
        await place.bruno.click(challenge, say("button-accept"))
        await settled(bot)
        thread = thread_in(place)
        assert challenge.thread is thread
        assert thread.name == say("thread-name", players="Ana, Bruno", game=say("game-duel.short"))
        assert thread.messages[-1].mentions == [place.ana]
        assert place.channel.messages[-1] is challenge
        # The channel stays free: the next game, which nobody has to answer, opens one as well.
        await place.carla.command(place.channel, "duel", begins="me")
        await settled(bot)
        line, second = place.channel.messages[-1], place.channel.threads[-1]
        players = f"Carla, {say('computer')}"
        assert line.text == say("game-in-thread", players=players, game="")
        assert line.thread is second
        assert second.messages[-1].mentions == [place.carla]


async def test_without_the_permission_a_game_stays_in_the_channel(
    discord: Playground, bot: Wonders
) -> None:
    place = await _with_own_threads(discord, "en-US")
    place.guild.deny_bot("create_public_threads")
    answer = await place.ana.command(place.channel, "duel", begins="me")
    await settled(bot)
    lacking = words("en-US")("game-without-thread", permission="create_public_threads")
    assert [each.text for each in answer.private] == [lacking]
    assert place.channel.messages[-1].mentions == [place.ana]
    assert place.channel.threads == []
