"""No custom_id moves another's game: all that is offered, mutated and pressed by others."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from bot.controls import ids
from bot.discord.client import Wonders
from engine.core.game import Seat
from engine.duel import decisions as decide
from engine.duel.game import DUEL
from playground import Answer, Channel, Message, Person, Playground
from playground.model.interaction_types import ATTACHMENT, BOOLEAN, INTEGER, NUMBER, USER
from playground.people.interactions import Value

from ...stored import open_invitations
from ..conftest import DESCRIPTION, PATIENCE, running
from ..scene import (
    Position,
    Town,
    after,
    before_end,
    move,
    replayed,
    settled,
    sit,
    town,
    waiting_for,
)

in_one_loop = pytest.mark.asyncio(loop_scope="module")

OF_A_MOVE = "msw"
READS = "fv"
"""Films and reviews may be looked at by anybody."""
FORGED = 120


@pytest.mark.long
@given(some.text() | some.from_regex(r"[mswcrfvxtuyb](:[0-9a-z]{0,20}){0,6}", fullmatch=True))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_what_is_read_is_what_was_written(text: str) -> None:
    found = ids.parse(text)
    assert found is None or ids.parse(str(found)) == found


class Games:
    """Several games between several people, in different states; and what was offered in them."""

    def __init__(self, bot: Wonders, place: Town) -> None:
        self.bot = bot
        self.place = place
        self.people = (place.ana, place.bruno, place.carla)
        self.seated: dict[int, tuple[Person | None, Person | None]] = {}
        self.messages: list[Message] = []

    async def add(self, position: Position, people: tuple[Person | None, Person | None]) -> int:
        """Begin a game in a channel of its own, make its last move there, and weigh everything."""
        where = self.place.guild.add_channel(f"table-{len(self.seated)}")
        table = await sit(self.bot, where, people, replayed(position.deal, position.moves[:-1]))
        self.seated[table] = people
        watching = next(person for person in people if person)
        await watching.command(where, "board")
        *_, (seat, text) = position.moves
        record = await self.bot.store.tables.load(table)
        mover = people[seat]
        await move(self.bot.services.tables, table, mover.id if mover else None, seat, record, text)
        await settled(self.bot)
        on_turn = people[position.seat] if position.seat >= 0 else None
        if on_turn is not None:
            await self._weigh(on_turn, where)
        for name in ("resign", "substitute"):
            if position.seat >= 0:
                self._keep(await watching.command(where, name))
        self.messages += where.log.values()
        return table

    async def _weigh(self, person: Person, where: Channel) -> None:
        for button in where.messages[-1].buttons:
            if button.custom_id.startswith("w:"):
                self._keep(await person.click(where.messages[-1], button))

    def _keep(self, answer: Answer) -> None:
        self.messages += answer.messages

    @property
    def board(self) -> Message:
        """A message that everybody sees; ids are forged as if they were pressed there."""
        return next(message for message in self.messages if not message.ephemeral)

    def offered(self) -> list[str]:
        """Return every custom_id that was offered anywhere, on boards of long ago too."""
        found = [re.findall(r"'custom_id': '([^']+)'", str((m.components, m.earlier)))
                 for m in self.messages]  # fmt: skip
        return sorted({each for some in found for each in some})

    async def truth(self) -> dict[int, object]:
        """Return all that must stay as it is; which board shows it is of no matter."""
        records = [await self.bot.store.tables.load(table) for table in self.seated]
        same = {"message_id": None, "shown": 0, "end_shown": False, "seats_shown": True}
        invitations = await open_invitations(self.bot.store)
        return {each.id: replace(each, **same) for each in records} | {-1: invitations}

    def others(self, custom_id: str) -> list[Person]:
        """Return those who may not do what an id asks for."""
        pressed = ids.parse(custom_id)
        table = getattr(pressed, "table", None)
        if table not in self.seated:
            return list(self.people)
        return [person for person in self.people if person not in self.seated[table]]


def mutated(rng: Random, offered: list[str]) -> str:
    """Return an id of which parts are another's, or one more or less."""
    kind, *parts = rng.choice(offered).split(":")
    for _ in range(rng.randint(1, 3)):
        _, *others = rng.choice(offered).split(":")
        at = rng.randrange(max(1, len(parts)))
        if parts and parts[at].isdigit() and rng.random() < 0.5:
            parts[at] = str(max(0, int(parts[at]) + rng.choice((-1, 1))))
        elif others and parts:
            parts[at] = rng.choice(others)
    return ":".join([rng.choice((kind, kind, "m", "s", "w")), *parts])[:100]


async def play_everywhere(bot: Wonders, place: Town) -> Games:
    """Sit down at tables that wait for every kind of decision."""
    games = Games(bot, place)
    ana, bruno, carla = games.people
    pairs = ((ana, bruno), (bruno, carla), (carla, ana))
    positions = [
        after(3), after(30), waiting_for(decide.PickFromLibrary), waiting_for(decide.Revive),
        waiting_for(decide.PickToken), before_end(),
    ]  # fmt: skip
    for n, position in enumerate(positions):
        await games.add(position, pairs[n % 3])
    return games


