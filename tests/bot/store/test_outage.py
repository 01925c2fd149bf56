"""An outage of the database is told when it begins, while it lasts, and when it is over."""

import logging

import pytest

from bot.store.connection.outage import REPEAT_SECONDS, Outage


def test_an_outage_is_told_once_a_minute_and_at_its_end(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    now = 5.0
    outage = Outage(lambda: now)
    outage.end()
    for seconds in range(100):
        now = 5.0 + seconds
        outage.meet("refused")
    outage.meet("cut")
    outage.end()
    outage.end()
    told = [(each.levelno, each.getMessage()) for each in caplog.records]
    assert told == [
        (logging.ERROR, "The database cannot be used: refused"),
        (logging.ERROR, "The database cannot be used: refused"),
        (logging.ERROR, "The database cannot be used: cut"),
        (logging.INFO, "The database can be used again after 99 s"),
    ]
    caplog.clear()
    outage.meet("refused")
    assert len(caplog.records) == 1, "another outage"
    assert REPEAT_SECONDS < 100
