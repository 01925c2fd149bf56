"""Going from place to place and from seat to seat: what is kept, and what leads where."""

import pytest

from .conftest import Opens
from .window import Window

FIELD = "document.getElementById('message').value"

DIGIT = """([key, given]) => !document.getElementById("message").dispatchEvent(
    new KeyboardEvent("keydown", { key, code: "Digit2", bubbles: true, cancelable: true, ...given })
)"""
"""Presses a digit's key with others held; returns whether the page took it."""


@pytest.fixture
def window(opens: Opens) -> Window:
    """One window."""
    return opens().sit("Ana")


def test_what_is_half_written_waits_for_its_seat_and_place(window: Window) -> None:
    window.new_channel("half")
    field = window.page.locator("#message")
    field.fill("half a sen")
    window.sit("Bruno")
    assert window.page.evaluate(FIELD) == ""
    field.fill("/card")
    field.press("Enter")
    window.page.locator(".command-name").wait_for()
    field.fill("alt")
    window.sit("Ana")
    assert window.page.evaluate(FIELD) == "half a sen"
    assert window.page.locator(".command-name").count() == 0
    window.new_channel("beside")
    assert window.page.evaluate(FIELD) == ""
    window.sit("Bruno").go("half")
    assert window.page.locator(".command-name").inner_text() == "/card"
    assert window.page.evaluate(FIELD) == "alt"
    window.sit("Ana")
    field.press("Enter")
    window.until(f"() => {FIELD} === ''")
    window.sit("Bruno").sit("Ana")
    assert window.page.evaluate(FIELD) == ""


def test_keys_that_write_something_change_no_seat(window: Window) -> None:
    assert window.page.evaluate(DIGIT, ["@", {"altKey": True}]) is False
    assert window.page.evaluate(DIGIT, ["2", {"altKey": True}]) is True
    window.page.locator("#side .seat.own", has_text="Bruno").wait_for()
    window.sit("Ana")
    assert window.page.evaluate(DIGIT, ["@", {"ctrlKey": True}]) is True
    window.page.locator("#side .seat.own", has_text="Bruno").wait_for()


def test_the_drawer_keeps_the_focus_and_closes_with_a_choice(opens: Opens, window: Window) -> None:
    phone = opens(width=390, height=844)
    side, menu = phone.page.locator("#side"), phone.page.locator("#head .menu")
    menu.tap()
    phone.new_channel("drawer")
    side.wait_for(state="hidden")
    menu.tap()
    assert phone.page.evaluate("document.activeElement.getAttribute('aria-current')") == "page"
    window.go("drawer").say("while it is open")
    phone.page.get_by_text("while it is open").wait_for()
    assert menu.get_attribute("aria-expanded") == "true"
    for _ in range(30):
        phone.page.keyboard.press("Tab")
        assert phone.page.evaluate("document.activeElement.closest('#main, #skip')") is None
    for name in ("Bruno", "Bruno", "Ana"):
        side.locator(".seat", has_text=name).tap()
        side.wait_for(state="hidden")
        assert menu.get_attribute("aria-expanded") == "false"
        phone.page.locator(".strip .own", has_text=name[0]).wait_for()
        menu.tap()
    phone.page.set_viewport_size({"width": 1280, "height": 800})
    phone.page.locator("#message").click()
    assert phone.page.evaluate("document.activeElement.id") == "message"
