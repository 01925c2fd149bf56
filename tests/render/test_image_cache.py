"""What the cache of drawings holds: what saves most time, and never more bytes than it may."""

import gc
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from render.box import Box
from render.canvas import Canvas, Piece
from render.canvas.image_cache import ENTRY_BYTES, ImageCache
from render.paints import Paint

SQUARE = 4 * 100 * 100 + ENTRY_BYTES
"""What the cache counts for a square of 100 pixels a side."""


class Studio:
    """A cache with a clock of its own, on which drawing takes as long as it is told to."""

    def __init__(self, most_bytes: int) -> None:
        self.now = 0.0
        self.drawn: list[str] = []
        self.cache = ImageCache(most_bytes, lambda: self.now)

        @self.cache
        def square(name: str, *, seconds: float = 1.0, mode: str = "RGBA") -> Image.Image:
            self.now += seconds
            self.drawn.append(name)
            return Image.new(mode, (100, 100))

        @self.cache
        def framed(name: str, *, inside: Callable[[], object], seconds: float) -> Image.Image:
            inside()
            self.now += seconds
            self.drawn.append(name)
            return Image.new("RGBA", (100, 100))

        self.square, self.framed = square, framed


def test_what_was_drawn_is_drawn_once() -> None:
    studio = Studio(10 * SQUARE)
    assert studio.square("a") is studio.square("a")
    assert studio.square("a", mode="L") is studio.square("a", mode="L")
    assert studio.drawn == ["a", "a"]


def test_of_equal_drawings_those_used_last_stay() -> None:
    studio = Studio(3 * SQUARE)
    for name in "abcdbe":
        studio.square(name)
        assert studio.cache.bytes <= 3 * SQUARE
    assert studio.drawn == [*"abcde"]
    studio.square("b")
    assert studio.drawn == [*"abcde"]
    studio.square("c")
    assert studio.drawn == [*"abcdec"]
    assert len(studio.cache) == 3


def test_what_took_longest_for_its_size_stays_longest_but_not_for_good() -> None:
    studio = Studio(3 * SQUARE)
    studio.square("slow", seconds=3.5)
    for n in range(4):
        studio.square(f"{n}")
    studio.square("slow", seconds=3.5)
    assert studio.drawn.count("slow") == 1
    for n in range(20):
        studio.square(f"more {n}")
    studio.square("slow", seconds=3.5)
    assert studio.drawn.count("slow") == 2


def test_the_time_of_what_is_cached_by_itself_is_not_counted_twice() -> None:
    studio = Studio(2 * SQUARE)
    studio.framed("frame", inside=lambda: studio.square("inner", seconds=5.0), seconds=1.0)
    studio.square("other", seconds=2.0)
    studio.square("inner", seconds=5.0)
    assert studio.drawn == ["inner", "frame", "other"]


@pytest.mark.parametrize(("mode", "depth"), [("RGBA", 4), ("RGB", 4), ("L", 1)])
def test_bytes_are_counted_as_pillow_takes_them(mode: str, depth: int) -> None:
    studio = Studio(SQUARE)
    studio.square("a", mode=mode)
    assert studio.cache.bytes == depth * 100 * 100 + ENTRY_BYTES


def test_what_is_larger_than_the_cache_is_drawn_but_not_held() -> None:
    studio = Studio(SQUARE - 1)
    studio.square("a")
    studio.square("a")
    assert studio.drawn == ["a", "a"]
    assert (len(studio.cache), studio.cache.bytes) == (0, 0)


def test_two_functions_do_not_take_each_others_drawings() -> None:
    cache = ImageCache(10 * SQUARE)
    one, other = (cache(lambda name, n=n: [name, n]) for n in range(2))
    assert one("a") != other("a")


def test_a_piece_that_the_cache_has_dropped_is_not_held_by_the_log_of_another() -> None:
    inner = Canvas(10, 10, Paint.NIGHT)
    inner.fill(Box(0, 0, 10, 10), Paint.GOLD)
    piece = inner.piece()
    image = weakref.ref(piece.image)
    outer = Canvas(100, 100, Paint.NIGHT)
    outer.stamp(piece, 20, 30)
    held = outer.piece()
    del inner, piece
    gc.collect()
    assert image() is None
    assert [each.ink for each in held.log] == [Box(20, 30, 10, 10)]


def test_a_piece_counts_with_its_image() -> None:
    cache = ImageCache(10 * SQUARE)

    @cache
    def piece() -> Piece:
        return Canvas(100, 100, Paint.NIGHT).piece()

    piece()
    assert cache.bytes == SQUARE


def test_threads_share_it() -> None:
    cache = ImageCache(5 * SQUARE)

    @cache
    def square(_: int) -> Image.Image:
        return Image.new("RGBA", (100, 100))

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(square, [n % 9 for n in range(2000)]))
    assert len(cache) == 5
    assert cache.bytes == 5 * SQUARE


def test_an_empty_cache_draws_again() -> None:
    studio = Studio(5 * SQUARE)
    studio.square("a")
    studio.cache.clear()
    assert (len(studio.cache), studio.cache.bytes) == (0, 0)
    studio.square("a")
    assert studio.drawn == ["a", "a"]
