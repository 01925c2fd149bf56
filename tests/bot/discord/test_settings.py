"""What the panel of settings offers, to whom, and what servers and people choose by it."""

import pytest

from bot.controls.setting_ids import ShowSettings
from bot.discord.client import Wonders
from bot.store import EVERYWHERE, Preferences, TableRecord
from bot.tables.settings.settings import PAGES
from playground import Playground
from playground.model.permissions import Permission

from ..choosing import choose, turn
from ..scene import LOCALES, after, dealt, managed, private, settled, town, words


async def test_a_server_chooses_its_language(discord: Playground, bot: Wonders) -> None:
    place = managed(discord, "pt-BR", server="en-US")
    rivals = (place.bruno, place.carla)
    for chosen, spoken, rival in zip(("es-ES", "auto"), ("es-ES", "pt-BR"), rivals, strict=True):
        await choose(place.ana, place.channel, "server", language=chosen)
        answer = await place.ana.command(place.channel, "duel", opponent=rival)
        assert answer.public[0].buttons[0].label == words(spoken)("button-accept")


async def test_who_chooses_a_language_is_answered_in_it_at_once(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord, "en-US")
    panel = await choose(place.ana, place.channel, "own", language="pt-BR")
    assert panel.text.startswith(f"**{words('pt-BR')('settings-own')} · ")


async def test_a_server_keeps_the_pictures_of_former_boards(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    await choose(place.ana, place.channel, "server", pictures="on")
    _, first = await dealt(bot, place, after(12))
    shown = first.pictures
    await place.ana.command(place.channel, "board")
    await settled(bot)
    assert first.buttons == []
    assert [each.filename for each in first.pictures] == [each.filename for each in shown]
    assert "\n" not in first.text
    await choose(place.ana, place.channel, "server", pictures="off")
    second = place.channel.messages[-1]
    await place.bruno.command(place.channel, "board")
    await settled(bot)
    assert (second.buttons, second.pictures) == ([], [])
    assert first.pictures


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
async def test_each_setting_tells_what_it_does_and_is_kept(
    discord: Playground, bot: Wonders, locale: str
) -> None:
    place, say = managed(discord, locale), words(locale)
    panel = (await place.ana.command(place.channel, "settings")).private[0]
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
    assert len(place.ana.reads(place.channel)) == 1, "it is one message that changes"
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
    panel = (await place.bruno.command(place.channel, "settings")).private[0]
    assert panel.text.startswith(f"**{words('en-US')('settings-own')}")
    assert "S:server" not in [each.custom_id for each in panel.buttons]
    for forged in ("S:server", "S:server:clocks"):
        assert private(await place.bruno.click(panel, forged, forged=True)).text == no
    mine = (await place.ana.command(place.channel, "settings")).private[0]
    (role,) = place.guild.members[place.ana.id].roles
    place.guild.set_permissions(role, Permission(0))  # while her panel is open
    for select in mine.selects:
        answer = await place.ana.select(mine, select, [select.options[-1].value])
        assert private(answer).text == no
    assert await bot.store.preferences.of(place.guild.id) == Preferences()


async def test_what_is_not_on_offer_is_refused(discord: Playground, bot: Wonders) -> None:
    place, no = managed(discord), words("en-US")("refusal-unknown-setting")
    panel = await choose(place.ana, place.channel, "server", live="off")
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


@pytest.mark.long
async def test_games_begin_with_what_their_server_lays_down(
    discord: Playground, bot: Wonders
) -> None:
    place, say = managed(discord), words("en-US")
    await choose(place.ana, place.channel, "server", clock="day", rated="off", mentions="off")

    async def begun(**options: str) -> TableRecord:
        """Let Bruno accept a duel of Ana, who resigns; return the game as it began."""
        ask = place.ana.command(place.channel, "duel", opponent=place.bruno, begins="me", **options)
        asked = (await ask).public[0]
        assert asked.mentions == []
        assert say("terms-not-rated") in asked.text
        await place.bruno.click(asked, "Accept")
        await settled(bot)
        board = place.channel.messages[-1]
        assert place.ana.mention in board.text
        assert board.mentions == []
        record = await bot.store.tables.running_in(place.channel.id)
        assert record is not None
        sure = (await place.ana.command(place.channel, "resign")).private[0]
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

    await choose(place.ana, place.channel, "server", live="off", rated="on")
    refused = place.ana.command(place.channel, "duel", opponent=place.bruno, clock="live")
    assert private(await refused).text == say("refusal-live-clock-off")
    finale = next(
        each
        for each in reversed(place.channel.messages)
        if "Rematch" in [button.label for button in each.buttons]
    )
    again = (await place.ana.click(finale, "Rematch")).public[0]
    assert say("clock-terms-day") in again.text, "in place of the live one that it had"
    assert say("terms-not-rated") not in again.text
    await place.ana.click(again, "Withdraw")
    await place.carla.command(place.channel, "duel")
    await settled(bot)
    alone = await bot.store.tables.running_in(place.channel.id)
    assert alone is not None
    assert alone.clock is None, "there is nobody to wait for her"
