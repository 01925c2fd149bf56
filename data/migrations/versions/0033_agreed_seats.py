"""Store with a request to be replaced which seats agree to it, so that a seat can agree to several.

Programs before go on with `agreed_to`, which holds one request: a request that people of both
answer while programs are exchanged may have to be answered once more.
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
oldest = "0023"


def upgrade() -> None:
    """Add the column; open requests keep whoever has agreed to them."""
    op.add_column(
        "seats", sa.Column("agreed_seats", sa.Integer(), nullable=False, server_default="0")
    )
    columns = ("table_id", "seat", "request", "agreed_to", "agreed_seats")
    asking = sa.table("seats", *map(sa.column, columns))
    rival = asking.alias("rival")
    bit = sa.literal(1, sa.Integer).bitwise_lshift(rival.c.seat)
    agreed = (
        sa.select(sa.func.coalesce(sa.func.sum(bit), 0))
        .where(rival.c.table_id == asking.c.table_id, rival.c.agreed_to == asking.c.request)
        .scalar_subquery()
    )
    op.execute(sa.update(asking).where(asking.c.request.is_not(None)).values(agreed_seats=agreed))
