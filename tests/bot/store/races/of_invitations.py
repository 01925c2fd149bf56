"""Invitations are changed, posted, closed, begun and deleted."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.store import (
    ChannelTaken,
    Invitation,
    NewTable,
    NoSuchInvitation,
    Player,
    SpentSeal,
    TableRecord,
)

from ..examples import NOON
from .race import RaceStores, race


def game_of(on: RaceStores, invitation: Invitation) -> NewTable:
    """Return the game that an invitation leads to."""
    return on.duel(channel_id=invitation.channel_id, players=invitation.players)


@race("invitations.change")
async def the_last_seat(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(invited=(), players=()))
    done = await on.meet(
        lambda store: store.invitations.change(seen, replace(seen, players=(Player(1, "one"),))),
        lambda store: store.invitations.change(seen, replace(seen, players=(Player(2, "two"),))),
    )
    assert done.count(None) == 1
    (changed,) = (each for each in done if each is not None)
    assert await on.store.invitations.get(seen.id) == changed


@race("invitations.change", "invitations.accept")
async def a_change_and_the_beginning(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(), b"secret")
    assert seen.seal is not None
    new, spent = game_of(on, seen), SpentSeal(seen.seal.id, "terms", seen.id)
    changed, begun = await on.meet(
        lambda store: store.invitations.change(seen, replace(seen, invited=())),
        lambda store: store.invitations.accept(seen, new, spent),
    )
    assert (changed is None) is (begun is not None)
    stored = await on.store.invitations.get(seen.id)
    assert stored.status == ("accepted" if begun else "open")
    assert stored.table_id == (begun.id if begun else None)


@race("invitations.accept")
async def two_beginnings(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(), b"secret")
    assert seen.seal is not None
    new, spent = game_of(on, seen), SpentSeal(seen.seal.id, "terms", seen.id)
    done = await on.meet(
        lambda store: store.invitations.accept(seen, new, spent),
        lambda store: store.invitations.accept(seen, new, spent),
    )
    assert done.count(None) == 1
    (begun,) = (each for each in done if each is not None)
    assert (await on.store.invitations.get(seen.id)).table_id == begun.id


@race("invitations.accept")
async def two_invitations_in_a_channel(on: RaceStores) -> None:
    one = await on.store.invitations.add(on.challenge())
    other = await on.store.invitations.add(on.challenge(channel_id=one.channel_id))
    done = await on.meet(
        lambda store: store.invitations.accept(one, game_of(on, one)),
        lambda store: store.invitations.accept(other, game_of(on, other)),
    )
    assert ChannelTaken in done
    (begun,) = (each for each in done if isinstance(each, TableRecord))
    won, lost = (one, other) if begun is done[0] else (other, one)
    assert (await on.store.invitations.get(won.id)).table_id == begun.id
    assert (await on.store.invitations.get(lost.id)).status == "open"


@race("invitations.accept", "invitations.close")
async def a_beginning_and_a_withdrawal(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge())
    new = game_of(on, seen)
    begun, closed = await on.meet(
        lambda store: store.invitations.accept(seen, new),
        lambda store: store.invitations.close(seen.id, "withdrawn"),
    )
    assert (begun is None) is closed
    assert (await on.store.tables.running_id(seen.channel_id) is None) is closed


@race("invitations.close")
async def two_answers(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge())
    done = await on.meet(
        lambda store: store.invitations.close(seen.id, "declined"),
        lambda store: store.invitations.close(seen.id, "withdrawn"),
    )
    assert {*done} == {True, False}
    status = "declined" if done[0] else "withdrawn"
    assert (await on.store.invitations.get(seen.id)).status == status


@race("invitations.publish")
async def a_draft_that_is_posted_twice(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(), draft=True)
    channels = on.number(), on.number()
    done = await on.meet(
        lambda store: store.invitations.publish(seen, channels[0]),
        lambda store: store.invitations.publish(seen, channels[1]),
    )
    assert {*done} == {True, False}
    stored = await on.store.invitations.get(seen.id)
    assert stored.channel_id == channels[done.index(True)]


@race("invitations.set_message", "invitations.change")
async def a_message_and_a_change(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge())
    noted, changed = await on.meet(
        lambda store: store.invitations.set_message(seen.id, 700),
        lambda store: store.invitations.change(seen, replace(seen, invited=())),
    )
    assert noted is None
    assert changed is not None
    stored = await on.store.invitations.get(seen.id)
    assert (stored.message_id, stored.invited) == (700, ())


@race("invitations.accept", "retention.purge")
async def a_beginning_and_the_deletion(on: RaceStores) -> None:
    seen = await on.store.invitations.add(on.challenge(), b"secret")
    assert seen.seal is not None
    new, spent = game_of(on, seen), SpentSeal(seen.seal.id, "terms", seen.id)
    begun, deleted = await on.meet(
        lambda store: store.invitations.accept(seen, new, spent),
        lambda store: store.retention.purge(NOON + timedelta(days=40)),
    )
    if begun is NoSuchInvitation:
        assert deleted >= 1
        assert await on.store.tables.running_id(seen.channel_id) is None
    else:
        assert (await on.store.invitations.get(seen.id)).table_id == begun.id
        assert await on.store.seals.of_table(begun.id) is not None


@race("retention.purge")
async def two_deletions(on: RaceStores) -> None:
    numbers = [(await on.store.invitations.add(on.challenge(), b"s")).id for _ in range(3)]
    done = await on.meet(
        lambda store: store.retention.purge(NOON + timedelta(days=40)),
        lambda store: store.retention.purge(NOON + timedelta(days=40)),
    )
    assert sum(done) >= 3
    assert 0 in done or sum(done) == 3
    for number in numbers:
        with pytest.raises(NoSuchInvitation):
            await on.store.invitations.get(number)
