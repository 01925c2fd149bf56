"""The tables of jobs, in a schema of PostgreSQL of their own: requests, and results to be fetched.

Procrastinate's tables beside them are its own (`data/migrations/versions/0026_jobs.py`).
"""

from sqlalchemy import Column, DateTime, Index, LargeBinary, MetaData, Table, Text, func

SCHEMA = "jobs"

jobs_metadata = MetaData(
    schema=SCHEMA,
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s"},
)

requests = Table(
    "requests",
    jobs_metadata,
    Column("key", Text, primary_key=True),
    Column("payload", LargeBinary, nullable=False),
    Column("asked_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index(None, "asked_at"),
)
"""What a worker is to compute; who gives up deletes it."""

results = Table(
    "results",
    jobs_metadata,
    Column("key", Text, primary_key=True),
    Column("result", LargeBinary, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Index(None, "made_at"),
)
"""What workers have computed: written once, and deleted after a while."""
