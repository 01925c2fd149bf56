"""A browser, the program, and windows on it; without a browser these tests are skipped."""

import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from bench.page import ARGUMENTS, CHROMIUMS

from .program import Program
from .window import Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Opens = Callable[..., Window]


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


@pytest.fixture
def opens(browser: "Browser", program: Program) -> Iterator[Opens]:
    """Opens windows that know nothing of each other; nothing may go wrong in any of them."""
    windows: list[Window] = []

    def open_one(*, width: int = 1280, height: int = 800, scheme: str = "dark") -> Window:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if scheme == "light" else "dark",
            has_touch=width < 600,
            locale="en-US",
        )
        windows.append(Window(context.new_page(), program.url))
        return windows[-1]

    yield open_one
    assert [problem for window in windows for problem in window.close()] == []
