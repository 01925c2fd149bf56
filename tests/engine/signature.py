"""One hash over all that happens in seeded games.

A commit that changes the signature of a game's rules says why: a rule was mended, an event carries
more, the deal or the order of the legal moves is another. A change that was meant to alter nothing
(for speed, for readability) leaves it as it is.
"""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from tests.engine.walk import AnyGame, seeded


def signature(game: AnyGame, numbers: Iterable[int], games: int) -> str:
    """Return the hash of so many random games with each of these numbers of players."""
    found = sha256()
    encoder = msgspec.json.Encoder()
    for players in numbers:
        for seed in range(games):
            for walked in seeded(game, seed, players):
                found.update(encoder.encode((str(walked.move), walked.step.events)))
    return found.hexdigest()
