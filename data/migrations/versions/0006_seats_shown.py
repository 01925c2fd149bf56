"""Store with a game whether its board shows the present players."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column."""
    shown = sa.Column("seats_shown", sa.Boolean(), nullable=False, server_default=sa.true())
    op.add_column("tables", shown)
