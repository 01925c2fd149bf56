"""Pictures of rankings and statistics, with people and numbers made up."""

from functools import partial

from msgspec.structs import replace

from ..canvas import Canvas
from ..leaderboard import Leader, Leaderboard, draw_leaderboard
from ..look import Look, Words
from ..statistics import Line, StatisticsShown, draw_statistics
from ..themes import STANDARD, Theme
from ..tournament import Meeting, Row, Table, draw_round, draw_table
from .shared import Draw

NAMES = (
    "Ana",
    "Bernardo de Oliveira",
    "Wilhelmina Featherstonehaugh-Cho",
    "Дмитрий",
    "Carla",
    "Maximiliano Santísima Trinidad",
    "Eva",
    "José",
    "Kim",
)
LEVELS = ("apprentice", "builder", "architect", "master")


def catalogue(words: Words, theme: Theme = STANDARD) -> dict[str, Draw]:
    """Return what draws the pictures, by name."""
    look = Look(names=NAMES, words=words, theme=theme)
    return {
        "leaderboard": partial(_leaderboard, "duel", 9, look),
        "leaderboard-first": partial(_leaderboard, "architects", 1, look),
        "tournament": partial(_table, 16, look),
        "tournament-round": partial(_round, 8, look),
        "statistics": partial(draw_statistics, _duel(words), look),
        "statistics-rival": partial(draw_statistics, _architects(words), look),
        "statistics-first": partial(draw_statistics, _first(words), look),
    }


def _leaderboard(game: str, count: int, look: Look) -> Canvas:
    words = look.words
    rows = [Leader(n, 2431 - 137 * n, 4 * n + 1180 // n, 512 // n) for n in range(1, 9)]
    rows.append(Leader(1207, 861, 12, 3, viewer=True))
    levels = tuple(
        (words(f"choice-level-{level}"), 1234 + 413 * n) for n, level in enumerate(LEVELS)
    )
    heading = words("leaderboard-everywhere", game=words(f"game-{game}"))
    return draw_leaderboard(Leaderboard(heading, tuple(rows[:count]), levels), look)


def _table(count: int, look: Look) -> Canvas:
    rows = tuple(
        Row(
            n,
            tuple((2, 0, None, 1, 2, 0)[(n * k + k) % 6] for k in range(6)),
            13 - n // 2,
            40.0 - n,
            gone=n in (6, 15),
        )
        for n in range(1, count + 1)
    )
    names = tuple((look.names * 2)[:count])
    return draw_table(Table("Copa do Fórum", rows, "buchholz"), replace(look, names=names))


def _round(count: int, look: Look) -> Canvas:
    scores = ((2, 0), None, (1, 1), (0, 2))
    games = tuple(Meeting(n + 1, scores[n % 4]) for n in range(count))
    names = tuple((look.names * 2)[: 2 * count])
    heading = look.words("tournament-round", round=3)
    return draw_round(heading, games, replace(look, names=names))


def _tiles(words: Words, *numbers: str) -> tuple[tuple[str, str], ...]:
    keys = ("games", "wins", "rate", "average", "best")
    return tuple(
        (number, words(f"picture-stats-{key}")) for key, number in zip(keys, numbers, strict=False)
    )


def _duel(words: Words) -> StatisticsShown:
    kinds = ("civilian", "military", "resignation", "science", "tiebreak")
    wonders = ("great_lighthouse", "appian_way", "circus_maximus", "sphinx", "hanging_gardens")
    return StatisticsShown(
        heading=words("game-duel"),
        rating="1731",
        rank=words("stats-rank", place=3, of=10000),
        tiles=_tiles(words, "1203", "652", words("hint-chance", percent=54), "61", "94"),
        victories=tuple(
            Line(words(f"victory-{kind}"), str(402 - 97 * n), 0.6 - 0.14 * n, icon)
            for n, (kind, icon) in enumerate(
                zip(
                    kinds,
                    ("won-civilian", "won-military", "won-resignation", "won-science", "equal"),
                    strict=True,
                )
            )
        ),
        wonders=tuple(
            Line(words(f"wonder-{wonder}.short"), f"{230 - 31 * n} / 402", 0.57 - 0.07 * n)
            for n, wonder in enumerate(wonders)
        ),
    )


def _architects(words: Words) -> StatisticsShown:
    return StatisticsShown(
        heading=words("game-architects"),
        rating="912",
        rank=words("stats-unlisted"),
        tiles=_tiles(words, "7", "3", words("hint-chance", percent=43), "38", "52"),
        victories=(
            Line(words("victory-wonder"), "2", 0.67, "wonder"),
            Line(words("victory-cards"), "1", 0.33, "discard"),
        ),
        wonders=(Line(words("architects-wonder-halicarnassus"), "2 / 3", 0.67),),
        rivalry=(4, 3),
    )


def _first(words: Words) -> StatisticsShown:
    return StatisticsShown(
        heading=words("game-seven"),
        rating="",
        rank="",
        tiles=_tiles(words, "1", "0", words("hint-chance", percent=0)),
        victories=(),
        wonders=(Line(words("seven-wonder-halicarnassus"), "0 / 1", 0.0),),
    )
