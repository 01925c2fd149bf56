"""Invitations that lack nothing but a free channel are found, each as long as that is so."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.store import Invitation, NewInvitation, Player, Store

from .examples import ANA, CHANNEL, LOBBY, MESSAGE, OTHER_CHANNEL, RESIGNED, TABLE


async def test_what_lacks_nothing_is_found_once_its_channel_is_free(store: Store) -> None:
    """The oldest first; not before everybody has joined, nor once somebody has left again."""
    running = await store.tables.add(TABLE)
    now = datetime.now(UTC)
    lobby = replace(LOBBY, channel_id=CHANNEL, expires_at=now + timedelta(hours=1))

    async def full(new: NewInvitation, *, shown: bool = True) -> Invitation:
        made = await store.invitations.add(new)
        if shown:
            await store.invitations.set_message(made.id, MESSAGE)
        everybody = replace(made, invited=(), most=len(made.players))
        changed = await store.invitations.change(made, everybody)
        assert changed is not None
        return changed

    async def waiting(later: timedelta = timedelta(0)) -> tuple[Invitation, ...]:
        return await store.invitations.waiting(datetime.now(UTC) + later, timedelta(0))

    first, second = await full(lobby), await full(replace(lobby, host=Player(ANA, "Ana")))
    await full(replace(lobby, postable=False))
    await full(lobby, shown=False)
    seats_left = await store.invitations.add(lobby)
    await store.invitations.set_message(seats_left.id, MESSAGE)
    elsewhere = await full(replace(lobby, channel_id=OTHER_CHANNEL))
    assert await waiting() == (elsewhere,)
    await store.tables.end(running.id, RESIGNED)
    assert await waiting() == (first, second, elsewhere)
    assert await waiting(timedelta(hours=1)) == ()
    assert await store.invitations.waiting(datetime.now(UTC), timedelta(hours=1)) == ()
    # A clock that was wrong told since when they lack nothing, and was put right since.
    assert await waiting(timedelta(days=-1)) == (first, second, elsewhere)
    left = await store.invitations.change(first, replace(first, players=first.players[:1]))
    assert left is not None
    assert await waiting() == (second, elsewhere)
    await store.invitations.close(second.id, "withdrawn")
    assert await waiting() == (elsewhere,)
