"""Challenges: what people are asked, how a challenge ends, and what game comes of it."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.discord.client import Wonders
from bot.store import NewInvitation, Player, TableRecord
from playground import Playground

from ...stored import running_games
from ..players import enabled
from ..scene import LOCALES, Town, private, settled, town, words
from .challenging import challenged

LATER = timedelta(hours=24, minutes=1)


async def begun(app: Wonders, place: Town) -> TableRecord:
    """Return the game that was begun last in the channel."""
    found = await app.store.tables.latest_in(place.channel.id)
    assert found is not None
    return found


async def test_a_challenge_tells_one_person_in_the_servers_language(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place = town(discord, "en-US", server=locale)
        message = await challenged(place, wonders="beginner", begins="me")
        say = words(locale)
        assert message.text.splitlines()[:3] == [
            say(
                "challenge-open",
                opponent=place.bruno.mention,
                challenger="Ana",
                game="7 Wonders Duel",
            ),
            say("duel-option-wonders-beginner"),
            say("begins", name="Ana"),
        ]
        (picture,) = message.pictures
        assert picture.alt == say("challenge-alt", challenger="Ana", opponent="Bruno")
        assert message.mentions == [place.bruno]
        assert [button.label for button in message.buttons] == [
            say(f"button-{word}") for word in ("accept", "decline", "withdraw", "cut")
        ]


@pytest.mark.parametrize(("begins", "first"), [("me", "Ana"), ("opponent", "Bruno")])
async def test_accepting_begins_the_game_as_it_was_wished(
    discord: Playground, bot: Wonders, begins: str, first: str
) -> None:
    place = town(discord)
    message = await challenged(place, wonders="beginner", begins=begins)
    await place.bruno.click(message, "Accept")
    await discord.until(lambda: len(place.channel.messages) == 2)
    accepted = words("en-US")("challenge-accepted", opponent="Bruno", challenger="Ana")
    assert message.text.splitlines()[0] == accepted
    assert (message.buttons, message.attachments) == ([], [])
    board = place.channel.messages[-1]
    beginner = place.ana if first == "Ana" else place.bruno
    assert board.mentions == [beginner]
    assert words("en-US")("game-begins", first=f"**{first}**") in board.text
    table = await begun(bot, place)
    assert table.players[0].name == first
    assert len(enabled(board)) == 6  # the beginner's set leaves no draft, so cards lie free


@pytest.mark.long
async def test_chance_lets_either_begin(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    first = set()
    for _ in range(8):
        channel = place.guild.add_channel("side")
        asked = await place.ana.command(channel, "duel", opponent=place.bruno)
        await place.bruno.click(asked.public[0], "Accept")
        await settled(bot)
        first |= set(channel.messages[-1].mentions)
    assert first == {place.ana, place.bruno}


@pytest.mark.parametrize(
    ("who", "word", "status"),
    [("bruno", "decline", "declined"), ("ana", "withdraw", "withdrawn")],
)
async def test_a_challenge_ends_where_it_stands(
    discord: Playground, bot: Wonders, who: str, word: str, status: str
) -> None:
    for locale in LOCALES:
        place = town(discord, locale)
        message = await challenged(place)
        accept = message.buttons[0]
        await getattr(place, who).click(message, words(locale)(f"button-{word}"))
        said = words(locale)(f"challenge-{status}", challenger="Ana", opponent="Bruno")
        assert (message.text, message.buttons, message.attachments) == (said, [], [])
        assert await bot.store.tables.latest_in(place.channel.id) is None
        answer = await place.bruno.click(message, accept, forged=True)
        assert private(answer).text == words(locale)("refusal-challenge-answered")


async def test_a_challenge_expires_after_a_day(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place = town(discord, locale)
        message = await challenged(place)
        accept = message.buttons[0]
        await settled(bot)
        await bot.services.invitations.expire(datetime.now(UTC) + timedelta(hours=23))
        assert len(message.buttons) == 4
        await bot.services.invitations.expire(datetime.now(UTC) + LATER)
        said = words(locale)("challenge-expired", challenger="Ana", opponent="Bruno")
        assert (message.text, message.buttons, message.attachments) == (said, [], [])
        # Whoever's screen has not changed yet may still press.
        answer = await place.bruno.click(message, accept, forged=True)
        assert private(answer).text == words(locale)("refusal-challenge-expired")


async def test_a_press_takes_the_buttons_off_a_challenge_whose_end_discord_did_not_take(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    message = await challenged(place)
    await settled(bot)
    path = f"/messages/{message.id}$"
    discord.faults.add(method="PATCH", path=path, status=429, retry_after=0.01, times=5)
    await bot.services.invitations.expire(datetime.now(UTC) + LATER)
    assert len(message.buttons) == 4
    answer = await place.bruno.click(message, say("button-accept"))
    await settled(bot)
    assert private(answer).text == say("refusal-challenge-expired")
    assert message.buttons == []
    assert message.text == say("challenge-expired", challenger="Ana", opponent="Bruno")


async def test_a_challenge_is_late_even_before_it_is_closed(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    ana, bruno = Player(place.ana.id, "Ana"), Player(place.bruno.id, "Bruno")
    new = NewInvitation(
        game="duel",
        guild_id=place.guild.id,
        channel_id=place.channel.id,
        postable=True,
        host=ana,
        players=(ana, bruno),
        invited=(place.bruno.id,),
        least=2,
        most=2,
        locale="en-US",
        options={"wonders": "draft", "begins": "me"},
        expires_at=datetime.now(UTC) - timedelta(seconds=1),
    )
    draft = await bot.services.invitations.keep_draft(new)
    await bot.services.invitations.post_draft(draft.id, place.channel.id)
    answer = await place.bruno.click(place.channel.messages[0], "Accept")
    assert private(answer).text == words("en-US")("refusal-challenge-expired")


async def test_two_accepts_at_once_begin_one_game(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    message = await challenged(place)
    accept, withdraw = message.buttons[0], message.buttons[2]
    answers = await asyncio.gather(
        place.bruno.click(message, accept),
        place.bruno.click(message, accept),
        place.ana.click(message, withdraw),
    )
    await settled(bot)
    told = [private.text for answer in answers for private in answer.private]
    assert told == [words("en-US")("refusal-challenge-answered")] * 2
    assert len(place.channel.messages) in (1, 2)
    assert len(await running_games(bot.store)) == len(place.channel.messages) - 1


@pytest.mark.parametrize("named", [False, True])
async def test_the_bot_or_nobody_begins_a_game_with_the_computer(
    discord: Playground, bot: Wonders, named: bool
) -> None:
    place = town(discord, "es-ES")
    against = {"opponent": discord.bot} if named else {}
    await place.ana.command(place.channel, "duel", begins="me", **against)
    table = await begun(bot, place)
    assert [player.user_id for player in table.players] == [place.ana.id, None]
    board = place.channel.messages[0]
    assert board.mentions == [place.ana]
    await place.ana.click(board, board.buttons[0])
    await discord.until(lambda: place.channel.messages[-1].mentions == [place.ana])
    await discord.until(lambda: "Ordenador" in place.channel.messages[-1].text)


async def test_the_computer_begins_where_the_opponent_is_to_begin(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await place.ana.command(place.channel, "duel", begins="opponent", wonders="beginner")
    await discord.until(lambda: place.channel.messages[-1].mentions == [place.ana])
    assert (await begun(bot, place)).players[0].user_id is None


async def test_a_member_is_challenged_from_the_menu(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    answer = await place.ana.context_menu(place.channel, "Challenge to a duel", place.bruno)
    assert answer.public[0].mentions == [place.bruno]
    answer = await place.ana.context_menu(place.channel, "Challenge to a duel", place.ana)
    assert private(answer).text == words("en-US")("refusal-challenge-self")


@pytest.mark.parametrize(
    ("asks_again", "word", "left"),
    [
        ("bruno", "accept", "challenge-accepted"),
        ("bruno", "decline", "challenge-declined"),
        ("ana", "withdraw", "challenge-withdrawn"),
    ],
)
async def test_answered_privately_a_challenge_loses_its_buttons_for_all(
    discord: Playground, bot: Wonders, asks_again: str, word: str, left: str
) -> None:
    place = town(discord, "es-ES", server="pt-BR")
    message = await challenged(place)
    again, other = getattr(place, asks_again), {"ana": place.bruno}.get(asks_again, place.ana)
    copy = (await again.command(place.channel, "duel", opponent=other)).private[-1]
    await again.click(copy, words("es-ES")(f"button-{word}"))
    await discord.until(lambda: message.buttons == [] == copy.buttons)
    for shown, locale in ((message, "pt-BR"), (copy, "es-ES")):
        assert words(locale)(left, challenger="Ana", opponent="Bruno") in shown.text


@pytest.mark.long
async def test_anybody_can_accept_an_open_challenge_and_one_person_does(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        ana, bruno, carla = place.ana, place.bruno, place.carla
        named = await ana.command(place.channel, "duel", opponent=bruno, open=True)
        assert private(named).text == say("refusal-open-or-named")
        dario = discord.add_person("Dario", locale=locale)
        place.guild.join(dario)
        await ana.command(place.channel, "block", member=dario)
        opened = (await ana.command(place.channel, "duel", open=True, begins="opponent")).public[0]
        assert say("begins-joining") in opened.text
        assert opened.mentions == []
        (picture,) = opened.pictures
        anybody = say("challenge-anybody")
        assert picture.alt == say("challenge-alt", challenger="Ana", opponent=anybody)
        kept_away = await dario.click(opened, say("button-join"))
        assert private(kept_away).text == say("refusal-table-closed")
        answers = await asyncio.gather(
            *(each.click(opened, say("button-join")) for each in (bruno, carla))
        )
        await settled(bot)
        (late,) = (each for each in answers if each.private)
        assert private(late).text == say("refusal-lobby-begun")
        first, second = (await begun(bot, place)).players
        assert (first.user_id in (bruno.id, carla.id), second.user_id) == (True, ana.id)
