"""What is left of jobs for workers is deleted, by whichever process comes to it."""

from datetime import timedelta

from sqlalchemy import func, insert, select

from bot.store.cluster.jobs import KEPT
from bot.store.schema.jobs import requests, results

from ..examples import NOON
from .race import RaceStores, race

LATER = NOON + 2 * KEPT


@race("jobs.purge", shared=True)
async def two_that_delete_what_is_left(on: RaceStores) -> None:
    keys = [f"{on.number()}" for _ in range(3)]
    young = f"{on.number()}"
    async with on.store.database.writing() as connection:
        for n, key in enumerate((*keys, young)):
            at = NOON + timedelta(minutes=n) if key != young else LATER
            asked = {"key": key, "payload": b"view", "asked_at": at}
            await connection.execute(insert(requests).values(asked))
            made = {"key": key, "result": b"move", "made_at": at}
            await connection.execute(insert(results).values(made))
    done = await on.meet(
        lambda store: store.jobs.purge(LATER), lambda store: store.jobs.purge(LATER)
    )
    assert done == (None, None)
    async with on.store.database.reading() as connection:
        for each in (requests, results):
            left = select(func.count()).where(each.c.key.in_((*keys, young)))
            assert await connection.scalar(left) == 1
