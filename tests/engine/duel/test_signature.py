"""The signature of the rules: one hash over all events of 500 seeded games."""

import pytest

from engine.duel.game import DUEL
from tests.engine.signature import signature

pytestmark = pytest.mark.long

SIGNATURE = "8a9df6f9ce58c24f47e62eac6e756dba1363a705df534dc1243bd35a2ba927c7"


def test_signature() -> None:
    """Nothing that happens in 500 random games has changed."""
    assert signature(DUEL, DUEL.seats, 500) == SIGNATURE
