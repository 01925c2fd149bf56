"""People are told of their turns."""

from datetime import UTC, datetime, timedelta

from ..house import ANA, BRUNO
from .pair import FIRST, Pair, scene


@scene(alike=True, step=3)
async def a_notice_of_a_turn(pair: Pair) -> None:
    await pair.store.preferences.change(FIRST, notify="direct")
    table = await pair.sit(ANA, BRUNO)
    now = datetime.now(UTC)
    told = await pair.meet(
        lambda process: process.notices.catch_up(), lambda process: process.notices.catch_up()
    )
    assert told == (None, None)
    for process in pair.all:
        await process.notices.deliver(now + timedelta(minutes=2))
    sent = [each for process in pair.all for each in process.letters.sent]
    notices = await pair.store.notices.of_table(table.id)
    assert len(sent) == len([each for each in notices if each.message_id is not None]) == 1
    await pair.store.preferences.change(FIRST, notify=None)
