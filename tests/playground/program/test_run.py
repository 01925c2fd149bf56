"""`python -m playground` as its host starts it: the address, the first world, kills, restarts."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from playground import Playground
from playground.live import Pages, serve_page
from playground.live.strings import preferred
from playground.program.initial_world import language, populate, speak
from playground.program.run import Options, address_line
from tests.playground.page_client import Json, PageClient, button, controls, visit

ROOT = Path(__file__).parents[3]
ADDRESS = re.compile(r"http://\S+")
BUTTON, SELECT = 2, 3
STARTS_WITHIN = 300.0

MOVES = 9
"""Eight drafts and a card, which is chosen on a private answer."""


async def start(folder: Path, *more: str) -> Process:
    """Start the program on a free port."""
    environment = {**os.environ, "AI_WORKERS": "0", "RENDER_WORKERS": "0", "LC_ALL": "C.UTF-8"}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--folder", str(folder), *more,
        cwd=ROOT, env=environment, stdout=PIPE, stderr=PIPE,
    )  # fmt: skip


async def address(program: Process) -> str:
    """Return the address that the program tells, which is the last that it says."""
    assert program.stdout
    async with asyncio.timeout(STARTS_WITHIN):
        while line := (await program.stdout.readline()).decode():
            if found := ADDRESS.search(line):
                return found[0]
    raise AssertionError((await program.stderr.read()).decode() if program.stderr else "")


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[Process, str]]:
    program = await start(folder, "--port", "0")
    try:
        yield program, await address(program)
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()


def children(program: Process) -> list[int]:
    tasks = Path(f"/proc/{program.pid}/task").glob("*/children")
    return [int(number) for task in tasks for number in task.read_text().split()]


def is_running(number: int) -> bool:
    try:
        stat = Path(f"/proc/{number}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def all_gone(numbers: list[int]) -> bool:
    for _ in range(500):
        if not any(map(is_running, numbers)):
            return True
        await asyncio.sleep(0.02)
    return False


class Table:
    """Two pages, one for each seat, in the first channel."""

    def __init__(self, pages: list[PageClient]) -> None:
        self.pages = {page.seen["seat"]: page for page in pages}
        self.first = pages[0]

    async def board(self, after: str = "0") -> Json:
        """Return what the bot has shown to everybody after another message, to act upon."""
        return await self.first.shown(partial(is_offer, after=after, private=False))

    async def move(self, board: Json) -> Json:
        """Make the first move that the board offers; return the next board.

        Then the old board has lost its buttons too.
        """
        await self._press(board)
        after = await self.board(after=board["id"])
        await self.first.heard("edited", lambda each: each["message"]["id"] == board["id"])
        return after

    async def _press(self, board: Json) -> None:
        seat = board["mentions"][0]
        page = self.pages[seat]
        select = next((c for c in controls(board) if c["type"] == SELECT), None)
        if select:
            chosen = {"custom_id": select["custom_id"], "values": [select["options"][0]["value"]]}
            await page.insist("choose", seat=seat, message=board["id"], **chosen)
            return
        pressed = first_button(board)
        await page.insist("press", seat=seat, message=board["id"], custom_id=pressed)
        if pressed.startswith("w:"):  # a card: what can be done with it is told privately
            answer = await page.shown(partial(is_offer, after=board["id"], private=True))
            await page.insist(
                "press", seat=seat, message=answer["id"], custom_id=first_button(answer)
            )


def is_offer(message: Json, *, after: str, private: bool) -> bool:
    newer = int(message["id"]) > int(after)
    return newer and message["private"] is private and bool(offered(message))


def offered(message: Json) -> list[Json]:
    wanted = [c for c in controls(message) if c["type"] in (BUTTON, SELECT)]
    return [c for c in wanted if "custom_id" in c and not c.get("disabled")]


def first_button(message: Json) -> str:
    return str(next(c["custom_id"] for c in offered(message) if c["type"] == BUTTON))


@asynccontextmanager
async def seated(url: str) -> AsyncIterator[Table]:
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(visit(url)) for _ in range(2)]
        seats = (await pages[0].look())["seats"]
        for page, seat in zip(pages, seats, strict=True):
            await page.look(seat["id"], pages[0].seen["channel"])
        yield Table(pages)


async def is_refused(folder: Path) -> None:
    """Start a second program on a folder that is in use."""
    second = await start(folder, "--port", "0")
    _, said = await second.communicate()
    assert second.returncode == 1
    assert "world.db is in use" in said.decode()


async def restart_and_kill_bot(program: Process, page: PageClient) -> None:
    """Do both from the host's panel; each time another process takes over."""
    for what in ("restart_bot", "kill_bot"):
        page.told.clear()
        (before,) = children(program)
        await page.do(what)
        await page.heard("bot", lambda told: not told["online"])
        await page.heard("bot", lambda told: told["online"])
        (after,) = children(program)
        assert before != after
    entries = (await page.do("watch", on=True))["entries"]
    told = [entry["what"] for entry in entries if entry["way"] == "host"]
    assert "the bot is sent SIGTERM" in told
    assert "the bot is sent SIGKILL" in told


