"""Chance for kernels: a small generator of numbers, xorshift on 64 bits, and keys that mix them."""

from typing import Any

import numpy as np
import numpy.typing as npt

from .kernel import kernel

WORD = (1 << 64) - 1


def generator(seed: int) -> npt.NDArray[np.int64]:
    """Return a generator of numbers, an array of one 64-bit number, that begins at a seed.

    The seed goes through splitmix64's mixing first: what begins at neighbouring small numbers
    would draw alike at first.
    """
    x = (seed + 0x9E3779B97F4A7C15) & WORD
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & WORD
    x = (x ^ x >> 27) * 0x94D049BB133111EB & WORD
    return np.array([(x ^ x >> 31) or 1], np.uint64).view(np.int64)


@kernel
def below(rng: Any, bound: int) -> int:
    """Return a number from 0 to `bound` - 1, by xorshift; `rng` is what `generator` returns."""
    x = rng[0]
    x ^= x << 13
    x ^= (x >> 7) & 0x01FFFFFFFFFFFFFF
    x ^= x << 17
    rng[0] = x
    return (((x >> 20) & 0xFFFFFFFF) * bound) >> 32  # type: ignore[no-any-return]


def below_interpreted(rng: list[int], bound: int) -> int:
    """Do what `below` does with integers that do not wrap around at 64 bits."""
    x = rng[0] & WORD
    x ^= x << 13 & WORD
    x ^= x >> 7
    x ^= x << 17 & WORD
    rng[0] = x
    return (x >> 20 & 0xFFFFFFFF) * bound >> 32


@kernel
def blend(key: Any, number: int) -> Any:
    """Return a key that a number has been blended into.

    Blend once more before low bits are used: each bit depends on those of the number up to about
    its own.
    """
    key = (key ^ np.int64(number)) * np.int64(0x5851F42D4C957F2D)
    return key ^ ((key >> 29) & 0x7FFFFFFFF)


def blend_interpreted(key: int, number: int) -> int:
    """Do what `blend` does with integers that do not wrap around at 64 bits."""
    key = ((key ^ number) * 0x5851F42D4C957F2D) & WORD
    return key ^ key >> 29
