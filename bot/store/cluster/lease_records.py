"""What the queries for leases take and return."""

from msgspec import Struct


class GatewaySession(Struct, frozen=True):
    """A session of Discord's gateway that another process can resume after event `sequence`."""

    id: str
    sequence: int
    resume_url: str


class Claimed(Struct, frozen=True):
    """A shard that a process has got, and the session to resume, if its last owner left one.

    `again` tells that the process had it before and nobody else did since: it may go on with the
    session that it had.
    """

    shard: int
    session: GatewaySession | None
    again: bool = False


class Standing(Struct, frozen=True):
    """How a cluster stands, as one process sees it: its own shards, and what can be had."""

    held: frozenset[int]
    members: int
    shards: int
    free: int


class MemberShards(Struct, frozen=True):
    """A living process and its shards."""

    name: str
    shards: tuple[int, ...]


class Overview(Struct, frozen=True):
    """The whole cluster: its living processes, the free shards, and the starts that are left."""

    shards: int
    members: tuple[MemberShards, ...]
    free: tuple[int, ...]
    starts_left: int | None
    starts_total: int | None
