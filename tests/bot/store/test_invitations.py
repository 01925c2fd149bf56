"""Invitations are made, posted, filled, answered once, and turned into tables."""

from collections.abc import Mapping
from datetime import UTC, timedelta, timezone
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import text

from bot.runtime.limits import Limit, Limits
from bot.store import (
    ChannelTaken,
    ClosingStatus,
    Invitation,
    LimitReached,
    NewInvitation,
    NoSuchInvitation,
    Player,
    Store,
)
from bot.store.invitations import rows as invitation_rows

from ...stored import open_invitations, running_games
from .examples import (
    ANA,
    BRUNO,
    CAROL,
    CHALLENGE,
    CHANNEL,
    GUILD,
    LOBBY,
    MESSAGE,
    NOON,
    OTHER_CHANNEL,
    RESIGNED,
    TABLE,
    THREE,
)


@pytest.mark.parametrize("new", [CHALLENGE, LOBBY], ids=["challenge", "lobby"])
async def test_an_invitation_is_stored_as_it_was_made(store: Store, new: NewInvitation) -> None:
    made = await store.invitations.add(new)
    assert (
        NewInvitation(**{name: getattr(made, name) for name in NewInvitation.__struct_fields__})
        == new
    )
    assert (made.revision, made.draft) == (0, False)
    assert (made.status, made.message_id, made.table_id) == ("open", None, None)
    assert await store.invitations.get(made.id) == made
    assert made.expires_at.tzinfo is UTC


async def test_an_invitation_knows_its_seats_and_its_owner(store: Store) -> None:
    ana, _, computer = LOBBY.players
    assert (CHALLENGE.joined, CHALLENGE.open_seats) == ((ana,), 0)
    assert (LOBBY.joined, LOBBY.open_seats) == ((ana, computer), 4)
    assert (CHALLENGE.owner_id, LOBBY.owner_id) == (GUILD, GUILD)
    assert replace(LOBBY, guild_id=None).owner_id == CAROL
    assert replace(LOBBY, postable=False).owner_id == CAROL
    assert CHALLENGE.one_to_one
    for other in (
        LOBBY,
        replace(CHALLENGE, most=3),
        replace(CHALLENGE, invited=()),  # who joined of their own accord
        replace(CHALLENGE, players=(ana,), invited=()),
        replace(CHALLENGE, players=(ana, computer), invited=()),
        replace(CHALLENGE, host=LOBBY.host),
        replace(CHALLENGE, host=LOBBY.host, invited=(ANA, BRUNO)),
    ):
        assert not other.one_to_one


async def test_the_message_of_a_challenge(store: Store) -> None:
    made = await store.invitations.add(CHALLENGE)
    await store.invitations.set_message(made.id, MESSAGE)
    assert (await store.invitations.get(made.id)).message_id == MESSAGE


@pytest.mark.parametrize("answer", ["declined", "withdrawn", "expired"])
async def test_a_challenge_is_answered_once(store: Store, answer: ClosingStatus) -> None:
    made = await store.invitations.add(CHALLENGE)
    assert await store.invitations.close(made.id, answer)
    assert not await store.invitations.close(made.id, "declined")
    assert await store.invitations.accept(made, TABLE) is None
    assert (await store.invitations.get(made.id)).status == answer
    assert await running_games(store) == ()


async def test_an_accepted_challenge_becomes_a_table(store: Store) -> None:
    made = await store.invitations.add(CHALLENGE)
    table = await store.invitations.accept(made, TABLE)
    assert table is not None
    assert await store.tables.load(table.id) == table
    stored = await store.invitations.get(made.id)
    assert (stored.status, stored.table_id) == ("accepted", table.id)
    assert not await store.invitations.close(made.id, "withdrawn")
    # The channel is taken by now, but what matters is that the challenge was accepted.
    assert await store.invitations.accept(made, TABLE) is None


async def test_a_challenge_stays_open_while_a_game_runs_there(store: Store) -> None:
    running = await store.tables.add(TABLE)
    made = await store.invitations.add(CHALLENGE)
    with pytest.raises(ChannelTaken) as taken:
        await store.invitations.accept(made, TABLE)
    assert taken.value.table_id == running.id
    assert await store.invitations.get(made.id) == made
    assert await running_games(store) == (running,)
    await store.tables.end(running.id, RESIGNED)
    assert await store.invitations.accept(made, TABLE) is not None


