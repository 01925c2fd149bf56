"""The pictures that README and `docs/pictures.md` show, written anew after a change of look."""

from collections.abc import Iterator
from pathlib import Path

from engine.architects.events import BattleFought

from ..canvas import Picture
from ..duel.opening import draw_opening
from ..duel.replay import replay
from ..look import Words
from ..themes import theme
from . import (
    architects_pictures,
    architects_positions,
    seven_pictures,
    seven_positions,
)
from .duel_pictures import catalogue, look_at, shown
from .duel_positions import positions
from .languages import language

GAME, LOCALE = 1, "en-US"
SHOWN = {
    "draft": (3, "draft"),
    "age-1": (18, "board"),
    "age-2": (31, "board"),
    "age-3": (54, "board"),
    "city": (54, "city-0"),
    "tokens": (54, "tokens"),
    "discard": (54, "discard"),
    "score": (54, "scorepad"),
    "finale": (72, "finale"),
}
"""For each picture the number of its position in the game, and its kind."""
CLOSE_UPS = ("great_lighthouse", "laboratory", "shipowners_guild", "theology", "challenge-draft")
REVIEW = "review-15"
FILM = (8, 20)
"""The moves of the short film."""


SEVEN_GAME = 5
SEVEN = {
    "seven-board": (77, "board"),
    "seven-hand": (31, "hand"),
    "seven-city": (77, "city-1"),
    "seven-conflicts": (93, "conflicts"),
    "seven-score": (77, "scorepad"),
    "seven-finale": (-1, "finale"),
}
"""For each picture of 7 Wonders the number of its position in the game, and its kind."""
SEVEN_CLOSE_UPS = ("olympia-b", "traders_guild", "poster-5")


ARCHITECTS_GAMES = (7, 3)
"""Games of which there is a board, near the end, and of the first one its other pictures."""
ARCHITECTS = ("city-1", "scorepad", "finale")
ARCHITECTS_CLOSE_UPS = ("ephesus", "red2", "urbanism")


def write_docs(folder: Path) -> int:
    """Write the pictures of the documentation as files; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, picture in _pictures():
        (folder / f"{name}.{picture.extension}").write_bytes(picture.data)
        count += 1
    return count


def _pictures() -> Iterator[tuple[str, Picture]]:
    words, game = language(LOCALE), list(positions(GAME))
    for name, (n, kind) in SHOWN.items():
        yield name, shown(game[n], look_at(game[n], words))[kind]().picture()
    at, kind = SHOWN["age-2"]
    look = look_at(game[at], words, theme=theme("high-contrast"))
    yield "high-contrast", shown(game[at], look)[kind]().picture()
    for name in CLOSE_UPS:
        yield name, catalogue(words)[name]().picture()
    yield "review", catalogue(words)[REVIEW]().picture()
    shots = [(each.view, look_at(each, words)) for each in game]
    yield "opening", draw_opening(*next(shot for shot in shots if shot[0].table.age)).picture()
    yield "replay", replay(shots[slice(*FILM)]).picture()
    yield from _seven(words)
    yield from _architects(words)


def _seven(words: Words) -> Iterator[tuple[str, Picture]]:
    game = list(seven_positions.positions(SEVEN_GAME, *seven_positions.GAMES[SEVEN_GAME]))
    for name, (n, kind) in SEVEN.items():
        look = seven_pictures.look_at(game[n], words)
        yield name, seven_pictures.shown(game[n], look)[kind]().picture()
    for name in SEVEN_CLOSE_UPS:
        yield f"seven-{name}", seven_pictures.catalogue(words)[name]().picture()


def _architects(words: Words) -> Iterator[tuple[str, Picture]]:
    for seed in ARCHITECTS_GAMES:
        game = list(architects_positions.positions(seed))
        late = game[len(game) * 5 // 6]
        draw = architects_pictures.shown(late, architects_pictures.look_at(late, words))["board"]
        yield f"architects-board-{seed}", draw().picture()
    game = list(architects_positions.positions(ARCHITECTS_GAMES[0]))
    fought = next(each for each in game if any(isinstance(e, BattleFought) for e in each.last))
    kinds = [(fought, "battle"), *((game[-1], kind) for kind in ARCHITECTS)]
    for position, kind in kinds:
        look = architects_pictures.look_at(position, words)
        drawn = architects_pictures.shown(position, look)[kind]()
        yield f"architects-{kind.removesuffix('-1')}", drawn.picture()
    for name in ARCHITECTS_CLOSE_UPS:
        yield f"architects-{name}", architects_pictures.catalogue(words)[name]().picture()
