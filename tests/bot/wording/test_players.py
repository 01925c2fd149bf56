"""The numbers of computers: counted among themselves, and steady while people leave."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.games import open_session
from bot.store import FORGOTTEN, Move, Player, TableRecord
from bot.wording.names import LONGEST, bold
from bot.wording.players import (
    UNKNOWN_LEVEL,
    names,
    names_with_levels,
    opponents,
    players_at,
    short_names,
)
from tests.stored import record_of

from ..scene import LOCALES, after, words

NAMED = ("Ana", "Bruno")
ANA, BRUNO = Player(1, "Ana"), Player(2, "Bruno")
COMPUTER = Player(None, "", "master")
REPLACED = Player(None, "Ana", "master", former_id=1)
STOOD_IN = Player(None, "Ana", UNKNOWN_LEVEL, former_id=1)
"""The computer that had the seat of Ana, who has it again."""


@pytest.mark.parametrize("locale", LOCALES)
def test_computers_are_counted_among_themselves(locale: str) -> None:
    say = words(locale)
    one, two, three = (f"{say('computer')} {n}" for n in (1, 2, 3))
    assert names(say, (COMPUTER, COMPUTER, ANA, COMPUTER)) == (one, two, "Ana", three)
    assert names(say, (ANA, COMPUTER)) == ("Ana", say("computer"))


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "Bruno and Computer (Master)"),
        ("pt-BR", "Bruno e Computador (Mestre)"),
        ("es-ES", "Bruno y Ordenador (Maestro)"),
        ("es-419", "Bruno y Computadora (Maestro)"),
    ],
)
def test_opponents_are_enumerated(locale: str, told: str) -> None:
    assert opponents(words(locale), (ANA, BRUNO, COMPUTER), 1, str) == told


def test_the_computer_in_the_seat_of_a_person_is_not_an_opponent_of_that_person() -> None:
    assert opponents(words("en-US"), (REPLACED, BRUNO), 1, str) == "Bruno"
    assert opponents(words("en-US"), (REPLACED, BRUNO), 2, str) == "Computer (Master)"


def test_a_level_that_is_no_more_is_told_as_the_weakest_and_an_unknown_one_is_not_told() -> None:
    seated = (Player(None, "", "of old"), STOOD_IN, BRUNO)
    told = names_with_levels(words("en-US"), seated)
    assert told == ("Computer (Apprentice)", "Computer (for Ana)", "Bruno")


@pytest.mark.parametrize(
    "replaced",
    [
        replace(ANA, user_id=None, level="master", former_id=1),
        Player(None, "", "master", left=True),  # whose data was deleted
        STOOD_IN,
    ],
)
def test_no_number_changes_while_people_leave_and_come_back(replaced: Player) -> None:
    say = words("en-US")
    began = (ANA, COMPUTER, BRUNO, COMPUTER)
    assert names(say, began)[1::2] == ("Computer 1", "Computer 2")
    bruno = Player(None, "Bruno", "master", former_id=2)
    for seated in (
        (replaced, COMPUTER, BRUNO, COMPUTER),
        (ANA, COMPUTER, bruno, COMPUTER),
        (replaced, COMPUTER, bruno, COMPUTER),
        (Player(FORGOTTEN, ""), COMPUTER, bruno, COMPUTER),
    ):
        called = names(say, seated)
        assert called[1::2] == ("Computer 1", "Computer 2")
        assert called[0] in ("Ana", "Computer 3", "Computer (for Ana)", say("former-player"))
        assert called[2] in ("Bruno", "Computer 4")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_line_that_begins_with_a_former_player_begins_with_a_capital(locale: str) -> None:
    say, position = words(locale), after(1)
    record = record_of("duel", position.deal, (Player(FORGOTTEN, ""), BRUNO), position.moves)
    (line,) = open_session(record).log(say, None)
    assert line.startswith(f"1. **{say('former-player')}**")
    assert say("former-player")[0].isupper()


@pytest.mark.parametrize("locale", LOCALES)
def test_only_computers_have_short_names_and_they_keep_their_numbers(locale: str) -> None:
    say = words(locale)
    short = say("computer.short")
    assert len(short) <= 4
    assert say("computer").casefold().startswith(short.casefold().rstrip("."))
    assert short_names(say, (COMPUTER, ANA, COMPUTER)) == (f"{short} 1", "", f"{short} 2")
    assert short_names(say, (ANA, COMPUTER)) == ("", short)


def played(by_computer: Sequence[bool], *, at_once: bool, ana: Player = ANA) -> TableRecord:
    """Return a game of two with such moves, in turn; those of a turn `at_once` are of one time."""
    now = datetime.now(UTC)
    moves = (
        Move(n % 2, n // 2, "", now + timedelta(minutes=n // 2 if at_once else n), each)
        for n, each in enumerate(by_computer)
    )
    return replace(record_of("duel", b"", (ana, BRUNO)), moves=tuple(moves))


def firsts(record: TableRecord) -> list[str]:
    """Return who sits in the first seat, as told before all moves, at each, and before the next."""
    say = words("en-US")
    return [names(say, players_at(record, n))[0] for n in range(-1, len(record.moves) + 1)]


def test_who_has_come_back_is_named_in_what_the_others_do_from_then_on() -> None:
    by_computer = (False, False, True, False)  # Ana is replaced, and comes back
    told = ["Ana", "Ana", "Ana", "Computer (for Ana)", "Ana"]
    assert firsts(played(by_computer[:3], at_once=False)) == told
    assert firsts(played(by_computer, at_once=False)) == [*told, "Ana"]
    gone = played(by_computer, at_once=False, ana=REPLACED)
    assert firsts(gone) == [*told[:3], "Computer", "Computer", "Computer"]


def test_the_computer_is_named_in_all_of_the_turn_that_it_played_at_once_with_others() -> None:
    by_computer = (False, False, True, False, False, False)
    stood_in = ["Computer (for Ana)"] * 2
    told = ["Ana", "Ana", "Ana", *stood_in, "Ana", "Ana", "Ana"]
    assert firsts(played(by_computer, at_once=True)) == told


def test_who_has_come_back_and_is_replaced_again_is_named_between() -> None:
    by_computer = (False, False, True, False, False)  # Ana is replaced and comes back
    told = ["Ana", "Ana", "Ana", "Computer", "Ana", "Ana", "Ana"]
    assert firsts(played(by_computer, at_once=False, ana=REPLACED)) == told


@pytest.mark.parametrize("locale", LOCALES)
def test_of_two_people_whose_time_ran_out_the_log_tells_for_whom_the_computer_moved(
    locale: str,
) -> None:
    say, position = words(locale), after(12)
    for players in ((ANA, BRUNO), (ANA, COMPUTER)):
        record = record_of("duel", position.deal, players, position.moves)
        moves = [
            replace(
                each,
                at=each.at + timedelta(seconds=n),
                by_computer=n in (7, 8) or players[each.seat].user_id is None,
            )
            for n, each in enumerate(record.moves)
        ]
        lines = open_session(replace(record, moves=tuple(moves))).log(say, None)
        told = [bold(say("computer-for", computer=say("computer"), name=name)) for name in NAMED]
        computers = [line for line in lines if bold(say("computer")) in line]
        one, other = position.moves[7][0], position.moves[8][0]
        assert told[one] in lines[7] or players[one] == COMPUTER
        assert told[other] in lines[8] or players[other] == COMPUTER
        assert bool(computers) is (COMPUTER in players)
        assert bold(f"{say('computer')} 1") not in "".join(lines)


def test_a_name_that_is_too_long_is_cut_where_the_computer_stood_in() -> None:
    long = replace(STOOD_IN, name="A name as long as Discord allows")
    for locale in LOCALES:
        told = names(words(locale), (long, BRUNO))[0]
        assert len(told) <= LONGEST
        assert told.endswith("…)")


def test_who_has_made_no_move_is_named_as_who_has_the_seat() -> None:
    assert firsts(played((), at_once=False)) == ["Ana", "Ana"]
    waits = replace(played((False,), at_once=False), players=(ANA, COMPUTER))
    assert names(words("en-US"), players_at(waits, 0)) == ("Ana", "Computer")


def test_who_was_replaced_and_is_forgotten_since_is_nobody_and_no_computer() -> None:
    say, gone = words("en-US"), Player(None, "", "master", left=True)
    record = played((False, False, True), at_once=False, ana=gone)
    assert firsts(record) == [say("former-player")] * 3 + ["Computer"] * 2
