"""The rounds of tournaments begin."""

from bot.tables.tournaments.pairing import robin
from bot.tables.tournaments.round_games import games_of

from ...store.races.of_tournaments import open_with
from ..house import ANA
from .pair import Pair, scene


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
    seen = await open_with(pair.on, 4, guild_id=7, organizer_id=ANA, kind="robin")
    first = games_of(seen, 1, robin(4, 1))
    assert await pair.store.tournaments.begin(seen, 3, range(4), first)
    return seen.id
