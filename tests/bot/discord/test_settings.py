"""What servers and people choose: the language of boards, and how pictures look."""

import io

import pytest
from PIL import Image

from bot.controls.setting_ids import ShowSettings
from bot.discord.client import Wonders
from bot.store import EVERYWHERE, Preferences, TableRecord
from bot.tables.settings import PAGES
from playground import Channel, Message, Person, Picture, Playground
from playground.model.permissions import Permission
from render.paints import Paint
from render.themes import STANDARD, Theme, theme

from ..choosing import choose, turn
from ..scene import (
    LOCALES,
    after,
    before_end,
    dealt,
    discarding,
    ended,
    managed,
    private,
    settled,
    sit,
    words,
)

CONTRAST = theme("high-contrast")


def drawn_in(picture: Picture) -> Theme:
    """Return the theme of a picture, by the colour of its ground."""
    ground = Image.open(io.BytesIO(picture.data)).convert("RGB").getpixel((2, 2))
    (found,) = [each for each in (STANDARD, CONTRAST) if each.colour(Paint.NIGHT) == ground]
    return found


def look_of(message: Message) -> Theme:
    (picture,) = message.pictures
    return drawn_in(picture)


async def seen(person: Person, place: Channel, name: str, /, **options: str) -> Theme:
    """Return the theme of what a command answers privately."""
    answer = await person.command(place, name, **options)
    return look_of(answer.private[0])


async def test_a_server_chooses_its_language(discord: Playground, bot: Wonders) -> None:
    place = managed(discord, "pt-BR", server="en-US")
    rivals = (place.bruno, place.carla)
    for chosen, spoken, rival in zip(("es-ES", "auto"), ("es-ES", "pt-BR"), rivals, strict=True):
        await choose(place.ana, place.plaza, "server", language=chosen)
        answer = await place.ana.command(place.plaza, "duel", opponent=rival)
        assert answer.public[0].buttons[0].label == words(spoken)("button-accept")


async def test_a_running_game_looks_otherwise_from_the_next_board_on(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    _, first = await dealt(bot, place, after(12))
    assert look_of(first) is STANDARD
    before = first.pictures[0].data
    await choose(place.ana, place.plaza, "server", board="high-contrast")
    again = (await place.bruno.command(place.plaza, "board")).public[0]
    await settled(bot)
    assert look_of(again) is CONTRAST
    assert again.pictures[0].data != before
    assert (first.buttons, first.pictures) == ([], [])
    for name in ("board", "score", "city", "tokens", "discard"):
        assert await seen(place.carla, place.plaza, name) is CONTRAST
    assert await seen(place.carla, place.plaza, "card", name="baths") is CONTRAST
    shared = (await place.carla.command(place.plaza, "score", share=True)).public[0]
    assert look_of(shared) is CONTRAST


async def test_a_server_keeps_the_pictures_of_former_boards(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    await choose(place.ana, place.plaza, "server", pictures="on")
    _, first = await dealt(bot, place, after(12))
    shown = first.pictures
    await place.ana.command(place.plaza, "board")
    await settled(bot)
    assert first.buttons == []
    assert [each.filename for each in first.pictures] == [each.filename for each in shown]
    assert "\n" not in first.text
    await choose(place.ana, place.plaza, "server", pictures="off")
    second = place.plaza.messages[-1]
    await place.bruno.command(place.plaza, "board")
    await settled(bot)
    assert (second.buttons, second.pictures) == ([], [])
    assert first.pictures


async def test_everything_posted_follows_the_server(discord: Playground, bot: Wonders) -> None:
    place = managed(discord)
    await choose(place.ana, place.plaza, "server", board="high-contrast")
    asked = await place.ana.command(place.plaza, "duel", opponent=place.bruno, begins="me")
    assert look_of(asked.public[0]) is CONTRAST
    await place.bruno.click(asked.public[0], "Accept")
    await discord.until(lambda: len(place.plaza.messages) == 2)
    assert look_of(place.plaza.messages[-1]) is CONTRAST  # the draft
    side, position = place.guild.add_channel("side"), before_end()
    await sit(bot, side, (place.ana, place.bruno), position)
    person = place.person(position.seat)
    board = (await person.command(side, "board")).public[0]
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))
    await settled(bot)
    finale = side.messages[-1]
    assert finale.pictures[0].filename.startswith("finale-")
    assert look_of(finale) is CONTRAST


