"""What a host does by hand, as docs/privacy-requests.md has it."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Store

TREE = Path(__file__).parents[3]
ANA = 1234


@pytest.mark.long
def test_the_database_of_the_settings_is_asked(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/games.db"
    asyncio.run(_sealed(url))
    text = (TREE / "docs/privacy-requests.md").read_text("utf-8")
    (command,) = re.findall(r"^python (-c .*?)^```", text, re.MULTILINE | re.DOTALL)
    done = subprocess.run(
        ["/bin/sh", "-c", f"{sys.executable} {command}"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(TREE), "DATABASE_URL": url},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert f"'person': '{ANA}'" in done.stdout
    assert "'sealed_for_your_next_game': True" in done.stdout


async def _sealed(url: str) -> None:
    store = await Store.open(url)
    await store.seals.waiting(ANA, bytes(32))
    await store.close()
