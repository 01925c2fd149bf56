"""What a person's statistics show, as picture and text."""

from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from render import Look
from render.statistics import SHOWN, Line, StatisticsShown, statistics

from ...controls.panel import Image, Panel, file
from ...games import GAMES
from ...store import Rank, Statistics
from ...wording import lists
from ...wording.lists import ALT_LENGTH
from ...wording.names import plain_text
from ...wording.presentation import Presentation
from ...wording.review import chance
from ...wording.strings import Words
from ...workers.drawing import encoded

ICONS = {
    "civilian": "won-civilian",
    "tiebreak": "won-civilian",
    "draw": "equal",
    "military": "won-military",
    "science": "won-science",
    "resignation": "won-resignation",
    "points": "points",
    "shared": "equal",
    "wonder": "wonder",
    "cards": "discard",
}
"""The drawings of the kinds of victory that have one."""


class Achieved(Struct, frozen=True):
    """What is shown: a person's statistics in a game, and beside whom (`rival`)."""

    game: str
    name: str
    found: Statistics
    rank: Rank | None
    rival: str | None = None


def statistics_panel(to: Presentation, achieved: Achieved) -> Panel:
    """Return a person's statistics."""
    words, game = to.words, achieved.game
    shown = _shown(words, achieved)
    names = (achieved.name,) if achieved.rival is None else (achieved.name, achieved.rival)
    image = Image(
        file("statistics", game),
        lists.fitting(list(_alt(words, achieved, shown)), ALT_LENGTH),
        partial(encoded, statistics, shown, Look(names=names, words=words, theme=to.theme)),
    )
    return Panel((image, *_notes(words, achieved)))


def _notes(words: Words, achieved: Achieved) -> tuple[str, ...]:
    """Return what stands below the picture, which has no room for it."""
    totals, lines = achieved.found.totals, list[str]()
    if GAMES[achieved.game].seats[-1] > 2 and totals.place is not None:
        lines.append(words("stats-place", place=round(totals.place, 1)))
    if totals.left:
        lines.append(words("stats-left", count=totals.left))
    return ("\n".join(lines),) if lines else ()


def _shown(words: Words, achieved: Achieved) -> StatisticsShown:
    found, rank, against = achieved.found, achieved.rank, achieved.found.against
    return StatisticsShown(
        heading=words(f"game-{achieved.game}"),
        rating="" if rank is None else str(round(rank.person.rating)),
        rank="" if rank is None else _rank(words, rank),
        tiles=tuple(
            (number, words(f"picture-stats-{key}")) for key, number in _tiles(words, found)
        ),
        victories=tuple(
            Line(words(f"victory-{reason}"), str(count), count / found.totals.wins, ICONS[reason])
            if reason in ICONS
            else Line(words(f"victory-{reason}"), str(count), count / found.totals.wins)
            for reason, count in found.victories[:SHOWN]
        ),
        wonders=tuple(
            Line(
                GAMES[achieved.game].results.wonder_name(words, each.wonder),
                f"{each.wins} / {each.games}",
                each.wins / each.games,
            )
            for each in found.wonders[:SHOWN]
        ),
        rivalry=None
        if against is None or achieved.rival is None or not against.games
        else (against.ahead, against.behind),
    )


def _tiles(words: Words, found: Statistics) -> Iterator[tuple[str, str]]:
    """Yield the sums: the key of each label, and the number."""
    totals = found.totals
    yield "games", str(totals.games)
    yield "wins", str(totals.wins)
    yield "rate", chance(words, totals.wins / totals.games)
    if totals.points is not None and totals.best is not None:
        yield "average", str(round(totals.points))
        yield "best", str(totals.best)


def _rank(words: Words, rank: Rank) -> str:
    if rank.place is None:
        return words("stats-unlisted")
    return words("stats-rank", place=rank.place, of=rank.of)


def _alt(words: Words, achieved: Achieved, shown: StatisticsShown) -> Iterator[lists.Line]:
    """Yield the parts of the alt text: all that the picture tells."""

    def item(label: str, value: str) -> str:
        return words("stats-alt-item", label=label, value=value)

    sums = [item(label, number) for number, label in shown.tiles]
    if shown.rating:
        sums.insert(0, f"{shown.rating} ({shown.rank})")
    name = plain_text(achieved.name)
    told = lists.clauses(words, sums)
    yield lists.Line(0, words("stats-alt", name=name, game=shown.heading, lines=told))
    for weight, key, listed in (
        (2, "picture-stats-victories", shown.victories),
        (3, "picture-stats-wonders", shown.wonders),
    ):
        if listed:
            each = lists.clauses(words, (item(line.label, line.value) for line in listed))
            yield lists.Line(weight, f"{words(key)}: {each}.")
    against = achieved.found.against
    if shown.rivalry is not None and against is not None and achieved.rival is not None:
        rival = plain_text(achieved.rival)
        counts = {"ahead": against.ahead, "behind": against.behind, "equal": against.equal}
        yield lists.Line(1, f"{words('stats-against', rival=rival, **counts)}.")
