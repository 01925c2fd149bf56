"""Keeps the files of a database for their owner alone."""

import logging
import os
from collections.abc import Iterable
from pathlib import Path

log = logging.getLogger(__name__)

OTHERS = 0o077
"""The permissions of everybody but the owner of a file."""


def files_of(database: Path) -> tuple[Path, ...]:
    """Return what lies beside a database under its name: itself, its logs, former databases."""
    return tuple(sorted(database.parent.glob(f"{database.name}*")))


def open_to_others(files: Iterable[Path]) -> tuple[Path, ...]:
    """Return the files that somebody but their owner may read or write."""
    return tuple(each for each in files if each.exists() and each.stat().st_mode & OTHERS)


def give_away(made: Path, like: Path) -> None:
    """Give a file that root has made to the owner of `like`; another user's stays that user's.

    A host may run a command as root; the bot, which runs as another user, has to open the file.
    """
    if os.geteuid() == 0:
        owner = like.stat()
        os.chown(made, owner.st_uid, owner.st_gid)


def close_to_others(files: Iterable[Path]) -> None:
    """Take the permissions of others away; a failure is logged."""
    for each in open_to_others(files):
        try:
            each.chmod(each.stat().st_mode & ~OTHERS & 0o777)
        except OSError as error:  # the file belongs to somebody else
            log.warning("%s can be read by others: %s", each.name, error.strerror)
