"""What the message of a tournament tells of what comes next, and its table of equal points."""

from datetime import UTC, datetime
from string import ascii_letters

import pytest
from msgspec.structs import replace

from bot.controls.panel import Image, Panel, Select
from bot.controls.tournament_ids import Action, PressTournament
from bot.store import FORGOTTEN, Entrant, Tournament, TournamentGame
from bot.tables.tournaments.lists import listed
from bot.tables.tournaments.panels import one_round, tournament, whole_table, won
from bot.wording.presentation import Presentation
from tests.bot.wording.languages import LOCALES, WORDS

PEOPLE = tuple(Entrant(n, n + 1, name, n, n, None) for n, name in enumerate("ABCD"))
RUNNING = Tournament(
    guild_id=1,
    channel_id=2,
    organizer_id=1,
    name="Cup",
    game="duel",
    kind="swiss",
    rounds=2,
    clock="days",
    locale="en-US",
    created_at=datetime(2026, 1, 1, tzinfo=UTC),
    id=1,
    message_id=None,
    round=1,
    status="running",
    version=1,
    shown=0,
    entrants=PEOPLE,
    pairings=(),
)
LEFT = (PEOPLE[0], *(replace(each, left_after=1) for each in PEOPLE[1:]))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_round_is_announced_after_the_last_one(locale: str) -> None:
    to = Presentation(WORDS[locale])
    told = {"round": 1, "rounds": 2}
    assert _heading(to, RUNNING).endswith(to.words("tournament-running", **told))
    alone = replace(RUNNING, entrants=LEFT)  # nobody is left to meet
    assert _heading(to, alone).endswith(to.words("tournament-running.last", **told))
    final = to.words("tournament-running.last", round=2, rounds=2)
    assert _heading(to, replace(RUNNING, round=2)).endswith(final)


@pytest.mark.parametrize("locale", LOCALES)
def test_who_was_forgotten_is_not_said_to_start_a_tournament(locale: str) -> None:
    to, waits = Presentation(WORDS[locale]), replace(RUNNING, status="open", round=0)
    assert _heading(to, waits).endswith(to.words("tournament-open", member="<@1>"))
    managed = _heading(to, replace(waits, organizer_id=FORGOTTEN))
    assert managed.endswith(to.words("tournament-open.managed"))
    assert "<@" not in managed


@pytest.mark.parametrize(("kind", "counted"), [("swiss", "all opponents"), ("robin", "beaten")])
def test_the_whole_table_explains_its_numbers_in_brackets(kind: str, counted: str) -> None:
    *_, line = whole_table(Presentation(WORDS["en-US"]), replace(RUNNING, kind=kind), 0).parts
    assert "In brackets" in str(line)
    assert counted in str(line)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_tells_who_plays_no_more(locale: str) -> None:
    to = Presentation(WORDS[locale])
    plays = to.words("tournament-alt-row", place=1, name="A", points="0", ties="0")
    gone = to.words("tournament-alt-row.gone", place=1, name="B", points="0", ties="0")
    (alt,) = _alts(whole_table(to, replace(RUNNING, entrants=LEFT), 0))
    assert f"{plays}; " in f"{alt}; "
    assert gone in alt
    assert gone not in _alts(whole_table(to, RUNNING, 0))[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_long_alt_texts_end_with_a_whole_entry(locale: str) -> None:
    to, names = Presentation(WORDS[locale]), [letter * 32 for letter in ascii_letters]
    many = tuple(Entrant(n, n + 1, name, n, n, None) for n, name in enumerate(names[:32]))
    games = tuple(TournamentGame(1, n, 2 * n, 2 * n + 1) for n in range(16))
    found = replace(RUNNING, entrants=many, pairings=games)
    (alt,) = _alts(one_round(to, found, 1))
    assert len(alt) <= 1024
    assert "…" not in alt
    whole = alt.count(to.words("tournament-playing"))
    assert 0 < whole < 16
    assert alt.endswith(to.words("list-more", head="", n=16 - whole))


@pytest.mark.parametrize(("message", "end"), [(3, "/1/2/3"), (None, "/1/2")])
def test_the_list_leads_to_the_message_or_where_it_is_not_known_to_the_channel(
    message: int | None, end: str
) -> None:
    found = replace(RUNNING, message_id=message)
    (panel,) = listed(WORDS["en-US"], [found], [], 5, None)
    assert str(panel.parts[0]).endswith(f"https://discord.com/channels{end}")


@pytest.mark.parametrize(("left", "offered"), [(None, ["leave"]), (1, [])])
def test_the_list_offers_to_leave_to_who_still_plays(
    left: int | None, offered: list[Action]
) -> None:
    found = replace(RUNNING, entrants=(replace(PEOPLE[1], left_after=left),))
    (panel,) = listed(WORDS["en-US"], [found], [], PEOPLE[1].user_id, None)
    options = [each for row in panel.rows if isinstance(row, Select) for each in row.options]
    assert [each.value for each in options] == [str(PressTournament(1, each)) for each in offered]


@pytest.mark.parametrize("shown", [1, 13, 14, 40, 63])
def test_the_list_of_rounds_has_the_one_shown_and_reaches_both_ends(shown: int) -> None:
    found = replace(RUNNING, rounds=63, round=63)
    (pick,) = one_round(Presentation(WORDS["en-US"]), found, shown).rows
    assert isinstance(pick, Select)
    listed_rounds = [int(each.value) for each in pick.options]
    first = min(max(shown - 12, 1), 39)
    assert listed_rounds == [*range(first, first + 25)]
    assert [int(each.value) for each in pick.options if each.chosen] == [shown]


def test_no_winner_who_was_forgotten_is_notified() -> None:
    gone = replace(PEOPLE[0], user_id=FORGOTTEN, name="")
    games = (TournamentGame(1, 0, 0, 2, scores=(2, 0)), TournamentGame(1, 1, 1, 3, scores=(2, 0)))
    found = replace(RUNNING, entrants=(gone, *PEOPLE[1:]), pairings=games)
    panel = won(Presentation(WORDS["en-US"]), found)
    assert panel.mentions == (PEOPLE[1].user_id,)
    assert f"<@{FORGOTTEN}>" not in str(panel.parts[0])


def _alts(panel: Panel) -> list[str]:
    return [part.alt for part in panel.parts if isinstance(part, Image)]


def _heading(to: Presentation, found: Tournament) -> str:
    heading, *_ = tournament(to, found).parts
    assert isinstance(heading, str)
    return heading
