"""Every picture of seeded games in every language: `python -m render.gallery DIR`.

`python -m render.gallery --palette` renews the colours of the pictures, `data/art/palette.txt`,
which is due after a change of drawings or paints.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from engine.core.game import Result, Seat
from engine.duel.decisions import Draft
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.table import Table, View

from . import paints
from .art import PALETTE, drawings, svg
from .canvas import Canvas, Picture, common_colours
from .duel.board import draw_board
from .duel.city import draw_city
from .duel.discard import draw_discard
from .duel.draft import draw_draft
from .duel.finale import draw_finale
from .duel.scorepad import draw_scorepad
from .look import Look, Words

STRINGS = Path(__file__).parents[1] / "data" / "strings"
NAMES = ("Ana", "Bernardo de Oliveira")
EVERY = 9
"""Of how many positions of a game one is shown."""


class Position(Struct, frozen=True):
    """A position of a game as spectators and as the one to decide see it, and how it came about."""

    view: View
    own: View
    last: tuple[Event, ...]
    before: Table | None
    result: Result | None


def positions(seed: int, options: Mapping[str, str] | None = None) -> Iterator[Position]:
    """Play a random game and yield every position; three of four moves build something."""
    rng = Random(seed)
    state = DUEL.start(DUEL.deal(rng, 2, options or {}))
    last: tuple[Event, ...] = ()
    before: Table | None = None
    while True:
        result, acting = DUEL.result(state), DUEL.to_act(state)
        own = DUEL.view(state, acting[0] if acting else None)
        yield Position(DUEL.view(state, None), own, last, before, result)
        if result is not None or not acting:
            return
        moves = DUEL.legal(DUEL.view(state, acting[0]), acting[0])
        building = [move for move in moves if move.verb != "discard"]
        move = rng.choice(building if building and rng.random() < 0.75 else moves)
        step = DUEL.apply(state, acting[0], move)
        before, state, last = state.table, step.state, step.events


def language(locale: str) -> Words:
    """Return the sentences of a language."""
    bundle = FluentBundle([locale], use_isolating=False)
    for file in sorted((STRINGS / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def words(key: str, /, **values: str | int) -> str:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, dict(values))[0])

    return words


def drawn(position: Position, words: Words, names: tuple[str, str] = NAMES) -> dict[str, Canvas]:
    """Draw all pictures that belong to a position, by name."""
    table = position.view.table
    look = Look(
        names=names,
        words=words,
        last=position.last,
        before=position.before,
        ended=position.result,
    )
    found: dict[str, Canvas] = {}
    if table.age == 0:
        return {"draft": draw_draft(position.view, look)}
    found["board"] = draw_board(position.view, look)
    if position.own.library:
        found["library"] = draw_board(position.own, look)
    found["city-0"] = draw_city(position.view, Seat(0), look)
    found["city-1"] = draw_city(position.view, Seat(1), look)
    found["discard"] = draw_discard(table, look)
    found["scorepad"] = draw_scorepad(table, look)
    if position.result is not None:
        found["finale"] = draw_finale(position.view, look, position.result)
    return found


def chosen(seed: int, options: Mapping[str, str] | None = None) -> Iterator[tuple[int, Position]]:
    """Yield some positions of a game with their numbers: every ninth, and every choice."""
    seen: set[type] = set()
    for n, position in enumerate(positions(seed, options)):
        todo = position.view.table.todo
        kind = type(todo[0]) if todo else type(None)
        if n % EVERY == 0 or kind not in seen or (kind is Draft and n % 3 == 0):
            seen.add(kind)
            yield n, position


def write(folder: Path, seeds: int) -> int:
    """Write the pictures as files; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for locale in sorted(home.name for home in STRINGS.iterdir() if home.is_dir()):
        words = language(locale)
        for seed in range(seeds):
            options = {"wonders": "beginner"} if seed == 0 else {}
            for n, position in chosen(seed, options):
                for name, canvas in drawn(position, words).items():
                    picture: Picture = canvas.picture()
                    file = folder / f"{locale}-{seed}-{n:02}-{name}.{picture.extension}"
                    file.write_bytes(picture.data)
                    count += 1
    return count


def renew_palette() -> None:
    """Choose the 256 colours anew: every flat colour, and what edges mix most often."""
    words = language("en-US")
    canvases = [
        canvas
        for seed in range(3)
        for n, position in chosen(seed)
        if n % 3 == 0
        for canvas in drawn(position, words).values()
    ]
    named = [paint for paint in vars(paints).values() if isinstance(paint, str) and paint[0] == "#"]
    named += [*paints.SEATS, *paints.COLOURS.values(), *paints.GUILD_BACK]
    named += [paint for pair in paints.BACKS.values() for paint in pair]
    inside = re.compile(r"#[0-9a-f]{6}")
    named += [paint for name in sorted(drawings()) for paint in inside.findall(svg(name))]
    colours = common_colours(canvases, named)
    PALETTE.write_text("".join(f"{colour[1:]}\n" for colour in colours), encoding="ascii")


def main(say: Callable[[str], object] = sys.stdout.write) -> None:
    """Run as the command line asks."""
    if sys.argv[1:2] == ["--palette"]:
        renew_palette()
    else:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
        say(f"{write(folder, seeds=3)} pictures in {folder}\n")


if __name__ == "__main__":
    main()
