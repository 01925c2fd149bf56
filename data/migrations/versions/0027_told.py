"""Store which moves a board tells, so that it leaves their lines when it shrinks."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
oldest = "0023"


def upgrade() -> None:
    """Add the columns; null is what programs before leave, whose boards tell the last decision."""
    op.add_column("tables", sa.Column("told_after", sa.Integer()))
    op.add_column("tables", sa.Column("told_to", sa.Integer()))
