"""Measures the time and the size of the pictures: `python -m bench.pictures`."""

import io
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median
from time import perf_counter

from PIL import Image

from render.canvas.files import flat
from render.duel.replay import replay
from render.gallery import (
    architects_pictures,
    architects_positions,
    seven_pictures,
    seven_positions,
)
from render.gallery.duel_pictures import catalogue, look_at, shown
from render.gallery.duel_positions import positions
from render.gallery.languages import language
from render.gallery.shared import Draw
from render.themes import STANDARD

BOARD_MS, STILL_MS, REPLAY_S, START_S = 15, 30, 3, 1
BOARD_KB, REPLAY_MB = 200, 8
"""Targets, as medians on one core; start-up is measured in a new process."""
SEEDS = range(3)
"""Seeds of the games; all pictures are drawn once to warm up, then measured once."""
EVERY = 6
"""Pictures other than boards are measured at every sixth position."""
BOARDS = 40
"""How many boards are encoded in each format."""

ROUNDS = 3
TURN = "a turn of seven live panels"
RATIOS = {
    "board of five": 2.5,
    "hand at a table of five": 1.5,
    TURN: 20,
    "Architects' board of five": 2.5,
    "Architects' board of seven": 2.5,
}
"""How many times as long as Duel's board pictures of the other games may take."""

Encode = Callable[[Image.Image], bytes]


def jobs() -> dict[str, list[Draw]]:
    """Return the functions that draw the pictures to measure, by kind."""
    words = language("pt-BR")
    found: dict[str, list[Draw]] = {"close-up": [], "challenge": [], "review": []}
    for name, draw in catalogue(words).items():
        kind = name.partition("-")[0]
        found[kind if kind in found else "close-up"].append(draw)
    for seed in SEEDS:
        for n, position in enumerate(positions(seed)):
            for name, draw in shown(position, look_at(position, words)).items():
                if name in ("board", "draft", "finale") or n % EVERY == 0:
                    kind = name.removesuffix("-0").removesuffix("-1")
                    found.setdefault(kind, []).append(draw)
    return found


def measure(draw: Draw) -> tuple[float, float]:
    """Return the time of a picture in milliseconds, and its size in KB."""
    start = perf_counter()
    picture = draw().picture()
    return (perf_counter() - start) * 1000, len(picture.data) / 1024


def stills(found: Mapping[str, Iterable[Draw]]) -> None:
    """Print the median time, the slowest twentieth and the sizes of each kind of picture."""
    print(
        f"{'picture':15} {'n':>4} {'median ms':>10} {'p95 ms':>8} {'median KB':>10} {'max KB':>8}"
    )
    for name, same in found.items():
        taken = [measure(draw) for draw in same]
        times, sizes = sorted(ms for ms, _ in taken), sorted(kb for _, kb in taken)
        print(
            f"{name:15} {len(taken):4} {median(times):10.1f} {times[int(len(times) * 0.95)]:8.1f}"
            f" {median(sizes):10.0f} {sizes[-1]:8.0f}"
        )
    print(f"target: a board within {BOARD_MS} ms and {BOARD_KB} KB, others within {STILL_MS} ms")


def beside_duel(boards: Sequence[Draw]) -> None:
    """Print the times of the other games' pictures as ratios to Duel's board, all in turn."""
    games = {"Duel's board": list(boards), **seven_jobs(), **architects_jobs()}
    taken: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(ROUNDS):
        for name, draws in games.items():
            taken[name].append(median(measure(draw)[0] for draw in draws))
    times = {name: min(rounds) for name, rounds in taken.items()}
    turn = times["board of seven"] + 7 * times["hand at a table of seven"]
    duel = times["Duel's board"]
    for name, most in RATIOS.items():
        ratio = (turn if name == TURN else times[name]) / duel
        print(f"{name:28} {ratio:5.2f} times Duel's board (target: {most})")


def seven_jobs() -> dict[str, list[Draw]]:
    """Return the functions that draw boards and hands of 7 Wonders."""
    words, found = language("pt-BR"), dict[str, list[Draw]]()
    for seed, name in ((5, "five"), (7, "seven")):
        turns = list(seven_positions.positions(seed, *seven_positions.GAMES[seed]))[::5]
        shown = [seven_pictures.shown(each, seven_pictures.look_at(each, words)) for each in turns]
        found[f"board of {name}"] = [each["board"] for each in shown]
        found[f"hand at a table of {name}"] = [each["hand"] for each in shown if "hand" in each]
    for draws in found.values():
        for draw in draws:
            draw().picture()
    return found


def architects_jobs() -> dict[str, list[Draw]]:
    """Return the functions that draw boards of Architects."""
    words, found = language("pt-BR"), dict[str, list[Draw]]()
    for seed, name in ((5, "five"), (7, "seven")):
        moves = list(architects_positions.positions(seed))[::5]
        shown = [
            architects_pictures.shown(each, architects_pictures.look_at(each, words))
            for each in moves
        ]
        found[f"Architects' board of {name}"] = [each["board"] for each in shown]
    for draws in found.values():
        for draw in draws:
            draw().picture()
    return found


def films() -> None:
    """Print time and size of each game's animation."""
    words = language("pt-BR")
    for seed in SEEDS:
        game = [(each.view, look_at(each, words)) for each in positions(seed)]
        start = perf_counter()
        size = len(replay(game).picture().data) / 1e6
        taken = perf_counter() - start
        print(f"replay of {len(game) - 1} moves: {taken:.2f} s, {size:.1f} MB")
    print(f"target: within {REPLAY_S} s and {REPLAY_MB} MB for 72 moves")


def start_up() -> None:
    """Print how long a new process takes to load its drawings."""
    code = (
        "from time import perf_counter as now; from render.duel.warm import warm;"
        "begin = now(); warm(); print(now() - begin)"
    )
    command = [sys.executable, "-c", code]
    taken = [float(subprocess.check_output(command, text=True)) for _ in range(3)]  # noqa: S603
    print(f"start-up: {median(taken):.2f} s (target: {START_S} s)")


def formats(draws: list[Draw]) -> None:
    """Print the time and size of a board's encoding in each format, without composing it."""
    images = [draw().pixels() for draw in draws[:: max(1, len(draws) // BOARDS)]]
    tried: dict[str, Encode] = {
        "PNG, fixed palette": lambda image: _saved(flat(image, STANDARD), "PNG", compress_level=2),
        "PNG, own palette": lambda image: _saved(image.quantize(255), "PNG", compress_level=2),
        "PNG, RGB": lambda image: _saved(image, "PNG", compress_level=2),
        "JPEG, q88, 4:4:4": lambda image: _saved(image, "JPEG", quality=88, subsampling=0),
        "WebP, lossless": lambda image: _saved(image, "WEBP", lossless=True, method=0, quality=0),
        "WebP, q80": lambda image: _saved(image, "WEBP", quality=80, method=0),
    }
    for name, encode in tried.items():
        times, sizes = [], []
        for image in images:
            start = perf_counter()
            size = len(encode(image))
            times.append((perf_counter() - start) * 1000)
            sizes.append(size / 1024)
        print(f"format {name:19} {median(times):6.1f} ms {median(sizes):6.0f} KB")


def _saved(image: Image.Image, kind: str, **options: int | bool) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def main() -> None:
    """Print all figures."""
    start_up()
    found = jobs()
    for same in found.values():
        for draw in same:
            draw().picture()
    stills(found)
    beside_duel(found["board"])
    films()
    formats(found["board"])


if __name__ == "__main__":
    main()
