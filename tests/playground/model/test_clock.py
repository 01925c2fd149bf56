"""Times that are stored, and read again by this or another program."""

import time

import pytest

from playground.model.clock import from_utc_seconds, to_utc_seconds


def test_a_stored_time_reads_back_however_the_clock_of_the_machine_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = to_utc_seconds(time.monotonic())
    ahead = time.time() + 3600
    monkeypatch.setattr(time, "time", lambda: ahead)
    assert to_utc_seconds(from_utc_seconds(stored)) == stored
    assert abs(from_utc_seconds(stored) - time.monotonic()) < 600
