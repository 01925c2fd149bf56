"""Store since when an invitation lacks nothing but a free channel, so that it begins by itself.

Programs before note it of no invitation: those wait for their host, as they did.
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
oldest = "0023"

full = (sa.column("status") == sa.literal_column("'open'")) & sa.column("full_since").is_not(None)


def upgrade() -> None:
    """Add the column, and an index of the few invitations that have it."""
    op.add_column("challenges", sa.Column("full_since", sa.DateTime(timezone=True), nullable=True))
    op.create_index(
        "ix_challenges_id_full", "challenges", ["id"], sqlite_where=full, postgresql_where=full
    )
