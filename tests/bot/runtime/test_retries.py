"""What fails is tried again after waits that grow; each thing has waits of its own."""

from bot.runtime.retries import Retries


async def test_waits_grow_for_each_by_itself() -> None:
    retries = Retries((0.0, 0.0, 1000.0))
    for _ in range(2):
        assert 1 not in retries
        retries.failed(1)
        assert (1 in retries, retries.exhausted(1)) == (False, False)
    retries.failed(1)
    retries.failed(2)
    assert (1 in retries, retries.exhausted(1)) == (True, True)
    assert (2 in retries, retries.exhausted(2)) == (False, False)


async def test_what_succeeds_or_is_not_wanted_any_more_starts_over() -> None:
    retries = Retries((1000.0,))
    for number in (1, 2, 3):
        retries.failed(number)
    retries.end(1)
    retries.keep((1, 3))
    assert [number in retries for number in (1, 2, 3)] == [False, False, True]
    assert not retries.exhausted(1)
