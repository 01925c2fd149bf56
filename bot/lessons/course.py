"""The course of a game: its lessons, the subjects of its rules and its signs, read from data."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.data import BadData, load_one, shown_path

DATA = Path(__file__).parents[2] / "data" / "lessons"

Rule: TypeAlias = Literal["legal", "event", "next", "cheapest", "points", "wins", "saves"]


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """Why the right answer is right by the rules of the game; a test checks it.

    `legal`: it is a move, and no other answer is. `event`: it brings an `event` with these
    `fields`, and no other answer does. `next`: after it, and after no other, there is a move that
    begins with `move`. `cheapest`: it builds for fewer coins than any other that builds. `points`:
    it brings more points than any other. `wins`: it wins at once. `saves`: after it the rival
    cannot win at once, after any other answer the rival can.
    """

    rule: Rule
    event: str = ""
    fields: Mapping[str, int | str | bool] = {}
    move: str = ""


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """One page: a position, pictures of it, and what is to be pressed.

    The position is that after `moves`, in the notation of the game, in a game of so many `players`
    with `options` that began with `deal`; `seat` is the reader's. The deal is kept whole, as the
    file of an exported game has it (docs/game-files.md), so that new cards change no lesson.
    `pictures` are `board`, `hand`, or views of
    the game. The answers are the game's own controls: of its `board`, of the `hand`, or of a
    card (`card:<id>`); or, where `choices` are given, a button for each, called by the sentence
    `<names><choice>`. An answer is what its control stands for: a move or an item. `move` is the
    move that an answer means, with `{}` in its place. A page without `right` asks nothing.
    """

    name: str
    deal: Mapping[str, object]
    players: int
    moves: tuple[str, ...] = ()
    seat: int = 0
    options: Mapping[str, str] = {}
    pictures: tuple[str, ...] = ("board",)
    controls: str = "board"
    choices: tuple[str, ...] = ()
    names: str = ""
    right: str = ""
    move: str = "{}"
    proof: Proof | None = None


class SignGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Some signs under a heading, the sentence `legend-<name>`.

    Each is the name of a drawing and the key of the sentence that tells what it means.
    """

    name: str
    signs: tuple[tuple[str, str], ...]


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """All that teaches a game, in the order in which it is shown.

    `guided` are the options of the first game that explains itself, `computers` how many play in
    it. `subjects` are those of the rules, each the sentence `rules-<game>-<subject>`.
    """

    computers: int
    guided: dict[str, str]
    subjects: tuple[str, ...]
    legend: tuple[SignGroup, ...]
    pages: tuple[Page, ...]

    def __post_init__(self) -> None:
        names = [page.name for page in self.pages]
        if not names or len(set(names)) < len(names):
            raise ValueError("every page needs a name of its own")
        for page in self.pages:
            if bool(page.right) != (page.proof is not None):
                raise ValueError(f"{page.name}: what is right needs a proof, and nothing else does")
            if page.choices and page.right not in page.choices:
                raise ValueError(f"{page.name}: {page.right} is not among its choices")

    def number(self, name: str) -> int:
        """Return the number of a page, from 0; a page that no longer exists counts as the first."""
        return next((n for n, page in enumerate(self.pages) if page.name == name), 0)


def load(file: Path) -> Course:
    """Load a course; raises `BadData`, which names the file and the place, `pages[2].players`."""
    return load_one(file, Course)


@cache
def course(game: str) -> Course:
    """Return the course of a game; raises `BadData` where there is none or it is wrong."""
    if not _file(game).exists():
        raise BadData(f"{path(game)}: no such file")
    return load(_file(game))


def path(game: str) -> str:
    """Return how errors name the file of a course."""
    return shown_path(_file(game))


def _file(game: str) -> Path:
    return DATA / f"{game}.toml"


@cache
def taught() -> tuple[str, ...]:
    """Return the games of which there is a course."""
    return tuple(sorted(file.stem for file in DATA.glob("*.toml")))
