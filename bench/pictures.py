"""How long the pictures of a duel take when warm, and their sizes: `python -m bench.pictures`."""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from render import Picture
from render.duel.board import draw_board
from render.duel.city import draw_city
from render.duel.discard import draw_discard
from render.duel.draft import draw_draft
from render.duel.finale import draw_finale
from render.duel.scorepad import draw_scorepad
from render.gallery.pictures import look_at
from render.gallery.positions import language, positions

BOARD_LIMIT_MS, BOARD_LIMIT_KB = 15, 200
SEEDS = range(3)
"""Games to warm up with and to measure; each position is measured once, after all were drawn."""

Job = Callable[[], Picture]


def jobs() -> dict[str, list[Job]]:
    """Return what is measured: for each picture, a job for each position."""
    words = language("pt-BR")
    found: dict[str, list[Job]] = {}
    for seed in SEEDS:
        for n, position in enumerate(positions(seed)):
            view, table = position.view, position.view.table
            look = look_at(position, words)

            def add(name: str, draw: Callable[..., object], *given: object) -> None:
                found.setdefault(name, []).append(partial(_finished, draw, *given))

            if table.age == 0:
                add("draft", draw_draft, view, look)
                continue
            add("board", draw_board, view, look)
            if n % 5 == 0:
                add("city", draw_city, view, n % 2, look)
                add("scorepad", draw_scorepad, table, look)
                add("discard", draw_discard, table, look)
            if position.result is not None:
                add("finale", draw_finale, view, look, position.result)
    return found


def _finished(draw: Callable[..., object], *given: object) -> Picture:
    canvas = draw(*given)
    picture: Picture = canvas.picture()  # type: ignore[attr-defined]
    return picture


def measure(job: Job) -> tuple[float, float]:
    """Return the milliseconds that a job takes, and the kilobytes that it makes."""
    start = perf_counter()
    picture = job()
    return (perf_counter() - start) * 1000, len(picture.data) / 1024


def main() -> None:
    """Print the median time, the slowest twentieth and the sizes of each picture."""
    found = jobs()
    for same in found.values():
        for job in same:
            job()
    print(
        f"{'picture':10} {'n':>4} {'median ms':>10} {'p95 ms':>8} {'median KB':>10} {'max KB':>8}"
    )
    for name, same in found.items():
        taken = [measure(job) for job in same]
        times = sorted(ms for ms, _ in taken)
        sizes = sorted(kb for _, kb in taken)
        late = times[int(len(times) * 0.95)]
        print(
            f"{name:10} {len(same):4} {median(times):10.1f} {late:8.1f}"
            f" {median(sizes):10.0f} {sizes[-1]:8.0f}"
        )
    print(f"promise: board within {BOARD_LIMIT_MS} ms and {BOARD_LIMIT_KB} KB")


if __name__ == "__main__":
    main()