async def press_all(games: Games, where: Message, pressed: Iterable[tuple[Person, str]]) -> None:
    """Let people press ids, some at the same time; each is answered, and nothing has changed."""
    before, pressed = await games.truth(), list(pressed)
    for at in range(0, len(pressed), 10):
        some = pressed[at : at + 10]
        answers = await asyncio.gather(
            *(person.click(where, custom_id, forged=True) for person, custom_id in some)
        )
        await settled(games.bot)  # on a busy machine an answer may follow the acknowledgement
        for (_, custom_id), answer in zip(some, answers, strict=True):
            assert answer.private, custom_id
            assert "`" not in answer.text or "`/" in answer.text, (custom_id, answer.text)
    assert await games.truth() == before


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def games(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Games]:
    """Return the games that all tests here play in; none needs them as another left them."""
    async with Playground(DESCRIPTION, ack_seconds=60.0, patience=PATIENCE) as discord:
        async with running(discord, tmp_path_factory.mktemp("forgery")) as bot:
            yield await play_everywhere(bot, town(discord))
        assert discord.violations == []
        assert discord.unanswered == []


@pytest.mark.long
@in_one_loop
async def test_nobody_moves_in_another_ones_game(games: Games) -> None:
    offered = games.offered()
    kinds = {custom_id[0] for custom_id in offered}
    assert kinds >= {"m", "w", "s", "x", "u"}
    rng, where = Random(5), games.board
    forged = [mutated(rng, offered) for _ in range(FORGED)]
    wanted = [each for each in (*offered, *forged) if each[:1] not in READS]
    pairs = [(rng.choice(people), each) for each in wanted if (people := games.others(each))]
    pairs = [pair for pair in pairs if not pair[1].startswith("t:")]
    assert len(pairs) > 100
    await press_all(games, where, pairs)


@pytest.mark.long
@in_one_loop
async def test_who_plays_cannot_move_for_the_other_or_what_is_not_legal(games: Games) -> None:
    offered = [each for each in games.offered() if each[0] in OF_A_MOVE]
    rng, where = Random(6), games.board
    forged = [mutated(rng, offered) for _ in range(FORGED)]
    legal = await _legal(games)
    wanted = []
    for each in (*offered, *forged):
        pressed = ids.parse(each)
        if not isinstance(pressed, ids.Play) or pressed.table not in games.seated:
            continue
        for person in games.seated[pressed.table]:
            assert person is not None
            if (person, each) not in legal:
                wanted.append((person, each))
    assert len(wanted) > 60
    await press_all(games, where, wanted)


async def _legal(games: Games) -> set[tuple[Person, str]]:
    """Return what each person may play at this moment."""
    found = set()
    for table, people in games.seated.items():
        session = await games.bot.services.tables.session(table)
        for seat in session.to_act():
            person, ply = people[seat], session.record.next_ply(seat)
            assert person is not None
            view = session.view(seat)
            moves = DUEL.legal(view, Seat(seat))  # type: ignore[arg-type]
            found |= {(person, str(ids.Play(table, seat, ply, str(move)))) for move in moves}
    return found


@pytest.mark.long
@in_one_loop
@pytest.mark.parametrize("seed", range(2))
async def test_a_forged_press_of_what_is_legal_is_that_move_and_no_other(
    games: Games, seed: int
) -> None:
    before, rng = await games.truth(), Random(seed)
    person, custom_id = rng.choice(sorted(await _legal(games), key=lambda each: each[1]))
    pressed = ids.parse(custom_id)
    assert isinstance(pressed, ids.Play)
    await person.click(games.board, custom_id, forged=True)
    await settled(games.bot)
    now = await games.truth()
    assert {table for table in now if now[table] != before[table]} == {pressed.table}
    *former, made = (await games.bot.store.tables.load(pressed.table)).moves
    assert (made.seat, made.ply, made.text) == (pressed.seat, pressed.ply, pressed.move)
    assert tuple(former) == before[pressed.table].moves  # type: ignore[attr-defined]


@pytest.mark.long
@in_one_loop
async def test_options_that_no_client_sends_change_nothing(
    games: Games, caplog: pytest.LogCaptureFixture
) -> None:
    before, rng, where = await games.truth(), Random(8), games.board.channel
    person, refused, guild = games.people[0], set(), games.place.guild
    guild.give(person, guild.add_role("Manager", "manage_guild"))
    for command in person.offers(where) * 5:
        options = command.raw.get("options") or []
        given = {each["name"]: _invented(rng, each, person, where) for each in options}
        if not given:
            continue
        answer = await person.forge(where, command.name, **given)
        await settled(games.bot)
        assert any(each.text or each.pictures for each in answer.messages), (command.name, given)
        if any(each.get("choices") for each in options):
            assert "no such choice" in answer.text, (command.name, given)
            refused.add(command.name)
    assert refused >= {"duel", "leaderboard"}
    assert await games.truth() == before
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def _invented(rng: Random, option: Mapping[str, Any], person: Person, place: Channel) -> Value:
    """Return what an option may be given by somebody who means ill."""
    if option["type"] == USER:
        return person
    if option["type"] == ATTACHMENT:
        return person.attaches(place, "game.json", rng.randbytes(rng.randint(1, 400)))
    if option["type"] == BOOLEAN:
        return rng.random() < 0.5
    if option["type"] in (INTEGER, NUMBER):
        return rng.choice((-1, 0, 2**53, -(2**53)))
    letters = "abc:`*_<@&>{}\\\x00\u202e\U0001f3db/.;'\"\n 0123456789"
    return "".join(rng.choices(letters, k=rng.randint(0, 120)))
