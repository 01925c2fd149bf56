"""Store preferences of servers and people, with a theme, in place of servers' locales."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Copy the servers into a new table, since SQLite cannot rename a key in place."""
    op.create_table(
        "choices",
        sa.Column("owner_id", sa.BigInteger(), autoincrement=False),
        sa.Column("locale", sa.Text()),
        sa.Column("theme", sa.Text()),
        sa.PrimaryKeyConstraint("owner_id", name="pk_choices"),
    )
    op.execute("INSERT INTO choices (owner_id, locale) SELECT guild_id, locale FROM guilds")
    op.drop_table("guilds")
