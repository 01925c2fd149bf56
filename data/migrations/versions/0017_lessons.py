"""Add the pages where people stand in the lessons of the games."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("page", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_lessons"),
    )
