"""What is limited for a person stays within the limit: mentions, absences, imported games."""

from datetime import timedelta

from bot.runtime.limits import Limit
from bot.store.games.absences import MOST_AWAY

from ..examples import NOON
from .of_clocks import forget_time
from .race import RaceStores, race

ONE, IN_ALL = Limit(1, 3600), Limit(3, 3600)
DAYS = timedelta(days=1)


@race("mentions.add")
async def the_same_mention(on: RaceStores) -> None:
    by, of = on.number(), on.number()
    done = await on.meet(
        lambda store: store.mentions.add(by, [of], NOON, ONE, IN_ALL),
        lambda store: store.mentions.add(by, [of], NOON, ONE, IN_ALL),
    )
    assert done.count(None) == 1
    assert await on.store.mentions.of(by) == ((of, NOON),)


@race("mentions.add")
async def more_mentions_than_in_all(on: RaceStores) -> None:
    by = on.number()
    done = await on.meet(
        lambda store: store.mentions.add(by, [1, 2], NOON, ONE, IN_ALL),
        lambda store: store.mentions.add(by, [3, 4], NOON, ONE, IN_ALL),
    )
    assert done.count(None) == 1
    assert len(await on.store.mentions.of(by)) == 2


@race("mentions.add", "mentions.restore")
async def a_mention_and_those_of_before(on: RaceStores) -> None:
    by, of = on.number(), on.number()
    noted, restored = await on.meet(
        lambda store: store.mentions.add(by, [of], NOON, ONE, IN_ALL),
        lambda store: store.mentions.restore(by, [(of, NOON)]),
    )
    assert restored is None
    stored = await on.store.mentions.of(by)
    assert len(stored) == (2 if noted is None else 1)


@race("mentions.add", "mentions.forgive")
async def a_mention_that_was_agreed_to(on: RaceStores) -> None:
    by, of = on.number(), on.number()
    assert await on.store.mentions.add(by, [of], NOON, ONE, IN_ALL) is None
    noted, forgiven = await on.meet(
        lambda store: store.mentions.add(by, [of], NOON, ONE, IN_ALL),
        lambda store: store.mentions.forgive(by, of),
    )
    assert forgiven is None
    assert len(await on.store.mentions.of(by)) == (1 if noted is None else 0)


@race("mentions.drop", "mentions.add")
async def old_mentions(on: RaceStores) -> None:
    by, other = on.number(), on.number()
    for person in (by, other):
        await on.store.mentions.restore(person, [(n, NOON) for n in range(3)])
    later = NOON + DAYS
    done = await on.meet(
        lambda store: store.mentions.drop(NOON, later),
        lambda store: store.mentions.add(by, [9], later, ONE, IN_ALL),
    )
    assert done == (None, None)
    assert await on.store.mentions.of(by) == ((9, later),)
    assert await on.store.mentions.of(other) == ()


@race("absences.add", alike=False)
async def two_absences(on: RaceStores) -> None:
    person = on.number()
    soon, later, end = (NOON + days * DAYS for days in (1, 21, 41))
    done = await on.meet(
        lambda store: store.absences.add(person, soon, later, NOON),
        lambda store: store.absences.add(person, later, end, NOON),
    )
    assert {*done} == {MOST_AWAY, MOST_AWAY - 20 * DAYS}
    # Both together would be longer than anybody may be away.
    away = [bool(await on.store.absences.among([person], each)) for each in (soon, later)]
    assert sorted(away) == [False, True]


@race("absences.add")
async def the_same_absence(on: RaceStores) -> None:
    person = on.number()
    soon = NOON + DAYS
    done = await on.meet(
        lambda store: store.absences.add(person, soon, soon + DAYS, NOON),
        lambda store: store.absences.add(person, soon, soon + 2 * DAYS, NOON),
    )
    assert done == (MOST_AWAY, MOST_AWAY)
    assert await on.store.absences.among([person], soon) == {person}


@race("absences.add", "absences.end")
async def going_away_and_coming_back(on: RaceStores) -> None:
    await forget_time(on)
    person = on.number()
    await on.store.absences.add(person, NOON - DAYS, NOON + DAYS, NOON - DAYS)
    left, ended = await on.meet(
        lambda store: store.absences.add(person, NOON, NOON + 2 * DAYS, NOON),
        lambda store: store.absences.end(person, NOON),
    )
    assert (left, ended) == (MOST_AWAY - DAYS, None)
    day = NOON + DAYS
    spent = await on.store.absences.add(person, day, day + 60 * DAYS, day)
    away = await on.store.absences.among([person], day)
    assert spent == MOST_AWAY - (2 if away else 1) * DAYS


@race("imported_games.keep")
async def imported_games(on: RaceStores) -> None:
    person = on.number()
    for n in range(4):
        await on.store.imported_games.keep(person, f"file {n}")
    done = await on.meet(
        lambda store: store.imported_games.keep(person, "one"),
        lambda store: store.imported_games.keep(person, "other"),
    )
    numbers = range(1, max(done) + 1)
    kept = [each for each in numbers if await on.store.imported_games.get(each, person)]
    assert len(kept) == 5
    assert {*done} <= {*kept}
