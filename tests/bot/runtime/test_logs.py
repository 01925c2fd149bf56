"""What the program as shipped writes to its log."""

import json
import re
from pathlib import Path

import pytest

from bot.store.connection.private_files import files_of, open_to_others
from playground import Playground

from ..conftest import PATIENCE
from ..processes import Host
from ..scene import apology


async def played(discord: Playground, home: Path, level: str = "INFO", form: str = "") -> str:
    """Let Ana begin a game and meet an error; return the log."""
    guild = discord.add_guild("Forum")
    channel, ana = guild.add_channel("plaza"), discord.add_person("Ana")
    guild.join(ana)
    async with Host(discord, home, ai_workers=1, LOG_LEVEL=level, LOG_FORMAT=form) as host:
        await ana.command(channel, "duel", wonders="beginner", begins="me")
        number = await apology(discord, ana, channel)
        asked = (await ana.command(channel, "forget-me")).private[0]
        discord.faults.add(method="POST", path="/callback$", status=400, code=50035)
        await ana.click(asked, asked.buttons[0])
        await discord.quiet(0.3)
        assert await host.stop() == 0
        assert any(number in line for line in host.complaints())
        assert open_to_others(files_of(home / "wonders.db")) == ()
        log = host.log()
        assert str(ana.id) not in log
        assert "Ana" not in log
        return log


@pytest.mark.long
@pytest.mark.long
async def test_each_line_is_one_thing_and_holds_no_secret_at_any_level(tmp_path: Path) -> None:
    async with Playground(ack_seconds=60.0, patience=PATIENCE) as discord:
        text = await played(discord, tmp_path, "DEBUG")
        assert "Ready as" in text
        for secret in (discord.token, '"ages"', "deal", "INSERT", "/callback"):
            assert secret not in text
    lines = text.splitlines()
    assert all(line.startswith("timestamp=") for line in lines)
    error, other = (line for line in lines if " level=error " in line)
    assert ' event="Error in p" ' in other, "the rest of the id is the person's"
    assert re.search(r' event="Error in score" id=[0-9a-f]{8} exception="Traceback ', error)


@pytest.mark.long
@pytest.mark.long
async def test_lines_may_be_json(tmp_path: Path) -> None:
    async with Playground(ack_seconds=60.0, patience=PATIENCE) as discord:
        lines = (await played(discord, tmp_path, form="JSON")).splitlines()
    told = [json.loads(line) for line in lines]
    error, _ = (each for each in told if each["level"] == "error")
    assert error["event"] == "Error in score"
    assert re.fullmatch(r"[0-9a-f]{8}", error["id"])
    assert error["exception"].splitlines()[0] == "Traceback (most recent call last):"
