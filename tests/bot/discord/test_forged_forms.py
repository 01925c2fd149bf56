"""Forms and menus that no client sends: another's form, another kind of control, broken values."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.discord.client import Wonders
from playground import Playground
from playground.people import interactions

from ..scene import after, dealt, settled, town, words


def stored(home: Path) -> list[str]:
    with closing(sqlite3.connect(home / "wonders.db")) as database:
        return [line for line in database.iterdump() if "INSERT" in line]


async def test_forged_forms_and_menus_change_nothing(
    discord: Playground, bot: Wonders, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Carla has a form of her own, and sends it as if it were for what others may do."""
    place, say = town(discord), words("en-US")
    table, _ = await dealt(bot, place, after(12))
    one, other = place.guild.add_channel("one"), place.guild.add_channel("other")
    await place.ana.command(one, "duel", opponent=place.bruno)
    mine = (await place.ana.command(other, "duel", opponent=place.carla)).public[0]
    form = (await place.carla.click(mine, say("button-cut"))).modal
    assert form is not None
    assert form.interaction.modal
    await settled(bot)
    before = stored(tmp_path)
    label: dict[str, Any] = {"type": 18, "id": 1}
    field: dict[str, Any] = {"type": 4, "id": 2, "custom_id": "line"}
    for custom_id in (
        "k:1", "c:1:accept", "k:999", "k:-1", "k:", f"x:{table}", f"m:{table}:0:6:draft:sphinx",
        f"p:{place.ana.id}", "l:1:cancel", "g:0", "\x00" * 100, "🏛" * 50,
    ):  # fmt: skip
        form.interaction.modal["custom_id"] = custom_id
        sent = [{**label, "component": {**field, "value": "words"}}]
        answer = await place.carla._ask(interactions.submit(discord.world, form.interaction, sent))
        await settled(bot)
        assert answer.text, custom_id
    assert stored(tmp_path) == before
    for menu in ("menu-challenge", "menu-wonders"):
        refused = await place.carla.context_menu(other, say(menu), place.carla)
        assert refused.text == say("refusal-challenge-self")
    assert stored(tmp_path) == before
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
    form.interaction.modal["custom_id"] = "k:2"
    long = [{**label, "component": {**field, "value": "\ud800 x" * 9000}}]
    await place.carla._ask(interactions.submit(discord.world, form.interaction, long))
    await settled(bot)
    seal = await bot.store.seals.of_table(table + 1)
    assert seal is not None, "of her own form any words are taken, and cut short"
    assert len(seal.terms or "") < 400
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
