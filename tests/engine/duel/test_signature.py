"""The signature of the rules: one hash over all events of 500 seeded games."""

from hashlib import sha256

import msgspec

from engine.duel.game import DUEL
from tests.engine.walk import seeded

SIGNATURE = "8a9df6f9ce58c24f47e62eac6e756dba1363a705df534dc1243bd35a2ba927c7"


def test_signature() -> None:
    """Nothing that happens in 500 random games has changed.

    A commit that changes the signature says why: a rule was mended, an event carries more, the
    deal or the order of the legal moves is another. A change that was meant to alter nothing (for
    speed, for readability) leaves it as it is.
    """
    signature = sha256()
    encoder = msgspec.json.Encoder()
    for seed in range(500):
        for walked in seeded(DUEL, seed, 2):
            signature.update(encoder.encode((str(walked.move), walked.step.events)))
    assert signature.hexdigest() == SIGNATURE
