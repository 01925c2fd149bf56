"""Our own signs: uploaded once and again when they change, used where they are, never missed."""

import re
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import discord as discord_py
import pytest

from bot.controls.panel import Button, Link, Option, Panel, Select, without_signs
from bot.discord import sign_uploads
from bot.discord.client import Wonders
from bot.discord.sign_uploads import classify
from bot.games import all_signs
from bot.wording.signs import Sign
from bot.workers.render_pool import RenderPool
from engine.duel import decisions as decide
from playground import Message, Playground
from render.emoji import SIDE, emoji, version

from ..conftest import running
from ..players import enabled
from ..scene import LOCALES, after, dealt, town, waiting_for, words
from ..waiting import until

NOW = datetime(2026, 1, 31, tzinfo=UTC)
NAMES = {"coin": "w_coin_222222", "wood": "w_wood_222222"}


@pytest.mark.long
async def test_signs_are_uploaded_once_and_stand_on_controls_and_in_private_panels(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, sign_pause=0) as bot:
        await _uploaded(bot)
        for locale in LOCALES:
            place, position = town(discord, locale), after(12)
            _, board = await dealt(bot, place, position, locale=locale)
            assert all(_key(button.emoji) in all_signs() for button in enabled(board))
            assert "<:" not in board.text + "".join(each.alt for each in board.pictures)
            answer = await place.person(position.seat).click(board, board.buttons[0])
            (panel,) = answer.private
            assert {_key(button.emoji) for button in panel.buttons} == {"coin"}
            assert {_key(each) for each in re.findall("<:.*?>", panel.text)} <= set(all_signs())
            assert "<:w_points_" in panel.text
            assert not any("<" in button.label for button in panel.buttons)
    posted = _uploads(discord)
    async with running(discord, tmp_path, sign_pause=0) as bot:
        await _uploaded(bot)
    assert _uploads(discord) == posted == len(all_signs())


async def test_signs_are_uploaded_after_workers_that_draw_were_lost(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sign_uploads, "WAITS", (0.0,))
    draw, lost = RenderPool.draw, [BrokenExecutor("killed")]

    async def losing(pool: RenderPool, work: Callable[[], bytes]) -> bytes:
        if lost:
            raise lost.pop()
        return await draw(pool, work)

    monkeypatch.setattr(RenderPool, "draw", losing)
    async with running(discord, tmp_path, sign_pause=0):
        await discord.until(lambda: _uploads(discord) > 0, what="a sign")
    assert lost == []


async def test_words_stand_where_discord_takes_no_sign(discord: Playground, tmp_path: Path) -> None:
    fault = discord.faults.add(method="POST", path="/emojis$", status=403, code=50013, times=None)
    async with running(discord, tmp_path, sign_pause=0) as bot:
        await until(lambda: fault.hits > 0)
        panel = await _offered(discord, bot)
    assert "<:" not in panel.text
    assert all(button.emoji == "" for button in panel.buttons)
    assert [each.label for each in panel.buttons if ":discard:" in each.custom_id] == [
        words("en-US")("button-discard", coins=2)
    ]


@pytest.mark.long
async def test_a_message_is_sent_without_a_sign_that_somebody_deleted(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, sign_pause=0) as bot:
        await _uploaded(bot)
        discord.world.emojis.clear()
        panel = await _offered(discord, bot)
        assert panel.buttons
        assert all(button.emoji == "" for button in panel.buttons)
    assert discord.violations
    assert all("Invalid emoji" in each for each in discord.violations)
    discord.violations.clear()


def test_only_ours_are_told_apart_and_the_former_go_when_nobody_uses_them() -> None:
    foreign = [_emoji(name, 9) for name in ("coin", "w_coin", "w_gem_111111", "w_coin_11111g")]
    old, older, new = (
        _emoji("w_coin_111111", 5),
        _emoji("w_coin_000000", 7),
        _emoji("w_coin_222222", 3),
    )
    kept = classify([*foreign, new, old, older], NAMES, NOW)
    assert {key: sign.name for key, sign in kept.signs.items()} == {"coin": new.name}
    assert kept.missing == {"wood": "w_wood_222222"}
    assert kept.former == (older, old)
    assert classify([old], NAMES, NOW).signs["coin"].name == old.name  # until the new one is there
    assert classify([old], NAMES, NOW).former == ()
    fresh = _emoji("w_coin_222222", 0.5)
    assert classify([old, fresh], NAMES, NOW).former == ()  # another process may use the old one
    returned = _emoji("w_coin_111111", 0.5)
    assert classify([new, returned], NAMES, NOW).former == ()


@pytest.mark.long
def test_every_sign_has_a_drawing_within_discords_limits() -> None:
    for key, drawing in all_signs().items():
        assert re.fullmatch(r"\w{2,32}", f"w_{key}_{version(drawing)}", re.ASCII)
        made = emoji(drawing)
        assert made.startswith(b"\x89PNG")
        assert max(int.from_bytes(made[at : at + 4], "big") for at in (16, 20)) == SIDE
        assert len(made) <= 256 * 1024


def test_without_signs_controls_keep_all_else() -> None:
    coin, link = Sign("w_coin_222222", 5), Link("https://example.com", "Look")

    def panel(sign: Sign | None) -> Panel:
        options = (Option("a", "Altar", "Free", sign, chosen=True), Option("b", "Baths", sign=sign))
        buttons = (Button("x:1", "Build", disabled=True, sign=sign), link)
        return Panel(("Choose",), (buttons, Select("m:1", "A card", options, "Above")), (1,))

    assert without_signs(panel(coin)) == panel(None)


async def _uploaded(bot: Wonders) -> None:
    presentations = bot.services.presentations
    await until(lambda: len(presentations._signs.variables) == len(all_signs()))


async def _offered(discord: Playground, bot: Wonders) -> Message:
    """Return what is offered for a free card."""
    place, position = town(discord), waiting_for(decide.Turn)
    _, board = await dealt(bot, place, position)
    (panel,) = (await place.person(position.seat).click(board, board.buttons[0])).private
    return panel


def _uploads(discord: Playground) -> int:
    return sum(each.method == "POST" and "/emojis" in each.path for each in discord.requests)


def _key(written: str) -> str:
    found = re.fullmatch(r"<:w_(\w+)_[0-9a-f]{6}:\d+>", written)
    assert found, written
    return found[1]


def _emoji(name: str, days: float) -> discord_py.Emoji:
    """Return an emoji that was uploaded so many days ago."""
    at = NOW - timedelta(days=days)
    identity = discord_py.utils.time_snowflake(at)
    return cast("discord_py.Emoji", SimpleNamespace(name=name, id=identity, created_at=at))
