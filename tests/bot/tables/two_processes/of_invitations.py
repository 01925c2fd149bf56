"""People join, start, accept and withdraw."""

from collections.abc import Awaitable
from datetime import UTC, datetime, timedelta
from typing import Any, cast

from msgspec.structs import replace

from bot.controls.ids import AnswerLobby, LobbyAnswer
from bot.controls.panel import Panel
from bot.store import NewInvitation, Player

from ..house import ANA, BRUNO, CARLA
from .pair import Pair, Press, Process, reply_to, scene


def invitation(pair: Pair, *, most: int, invited: tuple[int, ...] = ()) -> NewInvitation:
    """Return an invitation by Ana, who plays."""
    host = Player(ANA, "Ana")
    return NewInvitation(
        game="seven" if most > 2 else "duel",
        guild_id=7,
        channel_id=pair.on.number(),
        postable=True,
        host=host,
        players=(host, *(Player(each, f"Citizen {each}") for each in invited)),
        invited=invited,
        least=2 if most == 2 else 3,
        most=most,
        locale="en-US",
        options={},
        expires_at=datetime.now(UTC) + timedelta(days=1),
    )


def answer(number: int, user: int, what: LobbyAnswer, reply: Press) -> Any:
    """Return what happens where somebody presses a button of a lobby."""
    pressed, who = AnswerLobby(number, what), Player(user, f"Citizen {user}")
    return lambda process: process.lobbies.press(pressed, who, "", cast("Any", reply))


@scene(alike=True)
async def two_people_join(pair: Pair) -> None:
    made = await pair.store.invitations.add(invitation(pair, most=5), b"secret")
    message = list[Panel]()
    replies = Press(11, message), Press(12, message)
    told = await pair.meet(
        answer(made.id, BRUNO, "join", replies[0]), answer(made.id, CARLA, "join", replies[1])
    )
    assert told == (None, None)
    now = await pair.store.invitations.get(made.id)
    assert {each.user_id for each in now.players} == {ANA, BRUNO, CARLA}
    shown = str(message[-1].parts[-1])
    assert f"{BRUNO}" in shown
    assert f"{CARLA}" in shown


@scene(alike=True)
async def the_last_seat_of_a_lobby(pair: Pair) -> None:
    new = invitation(pair, most=3)
    there = replace(new, players=(*new.players, Player(104, "Dora")))
    made = await pair.store.invitations.add(there, b"secret")
    told = await pair.meet(
        answer(made.id, BRUNO, "join", Press(11)),
        answer(made.id, CARLA, "join", Press(12)),
    )
    assert None in told
    assert {*told} <= {None, "lobby-full", "lobby-begun"}
    assert told.count(None) == 1
    now = await pair.store.invitations.get(made.id)
    assert now.table_id is not None
    record = await pair.store.tables.load(now.table_id)
    joined = (BRUNO, CARLA)[told.index(None)]
    assert {each.user_id for each in record.players} == {ANA, 104, joined}
    assert pair.boards(record.id) == [0]


@scene(step=2)
async def starting_while_somebody_joins(pair: Pair) -> None:
    new = invitation(pair, most=7)
    there = replace(new, players=(*new.players, Player(104, "Dora"), Player(105, "Eva")))
    made = await pair.store.invitations.add(there, b"secret")
    joining = Press(12)
    started, joined = await pair.meet(
        answer(made.id, ANA, "start", Press(11)), answer(made.id, BRUNO, "join", joining)
    )
    assert started is None
    assert joined in (None, "lobby-begun")
    now = await pair.store.invitations.get(made.id)
    assert now.table_id is not None
    people = {player.user_id for player in (await pair.store.tables.load(now.table_id)).players}
    assert (BRUNO in people) is (joined is None)


@scene(alike=True)
async def starting_twice(pair: Pair) -> None:
    new = invitation(pair, most=7)
    there = replace(new, players=(*new.players, Player(104, "Dora"), Player(105, "Eva")))
    made = await pair.store.invitations.add(there, b"secret")
    told = await pair.meet(
        answer(made.id, ANA, "start", Press(11)), answer(made.id, ANA, "start", Press(12))
    )
    assert {*told} == {None, "lobby-begun"}
    now = await pair.store.invitations.get(made.id)
    assert now.table_id is not None
    assert pair.boards(now.table_id) == [0]


@scene()
async def accepting_what_is_withdrawn(pair: Pair) -> None:
    new = invitation(pair, most=2, invited=(BRUNO,))
    made = await pair.store.invitations.add(new, b"secret")
    accepted, withdrawn = await pair.meet(
        lambda process: process.challenges.respond(made.id, BRUNO, "accept", reply_to(11)),
        lambda process: process.challenges.respond(made.id, ANA, "withdraw", reply_to(12)),
    )
    assert {accepted, withdrawn} == {None, "challenge-answered"}
    now = await pair.store.invitations.get(made.id)
    assert (now.table_id is not None) is (accepted is None)


async def full(pair: Pair) -> int:
    """Store a table for three at which nothing lacks; return the id of its invitation."""
    new = invitation(pair, most=3)
    made = await pair.store.invitations.add(new, b"secret")
    await pair.store.invitations.set_message(made.id, pair.on.number())
    others = (Player(BRUNO, "Bruno"), Player(CARLA, "Carla"))
    sitting = replace(made, players=(*made.players, *others))
    assert await pair.store.invitations.change(made, sitting) is not None
    return made.id


def look(process: Process) -> Awaitable[None]:
    """Let a process look for full tables."""
    return process.full_tables.begin(datetime.now(UTC) + timedelta(minutes=1))


@scene(alike=True)
async def a_full_table_begins_by_itself(pair: Pair) -> None:
    number = await full(pair)
    assert await pair.meet(look, look) == (None, None)
    now = await pair.store.invitations.get(number)
    assert now.table_id is not None
    assert pair.boards(now.table_id) == [0]


@scene(step=2)
async def a_full_table_begins_while_its_host_starts_it(pair: Pair) -> None:
    number = await full(pair)
    begun, started = await pair.meet(look, answer(number, ANA, "start", Press(11)))
    assert begun is None
    assert started in (None, "lobby-begun")
    now = await pair.store.invitations.get(number)
    assert now.table_id is not None
    assert pair.boards(now.table_id) == [0]


@scene(step=2)
async def a_full_table_begins_while_somebody_leaves_it(pair: Pair) -> None:
    number = await full(pair)
    begun, left = await pair.meet(look, answer(number, BRUNO, "leave", Press(11)))
    assert begun is None
    assert left in (None, "lobby-begun")
    now = await pair.store.invitations.get(number)
    assert (now.table_id is None) is (left is None)
