"""Ended games count once, in order, for those who are still known; who is listed where."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from bot.contract import Standing
from bot.games import GAMES, open_session
from bot.runtime.shutdown import Shutdown
from bot.store import (
    EVERYWHERE,
    Ending,
    Listing,
    NewTable,
    Player,
    RatedSeat,
    Skill,
    Store,
    TableRecord,
)
from bot.tables.rankings.counting import Counting, seat_results
from bot.tables.rankings.ratings import NEWCOMER, OpenSkill
from bot.tables.tournaments.pairing import LOSS, WIN
from bot.tables.tournaments.round_games import scores
from engine.core.game import ABANDONED, RESIGNATION, Seat
from tests.stored import record_of

from .examples import ANA, BRUNO, CAROL, GUILD

NAMES = {ANA: "Ana", BRUNO: "Bruno", CAROL: "Carol"}


def new(game: str, people: Sequence[int | None], channel: int, **changes: object) -> NewTable:
    deal = GAMES[game].deal(Random(channel), len(people), {})
    players = tuple(
        Player(None, "", "builder") if each is None else Player(each, NAMES[each])
        for each in people
    )
    made = NewTable(
        game=game,
        guild_id=GUILD,
        channel_id=channel,
        opener_id=ANA,
        locale="en-US",
        options={},
        deal=deal,
        players=players,
        postable=True,
    )
    return replace(made, **changes)


async def given_up(store: Store, by: int, channel: int, **changes: object) -> int:
    """Store a duel of Ana and Bruno that one of them gives up at once."""
    table = await store.tables.add(new("duel", (ANA, BRUNO), channel, **changes))
    await store.tables.end(table.id, Ending(RESIGNATION, (0 if by == BRUNO else 1,)))
    return table.id


def counting(store: Store) -> Counting:
    return Counting(store, OpenSkill(), Shutdown())


async def games_and_wins(store: Store, scope: int, person: int) -> tuple[int, int] | None:
    found = await store.rankings.rank(scope, "duel", person, person)
    return None if found is None else (found.person.games, found.person.wins)


@pytest.mark.parametrize("game", ["duel", "seven", "architects"])
async def test_a_game_played_to_its_end_tells_points_wonders_and_places(
    store: Store, game: str
) -> None:
    seats = 2 if game == "duel" else 3
    table = await store.tables.add(new(game, (ANA, None, BRUNO)[-seats:], 1))
    session, rng = open_session(table), Random(4)
    while session.ending() is None:
        seat = session.to_act()[0]
        session = session.play(seat, str(rng.choice(_legal(session.view(seat), seat, game))))
    ending = session.ending()
    assert ending is not None
    await store.tables.append(table.id, session.record.moves, ending)
    await counting(store).catch_up()
    (past,) = await store.statistics.history(BRUNO, 0, 9)
    mine = await store.statistics.of(BRUNO, game)
    assert (past.place == 1) == (past.seat in ending.winners)
    assert past.reason == ending.reason
    assert past.points == mine.totals.best
    assert sum(each.games for each in mine.wonders) in ((3, 4) if game == "duel" else (1,))
    assert await store.results.next_uncounted() is None


def _legal(view: object, seat: Seat, game: str) -> Sequence[object]:
    from engine.architects.game import ARCHITECTS
    from engine.duel.game import DUEL
    from engine.seven.game import SEVEN

    rules = {"duel": DUEL, "seven": SEVEN, "architects": ARCHITECTS}[game]
    return rules.legal(view, seat)  # type: ignore[attr-defined, no-any-return]


async def test_a_game_that_is_not_rated_stays_in_the_history_alone(store: Store) -> None:
    await given_up(store, ANA, 1, rated=False)
    await given_up(store, ANA, 2)
    await counting(store).catch_up()
    for scope in (GUILD, EVERYWHERE):
        assert await games_and_wins(store, scope, BRUNO) == (1, 1)
    assert len(await store.statistics.history(BRUNO, 0, 9)) == 2
    assert (await store.statistics.of(BRUNO, "duel", GUILD)).totals.games == 1


async def test_every_game_counts_once_and_in_order_whoever_counts(store: Store, url: str) -> None:
    other = await Store.open(url)
    try:
        for n in range(6):
            await given_up(store, ANA if n % 3 else BRUNO, n)
        await asyncio.gather(*(counting(each).catch_up() for each in (store, other, store)))
        assert await games_and_wins(store, GUILD, ANA) == (6, 2)
        assert await games_and_wins(store, GUILD, BRUNO) == (6, 4)
        together = await store.rankings.top(GUILD, "duel", ANA, 9)
        await counting(other).catch_up()
        assert await store.rankings.top(GUILD, "duel", ANA, 9) == together
    finally:
        await other.close()
    skills = [OpenSkill().newcomer] * 2
    for n in range(6):
        places = (2, 1) if n % 3 else (1, 2)
        seats = [RatedSeat(*each) for each in zip(places, (None, None), skills, strict=True)]
        skills = list(OpenSkill().rate("duel", seats))
    assert [each.user_id for each in together] == [BRUNO, ANA]
    assert [each.rating for each in together] == [skills[1].rating, skills[0].rating]


class Broken(OpenSkill):
    """A rater during whose work the program ends."""

    def rate(self, game: str, seats: Sequence[RatedSeat]) -> Sequence[Skill]:
        raise SystemExit


async def test_a_game_during_whose_counting_the_program_ends_is_counted_afterwards(
    store: Store,
) -> None:
    table = await given_up(store, ANA, 1)
    with pytest.raises(SystemExit):
        await Counting(store, Broken(), Shutdown()).catch_up()
    assert await store.statistics.history(ANA, 0, 9) == ()
    assert await games_and_wins(store, GUILD, ANA) is None
    await counting(store).catch_up()
    assert [each.table_id for each in await store.statistics.history(ANA, 0, 9)] == [table]
    assert await games_and_wins(store, GUILD, ANA) == (1, 0)


async def test_a_game_outside_servers_counts_over_all_servers_alone(store: Store) -> None:
    await given_up(store, ANA, 1, guild_id=None)
    await given_up(store, ANA, 2, postable=False)
    abandoned = await store.tables.add(new("duel", (ANA, BRUNO), 3))
    await store.tables.end(abandoned.id, Ending(ABANDONED, ()))
    damaged = await store.tables.add(replace(new("duel", (ANA, BRUNO), 4), deal=b"?"))
    await store.tables.end(damaged.id, Ending(RESIGNATION, (0,)))
    await counting(store).catch_up()
    assert await games_and_wins(store, GUILD, ANA) is None
    assert await games_and_wins(store, EVERYWHERE, ANA) == (2, 0)
    assert await store.results.next_uncounted() is None


async def test_who_is_forgotten_leaves_no_result_and_takes_nothing_from_others(
    store: Store,
) -> None:
    await given_up(store, ANA, 1)
    await counting(store).catch_up()
    before = await store.rankings.rank(GUILD, "duel", BRUNO, BRUNO)
    assert before is not None
    await given_up(store, ANA, 2)  # not counted before Ana is forgotten
    assert (await store.people.personal_data(ANA)).counted == 1
    copied = await store.personal_data.copy(ANA)
    assert len(copied["ratings"]) == 2
    assert copied["games"][0]["results"][0]["place"] == 2
    await store.people.forget(ANA)
    assert await store.rankings.rank(GUILD, "duel", BRUNO, BRUNO) == replace(before, of=1, place=1)
    await counting(store).catch_up()
    assert await games_and_wins(store, GUILD, BRUNO) == (2, 2)
    assert (await store.people.personal_data(ANA)).counted == 0
    assert await store.statistics.history(ANA, 0, 9) == ()
    assert [each.user_id for each in await store.rankings.top(GUILD, "duel", BRUNO, 9)] == [BRUNO]
    against = (await store.statistics.of(BRUNO, "duel", rival=ANA)).against
    assert against is not None
    assert against.games == 0


async def test_whom_nobody_outlasted_has_not_won(store: Store) -> None:
    """The computer has Bruno's seat, who was late too often, as Ana resigns."""
    table = await store.tables.add(new("duel", (ANA, BRUNO), 1))
    assert await store.seats.hand_over(table.id, 1, BRUNO, "builder")
    await store.tables.end(table.id, Ending(RESIGNATION, (1,)))
    assert scores(await store.tables.load(table.id), 0) == (LOSS, LOSS)
    await counting(store).catch_up()
    for person in (ANA, BRUNO):
        assert await games_and_wins(store, GUILD, person) == (1, 0)
        (game,) = await store.statistics.history(person, 0, 9)
        assert (game.place, game.left) == (2, True)


