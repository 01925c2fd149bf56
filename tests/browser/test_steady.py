"""What stays as it is while messages come: presses, the focus, and how far a list is scrolled."""

import pytest

from .conftest import Opens
from .window import Window

FOCUS = "document.activeElement.dataset.key"

MARK = "window.marked = [...document.querySelectorAll('#side *, #head *, .welcome *')]"
STANDING = "window.marked.every(node => node.isConnected)"


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
