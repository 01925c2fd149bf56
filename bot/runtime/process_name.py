"""The name of this process, by which hosts tell the processes of one cluster apart."""

import os
import re
import socket

LONGEST = 45
"""Characters; PostgreSQL cuts the names of connections, which have the revision too, at 63."""

_NAME = re.compile(rf"[A-Za-z0-9._-]{{1,{LONGEST}}}")


def is_process_name(text: str) -> bool:
    """Return whether a text can be the name of a process."""
    return _NAME.fullmatch(text) is not None


def default_process_name() -> str:
    """Return the host's name and the number of this process, where no name was chosen."""
    number = f"-{os.getpid()}"
    host = re.sub(r"[^A-Za-z0-9._-]", "-", socket.gethostname())
    return host[: LONGEST - len(number)] + number
