"""Messages of requests are stored and forgotten, while the requests are closed and made anew."""

from bot.store import TableRecord
from bot.store.games.request_messages import EndedRequest, RequestMessage

from .of_seats import OTHER_REQUEST, REQUEST, people
from .of_undos import ASKED, asked_by_first
from .race import RaceStores, race


@race("request_messages.add", "request_messages.done")
async def the_messages_of_two_undos(on: RaceStores) -> None:
    table = await asked_by_first(on)
    first = RequestMessage(on.number(), table.id, 6000, 0, 1)
    second = RequestMessage(on.number(), table.id, ASKED.id, 0, 2)
    await on.store.request_messages.add("undo", first)
    await on.meet(
        lambda store: store.request_messages.done("undo", first.message_id),
        lambda store: store.request_messages.add("undo", second),
    )
    assert await on.store.request_messages.over() == ()
    assert await on.store.undos.close(table.id, ASKED.id)
    ended = EndedRequest("undo", second, replaced=False)
    assert await on.store.request_messages.over() == (ended,)
    await on.meet(
        lambda store: store.request_messages.done("undo", second.message_id),
        lambda store: store.request_messages.done("undo", second.message_id),
    )
    assert await on.store.request_messages.over() == ()


@race("request_messages.add", "seats.request_substitute")
async def asking_for_the_computer_anew_while_the_message_is_noted(on: RaceStores) -> None:
    table, message = await asked_for_computer(on)
    one, _ = people(table)
    await on.meet(
        lambda store: store.request_messages.add("substitute", message),
        lambda store: store.seats.request_substitute(table.id, one, OTHER_REQUEST, "hard"),
    )
    ended = EndedRequest("substitute", message, replaced=True)
    assert await on.store.request_messages.over() == (ended,)
    await on.store.request_messages.done("substitute", message.message_id)


@race("request_messages.add", "seats.close_request")
async def declining_while_the_message_is_noted(on: RaceStores) -> None:
    table, message = await asked_for_computer(on)
    _, closed = await on.meet(
        lambda store: store.request_messages.add("substitute", message),
        lambda store: store.seats.close_request(table.id, 0, REQUEST),
    )
    assert closed is True
    ended = EndedRequest("substitute", message, replaced=False)
    assert await on.store.request_messages.over() == (ended,)
    await on.store.request_messages.done("substitute", message.message_id)


async def asked_for_computer(on: RaceStores) -> tuple[TableRecord, RequestMessage]:
    """Store a duel whose first person asks to be replaced; return it, and the message to note."""
    table = await on.store.tables.add(on.duel())
    one, _ = people(table)
    assert await on.store.seats.request_substitute(table.id, one, REQUEST, "hard")
    return table, RequestMessage(on.number(), table.id, REQUEST, 0, 0)
