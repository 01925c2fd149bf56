"""The board message of a duel, and what is left of it."""

import pytest
from msgspec.structs import replace

from bot.duel.session import DuelSession
from bot.store import Player
from bot.wording.presentation import Presentation
from engine.duel.decisions import Draft, PickToken

from ..scene import LOCALES, words
from .test_secrets import game, record

COMPUTER = Player(None, "", "master")
GAMES = range(4)


def told(session: DuelSession, to: Presentation) -> str:
    """Return whose decision it is, as the board says it."""
    *_, question = session.board(to).parts
    assert isinstance(question, str)
    return question


@pytest.mark.parametrize("locale", LOCALES)
def test_only_people_are_told_what_they_may_choose_from(locale: str) -> None:
    to, offered = Presentation(words(locale)), 0
    for seed in GAMES:
        for n in range(len(game(seed)) - 1):
            stored = record(game(seed), n)
            session = DuelSession.open(stored)
            played = DuelSession.open(replace(stored, players=(COMPUTER, COMPUTER)))
            assert "\n" not in told(played, to)
            if isinstance(session.table.todo[0], Draft | PickToken):
                offered += 1
                assert "\n" in told(session, to)
    assert offered


@pytest.mark.parametrize("locale", LOCALES)
def test_of_a_former_board_one_line_is_left(locale: str) -> None:
    for seed in GAMES:
        for n in range(len(game(seed)) + 1):
            left = DuelSession.open(record(game(seed), n)).former_board(words(locale))
            (line,) = left.parts
            assert isinstance(line, str)
            assert "\n" not in line
            assert (left.rows, left.framed) == ((), False)
