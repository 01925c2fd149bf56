"""What people can use who see, hear or press otherwise than most: contrast, names, roles, order."""

import pytest

from .axe import violations
from .conftest import Opens
from .window import Window

pytestmark = pytest.mark.long

ORDER = """() => [...document.querySelectorAll("#log .message")].flatMap(message => {
    const parts = ".by, .prose, .text, .heading, img, button, .select";
    const shown = [...message.querySelectorAll(parts)]
        .filter(node => node.checkVisibility() && !node.closest(".who.face"));
    const tops = shown.map(node => node.getBoundingClientRect());
    return shown.filter((node, at) => at > 0 && tops[at].bottom <= tops[at - 1].top)
        .map(node => node.textContent);
})"""
"""What is read aloud after something that stands below it."""

LANDMARKS = """() => [...document.querySelectorAll("nav, main, h1, [role=log], textarea, aside")]
    .filter(node => node.checkVisibility()).map(node => node.id || node.localName)"""


def _played(window: Window) -> None:
    """Let a game begin and a move be made, and a private answer stand below it."""
    window.page.locator("[data-begin=computer]").click()
    window.until("() => document.querySelector('.message.for-me .picture img')")
    window.move()
    window.until("() => document.querySelector('.message.for-me .picture img')")
    window.command("help")
    window.private.wait_for()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_in_a_wide_window(opens: Opens, scheme: str) -> None:
    window = opens(scheme=scheme).new_channel(f"wide-{scheme}")
    page, found = window.page, {}
    found["welcome"] = violations(window)
    _played(window)
    found["game"] = violations(window)
    assert page.evaluate(ORDER) == []
    page.locator(".host-open").click()
    page.locator("#host .record").first.wait_for()
    found["host"] = violations(window)
    assert page.evaluate(LANDMARKS) == ["side", "main", "h1", "log", "message", "host"]
    page.locator("#message").fill("/")
    page.locator(".picker [role=option]").first.wait_for()
    found["commands"] = violations(window)
    page.keyboard.press("Escape")
    page.locator("[data-key=add-seat]").click()
    found["dialog"] = violations(window)
    assert {where: each for where, each in found.items() if each} == {}


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_a_phone(opens: Opens, scheme: str) -> None:
    window = opens(width=390, height=844, scheme=scheme)
    window.page.locator(".menu").click()
    found = {"drawer": violations(window)}
    window.new_channel(f"narrow-{scheme}")
    _played(window)
    found["game"] = violations(window)
    assert window.page.evaluate(ORDER) == []
    assert {where: each for where, each in found.items() if each} == {}
