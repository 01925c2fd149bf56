"""Looking at a game, before it, while it goes on and after it; and what does not need one."""

import logging
import re
from pathlib import Path

import pytest

from bot.discord.client import Wonders
from playground import Message, Picture, Playground

from ..players import FINALE
from ..scene import (
    LOCALES,
    after,
    before_end,
    dealt,
    discarding,
    ended,
    moved,
    private,
    settled,
    sit,
    town,
    words,
)

README = Path(__file__).parents[3] / "README.md"

LOOKS = ("score", "board", "city", "tokens", "discard", "replay", "review", "log", "resign")

SLASH = 1
"""The kind of commands that are typed; others stand in a menu."""


def png(message: Message) -> Picture:
    (picture,) = message.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert 20 < len(picture.alt) <= 1024
    return picture


async def test_before_any_game_each_look_says_how_to_begin(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        for name in LOOKS:
            answer = await place.carla.command(place.channel, name)
            assert answer.text == say("refusal-no-game-here"), name
            assert answer.public == []
        answer = await place.carla.command(place.channel, "board", text=True)
        assert private(answer).text == say("refusal-no-game-here")


@pytest.mark.long
async def test_every_look_speaks_the_persons_language(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        server = LOCALES[(LOCALES.index(locale) + 1) % len(LOCALES)]
        place, say = town(discord, locale, server=server), words(locale)
        table = await sit(bot, place.channel, (place.ana, place.bruno), after(40), locale=server)
        for person in (place.ana, place.carla):
            score = private(await person.command(place.channel, "score"))
            assert say("score-blue") in png(score).alt
            assert png(score).filename.startswith("score")
            city = private(await person.command(place.channel, "city"))
            assert "Ana" in png(city).alt
            other = private(await person.command(place.channel, "city", member=place.bruno))
            assert "Bruno" in png(other).alt
            tokens = private(await person.command(place.channel, "tokens"))
            assert say("tokens-board") in tokens.text
            assert png(tokens).filename.startswith("tokens")
            png(private(await person.command(place.channel, "discard")))
            log = await person.command(place.channel, "log")
            assert sum(len(each.text.splitlines()) for each in log.private) == 40
            told = private(await person.command(place.channel, "board", text=True))
            assert told.pictures == []
            assert "Ana" in told.text
        nobody = await place.ana.command(place.channel, "city", member=place.carla)
        assert private(nobody).text == say("refusal-no-city", name="Carla")
        assert await moved(bot, table) == 40


async def test_sharing_the_score_speaks_the_servers_language(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord, "pt-BR", server="es-ES")
    await sit(bot, place.channel, (place.ana, place.bruno), after(40), locale="es-ES")
    shared = (await place.carla.command(place.channel, "score", share=True)).public[0]
    assert words("es-ES")("score-blue") in png(shared).alt
    assert shared.mentions == []


async def test_the_board_again_takes_the_controls_off_the_old_one(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    _, board = await dealt(bot, place, after(12))
    labels = [button.label for button in board.buttons]
    again = (await place.bruno.command(place.channel, "board")).public[0]
    await settled(bot)
    assert (board.buttons, [b.label for b in again.buttons]) == ([], labels)
    assert board.pictures == []
    # To a stranger it is shown privately, without controls, and nothing changes.
    seen = private(await place.carla.command(place.channel, "board"))
    assert (seen.buttons, len(seen.pictures)) == ([], 1)
    assert [b.label for b in again.buttons] == labels


@pytest.mark.long
async def test_after_the_end_everything_can_still_be_looked_at(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, position, say = town(discord, locale), before_end(), words(locale)
        _, board = await dealt(bot, place, position, locale=locale)
        person = place.person(position.seat)
        panel = (await person.click(board, board.buttons[0])).private[0]
        await person.click(panel, discarding(panel))
        await settled(bot)
        for name in ("score", "city", "tokens", "discard"):
            assert png(private(await place.carla.command(place.channel, name))).filename
        assert (await place.ana.command(place.channel, "log")).private
        told = private(await place.ana.command(place.channel, "board", text=True))
        assert told.text
        again = (await place.ana.command(place.channel, "board")).public[0]
        assert [button.label for button in again.buttons] == [say(key) for key in FINALE]
        assert private(await place.ana.command(place.channel, "resign")).text == say(
            "refusal-no-game-here"
        )


@pytest.mark.long
async def test_resigning_asks_first_and_then_ends_the_game(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, board = await dealt(bot, place, after(12), locale=locale)
        refused = await place.carla.command(place.channel, "resign")
        assert private(refused).text == say("refusal-not-your-table")
        asked = private(await place.ana.command(place.channel, "resign"))
        assert asked.text == say("resign-really", others=1)
        (button,) = asked.buttons
        stranger = await place.carla.click(board, button, forged=True)
        assert private(stranger).text == say("refusal-not-your-table")
        assert board.buttons
        assert (await bot.store.tables.load(table)).ending is None
        await place.ana.click(asked, say("button-resign"))
        await settled(bot)
        assert (asked.text, asked.buttons) == (say("resigned"), [])
        finale = place.channel.messages[-1]
        told = say("result-resignation", who="**Bruno**", rival="**Ana**")
        assert told in finale.text
        alt = png(finale).alt
        assert alt.startswith(say("result-resignation", who="Bruno", rival="Ana"))
        assert [each.label for each in finale.buttons] == [say(key) for key in FINALE]
        late = await place.bruno.click(board, button, forged=True)
        assert private(late).text == say("refusal-table-ended")


@pytest.mark.long
@pytest.mark.parametrize("computer", [False, True])
async def test_a_rematch_swaps_the_seats(discord: Playground, bot: Wonders, computer: bool) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        people = (place.ana, None) if computer else (place.ana, place.bruno)
        await sit(bot, place.channel, people, after(0), locale=locale)
        await place.ana.command(place.channel, "board")
        await settled(bot)
        board = place.channel.messages[-1]  # the reply, or the board that was shown meanwhile
        asked = private(await place.ana.command(place.channel, "resign"))
        await place.ana.click(asked, asked.buttons[0])
        await settled(bot)
        finale, button = place.channel.messages[-1], say("button-rematch")
        assert private(await place.carla.click(finale, button)).text == say(
            "refusal-not-your-table-ended"
        )
        await place.ana.click(finale, button)
        await settled(bot)
        again = await (place.ana if computer else place.bruno).click(finale, button)
        key = "channel-taken" if computer else "challenge-waiting"
        assert private(again).text == say(f"refusal-{key}")
        if not computer:
            challenge = place.channel.messages[-1]
            assert challenge.mentions == [place.bruno]
            assert say("begins", name="Bruno") in challenge.text
            await place.bruno.click(challenge, say("button-accept"))
            await settled(bot)
        table = await bot.store.tables.latest_in(place.channel.id)
        assert table is not None
        assert table.ending is None
        seats = [place.bruno.id, place.ana.id] if not computer else [None, place.ana.id]
        assert [player.user_id for player in table.players] == seats
        assert board.buttons == []


@pytest.mark.long
async def test_cards_are_found_in_the_persons_language(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        name = say("card-baths")
        offered = await place.carla.autocomplete(place.channel, "card", name=name[:4].lower())
        both = {
            (say("card-of-game", name=name, game=say(f"game-{game}")), f"{game}:baths")
            for game in ("duel", "seven")
        }
        assert both <= {*offered}
        assert len(await place.carla.autocomplete(place.channel, "card", name="")) == 25
        assert await place.carla.autocomplete(place.channel, "card", name="xyzzy " * 900) == []
        for typed in ("baths", name):
            page = private(await place.carla.command(place.channel, "card", name=typed))
            assert name in page.text
            assert png(page).alt.startswith(f"{name}. ")
        board = say("seven-board", wonder=say("seven-wonder-giza"), side="A")
        for value, told in (("duel:baths", name), ("seven:giza-a", board)):
            page = private(await place.carla.command(place.channel, "card", name=value))
            assert page.text.startswith(f"**{told}**") or png(page).alt.startswith(f"{told}. ")
        none = private(await place.carla.command(place.channel, "card", name="**xyzzy**"))
        assert none.text == say("refusal-no-card", name=r"\*\*xyzzy\*\*")


async def test_help_tells_every_command(discord: Playground, bot: Wonders) -> None:
    typed = [each.raw for each in discord.world.commands[None] if each.kind == SLASH]
    for locale in LOCALES:
        place = town(discord, locale)
        text = private(await place.carla.command(place.channel, "help")).text
        names = {each["name_localizations"].get(locale, each["name"]) for each in typed}
        untold = {name for name in names if f"`/{name}`" not in text}
        assert untold == {words(locale)("command-help")}, "which was just typed"


@pytest.mark.usefixtures("bot")
def test_readme_tells_every_command_once(discord: Playground) -> None:
    table = README.read_text("utf-8").partition("\n## Playing\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`/.+?) \|", table, re.MULTILINE)
    told = [name for row in rows for name in re.findall(r"`/([\w-]+)`", row)]
    offered = {each.name for each in discord.world.commands[None] if each.kind == SLASH}
    assert sorted(told) == sorted(offered)


async def test_an_ended_game_without_a_board_is_shown_on_demand(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    assert (await place.ana.command(place.channel, "board")).public[0].buttons
    assert private(await place.ana.command(place.channel, "score")).pictures
    assert await moved(bot, table) == len(ended().moves)


async def test_pictures_are_made_ready_beside_everything_else(
    discord: Playground, bot: Wonders, caplog: pytest.LogCaptureFixture
) -> None:
    assert bot._warming
    await discord.until(lambda: all(each.done() for each in bot._warming), timeout=30)
    told = (*caplog.get_records("setup"), *caplog.get_records("call"))
    assert [each.message for each in told if each.levelno >= logging.ERROR] == []
