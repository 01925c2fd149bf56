"""People ask for the last that a limit allows."""

from msgspec.structs import replace

from bot.store import Player
from bot.tables.tables import COMPUTER

from ..house import ANA, BRUNO
from .of_invitations import invitation
from .pair import LIMITS, Pair, Process, reply_to, scene


@scene(alike=True)
async def the_last_invitation_of_a_host(pair: Pair) -> None:
    host, server = Player(pair.on.number(), "Dora"), pair.on.number()
    one, other = (
        replace(invitation(pair, most=5), host=host, players=(host,), guild_id=server)
        for _ in range(LIMITS.invitations.most + 1)
    )
    told = await pair.meet(
        lambda process: process.invitations.send(one, reply_to(11)),
        lambda process: process.invitations.send(other, reply_to(12)),
    )
    assert None in told
    assert "limit-invitations" in told
    assert host.user_id is not None
    (made,) = await pair.store.invitations.open_of(host.user_id)
    assert made.channel_id == (one, other)[told.index(None)].channel_id
    assert made.message_id is not None


@scene(alike=True)
async def the_last_place_beside_a_table(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    people = pair.on.number(), pair.on.number()

    async def watch(process: Process, person: int) -> None:
        session = await process.tables.session(table.id)
        await process.watching.watch(session, person, reply_to().words)

    told = await pair.meet(
        lambda process: watch(process, people[0]), lambda process: watch(process, people[1])
    )
    assert None in told
    assert "limit-spectators" in told
    watching = [await pair.store.watchers.every_age(table.id, each) for each in people]
    assert [each is not None for each in watching] == [each is None for each in told]


@scene(alike=True)
async def the_last_game_that_a_person_has_computers_play(pair: Pair) -> None:
    host = Player(pair.on.number(), "Dora")
    one, other = (
        replace(invitation(pair, most=3), host=host, players=(COMPUTER,) * 3) for _ in range(2)
    )
    told = await pair.meet(
        lambda process: process.invitations.send(one, reply_to(11)),
        lambda process: process.invitations.send(other, reply_to(12)),
    )
    assert None in told
    assert "limit-watched" in told
    assert host.user_id is not None
    (begun,) = await pair.store.people.plays_in(host.user_id)
    game = await pair.store.tables.load(begun)
    assert game.channel_id == (one, other)[told.index(None)].channel_id
