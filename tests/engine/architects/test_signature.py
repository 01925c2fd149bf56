"""The signature of the rules: one hash over all events of 120 seeded games."""

from hashlib import sha256

import msgspec

from engine.architects.game import ARCHITECTS
from tests.engine.walk import seeded

SIGNATURE = "959f9add322d86aaaa171d1cee5b16496d95234930ba321fe77d19fec456e36e"


def test_signature() -> None:
    """Nothing that happens in 120 random games, 20 with each number of players, has changed.

    A commit that changes the signature says why: a rule was mended, an event carries more, the
    deal or the order of the legal moves is another. A change that was meant to alter nothing (for
    speed, for readability) leaves it as it is.
    """
    signature = sha256()
    encoder = msgspec.json.Encoder()
    for seats in ARCHITECTS.seats:
        for seed in range(20):
            for walked in seeded(ARCHITECTS, seed, seats):
                signature.update(encoder.encode((str(walked.move), walked.step.events)))
    assert signature.hexdigest() == SIGNATURE
