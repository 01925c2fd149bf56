"""The signature of the rules: one hash over all events of 60 seeded games."""

import pytest

from engine.seven.game import SEVEN
from tests.engine.signature import signature

pytestmark = pytest.mark.long

SIGNATURE = "5467473b76efb320103860b79a0d0c24f4225b0dd50671eafd765678b2772718"


def test_signature() -> None:
    """Nothing that happens in 10 random games with each number of players has changed."""
    assert signature(SEVEN, SEVEN.seats, 10) == SIGNATURE
