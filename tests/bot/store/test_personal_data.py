"""What is stored about a person is told, counted and handed out, and nothing of other people."""

import re
from pathlib import Path

from msgspec.structs import replace

from bot.runtime.limits import Limit
from bot.store import PersonalData, Store
from bot.store.schema.core import metadata

from ...stored import move
from .beside_games import add_beside_games
from .examples import ANA, BRUNO, CAROL, CHALLENGE, CUP, NOON, SCIENCE, TABLE, THREE

PAGE = Path(__file__).parents[3] / "docs" / "privacy.md"

OF_PROCESSES = {
    "cluster", "compatibility", "identify_slots", "members", "shard_leases", "uptime"
}  # fmt: skip
"""The tables that hold nothing of people, their games and their servers."""


def test_the_page_on_privacy_tells_every_table() -> None:
    text = PAGE.read_text("utf-8").partition("\n## What is stored\n")[2].partition("\n## ")[0]
    places = re.findall(r"^\| [^|]+ \| (`[^|]+) \|", text, re.MULTILINE)
    told = [each.split(".") for place in places for each in re.findall(r"`([\w.]+)`", place)]
    assert {table for table, *_ in told} == {*metadata.tables} - OF_PROCESSES
    columns = [(table, column) for table, *columns in told for column in columns]
    assert columns
    assert [each for each in columns if each[1] not in metadata.tables[each[0]].c] == []


async def test_what_is_known_is_counted(store: Store) -> None:
    table = await store.tables.add(TABLE)
    await store.tables.end(table.id, SCIENCE)
    await store.tables.add(TABLE)
    await store.invitations.add(CHALLENGE)
    await store.preferences.change(BRUNO, theme="high-contrast")
    known = await store.people.personal_data(BRUNO)
    assert (known.running, known.ended, known.invitations, known.chosen) == (1, 1, 1, True)


async def test_everybody_is_told_of_their_own_only(store: Store) -> None:
    await add_beside_games(store)
    cup, _ = [await store.tournaments.add(CUP) for _ in range(2)]
    assert await store.tournaments.join(cup.id, CAROL, "Carol", 1, 3)
    await store.blocks.add(CAROL, BRUNO)
    nothing = PersonalData(
        running=0, ended=0, invitations=0, counted=0, tournaments=0, imported=0, watched=0,
        sealed=False, chosen=False, others=False, away=False, learning=False, notices=False,
    )  # fmt: skip
    assert await store.people.personal_data(ANA) == replace(
        nothing, others=True, away=True, learning=True, notices=True,
        tournaments=2, imported=1, watched=1,
    )  # fmt: skip
    assert await store.people.personal_data(CAROL) == replace(
        nothing, running=1, others=True, tournaments=1
    )
    assert await store.people.personal_data(CAROL + 1) == nothing


async def test_everybody_is_handed_out_their_own_only(store: Store) -> None:
    await add_beside_games(store)
    assert await handed_out(store, CAROL + 1) == set()
    assert await handed_out(store, ANA) == {
        "away",
        "imported_games",
        "kept_away_by_you",
        "lessons",
        "notices",
        "notified_by_you",
        "notified_of_you",
        "watched",
    }
    cup = await store.tournaments.add(CUP)
    assert await store.tournaments.join(cup.id, BRUNO, "Bruno", 1, 3)
    await store.tables.add(THREE)
    await store.seals.waiting(BRUNO, b"t" * 32)
    await store.preferences.change(BRUNO, theme="high-contrast")
    assert await handed_out(store, CAROL + 1) == set()
    assert await handed_out(store, CAROL) == {"games"}
    assert await handed_out(store, BRUNO) == {
        "games",
        "notified_by_you",
        "notified_of_you",
        "preferences",
        "sealed_for_your_next_game",
        "tournaments",
    }
    assert {"games", "organized_by_you"} < await handed_out(store, ANA)


async def handed_out(store: Store, person: int) -> set[str]:
    """Return of which kinds there is something in the copy of what is stored of a person."""
    copied = await store.personal_data.copy(person)
    return {name for name, found in copied.items() if found} - {"person", "made_at"}


async def test_what_the_computer_does_in_a_seat_is_not_handed_out(store: Store) -> None:
    table = await store.tables.add(THREE)
    mine, its = (move(0, nth, f"build:{nth}", by_computer=bool(nth)) for nth in range(2))
    await store.tables.append(table.id, (mine,))
    await store.seats.leave(table.id, 0, CAROL, "builder")
    await store.tables.choose(table.id, (its,), ())
    (game,) = (await store.personal_data.copy(CAROL))["games"]
    assert [each["text"] for each in game["moves"]] == ["build:0"]
    assert not game["opened_by_you"]
    assert [seat["user_id"] for seat in game["seats"]] == [None], "Carol has left it"
    assert game["open_choices"] == [], "which nobody may know before the turn is over"
    await store.tables.append(table.id, (its,))
    (game,) = (await store.personal_data.copy(CAROL))["games"]
    assert len(game["moves"]) == 1


async def test_whom_others_had_notified_is_known(store: Store) -> None:
    await store.mentions.add(ANA, (BRUNO,), NOON, Limit(1, 60), Limit(1, 60))
    assert (await store.people.personal_data(BRUNO)).others
    assert (await store.personal_data.copy(BRUNO))["notified_of_you"] == [
        {"by_id": str(ANA), "at": NOON.isoformat()}
    ]


async def test_to_which_requests_somebody_agreed_is_handed_out(store: Store) -> None:
    table = await store.tables.add(THREE)
    assert await store.seats.request_substitute(table.id, CAROL, 55, "master")
    assert await store.seats.agree(table.id, 2, 55)
    for person, agreed in ((ANA, [{"request": 55}]), (CAROL, [])):
        (game,) = (await store.personal_data.copy(person))["games"]
        assert game["agreed_to_by_you"] == agreed
