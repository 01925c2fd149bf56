"""Write every picture in every theme and language: `python -m render.gallery DIR`.

`DIR/index.html` shows them all. `--palette` instead of `DIR` renews the colours of the pictures of
every theme, which is due after a change of drawings or paints; `--docs` renews the pictures that
the documentation shows.
"""

import sys
from collections.abc import Callable, Iterator
from html import escape
from itertools import chain
from pathlib import Path

from ..architects.replay import replay as architects_replay
from ..canvas import Picture
from ..duel.opening import draw_opening
from ..duel.replay import replay
from ..look import Words
from ..seven.replay import replay as seven_replay
from ..themes import Theme, themes
from . import (
    architects_pictures,
    architects_positions,
    rankings_pictures,
    seven_pictures,
    seven_positions,
)
from .docs import write_docs
from .duel_pictures import catalogue, drawn, look_at
from .duel_positions import chosen, positions
from .languages import language, locales
from .palette import renew_palette

SEEDS = range(3)
DOCS = Path(__file__).parents[2] / "docs" / "pictures"
OPTIONS = {0: {"wonders": "beginner"}}
"""The options of a seed's game; it is drafted where there are none."""

PAGE = """<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures</title>
<style>
body {{ background: #313338; color: #dbdee1; font: 16px sans-serif; margin: 1em }}
body.light {{ background: #fff; color: #222 }}
figure {{ display: inline-block; margin: .5em; vertical-align: top }}
img {{ display: block; width: 550px; max-width: 95vw; border-radius: 8px }}
</style>
<button onclick="document.body.classList.toggle('light')">Dark / light</button>
{body}
"""


def duel(theme: Theme, words: Words) -> Iterator[tuple[str, Picture]]:
    """Yield all pictures of Duel of a theme in a language, with their names."""
    for name, draw in catalogue(words, theme).items():
        yield name, draw().picture()
    for name, draw in rankings_pictures.catalogue(words, theme).items():
        yield name, draw().picture()
    for seed in SEEDS:
        options = OPTIONS.get(seed, {})
        for n, position in chosen(seed, options):
            for name, canvas in drawn(position, look_at(position, words, theme=theme)).items():
                yield f"game-{seed}-{n:02}-{name}", canvas.picture()
        game = [(each.view, look_at(each, words, theme=theme)) for each in positions(seed, options)]
        begun = next((shot for shot in game if shot[0].table.age), game[-1])
        yield f"game-{seed}-opening", draw_opening(*begun).picture()
        yield f"game-{seed}-replay", replay(game).picture()


def seven(theme: Theme, words: Words) -> Iterator[tuple[str, Picture]]:
    """Yield all pictures of 7 Wonders of a theme in a language, with their names."""
    for name, draw in seven_pictures.catalogue(words, theme).items():
        yield f"seven-{name}", draw().picture()
    for seed, (players, options) in seven_positions.GAMES.items():
        for n, turn in seven_positions.chosen(seed):
            look = seven_pictures.look_at(turn, words, theme=theme)
            for name, canvas in seven_pictures.drawn(turn, look).items():
                yield f"seven-{seed}-{n:03}-{name}", canvas.picture()
        game = [
            (each.view, seven_pictures.look_at(each, words, theme=theme))
            for each in seven_positions.positions(seed, players, options)
            if not each.view.table.chosen
        ]
        yield f"seven-{seed}-replay", seven_replay(game).picture()


def architects(theme: Theme, words: Words) -> Iterator[tuple[str, Picture]]:
    """Yield all pictures of Architects of a theme in a language, with their names."""
    for name, draw in architects_pictures.catalogue(words, theme).items():
        yield f"architects-{name}", draw().picture()
    for seed in architects_positions.GAMES:
        for n, position in architects_positions.chosen(seed):
            look = architects_pictures.look_at(position, words, theme=theme)
            for name, canvas in architects_pictures.drawn(position, look).items():
                yield f"architects-{seed}-{n:03}-{name}", canvas.picture()
        played = [
            (each, architects_pictures.look_at(each, words, theme=theme))
            for each in architects_positions.positions(seed)
        ]
        fights = (architects_pictures.shown(*each).get("battle") for each in played)
        yield f"architects-{seed}-battle", next(filter(None, fights))().picture()
        game = [(each.view, look) for each, look in played]
        yield f"architects-{seed}-replay", architects_replay(game).picture()


def write(folder: Path) -> int:
    """Write the pictures as files, and a page that shows them; return how many."""
    files: list[str] = []
    for theme in themes().values():
        for locale in locales():
            home = folder / theme.name / locale
            home.mkdir(parents=True, exist_ok=True)
            words = language(locale)
            for name, picture in chain(
                duel(theme, words), seven(theme, words), architects(theme, words)
            ):
                file = home / f"{name}.{picture.extension}"
                file.write_bytes(picture.data)
                files.append(file.relative_to(folder).as_posix())
    (folder / "index.html").write_text(PAGE.format(body=_figures(files)), encoding="utf-8")
    return len(files)


def _figures(files: list[str]) -> str:
    shown = (
        f'<figure><img loading="lazy" src="{escape(file)}" alt=""><figcaption>{escape(file)}'
        "</figcaption></figure>"
        for file in files
    )
    return "\n".join(shown)


def main(say: Callable[[str], object] = sys.stdout.write) -> None:
    """Run as the command line asks."""
    match sys.argv[1:]:
        case ["--palette"]:
            for theme in themes().values():
                renew_palette(theme)
        case ["--docs"]:
            say(f"{write_docs(DOCS)} pictures in {DOCS}\n")
        case [folder] if not folder.startswith("-"):
            say(f"{write(Path(folder))} pictures in {folder}\n")
        case _:
            say(f"{__doc__}")


if __name__ == "__main__":
    main()
