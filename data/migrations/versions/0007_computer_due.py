"""Store with a game whether a computer may have to move, so that a start loads only those."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column, and set it for running games with a computer."""
    op.add_column(
        "tables",
        sa.Column("computer_due", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    tables = sa.table(
        "tables", sa.column("id"), sa.column("ended_at"), sa.column("computer_due", sa.Boolean())
    )
    seats = sa.table("seats", sa.column("table_id"), sa.column("user_id"))
    computers = sa.select(seats.c.table_id).where(seats.c.user_id.is_(None))
    op.execute(
        sa.update(tables)
        .where(tables.c.ended_at.is_(None), tables.c.id.in_(computers))
        .values(computer_due=sa.true())
    )
