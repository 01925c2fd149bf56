"""What a leaderboard shows, as picture and text."""

from collections.abc import Sequence
from functools import partial

from engine.ai.levels import LEVELS
from render import Look
from render.leaderboard import Leader, Leaderboard, leaderboard

from ...controls.panel import Image, Panel, file
from ...store import EVERYWHERE, Rank, Ranked
from ...wording.lists import ALT_LENGTH, Line, clauses, fitting
from ...wording.names import plain_text
from ...wording.players import level_name
from ...wording.presentation import Presentation
from ...workers.drawing import encoded
from .ratings import NEWCOMER, level_skills

SHOWN = 8
"""How many people a leaderboard shows, beside the one who asks."""


def leaderboard_panel(
    to: Presentation, game: str, scope: int, best: Sequence[Ranked], mine: Rank | None
) -> Panel:
    """Return the leaderboard of a game; `mine` is the rank of the person who asks, if marked."""
    words = to.words
    place = "everywhere" if scope == EVERYWHERE else "here"
    heading = words(f"leaderboard-{place}", game=words(f"game-{game}"))
    if not best:
        return Panel((words(f"leaderboard-empty-{place}", game=words(f"game-{game}")),))
    ratings = [each.rating for each in best]  # the highest first; equals share a place
    rows = [(1 + ratings.index(each.rating), each) for each in best]
    if mine is not None and mine.place is not None and mine.person not in best:
        rows.append((mine.place, mine.person))
    levels = [(level_name(words, each), level_skills(game)[each].rating) for each in LEVELS]
    shown = Leaderboard(
        heading,
        tuple(
            Leader(
                place,
                round(each.rating),
                each.games,
                each.wins,
                mine is not None and each.user_id == mine.person.user_id,
            )
            for place, each in rows
        ),
        tuple((name, round(rating)) for name, rating in levels),
    )
    look = Look(names=tuple(each.name for _, each in rows), words=words, theme=to.theme)
    told = clauses(
        words,
        (
            words(
                "leaderboard-alt-row",
                place=place,
                name=plain_text(each.name),
                rating=str(round(each.rating)),
                wins=each.wins,
                games=each.games,
            )
            for place, each in rows
        ),
    )
    compared = (
        words("leaderboard-alt-level", name=name, rating=str(round(rating)))
        for name, rating in levels
    )
    alt = words("leaderboard-alt", heading=heading, rows=told, levels=clauses(words, compared))
    image = Image(
        file("leaderboard", game, place),
        fitting([Line(0, alt)], ALT_LENGTH),
        partial(encoded, leaderboard, shown, look),
    )
    return Panel((image, words("leaderboard-note", newcomer=str(NEWCOMER))))
