"""The custom_ids of lessons, rules and signs, which name a game and no table."""

import re
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")


class Lesson(Struct, frozen=True):
    """Show a page of a game's lessons: `n:<game>:<page>`."""

    game: str
    page: str

    def __str__(self) -> str:
        return f"n:{self.game}:{self.page}"


class AnswerLesson(Struct, frozen=True):
    """Answer what a page asks: `z:<game>:<page>:<answer>`; of a list, its value is the answer."""

    game: str
    page: str
    answer: str

    def __str__(self) -> str:
        return f"z:{self.game}:{self.page}:{self.answer}"


class GuidedGame(Struct, frozen=True):
    """Begin a first game that explains itself: `j:<game>`."""

    game: str

    def __str__(self) -> str:
        return f"j:{self.game}"


class Rules(Struct, frozen=True):
    """Show a subject of a game's rules, which is the value of the list: `q:<game>`."""

    game: str

    def __str__(self) -> str:
        return f"q:{self.game}"


class Legend(Struct, frozen=True):
    """Show the signs of a game: `i:<game>`."""

    game: str

    def __str__(self) -> str:
        return f"i:{self.game}"


LessonPressed: TypeAlias = Lesson | AnswerLesson | GuidedGame | Rules | Legend


def parse(kind: str, fields: Sequence[str]) -> LessonPressed | None:
    """Parse the parts of a custom_id; return `None` for an unknown one."""
    if not all(map(_NAME.fullmatch, fields[:2])):
        return None
    match kind, fields:
        case "n", [game, page]:
            return Lesson(game, page)
        case "z", [game, page, *answer] if answer:
            return AnswerLesson(game, page, ":".join(answer))
        case "j", [game]:
            return GuidedGame(game)
        case "q", [game]:
            return Rules(game)
        case "i", [game]:
            return Legend(game)
        case _:
            return None
