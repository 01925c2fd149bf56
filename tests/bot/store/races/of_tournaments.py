"""Tournaments are joined, left, begun and ended; their rounds are paired and scored once."""

from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.store import NewTournament, Tournament, TournamentGame

from ..examples import NOON
from .race import RaceStores, race

MOST = 4
FIRST = (TournamentGame(1, 0, 0, 1), TournamentGame(1, 1, 2, 3))
SECOND = (TournamentGame(2, 0, 0, 2), TournamentGame(2, 1, 1, 3))


def new(on: RaceStores, **changes: Any) -> NewTournament:
    """Return a tournament of a server of its own."""
    cup = NewTournament(
        guild_id=on.number(),
        channel_id=on.number(),
        organizer_id=on.number(),
        name="Cup",
        game="duel",
        kind="swiss",
        rounds=0,
        clock="day",
        locale="en-US",
        created_at=NOON,
    )
    return replace(cup, **changes)


async def open_with(on: RaceStores, people: int, **changes: Any) -> Tournament:
    """Store an open tournament that so many people have joined."""
    made = await on.store.tournaments.add(new(on, **changes))
    for n in range(people):
        assert await on.store.tournaments.join(made.id, on.number(), "Ana", n, MOST)
    return await present(on, made.id)


async def begun(on: RaceStores) -> Tournament:
    """Store a tournament in its first round."""
    seen = await open_with(on, MOST)
    assert await on.store.tournaments.begin(seen, 2, range(MOST), FIRST)
    return await present(on, seen.id)


async def present(on: RaceStores, number: int) -> Tournament:
    """Return a tournament as it is now."""
    found = await on.store.tournaments.get(number)
    assert found is not None
    return found


@race("tournaments.add")
async def two_of_one_server(on: RaceStores) -> None:
    cup = new(on)
    one, other = await on.meet(
        lambda store: store.tournaments.add(cup), lambda store: store.tournaments.add(cup)
    )
    assert {each.id for each in await on.store.tournaments.of_server(cup.guild_id)} == {
        one.id,
        other.id,
    }


@race("tournaments.join")
async def the_last_place(on: RaceStores) -> None:
    cup = await open_with(on, MOST - 1)
    people = on.number(), on.number()
    done = await on.meet(
        lambda store: store.tournaments.join(cup.id, people[0], "one", 1, MOST),
        lambda store: store.tournaments.join(cup.id, people[1], "other", 2, MOST),
    )
    assert {*done} == {True, False}
    now = await present(on, cup.id)
    assert len(now.entrants) == MOST
    assert now.entrant(people[done.index(True)]) is not None
    assert now.version == cup.version + 1  # what is refused changes nothing


@race("tournaments.join")
async def joining_twice(on: RaceStores) -> None:
    cup, person = await open_with(on, 1), on.number()
    done = await on.meet(
        lambda store: store.tournaments.join(cup.id, person, "Ana", 1, MOST),
        lambda store: store.tournaments.join(cup.id, person, "Ana", 2, MOST),
    )
    assert {*done} == {True, False}
    assert len((await present(on, cup.id)).entrants) == 2


@race("tournaments.join", "tournaments.leave")
async def joining_while_another_leaves(on: RaceStores) -> None:
    cup, person = await open_with(on, MOST), on.number()
    joined, left = await on.meet(
        lambda store: store.tournaments.join(cup.id, person, "Ana", 1, MOST),
        lambda store: store.tournaments.leave(cup.id, cup.entrants[-1].user_id),
    )
    assert left is True
    assert len((await present(on, cup.id)).entrants) == MOST - 1 + joined


@race("tournaments.join", "tournaments.begin")
async def joining_what_begins(on: RaceStores) -> None:
    cup, person = await open_with(on, MOST), on.number()
    joined, started = await on.meet(
        lambda store: store.tournaments.join(cup.id, person, "Ana", 1, MOST + 1),
        lambda store: store.tournaments.begin(cup, 2, range(MOST), FIRST),
    )
    assert joined is not started
    now = await present(on, cup.id)
    assert len(now.entrants) == MOST + joined
    assert now.pairings == (FIRST if started else ())


@race("tournaments.leave", "tournaments.begin")
async def leaving_what_begins(on: RaceStores) -> None:
    cup = await open_with(on, MOST)
    person = cup.entrants[0].user_id
    left, started = await on.meet(
        lambda store: store.tournaments.leave(cup.id, person),
        lambda store: store.tournaments.begin(cup, 2, range(MOST), FIRST),
    )
    assert left is True
    there = (await present(on, cup.id)).entrant(person)
    if started:
        assert there is not None
        assert there.left_after == 1
    else:
        assert there is None


@race("tournaments.begin")
async def two_beginnings(on: RaceStores) -> None:
    cup = await open_with(on, MOST)
    done = await on.meet(
        lambda store: store.tournaments.begin(cup, 2, range(MOST), FIRST),
        lambda store: store.tournaments.begin(cup, 3, range(MOST), FIRST),
    )
    assert {*done} == {True, False}
    now = await present(on, cup.id)
    assert (now.rounds, now.pairings) == (2 if done[0] else 3, FIRST)


@race("tournaments.next_round")
async def two_next_rounds(on: RaceStores) -> None:
    cup = await begun(on)
    done = await on.meet(
        lambda store: store.tournaments.next_round(cup.id, 1, SECOND),
        lambda store: store.tournaments.next_round(cup.id, 1, SECOND),
    )
    assert {*done} == {True, False}
    now = await present(on, cup.id)
    assert (now.round, now.pairings) == (2, FIRST + SECOND)


