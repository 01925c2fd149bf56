"""Index what is looked for among all games ever stored: a person's games, and what is due."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
oldest = "0023"

due = sa.column("ended_at").is_(None) & sa.column("computer_due", sa.Boolean())
unshown = sa.column("ended_at").is_not(None) & ~sa.column("end_shown", sa.Boolean())
replaced = sa.column("former_id").is_not(None)


def upgrade() -> None:
    """Create the indexes; all but the first leave out nearly all rows."""
    op.create_index("ix_tables_opener_id", "tables", ["opener_id"])
    op.create_index(
        "ix_tables_id_computer_due", "tables", ["id"], sqlite_where=due, postgresql_where=due
    )
    op.create_index(
        "ix_tables_id_end_unshown", "tables", ["id"], sqlite_where=unshown, postgresql_where=unshown
    )
    op.create_index(
        "ix_seats_former_id_replaced",
        "seats",
        ["former_id"],
        sqlite_where=replaced,
        postgresql_where=replaced,
    )