@pytest.mark.long
async def test_a_game_goes_on_after_the_program_and_then_its_bot_were_killed(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as (program, url), seated(url) as table:
        ana, bruno = table.pages.values()
        assert [(s["name"], s["host"]) for s in ana.seen["seats"]] == [
            ("Ana", True),
            ("Bruno", False),
        ]
        opponent = {"opponent": bruno.seen["seat"]}
        await ana.insist("command", **ana.here, name="duel", options=opponent)
        challenge = await table.board()
        accepted = {"message": challenge["id"], "custom_id": button(challenge, "Accept")}
        await bruno.insist("press", seat=bruno.seen["seat"], **accepted)
        board = await table.board(after=challenge["id"])
        for _ in range(MOVES):
            board = await table.move(board)
        known = {
            seat: await page.look(seat, ana.seen["channel"]) for seat, page in table.pages.items()
        }
        bots = children(program)
        assert bots
        program.kill()
        await program.wait()
        assert await all_gone(bots)
    async with running(tmp_path) as (program, again), seated(again) as table:
        for seat, before in known.items():
            seen = table.pages[seat].seen
            assert seen["messages"] == before["messages"]
            assert seen["places"] == before["places"]
        async with aiohttp.ClientSession() as web, web.get(again + picture(board)) as response:
            assert response.status == 200
        await is_refused(tmp_path)
        await restart_and_kill_bot(program, table.first)
        await table.move(board)
        program.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(program.wait(), 60) == 0
    assert "Traceback" not in (tmp_path / "bot.log").read_text(encoding="utf-8")


def picture(message: Json) -> str:
    galleries = [c for c in controls(message) if c["type"] == 12]
    return str(galleries[0]["items"][0]["media"]["url"])


def test_whoever_lets_everybody_in_is_told_what_that_means(tmp_path: Path) -> None:
    alone = address_line(Options(tmp_path), "http://127.0.0.1:8737")
    assert alone.count("\n") == 1
    assert alone.endswith("http://127.0.0.1:8737\n")
    open_to_all = address_line(Options(tmp_path, host="0.0.0.0"), "http://127.0.0.1:8737")
    assert "every seat" in open_to_all
    assert open_to_all.endswith(alone)


def test_the_initial_world_speaks_the_machines_language() -> None:
    spoken: list[tuple[dict[str, str], str]] = [
        ({}, "en-US"),
        ({"LANG": "C.UTF-8"}, "en-US"),
        ({"LANG": "en_GB.UTF-8"}, "en-US"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "es_MX.UTF-8"}, "es-419"),
        ({"LANG": "es_ES.UTF-8"}, "es-ES"),
        ({"LANG": "tlh_KL@euro"}, "en-US"),
    ]
    for environment, locale in spoken:
        assert language(environment) == locale, environment


@pytest.mark.parametrize(
    ("accepted", "spoken"),
    [
        ("pt-PT,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("tlh-KL, es-MX;q=0.8, en;q=0.9", "en-US"),
        ("tlh, es-AR;q=0.5", "es-419"),
        ("es-ES,es;q=0.9", "es-ES"),
        ("tlh,*;q=0.1", None),
        ("", None),
        (";;q=,q=2;x", None),
    ],
)
def test_the_language_of_a_browser_is_the_first_that_is_spoken_here(
    accepted: str, spoken: str | None
) -> None:
    assert preferred(accepted) == spoken


async def test_a_new_world_speaks_the_language_of_the_browser_that_comes_first() -> None:
    discord = Playground()
    pages = Pages(discord)
    serve_page(discord.app, pages, "127.0.0.1")
    async with discord:
        populate(discord)
        pages.first_visit = partial(speak, discord)
        url = discord.world.base_url
        async with aiohttp.ClientSession() as visitor:
            for accepted in ("", "pt-PT,pt;q=0.9", "es-ES"):
                async with visitor.get(url, headers={"Accept-Language": accepted}) as reply:
                    assert reply.status == 200
        assert {each.locale for each in pages.people} == {"pt-BR"}
        assert [guild.locale for guild in discord.world.guilds.values()] == ["pt-BR"]
