"""The controls of a lesson: the game's own, whose presses answer the lesson instead."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.data import BadData
from engine.core.game import IllegalMove, Seat

from ..contract import Session
from ..controls import ids, lesson_ids
from ..controls.panel import Button, Link, Option, Panel, Row, Select, in_rows
from ..wording.presentation import Presentation
from .course import Page, path

CARD = "card:"
"""What the controls of a card begin with."""

SELECTED = ""
"""The answer in the custom_id of a list: the value chosen in it is the answer."""


def answer_rows(to: Presentation, game: str, page: Page, session: Session) -> tuple[Row, ...]:
    """Return the controls of a page; raises `BadData` where the position has none of the kind."""
    if not page.right:
        return ()
    if page.choices:
        buttons = (
            Button(
                str(lesson_ids.AnswerLesson(game, page.name, choice)),
                to.words(f"{page.names}{choice}"),
                "primary",
            )
            for choice in page.choices
        )
        return in_rows(tuple(buttons))
    rows = (_answering(game, page, row) for row in _own(to, page, session).rows)
    return tuple(row for row in rows if row)


def answers(to: Presentation, game: str, page: Page, session: Session) -> tuple[str, ...]:
    """Return all answers that the controls of a page can give."""
    return tuple(_answers(answer_rows(to, game, page, session)))


def _answers(rows: tuple[Row, ...]) -> Iterator[str]:
    for row in rows:
        if isinstance(row, Select):
            yield from (option.value for option in row.options)
            continue
        for each in row:
            pressed = ids.parse(each.id) if isinstance(each, Button) else None
            if isinstance(pressed, lesson_ids.AnswerLesson):
                yield pressed.answer


def _own(to: Presentation, page: Page, session: Session) -> Panel:
    """Return the panel of the game whose controls a page has."""
    seat = Seat(page.seat)
    if page.controls == "board":
        return session.board(to)
    if page.controls == "hand":
        panel = session.private_panel(to, seat)
    elif page.controls.startswith(CARD):
        try:
            panel = session.options(to, seat, page.controls.removeprefix(CARD))
        except IllegalMove:
            panel = None
    else:
        panel = None
    if panel is None:
        raise BadData(f"{path(session.record.game)}[{page.name}].controls: {page.controls}")
    return panel


def _answering(game: str, page: Page, row: Row) -> Row:
    """Return a row of a game whose controls answer a page; what leads elsewhere is left out."""
    if isinstance(row, Select):
        options = tuple(Option(each.value, each.label, each.description) for each in row.options)
        answer = str(lesson_ids.AnswerLesson(game, page.name, SELECTED))
        return Select(answer, row.placeholder, options)
    return tuple(_button(game, page, each) for each in row if _answer(each) is not None)


def _button(game: str, page: Page, button: Button | Link) -> Button:
    answer = _answer(button)
    assert isinstance(button, Button)
    assert answer is not None
    return replace(button, id=str(lesson_ids.AnswerLesson(game, page.name, answer)))


def _answer(button: Button | Link) -> str | None:
    """Return what a control of a game stands for: a move, or an item."""
    match ids.parse(button.id) if isinstance(button, Button) else None:
        case ids.Play(move=move):
            return move
        case ids.ShowOptions(item=item):
            return item
        case _:
            return None
