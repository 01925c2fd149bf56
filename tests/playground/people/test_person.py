"""Plays through the playground with the real discord.py: commands, clicks, choices, pictures."""

from typing import Any

import aiohttp
import discord

from tests.playground.conftest import Stage
from tests.playground.example_bot import PNG

Asked = discord.Interaction[Any]


async def test_a_command_is_registered_translated_and_answered(stage: Stage) -> None:
    answer = await stage.ana.command(stage.channel, "duel", opponent=stage.bruno, wonders="draft")
    offered = {c.name: c.raw for c in stage.ana.offers(stage.channel)}
    assert offered["duel"]["name_localizations"] == {"pt-BR": "duelo", "es-ES": "duelo"}
    assert f"draft {stage.bruno.id} pt-BR pt-BR" in answer.text
    assert answer.private == answer.messages
    assert answer.acknowledged_in >= 0.0
    assert [b.label for b in answer.messages[0].buttons] == ["Add", "Closed", "Rules"]
    assert stage.discord.violations == []


async def test_a_click_edits_the_message_with_a_picture_and_alt_text(stage: Stage) -> None:
    board = (await stage.ana.command(stage.channel, "duel", opponent=stage.bruno)).messages[0]
    answer = await stage.ana.click(board, "Add")
    assert answer.messages == [board]
    assert board.text.startswith("Count 1")
    (shown,) = board.pictures
    assert (shown.filename, shown.alt, shown.data, shown.size) == (
        "board1.png",
        "picture 1",
        PNG,
        (3, 2),
    )
    async with aiohttp.ClientSession() as web, web.get(shown.url) as response:
        assert await response.read() == PNG
    await stage.ana.click(board, "Add")
    assert [p.filename for p in board.pictures] == ["board2.png"]
    assert len(board.attachments) == 1
    assert stage.discord.violations == []


async def test_a_select_a_modal_a_subcommand_and_autocomplete(stage: Stage) -> None:
    ana, channel = stage.ana, stage.channel
    board = (await ana.command(channel, "duel", opponent=stage.discord.bot)).messages[0]
    assert "chose blue" in (await ana.select(board, "colour", ["blue"])).text

    stage.bot.behave = stage.bot.ask
    modal = (await ana.command(channel, "do", how="ask")).modal
    assert modal
    assert [(f.custom_id, f.label) for f in modal.fields] == [("note", "Note")]
    await stage.bot.form_known.wait()
    assert (await ana.submit(modal, note="hi")).text == "noted: hi"
    assert (await ana.command(channel, "set level", to=3)).text == "level 3"
    assert await ana.autocomplete(channel, "card", name="alt") == [("Alt", "alt")]
    assert "sends: True" in (await ana.context_menu(channel, "Challenge", stage.bruno)).text
    assert stage.discord.violations == []
