"""Add the preference for boards edited in place; NULL means that new ones are posted."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column."""
    op.add_column("choices", sa.Column("edits", sa.Boolean()))
