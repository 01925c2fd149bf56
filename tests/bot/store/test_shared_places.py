"""Leaderboards: equals share a place, and who asks is always shown."""

from msgspec.structs import replace

from bot.controls.panel import Image
from bot.store import Ending, Player, Store
from bot.tables.rankings.leaderboards import SHOWN, leaderboard_panel
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from engine.core.game import RESIGNATION

from .examples import GUILD
from .test_results import counting, new


async def test_who_shares_a_rating_shares_a_place_and_sees_their_own(store: Store) -> None:
    people = range(1000, 1000 + SHOWN + 3)
    for person in people:
        players = (Player(person, f"Person {person}"), Player(None, "", "builder"))
        made = replace(new("duel", (None, None), person), players=players, opener_id=person)
        table = await store.tables.add(made)
        await store.tables.end(table.id, Ending(RESIGNATION, (0,)))
        await counting(store).catch_up()
    best = await store.rankings.top(GUILD, "duel", people[-1], SHOWN)
    mine = await store.rankings.rank(GUILD, "duel", people[-1], people[-1])
    to = Presentation(shared_strings().words("en-US"))
    image = leaderboard_panel(to, "duel", GUILD, best, mine).parts[0]
    assert isinstance(image, Image)
    assert f"1. Person {people[0]}" in image.alt
    assert f"1. Person {people[-1]}" in image.alt
    assert image.alt.count("1. Person") == SHOWN + 1
