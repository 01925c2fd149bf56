"""People have no more open invitations, and drafts of them, than they may."""

from msgspec.structs import replace

from bot.runtime.limits import Limit, Limits
from bot.store import LimitReached, NewInvitation

from .race import RaceStores, race

NAMES = ("invitations", "invitations_in_channel", "invitations_on_server", "drafts")
PLENTY = replace(Limits(), **{name: Limit(1000) for name in NAMES})


def two_of_one_host(on: RaceStores) -> tuple[NewInvitation, NewInvitation]:
    """Return two invitations of a host on different servers."""
    new = on.challenge(guild_id=on.number())
    return new, replace(new, guild_id=on.number(), channel_id=on.number())


async def posted(on: RaceStores, new: NewInvitation) -> int:
    """Return how many open invitations a host has, without drafts."""
    assert new.host.user_id is not None
    found = await on.store.invitations.open_of(new.host.user_id)
    return sum(not each.draft for each in found)


@race("invitations.add")
async def more_invitations_than_one_may_have(on: RaceStores) -> None:
    one, other = two_of_one_host(on)
    limits = replace(PLENTY, invitations=Limit(2))
    await on.store.invitations.add(one, within=limits)
    done = await on.meet(
        lambda store: store.invitations.add(one, b"secret", within=limits),
        lambda store: store.invitations.add(other, b"secret", within=limits),
    )
    assert LimitReached in done
    assert await posted(on, one) == 2


@race("invitations.add")
async def more_invitations_than_fit_in_a_channel(on: RaceStores) -> None:
    one, elsewhere = two_of_one_host(on)
    limits = replace(PLENTY, invitations_in_channel=Limit(1))
    await on.store.invitations.add(elsewhere, within=limits)
    done = await on.meet(
        lambda store: store.invitations.add(one, within=limits),
        lambda store: store.invitations.add(one, within=limits),
    )
    assert LimitReached in done
    assert await posted(on, one) == 2


@race("invitations.add")
async def more_invitations_than_fit_on_a_server(on: RaceStores) -> None:
    one = on.challenge(guild_id=on.number())
    other = on.challenge(guild_id=one.guild_id)
    limits = replace(PLENTY, invitations_on_server=Limit(1))
    done = await on.meet(
        lambda store: store.invitations.add(one, within=limits),
        lambda store: store.invitations.add(other, within=limits),
    )
    assert LimitReached in done
    assert await posted(on, one) + await posted(on, other) == 1


@race("invitations.publish")
async def more_drafts_posted_than_invitations_one_may_have(on: RaceStores) -> None:
    limits = replace(PLENTY, invitations=Limit(1))
    drafts = [
        await on.store.invitations.add(each, draft=True, within=limits)
        for each in two_of_one_host(on)
    ]
    done = await on.meet(
        lambda store: store.invitations.publish(drafts[0], on.number(), within=limits),
        lambda store: store.invitations.publish(drafts[1], on.number(), within=limits),
    )
    assert {*done} == {True, LimitReached}
    lost = await on.store.invitations.get(drafts[done.index(LimitReached)].id)
    assert (lost.status, lost.draft) == ("open", True)


@race("invitations.add", "invitations.publish")
async def an_invitation_and_a_draft_that_is_posted(on: RaceStores) -> None:
    one, other = two_of_one_host(on)
    limits = replace(PLENTY, invitations=Limit(1))
    draft = await on.store.invitations.add(one, draft=True, within=limits)
    done = await on.meet(
        lambda store: store.invitations.add(other, within=limits),
        lambda store: store.invitations.publish(draft, on.number(), within=limits),
    )
    assert LimitReached in done
    assert await posted(on, one) == 1


@race("invitations.add")
async def more_drafts_than_are_kept(on: RaceStores) -> None:
    one, other = two_of_one_host(on)
    limits = replace(PLENTY, drafts=Limit(2))
    former = [await on.store.invitations.add(one, draft=True, within=limits) for _ in "12"]
    done = await on.meet(
        lambda store: store.invitations.add(one, draft=True, within=limits),
        lambda store: store.invitations.add(other, draft=True, within=limits),
    )
    assert one.host.user_id is not None
    kept = await on.store.invitations.open_of(one.host.user_id)
    assert {each.id for each in kept} == {each.id for each in done}
    for each in former:
        assert (await on.store.invitations.get(each.id)).status == "withdrawn"