async def test_an_unknown_challenge_is_refused(store: Store) -> None:
    made = Invitation(**asdict(CHALLENGE), id=1, status="open", message_id=None, table_id=None)
    with pytest.raises(NoSuchInvitation):
        await store.invitations.get(1)
    with pytest.raises(NoSuchInvitation):
        await store.invitations.close(1, "declined")
    with pytest.raises(NoSuchInvitation):
        await store.invitations.accept(made, TABLE)
    with pytest.raises(NoSuchInvitation):
        await store.invitations.change(
            made, replace(made, players=made.players, invited=made.invited)
        )
    with pytest.raises(NoSuchInvitation):
        await store.invitations.publish(made, CHANNEL)
    assert await running_games(store) == ()


async def test_due_challenges(store: Store) -> None:
    async def expiring(minutes: int) -> Invitation:
        return await store.invitations.add(
            replace(CHALLENGE, expires_at=NOON + timedelta(minutes=minutes))
        )

    late, early, answered = await expiring(30), await expiring(10), await expiring(5)
    await store.invitations.close(answered.id, "declined")
    assert await open_invitations(store) == (late, early)
    assert await store.invitations.due(NOON + timedelta(minutes=9)) == ()
    assert await store.invitations.due(NOON + timedelta(minutes=10)) == (early,)
    elsewhere = (NOON + timedelta(minutes=30)).astimezone(timezone(timedelta(hours=-3)))
    assert await store.invitations.due(elsewhere) == (late, early)


