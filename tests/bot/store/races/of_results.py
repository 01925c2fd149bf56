"""Ended games are counted once, and the ratings of people in several of them are sums."""

from collections.abc import Sequence

from bot.store import EVERYWHERE, NewTable, Player, RatedSeat, SeatResult, Skill

from ..examples import RESIGNED
from .race import RaceStores, race

FOUND = (SeatResult(1, None, "resigned", False, ()), SeatResult(2, None, "resigned", False, ()))


class PointForAWin:
    """Rates a player by the number of games won."""

    newcomer = Skill(0.0, 1.0, 0.0)

    def rate(self, game: str, seats: Sequence[RatedSeat]) -> Sequence[Skill]:
        """Add a point for whoever won."""
        return [Skill(each.skill.mu + (each.place == 1), 1.0, 0.0) for each in seats]


RATER = PointForAWin()


async def ended(on: RaceStores, new: NewTable) -> int:
    """Store a game that has ended; return its id."""
    table = await on.store.tables.add(new)
    await on.store.tables.end(table.id, RESIGNED)
    return table.id


async def rated(on: RaceStores, person: int) -> tuple[int, int]:
    """Return how many games of a person are rated, and how many were won."""
    rank = await on.store.rankings.rank(EVERYWHERE, "duel", person, person)
    return (0, 0) if rank is None else (rank.person.games, rank.person.wins)


@race("results.count")
async def a_game_that_two_count(on: RaceStores) -> None:
    new = on.duel()
    table = await ended(on, new)
    done = await on.meet(
        lambda store: store.results.count(table, FOUND, RATER),
        lambda store: store.results.count(table, FOUND, RATER),
    )
    assert {*done} == {True, False}
    assert await rated(on, new.opener_id) == (1, 1)


@race("results.count", step=2)
async def the_first_games_of_two_people(on: RaceStores) -> None:
    new = on.duel()
    one, other = new.players
    tables = [await ended(on, on.duel(players=each)) for each in ((one, other), (other, one))]
    done = await on.meet(
        lambda store: store.results.count(tables[0], FOUND, RATER),
        lambda store: store.results.count(tables[1], FOUND, RATER),
    )
    assert done == (True, True)
    for player in new.players:
        assert await rated(on, player.user_id or 0) == (2, 1)


@race("results.count", alike=False, step=2)
async def games_of_somebody_known(on: RaceStores) -> None:
    known = on.duel()
    assert await on.store.results.count(await ended(on, known), FOUND, RATER)
    ana, bruno = known.players
    new = Player(on.number(), "Carol")
    tables = [
        await ended(on, on.duel(players=each, guild_id=on.number()))
        for each in ((new, ana), (bruno, new))
    ]
    done = await on.meet(
        lambda store: store.results.count(tables[0], FOUND, RATER),
        lambda store: store.results.count(tables[1], FOUND, RATER),
    )
    assert done == (True, True)
    assert await rated(on, ana.user_id or 0) == (2, 1)
    assert await rated(on, bruno.user_id or 0) == (2, 1)
    assert await rated(on, new.user_id or 0) == (2, 1)


@race("results.count", "tables.end")
async def a_game_that_ends_while_it_is_counted(on: RaceStores) -> None:
    new = on.duel()
    table = await on.store.tables.add(new)
    counted, finished = await on.meet(
        lambda store: store.results.count(table.id, FOUND, RATER),
        lambda store: store.tables.end(table.id, RESIGNED),
    )
    assert finished is True
    assert await rated(on, new.opener_id) == (counted, counted)
