"""The signs of a game as a picture, and in words for whoever does not see it."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from render.legend import Group, Meaning, legend, sheets

from ..controls.lesson_ids import Legend
from ..controls.panel import Button, Image, Panel, file
from ..wording.lists import clauses, commas
from ..wording.presentation import Presentation
from ..wording.strings import Words
from ..workers.drawing import encoded
from .course import course, taught


def signs(to: Presentation, game: str) -> Panel:
    """Return the pictures of all signs of a game and what they mean."""
    head = to.words("legend-head", game=to.words(f"game-{game}"))
    pictures = (
        Image(
            file("signs", game, n),
            _alt(to.words, head, groups),
            partial(encoded, legend, head, groups, to.words, to.theme),
        )
        for n, groups in enumerate(sheets(sign_groups(game)), start=1)
    )
    return Panel(tuple(pictures))


def with_signs(words: Words, panel: Panel, game: str) -> Panel:
    """Return a panel with a button that shows the signs of a game, if there are any to show."""
    if game not in taught():
        return panel
    button = Button(str(Legend(game)), words("button-legend"))
    return replace(panel, rows=(*panel.rows, (button,)))


def sign_groups(game: str) -> tuple[Group, ...]:
    """Return the signs of a game as they are drawn."""
    return tuple(
        (f"legend-{group.name}", tuple(Meaning(*each) for each in group.signs))
        for group in course(game).legend
    )


def _alt(words: Words, head: str, groups: tuple[Group, ...]) -> str:
    told = (
        words("legend-alt", head=words(key), signs=_meanings(words, some)) for key, some in groups
    )
    return f"{head}: {clauses(words, told)}."


def _meanings(words: Words, some: Sequence[Meaning]) -> str:
    return commas(words, (words(each.key) for each in some))
