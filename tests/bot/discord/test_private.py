"""Where only people have installed the app: it may answer, and nothing else."""

from pathlib import Path

import pytest

from bot.discord.client import Wonders
from playground import Channel, Message, Person, Playground

from ..conftest import running
from ..scene import LOCALES, after, before_end, discarding, resumed, settled, sit, words


def newest(place: Channel) -> Message:
    """Return the last board that everybody can see."""
    return [message for message in place.messages if message.pictures][-1]


async def turn(bot: Wonders, place: Channel, person: Person) -> Message:
    """Let somebody make a move with the first control; return the next board."""
    board = newest(place)
    button = board.buttons[0]
    if button.custom_id.startswith("w:"):
        panel = (await person.click(board, button)).private[0]
        await person.click(panel, discarding(panel))
    else:
        await person.click(board, button)
    await settled(bot)
    return newest(place)


def own_posts(discord: Playground) -> list[str]:
    """Return the requests that need the bot's own right in a channel."""
    return [str(each) for each in discord.requests if each.path.startswith("/channels/")]


async def asked(discord: Playground, place: Channel, person: Person) -> Message:
    """Wait until a board asks a person; return it."""
    await discord.until(lambda: newest(place).mentions == [person], what=f"{person.name}'s turn")
    return newest(place)


@pytest.mark.long
async def test_a_game_with_the_computer_in_direct_messages(
    discord: Playground, bot: Wonders
) -> None:
    locale = "pt-BR"
    ana = discord.add_person("Ana", locale=locale)
    dm = discord.dm(ana)
    await ana.command(dm, "duel", begins="me")
    assert newest(dm).mentions == [ana]
    assert words(locale)("game-begins", first="**Ana**") in newest(dm).text
    for _ in range(6):
        before = newest(dm)
        await turn(bot, dm, ana)
        assert newest(dm) is not before
        await asked(discord, dm, ana)
    found = await bot.store.tables.latest_in(dm.id)
    assert found is not None
    assert len(found.moves) > 10
    await discord.until(lambda: [m for m in dm.messages if m.buttons] == [newest(dm)])
    assert discord.unanswered == []


@pytest.mark.long
async def test_whoever_is_alone_with_the_bot_plays_with_computers_at_once(
    discord: Playground, bot: Wonders
) -> None:
    asked_for: tuple[tuple[str, dict[str, int], int], ...] = (
        ("architects", {}, 3),
        ("architects", {"computers": 1}, 2),
        ("wonders", {}, 3),
        ("wonders", {"seats": 4}, 4),
        ("wonders", {"seats": 5, "computers": 2}, 5),
    )
    for command, options, people in asked_for:
        ana = discord.add_person("Ana")
        dm = discord.dm(ana)
        await ana.command(dm, command, **options)
        await settled(bot)
        found = await bot.store.tables.latest_in(dm.id)
        assert found is not None
        assert sorted(each.user_id or 0 for each in found.players) == [*[0] * (people - 1), ana.id]
        assert await bot.store.invitations.open_of(ana.id) == ()
        assert newest(dm).pictures


async def test_more_computers_than_seats_are_refused_in_direct_messages(
    discord: Playground, bot: Wonders
) -> None:
    ana, say = discord.add_person("Ana", locale="en-US"), words("en-US")
    dm = discord.dm(ana)
    for command in ("wonders", "architects"):
        answer = await ana.command(dm, command, seats=3, computers=3)
        assert answer.text == say("refusal-too-many-players", most=3)
        assert answer.public == []


