"""Puts the toy into the bot: its game into the registry, its sentences to those of the bot."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

from bot import games
from bot.wording import strings

from . import GAME, NAME, SENTENCES

if TYPE_CHECKING:
    from bot.contract import Game


def add() -> None:
    """Let this process know the toy for good."""
    _games()[NAME] = GAME
    if SENTENCES not in strings.FOLDERS:
        strings.FOLDERS.append(SENTENCES)


def remove() -> None:
    """Let this process forget the toy."""
    _games().pop(NAME, None)
    if SENTENCES in strings.FOLDERS:
        strings.FOLDERS.remove(SENTENCES)


def _games() -> "dict[str, Game]":
    return cast("dict[str, Game]", games.GAMES)


@contextmanager
def registered() -> Iterator[None]:
    """Let this process know the toy until the block ends; what is begun inside has its sentences.

    In a test: `with registered():` before the bot is made, or a fixture that does so.
    """
    known = SENTENCES in strings.FOLDERS
    add()
    try:
        yield
    finally:
        if not known:
            remove()
