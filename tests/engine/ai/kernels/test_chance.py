"""Keys are the same compiled, where integers wrap around, and interpreted, where they do not."""

import numpy as np
import pytest

from engine.ai.kernels.chance import WORD, blend, blend_interpreted


@pytest.mark.parametrize("number", [-1, 0, 1, 977, 1 << 40])
@pytest.mark.parametrize("key", [0, 1, 0x2545F4914F6CDD1D, 1 << 63, WORD])
def test_a_key_is_the_same_interpreted(key: int, number: int) -> None:
    with np.errstate(over="ignore"):
        compiled = blend(np.array([key], np.uint64).view(np.int64)[0], number)
    assert int(compiled) & WORD == blend_interpreted(key, number)
