"""One person can neither pester another nor take what all are to share; told with when it works."""

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import fields, replace

from bot.discord.client import Wonders
from bot.runtime.limits import Limit, Limits
from bot.store import Ending, NewTable, Player
from playground import Answer, Person, Playground

from ..choosing import choose
from ..conftest import running
from ..scene import LOCALES, Town, after, dealt, ended, private, settled, sit, town, words

SOON = re.compile(r"<t:\d+:R>")


@pytest.fixture
async def strict(discord: Playground, tmp_path: Path) -> AsyncIterator[Wonders]:
    """The bot with the limits that hosts get, but few that take long to reach."""
    seldom = Limit(2, 600)
    few = Limits(
        boards=seldom,
        begun=Limit(3, 600),
        threads=seldom,
        suggestions=seldom,
        forgets=seldom,
        opened=Limit(6, 600),
    )
    async with running(discord, tmp_path, limits=few) as app:
        yield app


def refused(answer: Answer, key: str, locale: str = "en-US", /, **values: str | int) -> None:
    """Check that a person was told one thing, which is this refusal; `when` is any time."""
    assert SOON.sub("WHEN", private(answer).text) == words(locale)(f"refusal-{key}", **values)


async def challenge(person: Person, place: Town, other: Person) -> Answer:
    return await person.command(place.channel, "duel", opponent=other)


