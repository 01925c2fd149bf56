"""A browser, the program, and windows on it; without a browser these tests are skipped."""

import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from bench.page import ARGUMENTS, CHROMIUMS

from .program import Program
from .window import Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Opens = Callable[..., Window]
Kind = tuple[int, int, str]
"""Width, height, and dark or light."""


@pytest.fixture(scope="package")
def browser() -> "Iterator[Browser]":
    """A Chromium without a screen.

    Playwright's event loop runs as long as it does: it has to end before tests with loops of
    their own.
    """
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="Playwright is not installed, so no browser is driven"
    )
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        pytest.skip("There is no Chromium on this machine, so the page is not tried in one")
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def program(
    browser: "Browser",  # first, so that nothing is started in vain
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Program]:
    """The program, once for all tests that a process runs here."""
    with Program(tmp_path_factory.mktemp("playground")) as running:
        yield running


@pytest.fixture(scope="package")
def closed() -> defaultdict[Kind, list[Window]]:
    """The windows that tests have closed, by their kind."""
    return defaultdict(list)


@pytest.fixture
def opens(
    browser: "Browser", program: Program, closed: defaultdict[Kind, list[Window]]
) -> Iterator[Opens]:
    """Opens windows that know nothing of each other; nothing may go wrong in any of them."""
    opened: list[tuple[Kind, Window]] = []

    def open_one(*, width: int = 1280, height: int = 800, scheme: str = "dark") -> Window:
        kind = (width, height, scheme)
        window = closed[kind].pop() if closed[kind] else Window(_page(browser, *kind), program.url)
        opened.append((kind, window))
        return window.open()

    yield open_one
    problems = [problem for _, window in opened for problem in window.close()]
    for kind, window in opened:
        if window.can_be_reopened:
            closed[kind].append(window)
        else:
            window.page.context.close()
    assert problems == []


def _page(browser: "Browser", width: int, height: int, scheme: str) -> "Page":
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if scheme == "light" else "dark",
        has_touch=width < 600,
        locale="en-US",
    )
    return context.new_page()
