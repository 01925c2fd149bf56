"""The signature of the rules: one hash over all events of 60 seeded games."""

from hashlib import sha256

import msgspec

from engine.seven.game import SEVEN
from tests.engine.walk import seeded

SIGNATURE = "5467473b76efb320103860b79a0d0c24f4225b0dd50671eafd765678b2772718"


def test_signature() -> None:
    """Nothing that happens in 10 random games with each number of players has changed.

    A commit that changes the signature says why: a rule was mended, an event carries more, the
    deal or the order of the legal moves is another. A change that was meant to alter nothing (for
    speed, for readability) leaves it as it is.
    """
    signature = sha256()
    encoder = msgspec.json.Encoder()
    for players in SEVEN.seats:
        for seed in range(10):
            for walked in seeded(SEVEN, seed, players):
                signature.update(encoder.encode((str(walked.move), walked.step.events)))
    assert signature.hexdigest() == SIGNATURE
