"""What is remembered has a bound, and the oldest goes first."""

from bot.runtime.recent import Recent


def test_the_entry_that_was_set_longest_ago_is_dropped() -> None:
    recent = Recent[str, int](2)
    recent["a"], recent["b"] = 1, 2
    recent["a"] = 3
    recent["c"] = 4
    assert dict(recent) == {"a": 3, "c": 4}


def test_an_entry_that_was_moved_to_the_end_stays() -> None:
    recent = Recent[str, int](2)
    recent["a"], recent["b"] = 1, 2
    recent.move_to_end("a")
    recent["c"] = 3
    assert dict(recent) == {"a": 1, "c": 3}
