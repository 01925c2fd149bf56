"""The bot's token: it goes to Discord, where Discord asks for it, and nowhere else."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path

import pytest
from aiohttp import web

from playground import Patience, Playground

from ..programs import ROOT, Program, forker

MARK = "MTk4NjIyNDgzNDcxOTI1MjQ4.marker.of-a-token"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Overheard:
    """A playground that keeps all that reaches it but for the Authorization header."""

    def __init__(self) -> None:
        self.discord = Playground(ack_seconds=60.0, patience=Patience(reply=60.0))
        self.discord.app.middlewares.append(self._listen)
        self._heard: list[str] = []

    @property
    def heard(self) -> list[str]:
        """The addresses, headers and bodies of all requests."""
        return [*self._heard, *(repr((each.body, each.files)) for each in self.discord.requests)]

    @web.middleware
    async def _listen(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        headers = {name: each for name, each in request.headers.items() if name != "Authorization"}
        self._heard.append(f"{request.rel_url} {headers}")
        return await handler(request)


class Ran:
    """The program, run in a folder of its own; what it wrote."""

    def __init__(self, home: Path, discord: Playground, *arguments: str, **settings: str) -> None:
        self._home = home
        self._arguments = arguments
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": MARK,
            "DISCORD_API_URL": discord.api_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
            "DATABASE_URL": f"sqlite+aiosqlite:///{home}/wonders.db",
            "LOG_LEVEL": "DEBUG",
            "AI_WORKERS": "0",
            **settings,
        }
        self.told = b""

    async def __aenter__(self) -> Program:
        self._program = await forker().start(
            *self._arguments,
            environment=self._environment,
            folder=self._home,
            output=self._home / "told",
            errors=self._home / "told",
        )
        return self._program

    async def __aexit__(self, *_: object) -> None:
        if self._program.running:
            self._program.send(signal.SIGTERM)
        await asyncio.wait_for(self._program.wait(), 60)
        self.told = (self._home / "told").read_bytes()


class Shipped(Ran):
    """The same, started as its hosts start it."""

    async def __aenter__(self) -> Program:
        with (self._home / "told").open("wb") as told:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", *self._arguments, cwd=self._home,
                env=self._environment, stdout=told, stderr=told,
            )  # fmt: skip
        ended: Future[int] = Future()
        task = asyncio.ensure_future(process.wait())
        task.add_done_callback(lambda done: ended.set_result(done.result()))
        self._program = Program(process.pid, ended)
        return self._program


def holds_none(home: Path, told: bytes, heard: list[str]) -> None:
    """Check that the token is nowhere: what was told, the files that were left, the requests."""
    assert told
    assert MARK.encode() not in told
    assert [each for each in heard if MARK in each] == []
    left = [file for file in home.rglob("*") if file.is_file()]
    assert [file.name for file in left if MARK.encode() in file.read_bytes()] == []


@pytest.mark.long
async def test_a_run_in_which_things_go_wrong(tmp_path: Path) -> None:
    overheard = Overheard()
    async with overheard.discord as discord:
        discord.world.token = MARK
        guild = discord.add_guild("Forum")
        channel, ana = guild.add_channel("plaza"), discord.add_person("Ana")
        guild.join(ana)
        ran = Shipped(tmp_path, discord)
        async with ran:
            await discord.bot_ready(timeout=60)
            await ana.command(channel, "duel", wonders="beginner", begins="me")
            discord.faults.add(method="POST", path="/callback", status=400, code=50035)
            discord.faults.add(method="POST", path="/webhooks", status=400, code=50035)
            await asyncio.gather(ana.command(channel, "score"), return_exceptions=True)
            discord.faults.add(method="PATCH", path="/", status=403, code=0)
            discord.faults.add(method="POST", path="/channels/", drop=True)
            await asyncio.gather(ana.command(channel, "board"), return_exceptions=True)
            discord.invalidate_session()
            await discord.bot_ready(timeout=60)
            discord.drop_gateway()
            await discord.bot_ready(timeout=60)
            await discord.quiet(0.3)
        assert b"rror" in ran.told
        holds_none(tmp_path, ran.told, overheard.heard)


@pytest.mark.long
@pytest.mark.parametrize("status", [401, 403, 429, 500])
async def test_a_start_that_discord_refuses(tmp_path: Path, status: int) -> None:
    overheard = Overheard()
    async with overheard.discord as discord:
        discord.world.token = MARK
        fault = discord.faults.add(path="/users/@me", status=status, times=1000)
        ran = Ran(tmp_path, discord)
        async with ran:
            await discord.until(lambda: fault.hits > 0, timeout=60)
            await asyncio.sleep(0.5)
        holds_none(tmp_path, ran.told, overheard.heard)


@pytest.mark.parametrize("token", [MARK, f'"{MARK}"', f"{MARK}\r\nX: y", f"é{MARK}", f"Bot {MARK}"])
async def test_a_token_that_is_none(tmp_path: Path, token: str) -> None:
    overheard = Overheard()
    async with overheard.discord as discord:
        ran = Ran(tmp_path, discord, DISCORD_TOKEN=token)
        async with ran as program:
            assert await asyncio.wait_for(program.wait(), 60) != 0
        holds_none(tmp_path, ran.told, overheard.heard)


@pytest.mark.long
@pytest.mark.parametrize(
    ("arguments", "settings"),
    [
        (("doctor",), {}),
        (("doctor",), {"LOG_LEVEL": MARK}),
        (("backup", "copy.db"), {}),
        ((), {"LOG_LEVEL": "loud"}),
        ((), {"DATABASE_URL": "sqlite+aiosqlite:///nowhere/at/all/wonders.db"}),
        ((), {"DATABASE_URL": "nothing"}),
    ],
)
async def test_other_ways_to_call_the_program(
    tmp_path: Path, arguments: tuple[str, ...], settings: dict[str, str]
) -> None:
    overheard = Overheard()
    async with overheard.discord as discord:
        discord.world.token = MARK
        ran = Ran(tmp_path, discord, *arguments, **settings)
        async with ran as program:
            await asyncio.wait_for(program.wait(), 120)
        holds_none(tmp_path, ran.told, overheard.heard)