@pytest.mark.long
async def test_a_game_among_people_where_the_bot_cannot_post(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        say = words(locale)
        ana, bruno = (discord.add_person(name, locale=locale) for name in ("Ana", "Bruno"))
        place = discord.private(ana, bruno)
        challenge = (
            await ana.command(place, "duel", opponent=bruno, begins="me", wonders="beginner")
        ).public[0]
        assert challenge.mentions == [bruno]
        await bruno.click(challenge, say("button-accept"))
        await settled(bot)
        assert challenge.buttons == []
        for person in (ana, bruno) * 3:
            assert newest(place).mentions == [person]
            await turn(bot, place, person)
        found = await bot.store.tables.latest_in(place.id)
        assert found is not None
        assert len(found.moves) == 6
        # The boards before cannot be changed any more; pressing one shows the present one.
        old = next(message for message in place.messages if message.pictures)
        told = await bruno.click(old, old.buttons[0], forged=True)
        assert told.private[0].text.startswith(say("stale"))
        for name in ("score", "city", "log"):
            assert (await ana.command(place, name)).private
        asked_ = (await ana.command(place, "resign")).private[0]
        await ana.click(asked_, say("button-resign"))
        await settled(bot)
        finale = newest(place)
        await bruno.click(finale, say("button-rematch"))
        await settled(bot)
        assert place.messages[-1].mentions == [ana]
    assert own_posts(discord) == []


async def test_a_stranger_to_a_private_conversation_is_not_challenged(
    discord: Playground, bot: Wonders
) -> None:
    ana, bruno, carla = (discord.add_person(name) for name in ("Ana", "Bruno", "Carla"))
    place = discord.private(ana, bruno)
    answer = await ana.command(place, "duel", opponent=carla)
    assert answer.text == words("en-US")("refusal-challenge-unseen", name="Carla")
    assert answer.public == []


@pytest.mark.long
async def test_a_game_in_a_server_that_has_not_installed_the_app(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        guild = discord.add_guild("Elsewhere", locale=locale, user_install_only=True)
        ana, bruno = (discord.add_person(n, locale=locale, app_installed=True) for n in "AB")
        guild.join(ana, bruno)
        channel = guild.add_channel("plaza")
        challenge = (await ana.command(channel, "duel", opponent=bruno, begins="me")).public[0]
        await bruno.click(challenge, words(locale)("button-accept"))
        await settled(bot)
        for _ in range(4):
            (person,) = newest(channel).mentions
            await turn(bot, channel, ana if person is ana else bruno)
        answer = await ana.command(channel, "duel", opponent=bruno)
        assert answer.text == words(locale)("refusal-channel-taken")
        side = guild.add_channel("side")
        await ana.command(side, "duel", begins="me")
        await turn(bot, side, ana)
        await asked(discord, side, ana)
    assert own_posts(discord) == []


async def test_an_answer_that_can_hold_no_more_stops_nothing(
    discord: Playground, bot: Wonders
) -> None:
    ana, bruno = (discord.add_person(name) for name in ("Ana", "Bruno"))
    place = discord.private(ana, bruno)
    table = await sit(bot, place, (ana, None), after(0), postable=False)
    await ana.command(place, "board")
    board = newest(place)
    discord.faults.add(method="POST", path=r"^/webhooks/\d+/:token$", status=400, code=40094,
                       times=9)  # fmt: skip
    await ana.click(board, board.buttons[0])
    await settled(bot)
    while len((await bot.store.tables.load(table)).moves) < 4:  # the computer drafts three
        await discord.world.change(0.05)
    await settled(bot)
    discord.faults.clear()
    # Whoever presses what still stands there is shown the game as it is, to go on with.
    again = await ana.click(board, board.buttons[0], forged=True)
    await settled(bot)
    (fresh,) = again.public
    assert fresh.mentions == [ana]
    await turn(bot, place, ana)
    assert len((await bot.store.tables.load(table)).moves) >= 5


async def test_computers_are_not_watched_where_the_bot_can_only_reply(
    discord: Playground, bot: Wonders
) -> None:
    """After a few boards there would be no more, and the game would go on unseen."""
    for locale in LOCALES:
        ana, bruno = (discord.add_person(name, locale=locale) for name in ("Ana", "Bruno"))
        place = discord.private(ana, bruno)
        answer = await ana.command(place, "duel", watch=True)
        assert answer.text == words(locale)("refusal-watch-not-here")
        assert await bot.store.tables.latest_in(place.id) is None


async def test_an_end_that_no_reply_can_show_waits_until_somebody_asks(
    discord: Playground, tmp_path: Path
) -> None:
    """It is neither drawn again and again nor by each start."""
    async with running(discord, tmp_path) as bot:
        ana, bruno = (discord.add_person(name) for name in ("Ana", "Bruno"))
        place = discord.private(ana, bruno)
        table = await sit(bot, place, (ana, bruno), after(12), postable=False)
        await bot.services.resigning.resign(table, ana.id, None)
        await discord.until(lambda: bot.boards.idle)
        assert place.messages == []
    async with running(discord, tmp_path, 2) as bot:
        await resumed(bot)
        assert bot.boards.idle
        await ana.command(place, "board")
        assert [each.filename[:6] for each in newest(place).pictures] == ["finale"]


@pytest.mark.long
async def test_a_private_game_ends_with_its_finale(discord: Playground, bot: Wonders) -> None:
    ana, bruno = (discord.add_person(name) for name in ("Ana", "Bruno"))
    place, position = discord.private(ana, bruno), before_end()
    await sit(bot, place, (ana, bruno), position, postable=False)
    await ana.command(place, "board")
    await turn(bot, place, (ana, bruno)[position.seat])
    assert [each.filename[:6] for each in newest(place).pictures] == ["finale"]
    assert [button.label for button in newest(place).buttons] == [
        "Rematch",
        "Watch the game",
        "Review",
        "What was hidden",
        "Export",
    ]