@pytest.mark.long
async def test_nobody_is_notified_again_and_again(discord: Playground, strict: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        for _ in range(3):
            (message,) = (await challenge(place.ana, place, place.bruno)).public
            assert message.mentions == [place.bruno]
            await place.ana.click(message, say("button-withdraw"))
        values: dict[str, str | int] = {"count": 3, "when": "WHEN", "name": "Bruno"}
        again = await challenge(place.ana, place, place.bruno)
        refused(again, "limit-mentions-one", locale, **values)
        (message,) = (await challenge(place.ana, place, place.carla)).public
        await place.carla.click(message, say("button-accept"))  # agreeing lifts the count
        assert await strict.store.mentions.add(
            place.ana.id, [place.carla.id], strict.services.allowances.clock(), Limit(1, 60),
            Limit(99, 60),
        ) is None  # fmt: skip


async def test_being_forgotten_lifts_no_limit(discord: Playground, strict: Wonders) -> None:
    place, say = town(discord), words("en-US")
    for _ in range(3):
        (message,) = (await challenge(place.ana, place, place.bruno)).public
        await place.ana.click(message, say("button-withdraw"))
    known = (await place.ana.command(place.channel, "privacy")).private[0]
    assert say("privacy-others") in known.text
    for _ in range(2):
        asked = (await place.ana.command(place.channel, "forget-me")).private[0]
        await place.ana.click(asked, say("button-forget"))
    known = (await place.ana.command(place.channel, "privacy")).private[0]
    assert known.text.startswith(say("privacy-nothing"))
    again = await challenge(place.ana, place, place.bruno)
    refused(again, "limit-mentions-one", count=3, when="WHEN", name="Bruno")
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    refused(await place.ana.click(asked, say("button-forget")), "limit-rate", count=2, when="WHEN")


@pytest.mark.long
async def test_games_that_nobody_has_to_accept_begin_and_open_threads_now_and_then(
    discord: Playground, strict: Wonders
) -> None:
    place = town(discord)
    place.guild.give(place.ana, place.guild.add_role("Manager", "manage_guild"))
    for name in ("one", "two", "three"):
        await place.bruno.command(place.guild.add_channel(name), "duel")
    refused(await place.bruno.command(place.channel, "duel"), "limit-rate", count=3, when="WHEN")
    await choose(place.ana, place.channel, "server", games="threads")
    await place.ana.command(place.channel, "duel")
    await challenge(place.ana, place, place.bruno)
    answer = await challenge(place.ana, place, place.carla)
    refused(answer, "limit-rate", count=2, when="WHEN")
    await settled(strict)
    assert len(place.channel.threads) == 1


@pytest.mark.long
async def test_commands_of_all_kinds_are_counted_presses_are_not(
    discord: Playground, strict: Wonders
) -> None:
    place, say, allowances = town(discord), words("en-US"), strict.services.allowances
    await sit(strict, place.channel, (place.ana, place.bruno), after(12))
    allowances.limits = replace(allowances.limits, looks=Limit(1, 60), commands=Limit(4, 60))
    await place.ana.command(place.channel, "replay")
    again = await place.ana.command(place.channel, "replay")
    refused(again, "limit-rate", count=1, when="WHEN")
    await place.ana.command(place.channel, "help")
    (asked,) = (await place.ana.command(place.channel, "resign")).private
    refused(await place.ana.command(place.channel, "games"), "limit-rate", count=4, when="WHEN")
    await place.ana.click(asked, say("button-resign"))
    await settled(strict)
    assert await strict.store.tables.running_id(place.channel.id) is None


async def test_what_was_counted_by_a_clock_that_was_ahead_counts_no_more(
    discord: Playground, strict: Wonders
) -> None:
    place, allowances, now = town(discord), strict.services.allowances, datetime.now(UTC)
    allowances.limits = replace(allowances.limits, looks=Limit(2, 60))
    for hours in (3, 3, 0, 0):
        allowances.clock = lambda hours=hours: now + timedelta(hours=hours)  # type: ignore[misc]
        assert allowances.count_if_allowed("looks", place.ana.id)
    assert not allowances.count_if_allowed("looks", place.ana.id)


async def test_whom_a_forgotten_person_mentioned_is_forgotten_too(
    discord: Playground, strict: Wonders
) -> None:
    place, say, allowances = town(discord), words("en-US"), strict.services.allowances
    (message,) = (await challenge(place.ana, place, place.bruno)).public
    await place.ana.click(message, say("button-withdraw"))
    for person in (place.ana, place.bruno):
        asked = (await person.command(place.channel, "forget-me")).private[0]
        await person.click(asked, say("button-forget"))
    await challenge(place.ana, place, place.carla)
    noted = await strict.store.mentions.of(place.ana.id)
    assert [of for of, _ in noted] == [place.carla.id]
    later = datetime.now(UTC) + timedelta(hours=2)
    allowances.clock = lambda: later
    await allowances.drop_uncounted()
    assert await strict.store.mentions.of(place.ana.id) == ()
    assert not allowances._times


async def test_nobody_comes_back_who_is_forgotten_while_somebody_forgotten_mentions_another(
    discord: Playground, strict: Wonders
) -> None:
    ana, bruno, carla = (Player(100 + n, name) for n, name in enumerate(("Ana", "Bruno", "Carla")))
    store, allowances = strict.store, strict.services.allowances
    await allowances.expect_mentions(ana, [bruno])
    await allowances.forget(100, lambda: store.people.forget(100))
    mentioning: list[asyncio.Task[None]] = []

    async def forgetting() -> None:
        await store.people.forget(101)
        mentioning.append(asyncio.create_task(allowances.expect_mentions(ana, [carla])))
        await asyncio.sleep(0)

    await allowances.forget(101, forgetting)
    await mentioning[0]
    assert [of for of, _ in await store.mentions.of(100)] == [102]


async def test_what_is_asked_for_at_once_is_counted_one_after_the_other(
    discord: Playground, strict: Wonders
) -> None:
    place = town(discord)
    people = [discord.add_person(f"Citizen {n}") for n in range(8)]
    place.guild.join(*people)
    channels = [place.guild.add_channel(f"channel {n}") for n in range(8)]
    await asyncio.gather(
        *(
            place.ana.command(channel, "duel", opponent=person)
            for channel, person in zip(channels, people, strict=True)
        )
    )
    assert len(await strict.store.invitations.open_of(place.ana.id)) == 5


@pytest.mark.long
async def test_tables_that_are_opened_and_cancelled_are_counted(
    discord: Playground, strict: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    for _ in range(6):
        (lobby,) = (await place.ana.command(place.channel, "wonders")).public
        await place.ana.click(lobby, say("button-cancel"))
    answer = await place.ana.command(place.channel, "wonders")
    refused(answer, "limit-rate", count=6, when="WHEN")


async def test_a_board_that_is_asked_for_notifies_nobody_and_not_too_often(
    discord: Playground, strict: Wonders
) -> None:
    place = town(discord)
    _, board = await dealt(strict, place, after(12))
    assert len(board.mentions) == 1
    again = await place.bruno.command(place.channel, "board")
    await settled(strict)
    assert again.public[0].mentions == []
    assert (await place.ana.command(place.channel, "board")).public[0].mentions == []
    refused(await place.ana.command(place.channel, "board"), "limit-rate", count=2, when="WHEN")


async def test_open_invitations_and_watched_games_of_a_person_are_few(
    discord: Playground, strict: Wonders
) -> None:
    place = town(discord)
    people = [discord.add_person(f"Citizen {n}") for n in range(6)]
    place.guild.join(*people)
    for person in people[:3]:
        await challenge(place.ana, place, person)
    values: dict[str, str | int] = {"count": 3, "when": "WHEN"}
    refused(await challenge(place.ana, place, people[3]), "limit-invitations-channel", **values)
    side = place.guild.add_channel("side")
    for person in people[3:5]:
        await place.ana.command(side, "duel", opponent=person)
    refused(
        await place.ana.command(side, "duel", opponent=people[5]),
        "limit-invitations", count=5, when="WHEN",
    )  # fmt: skip
    computers = (Player(None, "", "apprentice"), Player(None, "", "master"))
    for _ in range(2):
        watched = place.guild.add_channel("watched")
        table = await sit(strict, watched, (place.carla, None), after(3))
        record = await strict.store.tables.load(table)
        await strict.store.tables.end(table, Ending("resignation", (0,)))
        columns = {each.name: getattr(record, each.name) for each in fields(NewTable)}
        await strict.store.tables.add(NewTable(**{**columns, "players": computers}))
    refused(await place.carla.command(side, "duel", watch=True), "limit-watched", count=2)
    await place.carla.command(side, "duel")  # in which she plays herself
    assert await strict.store.tables.latest_game(side.id) == "duel"


@pytest.mark.long
async def test_a_film_is_drawn_once_and_few_wait_for_one_person(
    discord: Playground, strict: Wonders
) -> None:
    place, films = town(discord), strict.services.films
    await sit(strict, place.channel, (place.ana, place.bruno), ended())
    found = []
    for _ in range(2):
        answer = await place.carla.command(place.channel, "replay")
        await settled(strict)
        found.append(answer.private[0].pictures[0].data)
    assert found[0] == found[1]
    assert len(films._made) == 1
    films._made.clear()
    await sit(strict, place.guild.add_channel("side"), (place.ana, place.bruno), after(8))
    films._queue._asked.update({place.carla.id: 2})  # two of hers are being drawn
    refused(await place.carla.command(place.channel, "replay"), "limit-waiting", count=2)
    answer = await place.ana.command(place.channel, "replay")
    await settled(strict)
    assert answer.private[0].pictures


async def test_what_is_typed_is_looked_at_in_part_and_not_too_often(
    discord: Playground, strict: Wonders
) -> None:
    place = town(discord)
    found = await place.ana.autocomplete(place.channel, "card", name="Baths")
    assert found
    for _ in range(2):
        await place.bruno.autocomplete(place.channel, "card", name="\ufdfa" * 6000)
    assert await place.bruno.autocomplete(place.channel, "card", name="Baths") == []
    assert await place.ana.autocomplete(place.channel, "card", name="Baths") == found


async def test_who_asks_for_much_at_once_is_refused(discord: Playground, strict: Wonders) -> None:
    place, go_on = town(discord), asyncio.Event()
    board = (await dealt(strict, place, after(8)))[1]
    answers = discord.faults.add(path="/callback$", times=10, until=go_on)
    asked = [asyncio.create_task(place.carla.command(place.channel, "help")) for _ in range(10)]
    await discord.until(lambda: answers.hits == 10)
    refused(await place.carla.command(place.channel, "privacy"), "limit-at-once", count=10)
    refused(await place.carla.click(board, "x:1", forged=True), "limit-at-once", count=10)
    assert (await place.ana.command(place.channel, "privacy")).private
    go_on.set()
    await asyncio.gather(*asked)
    await settled(strict)
    assert (await place.carla.command(place.channel, "privacy")).private
