"""Store with an invitation its host, its seats and who is invited; one to one is a challenge."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns.

    The table keeps its name and its rows: seals refer to them. Their players stay the challenger
    and the opponent; without a host, the first of them is it, and the second one is invited.
    """
    two = sa.text("2")
    op.add_column("challenges", sa.Column("host", sa.JSON()))
    op.add_column("challenges", sa.Column("invited", sa.JSON()))
    op.add_column(
        "challenges", sa.Column("least", sa.Integer(), nullable=False, server_default=two)
    )
    op.add_column("challenges", sa.Column("most", sa.Integer(), nullable=False, server_default=two))
    op.add_column(
        "challenges", sa.Column("revision", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column(
        "challenges", sa.Column("draft", sa.Boolean(), nullable=False, server_default=sa.false())
    )
