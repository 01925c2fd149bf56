"""No more games run than the limits allow: of a person, and those that only computers play."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.runtime.limits import Limit, Limits
from bot.store import LimitReached, NewTable, Player, Store

from .examples import ANA, BRUNO, CHALLENGE, GUILD, RESIGNED, TABLE

COMPUTER = Player(None, "", "hard")
ALONE = replace(TABLE, players=(COMPUTER, COMPUTER))
AGAINST_ONE = replace(TABLE, players=(Player(ANA, "Ana"), COMPUTER))


def at(new: NewTable, channel: int, **how: int) -> NewTable:
    return replace(new, channel_id=channel, **how)


@pytest.mark.parametrize(
    ("limits", "new", "other"),
    [
        (Limits(games=Limit(1)), at(AGAINST_ONE, 1), at(AGAINST_ONE, 2)),
        (Limits(watched=Limit(1)), at(ALONE, 1), at(ALONE, 2, guild_id=5)),
        (Limits(watched_on_server=Limit(1)), at(ALONE, 1), at(ALONE, 2, opener_id=BRUNO)),
        (
            Limits(watched_in_all=Limit(1)),
            at(ALONE, 1),
            at(ALONE, 2, opener_id=BRUNO, guild_id=5),
        ),
    ],
    ids=["games", "watched", "watched_on_server", "watched_in_all"],
)
async def test_of_games_that_begin_at_once_no_more_are_stored_than_a_limit_allows(
    store: Store, limits: Limits, new: NewTable, other: NewTable
) -> None:
    told = await asyncio.gather(
        *(store.tables.add(each, within=limits) for each in (new, other)), return_exceptions=True
    )
    (refused,) = (each for each in told if isinstance(each, LimitReached))
    assert refused.most == 1
    assert getattr(limits, refused.name) == Limit(1)
    (begun,) = (each for each in told if not isinstance(each, BaseException))
    assert await store.tables.end(begun.id, RESIGNED)
    assert (await store.tables.add(other, within=limits)).id != begun.id


async def test_a_limit_keeps_an_invitation_open(store: Store) -> None:
    limits = Limits(games=Limit(1))
    await store.tables.add(at(AGAINST_ONE, 1), within=limits)
    made = await store.invitations.add(CHALLENGE, b"secret")
    with pytest.raises(LimitReached):
        await store.invitations.accept(made, at(TABLE, 2), within=limits)
    assert await store.invitations.get(made.id) == made
    assert await store.invitations.accept(made, at(TABLE, 2)) is not None


async def test_others_may_begin_what_one_person_may_not(store: Store) -> None:
    limits = Limits(games=Limit(1), watched=Limit(1))
    await store.tables.add(at(AGAINST_ONE, 1), within=limits)
    await store.game_limits.expect_within(BRUNO, GUILD, limits)
    await store.game_limits.expect_within(ANA, GUILD, limits, alone=True)
    with pytest.raises(LimitReached):
        await store.game_limits.expect_within(ANA, GUILD, limits)
