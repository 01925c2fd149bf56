"""What stays as it is while messages come: presses, the focus, and how far a list is scrolled."""

from typing import TYPE_CHECKING

import pytest

from .conftest import Opens
from .window import Window

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

pytestmark = pytest.mark.long

FOCUS = "document.activeElement.dataset.key"

MARK = "window.marked = [...document.querySelectorAll('#side *, #head *, .welcome *')]"
STANDING = "window.marked.every(node => node.isConnected)"

LISTEN = """() => {
    window.aloud = [];
    const hear = node => {
        const region = node.closest?.("[aria-live]");
        if (region && region.getAttribute("aria-live") !== "off") window.aloud.push(node.id);
    };
    new MutationObserver(seen => seen.flatMap(each => [...each.addedNodes]).forEach(hear))
        .observe(document.getElementById("log"), { childList: true, subtree: true });
}"""
"""Notes what comes into the log where a screen reader reads it aloud."""

NEWEST = "id => [...document.querySelectorAll('.message:not(.private)')].at(-1)?.dataset.id === id"

AT_END = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.getElementById("scroll");
    return scrollHeight - scrollTop - clientHeight < 2;
}"""


@pytest.fixture
def ana(opens: Opens) -> Window:
    """Ana's window, low enough for the channels to be scrolled."""
    return opens(height=460).sit("Ana")


@pytest.fixture
def bruno(opens: Opens) -> Window:
    """Bruno's window."""
    return opens().sit("Bruno")


def test_a_press_counts_also_where_a_message_comes_during_it(ana: Window, bruno: Window) -> None:
    ana.new_channel("pressed")
    bruno.go("pressed")
    ana.page.locator("#side .seat", has_text="Bruno").hover()
    ana.page.mouse.down()
    bruno.say("now")
    ana.page.get_by_text("now", exact=True).wait_for()
    ana.page.mouse.up()
    ana.page.locator("#side .seat.own", has_text="Bruno").wait_for()


def test_a_window_of_a_former_edition_loads_itself_anew(ana: Window) -> None:
    connections: list[WebSocketRoute] = []

    def connect(page: "WebSocketRoute") -> None:
        told = f'"edition": "{len(connections)}'
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(str(text).replace('"edition": "', told)))
        connections.append(page)

    ana.page.route_web_socket("**/page/live", connect)
    ana.page.reload()
    ana.ready()
    with ana.page.expect_navigation():
        connections[-1].close()
    ana.ready()
    assert len(connections) == 3, "the edition that it has loaded is the one that it is told"


def test_a_press_on_a_message_counts_where_the_log_would_have_moved(
    ana: Window, bruno: Window
) -> None:
    ana.new_channel("far-off").new_channel("held").command("help")
    dismiss = ana.private.locator("[data-key=dismiss]")
    dismiss.hover()
    ana.page.mouse.down()
    bruno.go("held").say("now")
    bruno.go("far-off").say("later")
    ana.page.locator("#side .place.unread", has_text="far-off").wait_for()
    assert ana.page.get_by_text("now", exact=True).count() == 0
    ana.page.mouse.up()
    ana.page.get_by_text("now", exact=True).wait_for()
    dismiss.wait_for(state="detached")


def test_a_message_moves_nothing_beside_it(ana: Window, bruno: Window) -> None:
    for number in range(6):
        ana.new_channel(f"one-{number}")
    ana.new_channel("here")
    bruno.go("one-0")
    ana.page.locator("[data-begin=computer]").focus()
    ana.page.locator(".places").evaluate("node => { node.scrollTop = 20; }")
    ana.page.evaluate(MARK)
    bruno.say("for later")
    ana.page.locator("#side .place.unread", has_text="one-0").wait_for(state="attached")
    bruno.go("here")
    bruno.say("for now")
    ana.page.get_by_text("for now", exact=True).wait_for()
    assert ana.page.evaluate(STANDING) is True
    assert ana.page.evaluate(FOCUS) == "begin-computer"
    assert ana.page.locator(".places").evaluate("node => node.scrollTop") == 20


