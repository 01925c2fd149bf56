"""Tells which parts of a custom_id are numbers, as people may send ids that the bot never made."""

import re

_NUMBER = re.compile(r"[0-9]{1,19}")


def are_numbers(*texts: str) -> bool:
    """Whether all are whole numbers in ASCII digits that the database can store as a 64-bit id."""
    return all(_NUMBER.fullmatch(text) and int(text) < 1 << 63 for text in texts)
