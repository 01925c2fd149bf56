"""The toy is put into the bot for a test, and into a process of its own with its workers."""

import pickle
import subprocess
import sys

import pytest

from bot import games
from bot.wording.strings import DATA, MissingWord, Words, entries, read, shared_strings
from tests.bot.programs import ROOT

from . import GAME, NAME, SENTENCES
from .register import registered
from .tables import after

IN_A_WORKER = """
import sys
import tests.toy.bot
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from bot.games import GAMES
from bot.wording.strings import shared_strings

sys.modules["__main__"] = tests.toy.bot  # as a program that was started as this one
words = shared_strings().words("en-US")
with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as workers:
    print(*GAMES, workers.submit(words, "game-rps").result(), sep="|")
"""
"""What `python -m tests.toy.bot` and a worker of it know."""


def test_the_toy_is_there_for_the_time_of_a_test() -> None:
    before = shared_strings()
    with registered():
        assert games.GAMES[NAME] is GAME
        with registered():
            assert games.open_session(after().record).to_act() == (0, 1, 2)
        words = shared_strings().words("pt-BR")
        assert words("game-rps") == "Pedra, papel e tesoura"
        again: Words = pickle.loads(pickle.dumps(words))
        assert again("game-rps") == words("game-rps")
        assert again("computer") == "Computador"
    assert NAME not in games.GAMES
    assert shared_strings() is before
    with pytest.raises(MissingWord):
        before.words("pt-BR")("game-rps")


@pytest.mark.long
def test_a_worker_of_the_program_knows_the_toy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IN_A_WORKER], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().split("|")[-2:] == ["rps", "Rock, paper, scissors"]


def test_every_language_has_the_same_keys() -> None:
    locales = sorted(each.name for each in DATA.iterdir() if each.is_dir())
    assert sorted(each.name for each in SENTENCES.iterdir()) == locales
    keys = [
        [
            (entry.id.name, [each.id.name for each in entry.attributes])
            for entry in entries(read(SENTENCES / locale / "rps.ftl"))
        ]
        for locale in locales
    ]
    assert all(each == keys[0] for each in keys)
