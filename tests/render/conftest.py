"""Positions of random games, words in every language, and looks to draw them with."""

import itertools
from collections.abc import Mapping
from functools import cache

import pytest

from bot.wording.strings import shared_strings
from engine.duel import decisions as decide
from render.gallery import (
    architects_pictures,
    architects_positions,
    duel_pictures,
    seven_pictures,
    seven_positions,
)
from render.gallery.architects_positions import Position as Play
from render.gallery.duel_positions import Position, chosen, positions
from render.gallery.seven_positions import GAMES
from render.gallery.seven_positions import Position as Turn
from render.gallery.shared import NAMES
from render.look import Look, Words
from render.themes import STANDARD, Theme

LOCALES = shared_strings().locales
LONG_NAMES = ("Wilhelmina Featherstonehaugh-Cho", "Maximiliano de la Santísima Trini")
SEVEN_LONG_NAMES = (*LONG_NAMES, "W" * 32, "i" * 32, "🏛️🔥", "ÁÇÕ Ğ", "a b " * 8)
KINDS = (
    decide.Draft,
    decide.Turn,
    decide.PickToken,
    decide.PickFromLibrary,
    decide.Revive,
    decide.Destroy,
    decide.ChooseStarter,
)


@cache
def sample() -> tuple[Position, ...]:
    """Return positions of several games, among them every kind of choice and every end."""
    found = [position for seed in range(1, 6) for _, position in chosen(seed)]
    found += [position for _, position in chosen(0, {"wonders": "beginner"})]
    return tuple(found)


@cache
def many() -> tuple[Position, ...]:
    """Return 300 positions of many games."""
    games = ((n, position) for seed in itertools.count(100) for n, position in chosen(seed))
    return tuple(position for _, position in itertools.islice(games, 300))


@cache
def turns() -> tuple[Turn, ...]:
    """Return positions of games of 7 Wonders for 2 to 7, among them every kind of decision."""
    return tuple(turn for seed in GAMES for _, turn in seven_positions.chosen(seed))


@cache
def plays() -> tuple[Play, ...]:
    """Return positions of games of Architects for 2 to 7, among them every kind of decision."""
    games = architects_positions.GAMES
    return tuple(play for seed in games for _, play in architects_positions.chosen(seed))


@cache
def languages() -> Mapping[str, Words]:
    strings = shared_strings()
    return {locale: strings.words(locale) for locale in LOCALES}


def look_at(
    position: Position,
    locale: str = "en-US",
    names: tuple[str, ...] = ("Ana", "Bruno"),
    theme: Theme = STANDARD,
) -> Look:
    return duel_pictures.look_at(position, languages()[locale], names, theme)


def look_at_turn(
    turn: Turn,
    locale: str = "en-US",
    names: tuple[str, ...] = NAMES,
    theme: Theme = STANDARD,
) -> Look:
    return seven_pictures.look_at(turn, languages()[locale], names, theme)


def look_at_play(
    play: Play,
    locale: str = "en-US",
    names: tuple[str, ...] = NAMES,
    theme: Theme = STANDARD,
) -> Look:
    return architects_pictures.look_at(play, languages()[locale], names, theme)


def ply(seed: int, n: int) -> Position:
    """Return the nth position of a random game."""
    return next(position for count, position in enumerate(positions(seed)) if count == n)


def last(seed: int) -> Position:
    """Return the last position of a random game, however long it is."""
    *_, found = positions(seed)
    return found


@pytest.fixture(scope="session")
def sampled() -> tuple[Position, ...]:
    return sample()