async def test_who_is_replaced_and_then_forgotten_has_lost_as_before(store: Store) -> None:
    ratings = []
    for channel, forgotten in ((1, False), (2, True)):
        people = (ANA, BRUNO) if forgotten else (CAROL, BRUNO)
        table = await store.tables.add(new("duel", people, channel))
        assert await store.seats.hand_over(table.id, 1, BRUNO, "master")
        if forgotten:
            await store.people.forget(BRUNO)
        await store.tables.end(table.id, Ending("points", (1,)))
        assert scores(await store.tables.load(table.id), 0) == (WIN, LOSS)
        await counting(store).catch_up()
        rank = await store.rankings.rank(GUILD, "duel", people[0], people[0])
        assert rank is not None
        ratings.append(rank.person.rating)
    assert ratings[0] == ratings[1] > NEWCOMER


async def test_only_those_are_listed_who_may_and_want_to_be(store: Store) -> None:
    await given_up(store, ANA, 1)
    await counting(store).catch_up()

    async def listed(scope: int, viewer: int = CAROL) -> set[int]:
        found = await store.rankings.top(scope, "duel", viewer, 9, GUILD)
        return {each.user_id for each in found}

    assert await listed(GUILD) == {ANA, BRUNO}
    assert await listed(EVERYWHERE) == set()
    await store.preferences.change(ANA, rankings="everywhere")
    await store.preferences.change(BRUNO, rankings="nowhere")
    assert await listed(GUILD) == await listed(EVERYWHERE) == {ANA}
    rank = await store.rankings.rank(GUILD, "duel", BRUNO, BRUNO)
    assert rank is not None
    assert (rank.place, rank.of) == (None, 1)
    chosen: Listing = await store.rankings.listing(ANA)
    assert chosen == "everywhere"
    await store.blocks.add(ANA, CAROL)
    assert await listed(GUILD) == set()
    assert await listed(GUILD, BRUNO) == {ANA}
    await store.blocks.add(GUILD, ANA)
    assert await listed(GUILD, BRUNO) == set()


def test_who_leaves_is_last_and_the_others_keep_their_order() -> None:
    person, computer = Player(ANA, "Ana"), Player(None, "", "builder")
    gone = Player(None, "Bruno", "builder", former_id=BRUNO, left=True)

    def places(ending: Ending, *players: Player, points: Sequence[int]) -> list[int]:
        found = [Standing((each,), each) for each in points]
        return [each.place for each in seat_results(_record(ending, players), found)]

    won = Ending("points", (1,))
    assert places(won, person, gone, computer, points=(40, 60, 50)) == [2, 3, 1]
    assert places(won, person, person, computer, points=(50, 50, 50)) == [2, 1, 2]
    assert places(Ending("shared", (0, 1)), person, person, points=(1, 2)) == [1, 1]
    assert places(Ending(RESIGNATION, (1,)), person, gone, points=(9, 9)) == [2, 2]
    resigned = seat_results(
        _record(Ending(RESIGNATION, (1,)), (person, person)), [Standing((9,), 9)] * 2
    )
    assert [(each.place, each.left, each.points) for each in resigned] == [
        (2, True, None),
        (1, False, None),
    ]


def _record(ending: Ending, players: Sequence[Player]) -> TableRecord:
    return record_of("duel", b"", players, ending=ending)
