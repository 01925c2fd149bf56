"""The use cases of learning: pages of lessons with their answers, rules, and signs."""

from ..controls import lesson_ids
from ..lessons.controls import SELECTED, answers
from ..lessons.course import course, taught
from ..lessons.legend import signs
from ..lessons.pages import answered, lesson
from ..lessons.positions import position
from ..lessons.rules import find, rules
from ..store import Player, Store
from ..wording.presentation import Presentation
from .ports import Reply
from .private_answers import answer_privately
from .refusals import Refusal


class Lessons:
    """Teaches games in private answers: they work in servers and in direct messages alike.

    A direct message would need the person to allow them; an answer to a press never does, and
    nobody else sees it.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, game: str, reader: Player, to: Presentation, reply: Reply) -> None:
        """Show the page of a game's lessons where a person left off, else the first."""
        expect_taught(game)
        name = await self._store.lessons.page(_id(reader), game)
        n = 0 if name is None else course(game).number(name)
        await reply.say(lesson(to, game, n, reader))

    async def turn(
        self, pressed: lesson_ids.Lesson, reader: Player, to: Presentation, reply: Reply
    ) -> None:
        """Turn to a page in place of the one that is shown; the place is remembered."""
        expect_taught(pressed.game)
        n = course(pressed.game).number(pressed.page)
        page = course(pressed.game).pages[n].name
        await self._store.lessons.stand(_id(reader), pressed.game, page)
        await answer_privately(reply, lesson(to, pressed.game, n, reader))

    async def answer(
        self,
        pressed: lesson_ids.AnswerLesson,
        selected: str,
        reader: Player,
        to: Presentation,
        reply: Reply,
    ) -> None:
        """Tell whether an answer is right, and why; `selected` is what was chosen in a list.

        Raises `Refusal` for what the page does not ask, because it has changed since.
        """
        expect_taught(pressed.game)
        n = course(pressed.game).number(pressed.page)
        page = course(pressed.game).pages[n]
        given = selected if pressed.answer == SELECTED else pressed.answer
        found = position(pressed.game, n, reader)
        if given not in answers(to, pressed.game, page, found):
            raise Refusal("lesson-changed")
        await answer_privately(reply, answered(to, pressed.game, n, reader, given))


async def tell_rules(
    game: str, typed: str, to: Presentation, reply: Reply, *, pressed: bool = False
) -> None:
    """Tell a subject of a game's rules: one by its id, else the best match of what was typed.

    Raises `Refusal` where nothing matches.
    """
    expect_taught(game)
    subject: str | None = typed or None
    if subject is not None and subject not in course(game).subjects:
        found = find(to.words, game, typed)
        if not found:
            raise Refusal("no-subject")
        subject = found[0][0]
    panel = rules(to.words, game, subject)
    if pressed:
        await answer_privately(reply, panel)
    else:
        await reply.say(panel)


async def show_signs(game: str, to: Presentation, reply: Reply) -> None:
    """Show all signs of a game."""
    expect_taught(game)
    await reply.say(signs(to, game))


def expect_taught(game: str) -> None:
    """Raise `Refusal` where there is nothing to learn about a game."""
    if game not in taught():
        raise Refusal("unknown-control")


def _id(reader: Player) -> int:
    assert reader.user_id is not None
    return reader.user_id
