"""Limits for a person, a server and the whole bot: how many at the same time, or how often."""

import re
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import fields

PREFIX = "LIMIT_"

_WRITTEN = re.compile(r"([0-9]{1,6})(?:/([0-9]{1,6}))?")


class BadLimit(ValueError):  # noqa: N818 - names the state
    """A limit is not written as expected; the message tells how."""


class Limit(Struct, frozen=True):
    """At most `most` at the same time or, where `seconds` is not 0, within so many seconds."""

    most: int
    seconds: int = 0

    def __str__(self) -> str:
        return f"{self.most}/{self.seconds}" if self.seconds else str(self.most)


class Limits(Struct, frozen=True, kw_only=True):
    """All limits; those of a name without `on_server` and `in_all` are each person's.

    The defaults suit a server of 5,000 members; docs/limits.md explains each.
    """

    at_once: Limit = Limit(10)
    commands: Limit = Limit(60, 60)
    mentions_of_one: Limit = Limit(3, 3600)
    mentions: Limit = Limit(20, 3600)
    invitations: Limit = Limit(5)
    invitations_in_channel: Limit = Limit(3)
    invitations_on_server: Limit = Limit(100)
    opened: Limit = Limit(20, 600)
    drafts: Limit = Limit(3)
    games: Limit = Limit(20)
    begun: Limit = Limit(10, 600)
    watched: Limit = Limit(2)
    watched_on_server: Limit = Limit(10)
    watched_in_all: Limit = Limit(30)
    films: Limit = Limit(2)
    films_in_all: Limit = Limit(20)
    reviews: Limit = Limit(2)
    reviews_in_all: Limit = Limit(20)
    hints: Limit = Limit(2)
    hints_in_all: Limit = Limit(40)
    boards: Limit = Limit(6, 30)
    looks: Limit = Limit(30, 60)
    lessons: Limit = Limit(60, 60)
    threads: Limit = Limit(6, 600)
    suggestions: Limit = Limit(60, 10)
    exports: Limit = Limit(5, 600)
    downloads: Limit = Limit(6, 600)
    imports: Limit = Limit(6, 600)
    spectators: Limit = Limit(100)
    spectated: Limit = Limit(20)
    forgets: Limit = Limit(3, 600)
    requests: Limit = Limit(5, 600)


def limits(environment: Mapping[str, str]) -> Limits:
    """Return the limits, those in the environment (`LIMIT_GAMES=30`) in place of the defaults.

    Raises `BadLimit` for one that is unknown or not written like its default.
    """
    known = {f"{PREFIX}{each.name.upper()}": each for each in fields(Limits)}
    chosen: dict[str, Limit] = {}
    for name, written in environment.items():
        if not name.startswith(PREFIX):
            continue
        if name not in known:
            raise BadLimit(f"{name}: there is no such limit; docs/limits.md lists them")
        chosen[known[name].name] = _limit(name, written, known[name].default)
    return Limits(**chosen)


def _limit(name: str, written: str, usual: Limit) -> Limit:
    found = _WRITTEN.fullmatch(written)
    if found is None or bool(int(found[2] or 0)) != bool(usual.seconds):
        if usual.seconds:
            raise BadLimit(f"{name}: expected a number/seconds such as {usual}")
        raise BadLimit(f"{name}: expected a number such as {usual}")
    return Limit(int(found[1]), int(found[2] or 0))
