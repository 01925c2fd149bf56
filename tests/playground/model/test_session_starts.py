"""How many sessions may begin at once and a day."""

from playground.model.session_starts import DAY, SessionStarts


class Clock:
    """A clock that stands still until a test sets it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_shards_of_a_bucket_begin_one_after_the_other() -> None:
    clock = Clock()
    starts = SessionStarts(concurrency=2, pause=5.0, clock=clock)
    assert [starts.begin(shard) is None for shard in (0, 1, 2, 3)] == [True, True, False, False]
    clock.now = 4.9
    assert starts.begin(2)
    clock.now = 5.0
    assert [starts.begin(shard) for shard in (2, 3)] == [None, None]
    assert starts.made == 4


def test_so_many_sessions_begin_a_day() -> None:
    clock = Clock()
    starts = SessionStarts(total=2, clock=clock)
    assert [starts.begin(0) is None for _ in range(3)] == [True, True, False]
    assert (starts.limit()["remaining"], starts.limit()["reset_after"]) == (0, DAY * 1000)
    clock.now = DAY
    assert starts.limit()["remaining"] == 2
    assert starts.begin(0) is None
