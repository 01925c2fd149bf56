"""Store the processes of a cluster, their shards, and the starts of sessions of the gateway."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
oldest = "0023"


def upgrade() -> None:
    """Create the tables."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "members",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", moment, nullable=False),
        sa.Column("until", moment, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_members"),
    )
    op.create_table(
        "shard_leases",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", sa.Text()),
        sa.Column("until", moment, nullable=False),
        sa.Column("session_id", sa.Text()),
        sa.Column("sequence", sa.BigInteger()),
        sa.Column("resume_url", sa.Text()),
        sa.PrimaryKeyConstraint("shard", name="pk_shard_leases"),
    )
    op.create_table(
        "identify_slots",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("free_at", moment, nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_identify_slots"),
    )
    op.create_table(
        "cluster",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("commands", sa.Text()),
        sa.Column("registering", sa.Text()),
        sa.Column("registering_until", moment),
        sa.Column("starts_total", sa.Integer()),
        sa.Column("starts_left", sa.Integer()),
        sa.Column("starts_renewed_at", moment),
        sa.PrimaryKeyConstraint("id", name="pk_cluster"),
    )
