"""The real bot, which knows the toy, on a playground of its own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.discord.client import Wonders
from playground import Playground
from tests.bot.conftest import _unhurried, discord, running

from .register import registered

__all__ = ["_unhurried", "discord"]


@pytest.fixture
def toy() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
async def bot(toy: None, discord: Playground, tmp_path: Path) -> AsyncIterator[Wonders]:
    async with running(discord, tmp_path) as app:
        yield app
