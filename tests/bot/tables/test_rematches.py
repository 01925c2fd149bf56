"""A rematch keeps the table: who sits where, who begins, and what of the game's terms stays."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.store import LIVE, NewInvitation, Player, Preferences, TableRecord
from bot.tables.beginning import CLOCK, GUIDED, NO_CLOCK, YES, first
from bot.tables.invitations.rematches import rematch
from bot.tables.seating import has_watched
from playground import Playground

from ...stored import record_of
from ..scene import dealt, settled, town, words
from .house import ANA, BRUNO, CARLA
from .substitutes import POSITION

PEOPLE = tuple(Player(each, f"Citizen {each}") for each in (ANA, BRUNO, CARLA))
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def played(*players: Player, **changes: Any) -> TableRecord:
    return record_of("seven", b"", players or PEOPLE, **changes)


def again(record: TableRecord, who: Player, *, live: bool = True) -> NewInvitation:
    return rematch(record, who, NOW, Preferences(live=live))


@pytest.mark.parametrize("seat", range(3))
def test_whoever_asks_the_neighbours_stay_and_the_next_one_begins(seat: int) -> None:
    invitation = again(played(), PEOPLE[seat])
    assert invitation.players == (*PEOPLE[seat:], *PEOPLE[:seat])
    assert invitation.host == PEOPLE[seat]
    assert {*invitation.invited} == {ANA, BRUNO, CARLA} - {PEOPLE[seat].user_id}
    begins = first(invitation)
    assert begins is not None
    assert invitation.players[begins] == PEOPLE[1]


def test_a_computer_that_followed_a_person_plays_under_its_own_name() -> None:
    followed = Player(None, "Citizen 102", "builder", BRUNO)
    invitation = again(played(PEOPLE[0], followed, PEOPLE[2]), PEOPLE[2])
    assert invitation.players == (PEOPLE[2], PEOPLE[0], Player(None, "", "builder"))
    assert invitation.invited == (ANA,)


def test_who_watched_computers_watches_them_again() -> None:
    computers = [Player(None, "", level) for level in ("builder", "master", "apprentice")]
    invitation = again(played(*computers), PEOPLE[0])
    assert (invitation.host, invitation.invited) == (PEOPLE[0], ())
    assert invitation.players == tuple(computers)


def test_who_opened_a_game_of_people_that_computers_followed_has_not_watched_it() -> None:
    followed = tuple(Player(None, each.name, "builder", each.user_id) for each in PEOPLE[1:])
    assert not has_watched(played(*followed, opener_id=ANA), ANA)
    computers = tuple(Player(None, "", "builder") for _ in followed)
    assert has_watched(played(*computers, opener_id=ANA), ANA)


@pytest.mark.parametrize(
    ("clock", "live", "stays"),
    [("day", False, "day"), (None, True, NO_CLOCK), (LIVE, True, LIVE), (LIVE, False, None)],
)
def test_the_clock_stays_unless_the_server_allows_it_no_more(
    clock: str | None, live: bool, stays: str | None
) -> None:
    invitation = again(played(clock=clock), PEOPLE[0], live=live)
    assert invitation.options.get(CLOCK) == stays


def test_the_options_stay_but_nobody_is_guided_twice() -> None:
    options = again(played(options={"wonders": "dealt", GUIDED: YES}), PEOPLE[0]).options
    assert (options.get("wonders"), GUIDED in options) == ("dealt", False)


async def test_it_is_in_the_language_that_the_server_has_chosen_since(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("pt-BR")
    table, _ = await dealt(bot, place, POSITION)
    await bot.services.tables.resign(table, place.ana.id, None)
    await settled(bot)
    await bot.store.preferences.change(place.guild.id, locale="pt-BR")
    finale = place.channel.messages[-1]
    await place.ana.click(finale, words("en-US")("button-rematch"))
    await settled(bot)
    challenge = place.channel.messages[-1]
    assert challenge.mentions == [place.bruno]
    await place.bruno.click(challenge, say("button-accept"))
    await settled(bot)
    begun = await bot.store.tables.running_in(place.channel.id)
    assert begun is not None
    assert begun.locale == "pt-BR"
