"""Seals wait for the next game of a person, are promised to invitations, and deal one game each."""

from bot.store import SealSpent, SpentSeal, TableRecord

from .race import RaceStores, race


@race("seals.waiting")
async def the_next_game(on: RaceStores) -> None:
    person = on.number()
    one, other = await on.meet(
        lambda store: store.seals.waiting(person, b"one"),
        lambda store: store.seals.waiting(person, b"other"),
    )
    assert one == other
    assert await on.store.seals.waiting(person, b"third") == one


@race("invitations.add")
async def two_invitations_of_one_host(on: RaceStores) -> None:
    new = on.challenge()
    waiting = await on.store.seals.waiting(new.host.user_id or 0, b"waiting")
    done = await on.meet(
        lambda store: store.invitations.add(new, b"fresh"),
        lambda store: store.invitations.add(new, b"fresh"),
    )
    seals = [each.seal for each in done]
    assert seals.count(waiting) == 1
    assert {seal.secret for seal in seals} == {b"waiting", b"fresh"}


@race("seals.waiting", "invitations.add")
async def the_next_game_and_an_invitation(on: RaceStores) -> None:
    new = on.challenge()
    host = new.host.user_id or 0
    seal, made = await on.meet(
        lambda store: store.seals.waiting(host, b"one"),
        lambda store: store.invitations.add(new, b"other"),
    )
    assert seal.secret == b"one"
    stored = await on.store.invitations.get(made.id)
    assert made.seal == stored.seal
    assert made.seal.secret in (b"one", b"other")


@race("tables.add", "invitations.add")
async def a_game_and_an_invitation_of_one_seal(on: RaceStores) -> None:
    new = on.duel()
    seal = await on.store.seals.waiting(new.opener_id, b"waiting")
    invitation = on.challenge(host=new.players[0])
    begun, invited = await on.meet(
        lambda store: store.tables.add(new, SpentSeal(seal.id, "terms")),
        lambda store: store.invitations.add(invitation, b"fresh"),
    )
    if begun is SealSpent:
        assert invited.seal == seal
        assert await on.store.tables.running_id(new.channel_id) is None
    else:
        assert isinstance(begun, TableRecord)
        assert invited.seal.secret == b"fresh"