def test_the_focus_stays_where_a_seat_is_added_and_a_game_begun(ana: Window) -> None:
    ana.new_channel("focus")
    ana.page.locator("#side [data-key=add-seat]").click()
    ana.page.locator("dialog input").fill("Carla")
    ana.page.keyboard.press("Enter")
    ana.page.locator("#side .seat", has_text="Carla").wait_for()
    assert ana.page.evaluate(FOCUS) == "add-seat"
    ana.page.locator(".levels label").last.click()
    ana.page.locator(".levels label").first.click()
    ana.page.locator("[data-begin=computer]").focus()
    ana.page.keyboard.press("Enter")
    ana.until("() => document.querySelector('.message.for-me [data-key^=\"m:\"]')")
    ana.page.locator("[data-begin=computer]:not([aria-busy])").wait_for(state="attached")
    assert ana.page.evaluate(FOCUS) == "begin-computer"


def test_only_what_is_new_is_read_aloud(ana: Window, bruno: Window) -> None:
    ana.new_channel("aloud")
    ana.page.locator("[data-begin=computer]").click()
    ana.until("() => document.querySelector('.message.for-me [data-key^=\"m:\"]')")
    bruno.go("aloud")
    before = ana.newest
    bruno.page.evaluate(LISTEN)
    ana.page.evaluate(LISTEN)
    ana.move()
    ana.until("() => [...document.querySelectorAll('.message')].at(-1).matches('.for-me')")
    bruno.until(NEWEST, ana.newest)
    old = f"() => !document.querySelector('#message-{before} [data-key]:not(:disabled)')"
    for window in (ana, bruno):
        window.until(old)
        aloud = window.page.evaluate("window.aloud.filter(id => id.startsWith('message-'))")
        assert f"message-{window.newest}" in aloud
        assert f"message-{before}" not in aloud
        assert len(set(aloud)) == len(aloud)
    bruno.page.evaluate("window.aloud = []")
    bruno.sit("Ana").new_channel("silent").sit("Bruno").go("aloud")
    bruno.page.locator(f"#message-{before}").wait_for(state="attached")
    assert bruno.page.evaluate("window.aloud") == []


def test_what_two_seats_have_read_in_one_window_is_unread_for_neither(ana: Window) -> None:
    ana.new_channel("both")
    ana.say("read by both")
    ana.sit("Bruno").page.get_by_text("read by both").wait_for()
    place = ana.page.locator("#side .place", has_text="both")
    ana.new_channel("beside")
    assert place.evaluate("node => node.matches('.unread')") is False
    ana.sit("Ana")
    assert place.evaluate("node => node.matches('.unread')") is False


def test_a_new_name_stands_at_what_was_written_before(ana: Window) -> None:
    ana.page.locator("#side [data-key=add-seat]").click()
    ana.page.locator("dialog input").fill("Helga")
    ana.page.keyboard.press("Enter")
    ana.page.locator("#side .seat", has_text="Helga").wait_for()
    ana.new_channel("names").sit("Helga").say("from me")
    ana.page.locator("#side li", has_text="Helga").locator(".seat-edit").click()
    ana.page.locator("dialog input").fill("Dorothea")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".message .by", has_text="Dorothea").wait_for()
    assert ana.page.locator(".message").get_by_text("from me").count() == 1


def test_what_one_asks_and_says_is_shown_also_where_the_log_was_scrolled_up(ana: Window) -> None:
    ana.new_channel("scrolled")
    ana.command("help")
    ana.private.wait_for()
    for act in (lambda: ana.command("help"), lambda: ana.say("there")):
        before = ana.page.locator(".message").count()
        ana.page.locator("#scroll").evaluate("node => { node.scrollTop = 0; }")
        ana.page.locator(".present").wait_for()
        act()
        ana.page.locator(".message").nth(before).wait_for()
        ana.until(AT_END)
