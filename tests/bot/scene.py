"""A town to play in, and games put into its channels in the middle of whatever is wanted."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from random import Random

from msgspec import Struct
from sqlalchemy import select, update

from bot.discord.client import Wonders
from bot.store import NewTable, Player, TableRecord
from bot.store.schema.core import moves, tables, undos
from bot.tables.tables import Choice, Tables
from bot.wording.strings import Words, shared_strings
from engine.core.game import Seat
from engine.duel.deal import State
from engine.duel.decisions import Decision
from engine.duel.game import DUEL
from engine.duel.moves import Move
from playground import Answer, Button, Channel, Guild, Message, Person, Playground

from ..stored import put_moves
from .waiting import until

STRINGS = shared_strings()
LOCALES = STRINGS.locales
Chooser = Callable[[Random, State, tuple[Move, ...]], Move]


def words(locale: str) -> Words:
    return STRINGS.words(locale)


@dataclass
class Town:
    """A server with two who play and one who looks on, all speaking `locale`."""

    discord: Playground
    guild: Guild
    channel: Channel
    ana: Person
    bruno: Person
    carla: Person

    def person(self, seat: int) -> Person:
        return (self.ana, self.bruno)[seat]


def town(discord: Playground, locale: str = "en-US", *, server: str | None = None) -> Town:
    guild = discord.add_guild("Forum", locale=server or locale)
    people = [discord.add_person(name, locale=locale) for name in ("Ana", "Bruno", "Carla")]
    guild.join(*people)
    return Town(discord, guild, guild.add_channel("plaza"), *people)


def managed(discord: Playground, locale: str = "en-US", *, server: str | None = None) -> Town:
    """Return a town that Ana manages."""
    place = town(discord, locale, server=server)
    place.guild.give(place.ana, place.guild.add_role("Manager", "manage_guild"))
    return place


def private(answer: Answer) -> Message:
    """Return the one message that a person was told, and nobody else."""
    (told,) = answer.private
    assert answer.public == []
    return told


class Position(Struct, frozen=True):
    """A stored game: its luck, the moves so far, and who is to move (-1 after the end)."""

    deal: bytes
    moves: tuple[tuple[int, str], ...]
    seat: int
    state: State


def any_move(rng: Random, state: State, moves: tuple[Move, ...]) -> Move:
    """Build rather than discard, so that everything happens sooner or later."""
    good = [move for move in moves if move.verb not in ("discard", "wonder")]
    wonders = [move for move in moves if move.verb == "wonder"]
    return rng.choice(wonders or good or list(moves))


def greedy(rng: Random, state: State, moves: tuple[Move, ...]) -> Move:
    """Discard until the Mausoleum has more than two selects full to choose from."""
    for move in moves:
        if str(move) == "draft:mausoleum":
            return move
        if str(move).startswith("wonder:mausoleum") and len(state.table.discard) > 50:
            return move
    thrown = [move for move in moves if move.verb == "discard"]
    return rng.choice(thrown or list(moves))


def after(moves: int, seed: int = 1) -> Position:
    """Return a game in which so many moves have been made."""
    return _played(seed, any_move, lambda _, made: made == moves)


def before_end(seed: int = 1) -> Position:
    """Return a game in which whatever comes first ends it, by the last card of all."""
    found = _played(seed, any_move, lambda state, _: not state.table.todo)
    rng = Random(seed)
    while len(found.moves) < 60 or not found.moves[-1][1].startswith(("build", "discard")):
        found = _played(rng.randrange(1 << 20), any_move, lambda state, _: not state.table.todo)
    return replayed(found.deal, found.moves[:-1])


def ended(seed: int = 1) -> Position:
    """Return a game that is over by its rules."""
    return _played(seed, any_move, lambda state, _: not state.table.todo)


@cache
def waiting_for(kind: type[Decision], choose: Chooser = any_move) -> Position:
    """Return a game that waits for a decision of this kind."""
    for seed in range(400):
        found = _played(seed, choose, lambda state, _: isinstance(_next(state), kind))
        if found.seat >= 0:
            return found
    raise LookupError(kind)


def _next(state: State) -> Decision | None:
    return state.table.todo[0] if state.table.todo else None


def _played(seed: int, choose: Chooser, over: Callable[[State, int], bool]) -> Position:
    rng = Random(seed)
    deal = DUEL.deal(rng, 2, {})
    state = DUEL.start(deal)
    made: list[tuple[int, str]] = []
    while state.table.todo and not over(state, len(made)):
        seat = DUEL.to_act(state)[0]
        move = choose(rng, state, DUEL.legal(DUEL.view(state, seat), seat))
        made.append((seat, str(move)))
        state = DUEL.apply(state, seat, move).state
    return _position(DUEL.pack(deal), tuple(made), state)


def replayed(deal: bytes, moves: tuple[tuple[int, str], ...]) -> Position:
    """Return a game in which these moves were made."""
    state = DUEL.start(DUEL.unpack(deal))
    for seat, text in moves:
        state = DUEL.apply(state, Seat(seat), DUEL.parse(text)).state
    return _position(deal, moves, state)


def _position(deal: bytes, moves: tuple[tuple[int, str], ...], state: State) -> Position:
    return Position(deal, moves, next(iter(DUEL.to_act(state)), -1), state)


async def sit(
    app: Wonders,
    place: Channel,
    people: tuple[Person | None, Person | None],
    position: Position,
    *,
    locale: str = "en-US",
    postable: bool = True,
) -> int:
    """Store a game at a position, without showing it; `None` sits for the computer."""
    await resumed(app)
    await looked_at(app, place)
    return await put_game(app, place, people, position, locale=locale, postable=postable)


async def put_game(
    app: Wonders,
    place: Channel,
    people: tuple[Person | None, Person | None],
    position: Position,
    *,
    locale: str = "en-US",
    postable: bool = True,
) -> int:
    """Store a game as `sit` does, whatever the bot is doing."""
    new = NewTable(
        game="duel",
        guild_id=place.guild.id if place.guild else None,
        channel_id=place.id,
        opener_id=next(who.id for who in people if who),
        locale=locale,
        options={"wonders": "draft"},
        deal=position.deal,
        players=tuple(
            Player(who.id, who.name) if who else Player(None, "", "random") for who in people
        ),
        postable=postable,
    )
    table = (await app.store.tables.add(new)).id
    await put_moves(app.store, table, position.moves)
    return table


async def resumed(bot: Wonders) -> None:
    """Wait until the bot has taken up its games, and shown what was not shown."""
    await until(lambda: bot.connected)
    await settled(bot)


async def looked_at(bot: Wonders, place: Channel) -> None:
    """Wait until the bot knows the server of a channel, and has looked what to show there."""
    if place.guild is not None and place.guild.bot_member is not None:
        server = place.guild.id
        await until(lambda: bool((known := bot.get_guild(server)) and not known.unavailable))
    await bot.guild_events.background.finished()


async def settled(bot: Wonders) -> None:
    """Wait until nothing that people have asked for is under way."""
    await bot.services.shutdown.idle()


async def dealt(
    app: Wonders, place: Town, position: Position, *, locale: str = "en-US"
) -> tuple[int, Message]:
    """Store a game of Ana and Bruno in the channel and let Ana show it; return table and board."""
    table = await sit(app, place.channel, (place.ana, place.bruno), position, locale=locale)
    await place.ana.command(place.channel, "board")
    await settled(app)
    return table, place.channel.messages[-1]  # the reply, or the board that was shown meanwhile


def discarding(panel: Message) -> Button:
    """Return the button that discards the card, on the answer to a press on a free card."""
    (found,) = (each for each in panel.buttons if ":discard:" in each.custom_id)
    return found


async def move(
    tables: Tables, table: int, user: int | None, seat: int, before: TableRecord, text: str
) -> None:
    """Make a move of a person, or of the computer, without a press."""
    ply = before.next_ply(seat)
    if user is None:
        await tables.play_computers(table, [Choice(seat, ply, text)], lambda: None)
    else:
        await tables.play(table, user, seat, ply, text, None)


async def record(app: Wonders, table: int) -> TableRecord:
    return await app.store.tables.load(table)


async def age(app: Wonders, table: int, by: timedelta) -> None:
    """Let everything at a table have happened so much earlier."""
    async with app.store.database.writing() as connection:
        for column, of in (
            (moves.c.at, moves.c.table_id),
            (undos.c.at, undos.c.table_id),
            (tables.c.created_at, tables.c.id),
        ):
            for (at,) in (await connection.execute(select(column).where(of == table))).all():
                change = update(column.table).where(of == table, column == at)
                await connection.execute(change.values({column.name: at - by}))


async def moved(app: Wonders, table: int) -> int:
    return len((await app.store.tables.load(table)).moves)


async def warmed(person: Person, place: Channel) -> None:
    """Look at a card: what is asked for before the first picture is drawn takes long.

    And what takes long is announced first; who is mentioned in it then is not told.
    """
    answer = await person.command(place, "card", name="baths")
    assert answer.private[-1].pictures


async def apology(discord: Playground, person: Person, place: Channel) -> str:
    """Let a person meet an error; return the number that is told.

    On a slow machine the failure may meet what only announces the answer; then it is made again.
    """
    number = None
    while number is None:
        fault = discord.faults.add(method="POST", path="/callback$", status=400, code=50035)
        (told,) = (await person.command(place, "score")).private
        number = re.search(r"`([0-9a-f]{8})`", told.text)
        assert fault.hits == 1
    assert told.text == words(person.locale)("apology", number=number[1])
    return number[1]