@race("tournaments.next_round", "tournaments.finish")
async def a_next_round_and_the_end(on: RaceStores) -> None:
    cup = await begun(on)
    paired, ended = await on.meet(
        lambda store: store.tournaments.next_round(cup.id, 1, SECOND),
        lambda store: store.tournaments.finish(cup.id, "ended"),
    )
    assert ended is True
    now = await present(on, cup.id)
    assert (now.status, now.round) == ("ended", 1 + paired)
    assert len(now.pairings) == 2 + 2 * paired


@race("tournaments.finish")
async def two_ends(on: RaceStores) -> None:
    cup = await begun(on)
    done = await on.meet(
        lambda store: store.tournaments.finish(cup.id, "ended"),
        lambda store: store.tournaments.finish(cup.id, "over"),
    )
    assert {*done} == {True, False}
    assert (await present(on, cup.id)).status == ("ended" if done[0] else "over")


@race("tournaments.finish", "tournaments.begin")
async def the_end_of_what_begins(on: RaceStores) -> None:
    cup = await open_with(on, MOST)
    ended, started = await on.meet(
        lambda store: store.tournaments.finish(cup.id, "ended"),
        lambda store: store.tournaments.begin(cup, 2, range(MOST), FIRST),
    )
    assert ended is True
    now = await present(on, cup.id)
    assert (now.status, len(now.pairings)) == ("ended", 2 if started else 0)


@race("tournaments.set_thread")
async def two_threads(on: RaceStores) -> None:
    cup, threads = await begun(on), (on.number(), on.number())
    done = await on.meet(
        lambda store: store.tournaments.set_thread(cup.id, FIRST[0], threads[0]),
        lambda store: store.tournaments.set_thread(cup.id, FIRST[0], threads[1]),
    )
    assert done == (None, None)
    assert (await present(on, cup.id)).pairings[0].thread_id in threads


@race("tournaments.set_thread")
async def two_threads_in_place_of_one(on: RaceStores) -> None:
    cup = await begun(on)
    gone, *threads = on.number(), on.number(), on.number()
    await on.store.tournaments.set_thread(cup.id, FIRST[0], gone)
    seen, *_ = (await present(on, cup.id)).pairings
    await on.meet(
        lambda store: store.tournaments.set_thread(cup.id, seen, threads[0]),
        lambda store: store.tournaments.set_thread(cup.id, seen, threads[1]),
    )
    now, *_ = (await present(on, cup.id)).pairings
    assert now.thread_id in threads
    await on.store.tournaments.set_thread(cup.id, seen, gone)
    assert now in (await present(on, cup.id)).pairings


@race("tournaments.set_table", "tournaments.next_round")
async def a_game_of_a_round_that_is_over(on: RaceStores) -> None:
    cup, table = await begun(on), await on.store.tables.add(on.duel())
    done = await on.meet(
        lambda store: store.tournaments.set_table(cup.id, FIRST[0], table.id, 0),
        lambda store: store.tournaments.next_round(cup.id, 1, SECOND),
    )
    assert done == (None, True)
    now = await present(on, cup.id)
    assert (now.pairings[0].table_id, now.version) == (table.id, cup.version + 2)


@race("tournaments.set_table")
async def two_games(on: RaceStores) -> None:
    cup = await begun(on)
    tables = [await on.store.tables.add(on.duel()) for _ in range(2)]
    done = await on.meet(
        lambda store: store.tournaments.set_table(cup.id, FIRST[0], tables[0].id, 0),
        lambda store: store.tournaments.set_table(cup.id, FIRST[0], tables[1].id, 1),
    )
    assert done == (None, None)
    now = await present(on, cup.id)
    assert now.version == cup.version + 1
    assert (now.pairings[0].table_id, now.pairings[0].seat) in (
        (tables[0].id, 0),
        (tables[1].id, 1),
    )


@race("tournaments.score")
async def two_scores(on: RaceStores) -> None:
    cup = await begun(on)
    done = await on.meet(
        lambda store: store.tournaments.score(cup.id, FIRST[0], (2, 0)),
        lambda store: store.tournaments.score(cup.id, FIRST[0], (2, 0)),
    )
    assert done == (None, None)
    now = await present(on, cup.id)
    assert (now.pairings[0].scores, now.version) == ((2, 0), cup.version + 1)


@race("tournaments.set_message", alike=False)
async def two_messages(on: RaceStores) -> None:
    cup = await begun(on)
    done = await on.meet(
        lambda store: store.tournaments.set_message(cup.id, 700, cup.version),
        lambda store: store.tournaments.set_message(cup.id, 600, cup.version - 1),
    )
    assert done == (None, None)
    now = await present(on, cup.id)
    assert (now.message_id, now.shown) == (700, cup.version)


@race("retention.purge", "tournaments.join")
async def joining_what_is_deleted(on: RaceStores) -> None:
    cup, person = await open_with(on, 1), on.number()
    _, joined = await on.meet(
        lambda store: store.retention.purge(NOON + timedelta(days=40)),
        lambda store: store.tournaments.join(cup.id, person, "Ana", 1, MOST),
    )
    assert joined in (True, False)
    assert await on.store.tournaments.get(cup.id) is None


@race("retention.purge", "tournaments.set_message")
async def ending_what_is_shown(on: RaceStores) -> None:
    """Its message shows the end before it is deleted."""
    cup, late = await open_with(on, 1), NOON + timedelta(days=40)
    await on.store.tournaments.set_message(cup.id, 700, cup.version - 1)
    await on.meet(
        lambda store: store.retention.purge(late),
        lambda store: store.tournaments.set_message(cup.id, 700, cup.version),
    )
    now = await present(on, cup.id)
    assert (now.status, now.version) == ("ended", cup.version + 1)
    await on.store.tournaments.set_message(cup.id, 700, now.version)
    await on.store.retention.purge(late)
    assert await on.store.tournaments.get(cup.id) is None
