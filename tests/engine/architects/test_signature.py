"""The signature of the rules: one hash over all events of 120 seeded games."""

import pytest

from engine.architects.game import ARCHITECTS
from tests.engine.signature import signature

pytestmark = pytest.mark.long

SIGNATURE = "959f9add322d86aaaa171d1cee5b16496d95234930ba321fe77d19fec456e36e"


def test_signature() -> None:
    """Nothing that happens in 20 random games with each number of players has changed."""
    assert signature(ARCHITECTS, ARCHITECTS.seats, 20) == SIGNATURE
