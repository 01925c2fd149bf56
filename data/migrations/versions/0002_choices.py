"""Choices belong to servers and people, and hold a theme of the pictures too."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Put the table of servers into a new one; SQLite could not rename its key in place."""
    op.create_table(
        "choices",
        sa.Column("owner_id", sa.BigInteger(), autoincrement=False),
        sa.Column("locale", sa.Text()),
        sa.Column("theme", sa.Text()),
        sa.PrimaryKeyConstraint("owner_id", name="pk_choices"),
    )
    op.execute("INSERT INTO choices (owner_id, locale) SELECT guild_id, locale FROM guilds")
    op.drop_table("guilds")
