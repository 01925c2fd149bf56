"""What a page of a lesson looks like: the thought, the picture, what to press, and the answer."""

from engine.core.data import BadData
from engine.core.game import Seat

from ..contract import Session
from ..controls import lesson_ids
from ..controls.panel import Button, Image, Panel, Row
from ..store import Player
from ..wording.presentation import Presentation
from ..wording.strings import Words
from .controls import answer_rows
from .course import Page, course, path
from .positions import position


def lesson(to: Presentation, game: str, n: int, reader: Player) -> Panel:
    """Return page `n` of a game's lessons; the last one offers a first game."""
    return _page(to, game, n, position(game, n, reader), None)


def answered(to: Presentation, game: str, n: int, reader: Player, answer: str) -> Panel:
    """Return page `n` once something was pressed: why it is right, or why not yet."""
    page, found = course(game).pages[n], position(game, n, reader)
    if answer != page.right:
        return _page(to, game, n, found, f"🤔 {to.words(_why_not(to.words, game, page, answer))}")
    right = f"✅ {to.words(f'{_key(game, page)}.right')}"
    head = _head(to.words, game, n)
    return Panel((head, *_pictures(to, page, found), right), _ways(to.words, game, n, known=True))


def _page(to: Presentation, game: str, n: int, found: Session, hint: str | None) -> Panel:
    page = course(game).pages[n]
    thought = to.words(_key(game, page))
    return Panel(
        (
            _head(to.words, game, n),
            *_pictures(to, page, found),
            thought,
            *filter(None, (hint,)),
        ),
        (*answer_rows(to, game, page, found), *_ways(to.words, game, n)),
    )


def answer_key(answer: str) -> str:
    """Return how the sentence about a wrong answer is called, without signs that a key cannot have.

    It is an attribute of the page: `.wood-reserve` about `build:wood_reserve` is `.build-...`.
    """
    return answer.replace(":", "-").replace("+", "-")


def _key(game: str, page: Page) -> str:
    return f"lesson-{game}-{page.name}"


def _why_not(words: Words, game: str, page: Page, answer: str) -> str:
    own = f"{_key(game, page)}.{answer_key(answer)}"
    return own if words.has(own) else f"{_key(game, page)}.wrong"


def _head(words: Words, game: str, n: int) -> str:
    pages = len(course(game).pages)
    return words("lesson-head", game=words(f"game-{game}"), n=n + 1, pages=pages)


def _pictures(to: Presentation, page: Page, found: Session) -> tuple[Image, ...]:
    return tuple(_picture(to, page, found, name) for name in page.pictures)


def _picture(to: Presentation, page: Page, found: Session, name: str) -> Image:
    """Return a picture of a page; raises `BadData` where the game has none of the kind."""
    seat = Seat(page.seat)
    if name == "board":
        panel: Panel | None = found.position_panel(to)
    elif name == "hand":
        panel = found.private_panel(to, seat)
    else:
        panel = found.look(name, to, seat, seat)
    image = next((each for each in panel.parts if isinstance(each, Image)), None) if panel else None
    if image is None:
        raise BadData(f"{path(found.record.game)}[{page.name}].pictures: {name}")
    return image


def _ways(words: Words, game: str, n: int, *, known: bool = False) -> tuple[Row, ...]:
    """Return the buttons that lead on, back, and to the signs; what is `known` leads on first."""
    pages = course(game).pages
    row: list[Button] = []
    if n + 1 < len(pages):
        on = str(lesson_ids.Lesson(game, pages[n + 1].name))
        label = words("button-lesson-next" if known else "button-lesson-skip")
        row.append(Button(on, label, "success" if known else "secondary"))
    else:
        row.append(Button(str(lesson_ids.GuidedGame(game)), words("button-guided"), "success"))
    if n + 1 == len(pages) and n:
        again = str(lesson_ids.Lesson(game, pages[0].name))
        row.append(Button(again, words("button-lesson-again")))
    if n:
        back = str(lesson_ids.Lesson(game, pages[n - 1].name))
        row.append(Button(back, words("button-lesson-back")))
    row.append(Button(str(lesson_ids.Legend(game)), words("button-legend")))
    return (tuple(row),)
