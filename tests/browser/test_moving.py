"""Going from place to place and from seat to seat: what is kept, and what leads where."""

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

from .conftest import Opens
from .window import Window

pytestmark = pytest.mark.long

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

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


def test_a_link_leads_inside_as_soon_as_its_place_is_known(opens: Opens, window: Window) -> None:
    window.new_channel("links")
    bruno = opens()
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def hold(line: "WebSocketRoute") -> None:
        lines.append(line)
        server = line.connect_to_server()
        server.on_message(
            lambda said: held.append(said) if '"event": "places"' in str(said) else line.send(said)
        )

    bruno.can_be_reopened = False  # its messages stay held
    bruno.page.route_web_socket("**/page/live", hold)
    bruno.page.reload()
    bruno.ready()
    bruno.go("links")
    (number,) = parse_qs(urlsplit(window.new_channel("fresh").page.url).query)["channel"]
    window.go("links").say(f"https://discord.com/channels/1/{number}")
    link = bruno.page.get_by_text(f"/channels/1/{number}")
    link.wait_for()
    assert bruno.page.locator("#side .place", has_text="fresh").count() == 0
    bruno.page.evaluate("window.open = url => { window.opened = url; }")
    link.click()
    assert bruno.page.evaluate("window.opened").endswith(number)
    lines[-1].send(held[-1])
    bruno.page.locator("#side .place", has_text="fresh").wait_for()
    link.click()
    bruno.page.locator("#head h1", has_text="fresh").wait_for()


def test_a_bare_address_of_a_message_is_shown_by_the_name_of_its_channel(window: Window) -> None:
    number = window.new_channel("target").say("here").get_attribute("data-id")
    (channel,) = parse_qs(urlsplit(window.page.url).query)["channel"]
    address = f"https://discord.com/channels/1/{channel}"
    said = window.new_channel("addresses").say(f"{address} {address}/{number} [x]({address})")
    assert said.locator(".prose").inner_text().startswith("#target #target › 💬 x")
    said.get_by_role("button", name="#target › 💬").click()
    window.page.locator("#head h1", has_text="target").wait_for()
    window.page.locator(f".message.found[data-id='{number}']").wait_for()


SEATS_IN_VIEW = """() => {
    const [row, own] = [".strip", ".strip .own"].map(each => document.querySelector(each));
    const [outer, inner] = [row, own].map(each => each.getBoundingClientRect());
    const whole = outer.left - 1 <= inner.left && inner.right <= outer.right + 1;
    return row.scrollWidth > row.clientWidth && whole;
}"""
"""Whether the own seat is in view in a row that is wider than the window has room for."""


def test_the_own_seat_is_in_view_where_not_all_seats_are(opens: Opens) -> None:
    phone = opens(width=200, height=400)  # too narrow for the two seats that there always are
    for name in ("Bruno", "Ana", "Bruno"):
        phone.page.locator(".menu").click()
        phone.sit(name)
        assert phone.page.evaluate(SEATS_IN_VIEW) is True
