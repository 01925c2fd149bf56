"""The signature of the rules: one hash over all events of 500 seeded games."""

import pytest

from engine.duel.game import DUEL
from tests.engine.signature import signature

pytestmark = pytest.mark.long

SIGNATURE = "69b73a7f1d506685f06d1db27fb7a1be719f8fbf03d26254ae6b4720c8214f52"


def test_signature() -> None:
    """Nothing that happens in 500 random games has changed."""
    assert signature(DUEL, DUEL.seats, 500) == SIGNATURE
