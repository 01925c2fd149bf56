"""What is sent to workers on other machines: jobs as bytes, their keys, and their results.

A job holds what one seat may see and nothing else of a game. It is read as plain data of known
types, so that nobody who can write to the queue can make a worker run code.
"""

from hashlib import sha256
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from engine.ai.thought import Thought
from engine.core.game import Seat


class SearchedPosition(Struct, frozen=True):
    """Names a position to be searched: the table, and how many moves have been made there."""

    table: int
    ply: int


class ChooseMove(Struct, frozen=True, tag=True):
    """The choice of a move by a level; `view` is packed, the rest as in `AiPool.choose`."""

    game: str
    view: bytes
    seat: Seat
    level: str
    seed: int
    together: int
    part: float = 1.0


class Evaluate(Struct, frozen=True, tag=True):
    """The evaluation of a position; `view` is packed, the rest as in `AiPool.evaluate`."""

    game: str
    view: bytes
    seat: Seat
    seed: int
    seconds: float


Thinking: TypeAlias = ChooseMove | Evaluate


_THINKING: msgspec.msgpack.Decoder[Thinking] = msgspec.msgpack.Decoder(Thinking)


def packed(what: Any) -> bytes:
    """Return a view, a job or a thought as bytes."""
    return msgspec.msgpack.encode(what)


def thinking(payload: bytes) -> Thinking:
    """Return a job from its bytes; raises `msgspec.DecodeError`."""
    return _THINKING.decode(payload)


def thought(result: bytes) -> Thought:
    """Return a thought from its bytes; raises `msgspec.DecodeError`."""
    return msgspec.msgpack.decode(result, type=Thought)


def key(position: SearchedPosition, job: Thinking) -> str:
    """Return the idempotency key of a job: equal for equal position, seat and level (or seconds).

    It leaves the seed out, so that a repeated request gets the first answer. It contains a digest
    of the view: after a move was taken back, `position` names another position.
    """
    what = job.level if isinstance(job, ChooseMove) else f"{job.seconds:g}"
    digest = sha256(job.view).hexdigest()[:16]
    return f"{type(job).__name__}:{position.table}:{position.ply}:{job.seat}:{what}:{digest}"


def picture_key(payload: bytes) -> str:
    """Return the key of a picture, which is equal for equal payloads."""
    return f"Draw:{sha256(payload).hexdigest()[:32]}"
