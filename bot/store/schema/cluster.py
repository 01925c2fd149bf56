"""The schema of a cluster: its processes, who has which shard, and the starts of sessions."""

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from .columns import UtcTime, metadata

members = Table(
    "members",
    metadata,
    Column("name", Text, primary_key=True),
    Column("since", UtcTime, nullable=False),
    Column("until", UtcTime, nullable=False),  # when the process counts as dead
)

shard_leases = Table(
    "shard_leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text),  # the name of a process; null: free
    Column("until", UtcTime, nullable=False),  # when it is free, whoever the owner is
    Column("session_id", Text),  # of the gateway, where the last owner left it to be resumed
    Column("sequence", BigInteger),
    Column("resume_url", Text),
)

identify_slots = Table(
    "identify_slots",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),  # shard % max_concurrency
    Column("free_at", UtcTime, nullable=False),
)

cluster = Table(
    "cluster",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("shards", Integer, nullable=False),
    Column("commands", Text),  # a digest of the commands that are registered
    Column("registering", Text),  # a digest of those that a process is registering
    Column("registering_until", UtcTime),
    Column("starts_total", Integer),  # of sessions, a day: what Discord told last
    Column("starts_left", Integer),
    Column("starts_renewed_at", UtcTime),
)
