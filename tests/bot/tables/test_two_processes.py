"""Two processes of the bot serve people at the same tables at the same moment.

Each person is told what became of it in a sentence, and every board is shown once. On PostgreSQL,
each process is also held at each of its writing statements while the other goes on.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.contract import Session
from bot.controls.ids import AnswerLobby
from bot.controls.panel import Panel
from bot.controls.undo_ids import AnswerUndo
from bot.fair.dealing import Dealer
from bot.runtime.limits import Limits
from bot.store import (
    NewInvitation,
    NewTournament,
    Player,
    Store,
    TableRecord,
    UndoRequest,
)
from bot.tables.allowances import Allowances
from bot.tables.challenges import Challenges
from bot.tables.invitations import Invitations
from bot.tables.lobbies import Lobbies
from bot.tables.pairing import robin
from bot.tables.refusals import refusal
from bot.tables.resigning import Resigning
from bot.tables.tables import Choice
from bot.tables.tournament_rounds import TournamentRounds, games_of
from bot.wording.presentation import Presentations
from bot.wording.strings import shared_strings
from engine.core.game import Seat
from tests.migrated import put_database
from tests.stored import running_games

from ..overtaking import Gate
from ..scene import after
from ..store.examples import RESIGNED
from ..store.races.race import Ground, ground_on
from .house import ANA, BRUNO, CARLA
from .undo_room import RULES, Reply, Room

if TYPE_CHECKING:
    from tests.postgresql import PrivateServer

POSITION = after(12)
FIRST, SECOND = (ANA, BRUNO) if POSITION.seat == 0 else (BRUNO, ANA)
"""Who is on turn at the position, and who waits."""


class Press(Reply):
    """A reply to a press on a message, whose place panels take."""

    def __init__(self, number: int = 1, told: list[Panel] | None = None) -> None:
        """Write what is told into `told`, where several reply on one message."""
        super().__init__()
        self.interaction_id = number
        if told is not None:
            self.told = told


def reply_to(number: int = 1) -> Any:
    """Return a reply to a press."""
    return Press(number)


class Threads:
    """Opens threads; Discord, which both processes reach, takes each nonce once."""

    def __init__(self, opened: dict[str, int]) -> None:
        self._opened = opened

    async def announce(self, channel_id: int, panel: Panel, nonce: str) -> int:
        """Return the message of a nonce."""
        return self._opened.setdefault(nonce, channel_id * 1000 + len(self._opened))

    async def open(self, guild_id: int, channel_id: int, message_id: int, title: str) -> None:
        """Do nothing more: a thread has the id of its message."""


class Process(Room):
    """A process of the bot, at whose tables only people move."""

    def __init__(self, store: Store, gate: Gate, opened: dict[str, int]) -> None:
        super().__init__(store)
        self._gate, self._show = gate, self.posts.show
        self.posts.show = self._shown_slowly  # type: ignore[method-assign]
        presentations, allowances = Presentations(store, shared_strings()), self._allowances(store)
        dealer = Dealer(store, Random(2))
        self.posts.replace = self._replaced  # type: ignore[method-assign]
        self.shown: list[Panel] = []
        self.invitations = Invitations(
            self.tables, dealer, store, self.posts, presentations, allowances
        )
        self.lobbies = Lobbies(store, self.invitations, allowances)
        self.challenges = Challenges(store, self.invitations, allowances)
        self.resigning = Resigning(store, self.tables, self.boards, self.posts, presentations)
        self.rounds = TournamentRounds(
            store, self.tables, dealer, self.posts, Threads(opened), presentations
        )

    def _allowances(self, store: Store) -> Allowances:
        return Allowances(store, Limits())

    async def _shown_slowly(self, *shown: Any, **how: Any) -> None:
        """Draw and post a board, which takes long enough for others to do something."""
        await self._gate.stop()
        await self._show(*shown, **how)

    async def _replaced(self, channel_id: int, message_id: int, panel: Panel) -> bool:
        self.shown.append(panel)
        return True

    async def settle(self) -> None:
        """Wait for the boards that are shown in the background, and for notices."""
        while tasks := [*self.boards._delivery_retry._tasks.values(), *self.notices._tasks]:
            await asyncio.gather(*tasks)


class Pair:
    """Two processes, and the ground on which they meet."""

    def __init__(self, on: Ground) -> None:
        self.on, self.store, self.opened = on, on.store, dict[str, int]()
        one, other = (
            Process(store, gate, self.opened)
            for store, gate in zip(on.processes, on.gates, strict=True)
        )
        other.posts.numbers = one.posts.numbers
        self.all = (one, other)

    async def meet(
        self,
        one: Callable[[Process], Awaitable[object]],
        other: Callable[[Process], Awaitable[object]],
    ) -> tuple[Any, Any]:
        """Let both do something at the same moment; return the key of what each is refused."""
        served = {process.store: process for process in self.all}
        told = await self.on.meet(
            lambda store: _told(one(served[store])), lambda store: _told(other(served[store]))
        )
        for each in self.all:
            await each.settle()
        return told

    def boards(self, table: int) -> list[int]:
        """Return the revisions whose boards were shown, in either process."""
        return sorted(
            session.record.revision
            for each in self.all
            for session, _ in each.posts.shown
            if session.record.id == table
        )

    async def shown(self, table: int) -> TableRecord:
        """Return a game, of which the noted message must show all."""
        record = await self.store.tables.load(table)
        assert not record.board_due
        (session,) = (
            each.posts.messages[record.message_id or 0]
            for each in self.all
            if record.message_id in each.posts.messages
        )
        seen = session.record
        assert (seen.players, seen.made) == (record.players, record.made)
        assert (seen.ending is None) is (record.ending is None)
        return record

    async def sit(self, *people: int) -> TableRecord:
        """Store a duel at a position, of which the board is shown."""
        table = await self.all[0].sit(POSITION, *people, channel=self.on.number())
        return await self.store.tables.load(table)

    async def close(self) -> None:
        """End all games, which would count for the limits of the next ones."""
        for each in self.all:
            await each.close()
        for game in await running_games(self.store):
            await self.store.tables.end(game.id, RESIGNED)

    async def seven(self, *people: int | None) -> TableRecord:
        """Begin a game in which all choose at once."""
        begun = await self.all[0].begin("seven", *people, channel=self.on.number())
        return await self.store.tables.load(begun)


async def _told(done: Awaitable[object]) -> str | None:
    """Wait for what a person asked; return the key of the sentence that refuses it."""
    try:
        await done
    except Exception as error:
        found = refusal(error)
        if found is None:
            raise
        return found.key
    return None


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["sqlite", "postgresql"])
async def ground(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Ground]:
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("processes") / "wonders.db"
        put_database(file)
        async with ground_on(f"sqlite+aiosqlite:///{file}") as opened:
            yield opened
        return
    server = cast("PrivateServer", request.getfixturevalue("postgresql"))
    name = await server.migrated()
    async with ground_on(server.url(name), after=True) as opened:
        yield opened
    await server.drop(name)


Scene = Callable[[Pair], Awaitable[None]]
SCENES: dict[str, tuple[Scene, bool, int]] = {}


def scene(*, alike: bool = False, step: int = 1) -> Callable[[Scene], Scene]:
    """Note what two processes do, to be run as `Ground.every_order` does."""

    def note(run: Scene) -> Scene:
        SCENES[run.__name__] = run, alike, step
        return run

    return note


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", SCENES)
async def test_two_processes(ground: Ground, name: str) -> None:
    run, alike, step = SCENES[name]

    async def on_new_tables(on: Ground) -> None:
        pair = Pair(on)
        try:
            await run(pair)
        finally:
            await pair.close()

    await ground.every_order(on_new_tables, alike=alike, step=step)


def legal(session: Session, seat: int, nth: int = 0) -> str:
    """Return a move that a seat may make."""
    rules: Any = RULES[session.record.game]
    return str(rules.legal(session.view(Seat(seat)), seat)[nth])


def press(session: Session, seat: int, nth: int = 0) -> Callable[[Process], Awaitable[None]]:
    """Return the press of the person in a seat on one of the moves of the present board."""
    record = session.record
    user, ply = record.players[seat].user_id, record.next_ply(seat)
    text = legal(session, seat, nth)
    assert user is not None
    return lambda process: process.tables.play(record.id, user, seat, ply, text, reply_to())


@scene(alike=True)
async def two_presses_of_one_person(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    seat = now.to_act()[0]
    told = await pair.meet(press(now, seat), press(now, seat, 1))
    assert {*told} == {None, "stale"}
    after_it = await pair.shown(table.id)
    assert after_it.revision == table.revision + 1
    assert pair.boards(table.id) == [after_it.revision]


@scene(step=2)
async def a_move_and_a_resignation(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    moved, resigned = await pair.meet(
        press(now, now.to_act()[0]),
        lambda process: process.tables.resign(table.id, SECOND, reply_to()),
    )
    assert resigned is None
    assert moved in (None, "table-ended")
    ended = await pair.shown(table.id)
    assert ended.ending is not None
    assert ended.revision == table.revision + (moved is None)


@scene(alike=True)
async def two_resignations(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    told = await pair.meet(
        lambda process: process.tables.resign(table.id, ANA, reply_to()),
        lambda process: process.tables.resign(table.id, BRUNO, reply_to()),
    )
    assert {*told} == {None, "table-ended"}
    ended = await pair.store.tables.load(table.id)
    assert ended.ending is not None
    assert ended.ending.winners == (1 - told.index(None),)
    assert len(pair.boards(table.id)) == 1


@scene(alike=True)
async def the_last_two_choices(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    now = await pair.all[0].tables.session(table.id)
    await press(now, 0)(pair.all[0])
    now = await pair.all[0].tables.session(table.id)
    told = await pair.meet(press(now, 1), press(now, 2))
    assert told == (None, None)
    record = await pair.store.tables.load(table.id)
    assert [each.seat for each in record.moves] == [0, 1, 2]
    assert record.choices == ()
    assert pair.boards(table.id) == [0, 3]


@scene(alike=True)
async def two_choices_of_one_person(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    now = await pair.all[0].tables.session(table.id)
    told = await pair.meet(press(now, 1), press(now, 1, 1))
    assert told == (None, None)
    (choice,) = (await pair.store.tables.load(table.id)).choices
    assert choice.text in (legal(now, 1), legal(now, 1, 1))
    assert pair.boards(table.id) == [0]


@scene()
async def leaving_while_another_chooses(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    now = await pair.all[0].tables.session(table.id)
    told = await pair.meet(
        press(now, 1),
        lambda process: process.resigning.resign(table.id, CARLA, reply_to()),
    )
    assert told == (None, None)
    record = await pair.shown(table.id)
    assert record.players[2].left
    assert [each.seat for each in record.choices] == [1]


@scene(alike=True)
async def both_others_leave(pair: Pair) -> None:
    table = await pair.seven(ANA, BRUNO, CARLA)
    told = await pair.meet(
        lambda process: process.resigning.resign(table.id, BRUNO, reply_to()),
        lambda process: process.resigning.resign(table.id, CARLA, reply_to()),
    )
    assert told == (None, None)
    record = await pair.shown(table.id)
    assert [player.left for player in record.players] == [False, True, True]


@scene(step=2)
async def coming_back_while_the_computer_moves(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    (seat,) = now.to_act()
    assert await pair.store.seats.hand_over(table.id, seat, FIRST, "random")
    now = await pair.all[0].tables.session(table.id)
    choice = Choice(seat, now.record.next_ply(seat), legal(now, seat))
    back_at = list[int]()

    async def come_back(found: Session) -> None:
        assert await pair.store.seats.take_back(table.id, FIRST)
        back_at.append((await pair.store.tables.load(table.id)).revision)

    moved, back = await pair.meet(
        lambda process: process.tables.play_computers(table.id, [choice], None),
        lambda process: process.tables.reseat(table.id, come_back, None),
    )
    assert back is None
    record = await pair.shown(table.id)
    # The computer moves before the person is back, or not at all.
    assert [record.revision] == back_at
    assert moved == (None if record.revision > table.revision else "not-your-turn")


@scene(step=2)
async def taking_back_while_another_moves(pair: Pair) -> None:
    table = await pair.sit(ANA, BRUNO)
    now = await pair.all[0].tables.session(table.id)
    await press(now, now.to_act()[0])(pair.all[0])
    now = await pair.all[0].tables.session(table.id)
    record, mover = now.record, POSITION.seat
    asked = UndoRequest(pair.on.number(), mover, record.revision, len(record.moves) - 1)
    assert await pair.store.undos.request(table.id, asked)
    pressed = AnswerUndo(table.id, asked.id, "agree")
    agreed, moved = await pair.meet(
        lambda process: process.undoing.press(SECOND, reply_to(), pressed),
        press(now, now.to_act()[0]),
    )
    after_it = await pair.shown(table.id)
    if agreed is None:
        assert len(after_it.undone) == 1
    else:
        assert agreed == "undo-over"
        assert after_it.undone == ()
        assert moved is None
    assert moved in (None, "stale", "not-your-turn", "illegal-move")


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


def answer(number: int, user: int, what: str, reply: Press) -> Any:
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
    assert record.players[2].user_id == (BRUNO, CARLA)[told.index(None)]
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


@scene(alike=True, step=3)
async def a_notice_of_a_turn(pair: Pair) -> None:
    await pair.store.preferences.change(FIRST, notify="direct")
    table = await pair.sit(ANA, BRUNO)
    now = datetime.now(UTC)
    told = await pair.meet(
        lambda process: process.notices._catch_up(), lambda process: process.notices._catch_up()
    )
    assert told == (None, None)
    for process in pair.all:
        await process.notices.deliver(now + timedelta(minutes=2))
    sent = [each for process in pair.all for each in process.letters.sent]
    notices = await pair.store.notices.of_table(table.id)
    assert len(sent) == len([each for each in notices if each.message_id is not None]) == 1
    await pair.store.preferences.change(FIRST, notify=None)


@scene(alike=True, step=3)
async def a_round_of_a_tournament(pair: Pair) -> None:
    cup = await _cup(pair)
    told = await pair.meet(
        lambda process: process.rounds.go_on(cup), lambda process: process.rounds.go_on(cup)
    )
    assert told == (None, None)
    found = await pair.store.tournaments.get(cup)
    assert found is not None
    games = [each.table_id for each in found.pairings]
    assert None not in games
    assert len({*games}) == len(games)
    for table in games:
        assert table is not None
        assert pair.boards(table) == [0]


async def _cup(pair: Pair) -> int:
    """Begin a tournament of four people; return its id."""
    new = NewTournament(
        guild_id=7,
        channel_id=pair.on.number(),
        organizer_id=ANA,
        name="Cup",
        game="duel",
        kind="robin",
        rounds=0,
        clock="day",
        locale="en-US",
        created_at=datetime.now(UTC),
    )
    made = await pair.store.tournaments.add(new)
    for n in range(4):
        assert await pair.store.tournaments.join(made.id, pair.on.number(), f"{n}", n, 4)
    seen = await pair.store.tournaments.get(made.id)
    assert seen is not None
    first = games_of(seen, 1, robin(4, 1))
    assert await pair.store.tournaments.begin(seen, 3, range(4), first)
    return made.id
