"""Deals as they are stored: JSON, which is checked as it is read."""

from typing import TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)


def pack(deal: msgspec.Struct) -> bytes:
    """Serialize a deal to JSON."""
    return msgspec.json.encode(deal)


def unpack(stored: bytes, kind: type[D]) -> D:
    """Deserialize a deal of this kind; raises `ValueError` if it is not a valid one."""
    try:
        return msgspec.json.decode(stored, type=kind)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None
