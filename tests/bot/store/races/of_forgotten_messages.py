"""Messages that name people who are forgotten are stored once, and edited while others go on."""

from datetime import UTC, datetime, timedelta

from bot.store import ForgottenMessage

from .race import RaceStores, race


async def left(on: RaceStores, message: int) -> list[ForgottenMessage]:
    """Return what is stored of a message."""
    later = datetime.now(UTC) + timedelta(hours=1)
    found = await on.store.forgotten_messages.left(later)
    return [each for each in found if each.message_id == message]


@race("people.forget")
async def both_who_are_named(on: RaceStores) -> None:
    invitation = await on.store.invitations.add(on.challenge())
    message = on.number()
    await on.store.invitations.set_message(invitation.id, message)
    host, invited = invitation.host.user_id or 0, invitation.invited[0]
    await on.meet(
        lambda store: store.people.forget(host), lambda store: store.people.forget(invited)
    )
    assert len(await left(on, message)) == 1


@race("forgotten_messages.add")
async def two_who_are_named_by_one_invitation(on: RaceStores) -> None:
    message = ForgottenMessage(on.number(), on.number(), None, "en-US")
    await on.meet(*[lambda store: store.forgotten_messages.add((message,))] * 2)
    assert await left(on, message.message_id) == [message]


@race("forgotten_messages.done", "retention.purge")
async def edited_and_given_up(on: RaceStores) -> None:
    invitation = await on.store.invitations.add(on.challenge())
    message = on.number()
    await on.store.invitations.set_message(invitation.id, message)
    await on.store.people.forget(invitation.invited[0])
    late = datetime.now(UTC) + timedelta(days=8)
    await on.meet(
        lambda store: store.forgotten_messages.done(message),
        lambda store: store.retention.purge(late),
    )
    assert await left(on, message) == []
