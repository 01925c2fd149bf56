"""A game by clicking, two people in two windows, with a reload and a restart on the way."""

import pytest

from .conftest import Opens
from .window import Window

pytestmark = pytest.mark.long

RELOAD_AT, RESTART_AT, RESIGN_AT = 9, 10, 12
"""Numbers of moves; the first eight choose wonders, and the others take cards."""

CLOSED = """() => [...document.querySelectorAll(".message:not(.private) [data-key]")].every(
    each => each.disabled || !/^[wm]:/.test(each.dataset.key))"""
"""Whether no board offers a card or a move; private answers of earlier moves may."""


def test_a_game_is_played_to_its_end_by_two_people(opens: Opens) -> None:
    ana, bruno = opens().sit("Ana"), opens().sit("Bruno")
    ana.page.get_by_role("button", name="Play against Bruno").click()
    ana.page.locator(".message").last.wait_for()
    bruno.comes("")
    challenge = bruno.newest
    bruno.board.get_by_role("button", name="Accept", exact=True).click()
    for window in (ana, bruno):
        window.comes(challenge)
    for moves in range(RESIGN_AT):
        if moves == RELOAD_AT:
            _reload(ana)
        if moves == RESTART_AT:
            _restart_bot(bruno)
        mover, other = (ana, bruno) if ana.is_called else (bruno, ana)
        before = other.newest
        mover.move()
        other.comes(before)
        assert mover.newest == other.newest
    before = ana.newest
    ana.command("resign")
    ana.private.get_by_role("button", name="Resign", exact=True).click()
    for window in (ana, bruno):
        window.comes(before)
        assert window.is_over
    ana.until(CLOSED)


def _reload(window: Window) -> None:
    seen, address = window.newest, window.page.url
    window.page.reload()
    window.ready()
    assert window.page.url == address
    assert window.newest == seen
    assert window.page.locator("#side .seat.own", has_text="Ana").count() == 1
    assert window.page.locator(".message.private").count() == 0, "they go with their moves"


def _restart_bot(window: Window) -> None:
    window.page.get_by_role("button", name="Host’s panel").click()
    panel = window.page.locator("#host")
    panel.get_by_role("button", name="Restart").click()
    status = panel.locator(".bot [role=status]")  # the record below speaks of the same
    status.get_by_text("is offline").wait_for()
    status.get_by_text("is connected").wait_for()
    panel.get_by_role("button", name="Close").click()