async def test_of_many_open_invitations_only_those_that_matter_are_loaded(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_in(
        channel: int, *people: int, minutes: int = 5, shown: bool = True
    ) -> Invitation:
        both = tuple(Player(person, "Citizen") for person in people)
        new = replace(CHALLENGE, channel_id=channel, host=both[0], players=both, invited=people[1:])
        made = await store.invitations.add(
            replace(new, expires_at=NOON + timedelta(minutes=minutes))
        )
        if shown:
            await store.invitations.set_message(made.id, MESSAGE)
        return await store.invitations.get(made.id)

    for n in range(30):  # of other people, in this channel and elsewhere
        await open_in(CHALLENGE.channel_id if n < 3 else n, 100 + n, 200 + n)
    await open_in(CHALLENGE.channel_id, ANA, BRUNO, minutes=-1)
    await open_in(CHALLENGE.channel_id, ANA, BRUNO, shown=False)
    await open_in(CHALLENGE.channel_id, ANA, CAROL)
    for odd in (replace(CHALLENGE, most=3), replace(CHALLENGE, invited=())):
        lobby = await store.invitations.add(odd)
        await store.invitations.set_message(lobby.id, MESSAGE)
    draft = await store.invitations.add(CHALLENGE, draft=True)
    await store.invitations.set_message(draft.id, MESSAGE)
    answered = await open_in(CHALLENGE.channel_id, ANA, BRUNO)
    await store.invitations.close(answered.id, "declined")
    wanted = await open_in(CHALLENGE.channel_id, BRUNO, ANA)
    later = await open_in(CHALLENGE.channel_id, ANA, BRUNO)
    elsewhere = await open_in(5, ANA, BRUNO)
    loaded = list[Invitation]()
    read = invitation_rows._record

    def noted(row: Mapping[Any, Any]) -> Invitation:
        loaded.append(read(row))
        return loaded[-1]

    monkeypatch.setattr(invitation_rows, "_record", noted)
    assert await store.invitations.like(CHALLENGE, NOON) == wanted
    assert {each.channel_id for each in loaded} == {CHALLENGE.channel_id}
    assert len(loaded) == 8  # the others of this channel that are shown and not yet expired
    assert await store.invitations.like(replace(CHALLENGE, channel_id=77), NOON) is None
    loaded.clear()
    found = await store.invitations.open_of(BRUNO)
    assert list(found) == loaded
    assert found[5:] == (wanted, later, elsewhere)
    assert len(found) == 8
    assert await store.invitations.open_of(BRUNO // 10) == ()  # a part of a number is nobody


async def test_a_draft_is_posted_once(store: Store) -> None:
    made = await store.invitations.add(LOBBY, b"s" * 32, draft=True)
    assert made.draft
    assert await store.invitations.get(made.id) == made
    assert await store.invitations.due(LOBBY.expires_at) == (made,)
    assert await store.invitations.open_of(CAROL) == (made,)
    assert await store.invitations.publish(made, OTHER_CHANNEL)
    assert not await store.invitations.publish(made, CHANNEL)
    posted = await store.invitations.get(made.id)
    assert posted == replace(made, draft=False, channel_id=OTHER_CHANNEL)


async def test_of_more_drafts_than_a_host_may_have_the_newest_are_kept(store: Store) -> None:
    few = replace(Limits(), drafts=Limit(2))
    made = [await store.invitations.add(LOBBY, draft=True, within=few) for _ in range(4)]
    assert await store.invitations.open_of(CAROL) == tuple(made[2:])


async def test_what_is_closed_or_was_never_a_draft_is_not_posted(store: Store) -> None:
    closed = await store.invitations.add(LOBBY, draft=True)
    await store.invitations.close(closed.id, "withdrawn")
    assert not await store.invitations.publish(closed, OTHER_CHANNEL)
    assert (await store.invitations.get(closed.id)).channel_id == LOBBY.channel_id
    made = await store.invitations.add(LOBBY)
    assert not await store.invitations.publish(made, OTHER_CHANNEL)
    assert await store.invitations.get(made.id) == made


async def test_seats_change_as_they_were_seen(store: Store) -> None:
    made = await store.invitations.add(LOBBY, b"s" * 32)
    await store.invitations.set_message(made.id, MESSAGE)
    ana, bruno, computer = LOBBY.players
    joined = await store.invitations.change(
        made, replace(made, players=(ana, bruno, computer), invited=())
    )
    assert joined == await store.invitations.get(made.id)
    assert joined == replace(made, invited=(), revision=1, message_id=MESSAGE)
    assert await store.invitations.change(made, replace(made, players=(ana,), invited=())) is None
    left = await store.invitations.change(joined, replace(joined, players=(), invited=()))
    assert left == replace(joined, players=(), revision=2)
    assert await store.invitations.open_of(ANA) == ()
    assert await store.invitations.open_of(CAROL) == (left,)
    await store.invitations.close(made.id, "withdrawn")
    assert await store.invitations.change(left, replace(left, players=(ana,), invited=())) is None


async def test_a_game_begins_with_the_seats_that_were_seen(store: Store) -> None:
    made = await store.invitations.add(LOBBY)
    changed = await store.invitations.change(
        made, replace(made, players=made.players[:1], invited=())
    )
    assert changed is not None
    assert await store.invitations.accept(made, THREE) is None
    assert await running_games(store) == ()
    assert (await store.invitations.get(made.id)).status == "open"
    assert await store.invitations.accept(changed, THREE) is not None
    assert (await store.invitations.get(made.id)).status == "accepted"
    assert (
        await store.invitations.change(changed, replace(changed, players=made.players, invited=()))
        is None
    )


async def test_whoever_is_named_finds_the_open_invitations(store: Store) -> None:
    made = await store.invitations.add(LOBBY)
    for person in (ANA, BRUNO, CAROL):
        assert await store.invitations.open_of(person) == (made,)
    await store.invitations.close(made.id, "expired")
    assert await store.invitations.open_of(CAROL) == ()


@pytest.mark.parametrize(
    "damage",
    ["host = '7'", "players = '[7]'", "invited = NULL", "invited = '[\"x\"]'"],
)
async def test_a_damaged_invitation_hides_no_other(store: Store, damage: str) -> None:
    broken = await store.invitations.add(LOBBY)
    well = await store.invitations.add(LOBBY)
    async with store.database.writing() as connection:
        await connection.execute(text(f"UPDATE challenges SET {damage} WHERE id = {broken.id}"))
    assert await store.invitations.open_of(ANA) == (well,)
    with pytest.raises(NoSuchInvitation):
        await store.invitations.get(broken.id)


async def test_a_damaged_host_is_not_counted(store: Store) -> None:
    limits = Limits(invitations=Limit(1))
    broken = await store.invitations.add(LOBBY, within=limits)
    with pytest.raises(LimitReached):
        await store.invitations.add(LOBBY, within=limits)
    damage = f"UPDATE challenges SET host = '[{CAROL}]' WHERE id = {broken.id}"
    async with store.database.writing() as connection:
        await connection.execute(text(damage))
    await store.invitations.add(LOBBY, within=limits)
