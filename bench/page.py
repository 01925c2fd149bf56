"""Measures the waits on the page, in a real browser: `python -m bench.page`."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[1]
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
ADDRESS = re.compile(r"http://[\w.]+:\d+")
STARTS_WITHIN = 240.0
MOST_MOVES = 120
PACE = 1.1
"""Seconds from a move to the next: Discord lets a channel have five messages in five seconds."""

PLAY = """async () => {
    const shown = () => [...document.querySelectorAll(".message:not(.private)")].at(-1);
    const comes = (found) => new Promise((done) => {
        const look = () => found() ? done(found()) : requestAnimationFrame(look);
        look();
    });
    const offered = (node, ...begin) =>
        node.querySelector(begin.map((each) => `[data-key^="${each}"]:not(:disabled)`).join());
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const before = shown();
    let pressed = offered(before, "w:", "m:", "s:");
    let answer = null;
    if (pressed.dataset.key.startsWith("s:")) {
        pressed.click();
        pressed = before.querySelector("[role=option]");
    } else if (pressed.dataset.key.startsWith("w:")) {
        const newest = () => [...document.querySelectorAll(".message.private")].at(-1);
        const isNew = () => BigInt(newest()?.dataset.id || 0) > BigInt(before.dataset.id);
        const begun = performance.now();
        pressed.click();
        const one = await comes(() => isNew() && offered(newest(), "m:"));
        await painted();
        answer = performance.now() - begun;
        pressed = one;
    }
    const begun = performance.now();
    pressed.click();
    const board = await comes(() => shown().dataset.id !== before.dataset.id && shown());
    const picture = await comes(() => board.querySelector(".picture img"));
    await picture.decode();
    await painted();
    return [answer, performance.now() - begun];
}"""
"""Makes a move; returns the milliseconds to its private answer, and to its board being painted."""


@contextmanager
def _program() -> Iterator[str]:
    """Run the playground as shipped; yield its address."""
    with TemporaryDirectory() as home:
        said = Path(home) / "said.txt"
        command = [sys.executable, "-m", "playground", "--folder", home, "--port", "0"]
        with said.open("wb") as log:
            environment = {**os.environ, "LC_ALL": "C"}
            process = subprocess.Popen(  # noqa: S603 - our own program
                command, cwd=ROOT, env=environment, stdout=log
            )
        try:
            yield _address(said)
        finally:
            process.terminate()
            process.wait()


def _address(said: Path) -> str:
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end:
        found = ADDRESS.search(said.read_text())
        if found:
            return found[0]
        time.sleep(0.1)
    raise RuntimeError(f"the playground did not start: {said.read_text()}")


def _measure(browser: "Browser", url: str) -> tuple[list[float], list[float]]:
    """Play a game from both seats in one window; return the times in milliseconds."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(url)
    page.locator(".begin-people [data-begin]").first.click()
    page.keyboard.press("Control+2")
    page.locator("[data-key$=':accept']").click()
    page.locator("[data-key^='m:']").first.wait_for()
    answers: list[float] = []
    boards: list[float] = []
    last = 0.0
    for _ in range(MOST_MOVES):
        _sit_on_turn(page)
        page.wait_for_timeout(1000 * max(0.0, last + PACE - time.monotonic()))
        last = time.monotonic()
        answer, board = page.evaluate(PLAY)
        boards.append(board)
        if answer is not None:
            answers.append(answer)
        if page.locator(".message:not(.private)").last.locator("[data-key^='r:']").count():
            break
    return answers, boards


def _sit_on_turn(page: "Page") -> None:
    """Take the seat that the newest board mentions."""
    called = page.locator(".seat:has(.called)")
    called.first.wait_for()
    if not page.locator(".seat.own:has(.called)").count():
        called.first.click()
        page.locator(".seat.own:has(.called)").wait_for()


def _line(name: str, times: Sequence[float]) -> str:
    slow = sorted(times)[int(len(times) * 0.95)]
    return f"{name}: median {median(times):.0f} ms, 95% within {slow:.0f} ms"


def main() -> None:
    """Print the waits from a click until the browser has painted the result."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("Playwright is not installed: the page is not measured")
        return
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        print("There is no Chromium on this machine: the page is not measured")
        return
    with _program() as url, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        answers, boards = _measure(browser, url)
        browser.close()
    print(f"{len(boards)} moves in a game, page, bot and browser on this machine")
    print(_line("a card to its private answer, painted", answers))
    print(_line("a move to its new board, painted", boards))


if __name__ == "__main__":
    main()
