"""The computer's levels: chosen, kept with the seat, told in every language; old games go on."""

import io
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.discord.client import Wonders
from bot.games import open_session
from bot.store import Player
from bot.wording.names import escaped
from bot.wording.players import level, level_name, names, names_with_levels
from engine.ai.levels import LEVELS, USUAL
from playground import Channel, Person, Playground

from ...stored import open_invitations
from ..players import Players, board_of, boards, has_ended
from ..scene import LOCALES, after, ended, record, sit, town, words

WEAKEST = LEVELS[0]
NAMES = {
    "en-US": ("Computer", ["Apprentice", "Builder", "Architect", "Master"]),
    "pt-BR": ("Computador", ["Aprendiz", "Construtor", "Arquiteto", "Mestre"]),
    "es-ES": ("Ordenador", ["Aprendiz", "Constructor", "Arquitecto", "Maestro"]),
    "es-419": ("Computadora", ["Aprendiz", "Constructor", "Arquitecto", "Maestro"]),
}


async def levels_of(app: Wonders, table: int) -> list[str | None]:
    return [each.level for each in (await record(app, table)).players]


@pytest.mark.parametrize("locale", NAMES)
def test_the_computer_and_its_levels_have_names(locale: str) -> None:
    say = words(locale)
    assert (say("computer"), [level_name(say, each) for each in LEVELS]) == NAMES[locale]


@pytest.mark.long
async def test_a_level_is_chosen_stored_and_shown(discord: Playground, bot: Wonders) -> None:
    place = town(discord, "pt-BR")
    computer, called = NAMES["pt-BR"]
    for table, (name, strength) in enumerate(zip(LEVELS, called, strict=True), 1):
        channel = place.guild.add_channel(f"plaza-{table}")
        await place.ana.command(channel, "duel", level=name, begins="me")
        assert await levels_of(bot, table) == [None, name]
        (board,) = boards(channel)
        assert board_of(board) == (table, 0)
        assert f"{computer} ({strength})" in board.pictures[0].alt
        await place.ana.click(board, board.buttons[0])
        await discord.until(partial(asked, channel, place.ana))
        assert f"**{computer}**" in channel.messages[-1].text


def asked(place: Channel, person: Person) -> bool:
    """Whether the last message asks a person to move."""
    return place.messages[-1].mentions == [person]


async def test_who_says_nothing_plays_the_usual_level(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await place.ana.command(place.channel, "duel", begins="me")
    assert await levels_of(bot, 1) == [None, USUAL]


async def test_both_sides_of_a_watched_game_have_the_level(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await place.ana.command(place.channel, "duel", level="architect", watch=True)
    assert await levels_of(bot, 1) == ["architect"] * 2
    called = names_with_levels(words("pt-BR"), (await record(bot, 1)).players)
    assert called == ("Computador 1 (Arquiteto)", "Computador 2 (Arquiteto)")


async def test_people_have_no_level(discord: Playground, bot: Wonders) -> None:
    place = town(discord, "pt-BR")
    answer = await place.ana.command(place.channel, "duel", opponent=place.bruno, level="master")
    assert [each.text for each in answer.private] == [words("pt-BR")("refusal-level-computer-only")]
    assert await open_invitations(bot.store) == ()
    await place.ana.command(place.channel, "duel", opponent=discord.bot, level="master")
    assert sorted(map(str, await levels_of(bot, 1))) == ["None", "master"]


async def test_a_rematch_keeps_the_level(discord: Playground, bot: Wonders) -> None:
    guild, ana = discord.add_guild("Forum"), discord.add_person("Ana")
    guild.join(ana)
    players = Players(discord, guild.add_channel("plaza"), (ana,), Random(1))
    await players.begin(begins="me", level="builder")
    await players.board()
    await resign(ana, players)
    await discord.until(lambda: has_ended(boards(players.place)[-1]))
    await players.again(boards(players.place)[-1])
    assert await levels_of(bot, 2) == ["builder", None]


async def resign(person: Person, players: Players) -> None:
    (asked,) = (await person.command(players.place, "resign")).private
    await person.click(asked, asked.buttons[0])


async def test_a_thread_keeps_the_level(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(1))
    answer = await place.carla.command(place.channel, "duel", level="architect", begins="me")
    await place.carla.click(answer.private[0], "Open a thread")
    await discord.until(lambda: bool(place.channel.threads))
    await discord.until(lambda: bool(boards(place.channel.threads[0])))
    assert await levels_of(bot, 2) == [None, "architect"]


async def test_no_level_is_made_up(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(1))
    answer = await place.carla.command(place.channel, "duel", begins="me")
    pressed = f"t:{discord.bot.id}:draft:me:0:godlike"
    told = await place.carla.click(answer.private[0], pressed, forged=True)
    assert told.private[0].text == words("en-US")("refusal-unknown-control")
    assert list(place.channel.threads) == []


@pytest.mark.parametrize("stored", ["random", "godlike", "", None])
async def test_a_game_of_former_days_goes_on_at_the_weakest_level(
    discord: Playground, bot: Wonders, stored: str | None
) -> None:
    assert level(Player(None, "", stored)) == WEAKEST
    place, position = town(discord), after(30)
    table = await sit(bot, place.channel, (None, place.ana), position)
    found = await record(bot, table)
    old = replace(found, players=(Player(None, "", stored), found.players[1]))
    told = str(open_session(old).position_text(words("en-US"), None).parts[0])
    assert escaped("Computer (Apprentice)") in told
    assert found.players[0].level == "random"  # what such a game has kept
    await place.ana.command(place.channel, "board")
    await discord.until(lambda: boards(place.channel)[-1].mentions == [place.ana])


@pytest.mark.parametrize("locale", NAMES)
async def test_help_and_commands_tell_what_the_levels_mean(
    discord: Playground, bot: Wonders, locale: str
) -> None:
    place, say = town(discord, locale), words(locale)
    (message,) = (await place.carla.command(place.channel, "help")).private
    for name, strength in zip(LEVELS, NAMES[locale][1], strict=True):
        meaning = say(f"choice-level-{name}.offered")
        assert meaning.startswith(f"{strength} (")
        assert meaning in message.text
    (begin,) = (each for each in place.carla.offers(place.channel) if each.name == "duel")
    (level,) = (each for each in begin.raw["options"] if each["name"] == "level")
    choices = [(each["name"], each["name_localizations"] or {}) for each in level["choices"]]
    told = [localized.get(locale, name) for name, localized in choices]
    assert told == [say(f"choice-level-{name}.offered") for name in LEVELS]


@pytest.mark.parametrize("locale", LOCALES)
def test_pictures_call_computers_as_texts_do(locale: str) -> None:
    say = words(locale)
    seated = (Player(1, "Ana"), Player(None, "", "builder"), Player(None, "", "master"))
    pictured = names(say, seated)
    assert len(set(pictured)) == len(seated)
    assert max(map(len, pictured)) <= len("Computadora 7")
    for called, short in zip(names_with_levels(say, seated), pictured, strict=True):
        assert called.startswith(short)


async def test_a_finished_game_with_the_computer_is_still_shown(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, None), ended())
    (message,) = (await place.ana.command(place.channel, "score")).private
    assert "Computer" in message.pictures[0].alt
    assert Image.open(io.BytesIO(message.pictures[0].data)).width > 0