@pytest.mark.parametrize("direct", [True, False])
async def test_a_person_chooses_anywhere_for_what_is_shown_to_him_alone(
    discord: Playground, bot: Wonders, direct: bool
) -> None:
    place = managed(discord)
    await sit(bot, place.plaza, (place.ana, place.bruno), after(40))
    here = discord.dm(place.carla) if direct else place.plaza
    panel = await choose(place.carla, here, "own", board="high-contrast", language="pt-BR")
    assert panel.text.startswith(f"**{words('pt-BR')('settings-own')}")
    for name in ("score", "board", "city", "tokens"):
        assert await seen(place.carla, place.plaza, name) is CONTRAST
        if name != "board":
            assert await seen(place.ana, place.plaza, name) is STANDARD
    shared = (await place.carla.command(place.plaza, "score", share=True)).public[0]
    assert look_of(shared) is STANDARD
    await choose(place.ana, place.plaza, "server", board="high-contrast")
    await choose(place.carla, here, "own", board="standard")
    assert await seen(place.carla, place.plaza, "score") is STANDARD
    assert await seen(place.ana, place.plaza, "score") is CONTRAST


async def test_a_person_chooses_for_games_outside_servers(
    discord: Playground, bot: Wonders
) -> None:
    ana, bruno = (discord.add_person(name) for name in ("Ana", "Bruno"))
    dm, among = discord.dm(ana), discord.private(ana, bruno)
    await choose(ana, among, "own", board="high-contrast", language="es-ES")
    await ana.command(dm, "duel", begins="me")
    assert look_of(dm.messages[-1]) is CONTRAST
    assert words("es-ES")("game-begins", first="**Ana**") in dm.messages[-1].text
    challenge = (await ana.command(among, "duel", opponent=bruno)).public[0]
    assert look_of(challenge) is CONTRAST
    await bruno.click(challenge, words("es-ES")("button-accept"))
    await settled(bot)
    assert look_of(among.messages[-1]) is CONTRAST
    # Who began counts, whoever makes the next board appear.
    again = (await bruno.command(among, "board")).public[0]
    assert look_of(again) is CONTRAST
    assert await seen(bruno, among, "score") is STANDARD


async def test_a_server_that_has_not_installed_the_app_has_no_choice(
    discord: Playground, bot: Wonders
) -> None:
    guild = discord.add_guild("Elsewhere", user_install_only=True)
    ana = discord.add_person("Ana", app_installed=True)
    guild.join(ana)
    guild.give(ana, guild.add_role("Manager", "manage_guild"))
    plaza = guild.add_channel("plaza")
    panel = await choose(ana, plaza, "own", board="high-contrast")
    assert "S:server" not in [each.custom_id for each in panel.buttons]
    refused = await ana.select(panel, "S:server:look:board", ["high-contrast"], forged=True)
    assert private(refused).text == words("en-US")("refusal-not-manager")
    assert await bot.store.preferences.of(guild.id) == Preferences()
    await ana.command(plaza, "duel", begins="me")
    assert look_of(plaza.messages[-1]) is CONTRAST


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_setting_tells_what_it_does_and_is_kept(
    discord: Playground, bot: Wonders, locale: str
) -> None:
    place, say = managed(discord, locale), words(locale)
    panel = (await place.ana.command(place.plaza, "settings")).private[0]
    for whose, pages in PAGES.items():
        await turn(place.ana, panel, ShowSettings(whose))
        for page, names in pages.items():
            await turn(place.ana, panel, ShowSettings(whose, page))
            assert panel.text.startswith(f"**{say(f'settings-{whose}')} · ")
            assert [each.placeholder for each in panel.selects] == [
                say(f"setting-{name}") for name in names
            ]
            for name, select in zip(names, panel.selects, strict=True):
                spoken = name == "language"
                for value in () if spoken else [each.value for each in select.options[-5:]]:
                    await place.ana.select(panel, select.custom_id, [value])
                    if not select.options[-1].value.isdecimal() and name not in ("quiet", "zone"):
                        assert say(f"choice-{name}-{value}.about") in panel.text
                    lists = {each.custom_id: each for each in panel.selects}
                    options = lists[select.custom_id].options
                    assert [each.value for each in options if each.default] == [value]
    assert len(place.ana.reads(place.plaza)) == 1, "it is one message that changes"
    # The last value of each list was chosen last.
    assert await bot.store.preferences.of(place.guild.id) == Preferences(
        theme="high-contrast",
        hints=False,
        reviews=False,
        pictures=True,
        edits=True,
        threads=True,
        clock="week",
        live=False,
        mentions=False,
        direct=False,
        rated=False,
    )
    assert await bot.store.preferences.of(place.ana.id) == Preferences(
        theme="high-contrast",
        hints=False,
        reviews=False,
        pictures=True,
        challenges=False,
        named=True,
        notify="none",
        daily="23",
        quiet="9-18",
        zone="Pacific/Auckland",
    )


async def test_only_managers_choose_for_a_server(discord: Playground, bot: Wonders) -> None:
    place, no = managed(discord), words("en-US")("refusal-not-manager")
    panel = (await place.bruno.command(place.plaza, "settings")).private[0]
    assert panel.text.startswith(f"**{words('en-US')('settings-own')}")
    assert "S:server" not in [each.custom_id for each in panel.buttons]
    for forged in ("S:server", "S:server:clocks"):
        assert private(await place.bruno.click(panel, forged, forged=True)).text == no
    mine = (await place.ana.command(place.plaza, "settings")).private[0]
    (role,) = place.guild.members[place.ana.id].roles
    place.guild.set_permissions(role, Permission(0))  # while her panel is open
    for select in mine.selects:
        answer = await place.ana.select(mine, select, [select.options[-1].value])
        assert private(answer).text == no
    assert await bot.store.preferences.of(place.guild.id) == Preferences()


async def test_what_is_not_on_offer_is_refused(discord: Playground, bot: Wonders) -> None:
    place, no = managed(discord), words("en-US")("refusal-unknown-setting")
    panel = await choose(place.ana, place.plaza, "server", live="off")
    before = await bot.store.preferences.of(place.guild.id)
    for custom_id, value in (
        ("S:server:clocks:clock", "live"),
        ("S:server:clocks:clock", "hour"),
        ("S:server:look:clock", "day"),
        ("S:server:nowhere:clock", "day"),
        ("S:own:clocks:clock", "day"),
        ("S:own:look:rated", "off"),
    ):
        answer = await place.ana.select(panel, custom_id, [value], forged=True)
        assert private(answer).text == no
    assert private(await place.ana.click(panel, "S:own:clocks", forged=True)).text == no
    assert await bot.store.preferences.of(place.guild.id) == before
    assert await bot.store.preferences.of(place.ana.id) == Preferences()


async def test_games_begin_with_what_their_server_lays_down(
    discord: Playground, bot: Wonders
) -> None:
    place, say = managed(discord), words("en-US")
    await choose(place.ana, place.plaza, "server", clock="day", rated="off", mentions="off")

    async def begun(**options: str) -> TableRecord:
        """Let Bruno accept a duel of Ana, who resigns; return the game as it began."""
        ask = place.ana.command(place.plaza, "duel", opponent=place.bruno, begins="me", **options)
        asked = (await ask).public[0]
        assert asked.mentions == []
        assert say("terms-not-rated") in asked.text
        await place.bruno.click(asked, "Accept")
        await settled(bot)
        board = place.plaza.messages[-1]
        assert place.ana.mention in board.text
        assert board.mentions == []
        record = await bot.store.tables.running_in(place.plaza.id)
        assert record is not None
        sure = (await place.ana.command(place.plaza, "resign")).private[0]
        await place.ana.click(sure, sure.buttons[0])
        await settled(bot)
        return record

    games = [await begun(), await begun(clock="none"), await begun(clock="live")]
    assert [(each.clock, each.rated) for each in games] == [
        ("day", False),
        (None, False),
        ("live", False),
    ]
    await bot.services.counting.catch_up()
    assert len(await bot.store.statistics.history(place.ana.id, 0, 9)) == len(games)
    for scope in (place.guild.id, EVERYWHERE):
        rank = await bot.store.rankings.rank(scope, "duel", place.ana.id, place.ana.id)
        assert rank is None

    await choose(place.ana, place.plaza, "server", live="off", rated="on")
    refused = place.ana.command(place.plaza, "duel", opponent=place.bruno, clock="live")
    assert private(await refused).text == say("refusal-live-clock-off")
    finale = next(
        each
        for each in reversed(place.plaza.messages)
        if "Rematch" in [button.label for button in each.buttons]
    )
    again = (await place.ana.click(finale, "Rematch")).public[0]
    assert say("clock-terms-day") in again.text, "in place of the live one that it had"
    assert say("terms-not-rated") not in again.text
    await place.ana.click(again, "Withdraw")
    await place.carla.command(place.plaza, "duel")
    await settled(bot)
    alone = await bot.store.tables.running_in(place.plaza.id)
    assert alone is not None
    assert alone.clock is None, "there is nobody to wait for her"


async def test_a_theme_that_is_gone_looks_like_the_standard_one(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    await bot.store.preferences.change(place.guild.id, theme="sepia")
    await sit(bot, place.plaza, (place.ana, place.bruno), ended())
    assert look_of((await place.ana.command(place.plaza, "board")).public[0]) is STANDARD
    panel = (await place.ana.command(place.plaza, "settings")).private[0]
    assert words("en-US")("choice-board-standard.about") in panel.text
