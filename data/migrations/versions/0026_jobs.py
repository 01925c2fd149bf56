"""Create the schema `jobs` on PostgreSQL: procrastinate's tables, and requests with their results.

What procrastinate needs is kept as it was when this was written, since a later version of it may
differ: `procrastinate-3.10.0.sql` is its `schema.sql`, under the MIT licence.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
oldest = "0023"

PROCRASTINATE = Path(__file__).parents[1] / "procrastinate-3.10.0.sql"


def upgrade() -> None:
    """Create the schema and its tables; other databases have no jobs."""
    connection = op.get_bind()
    if connection.dialect.name != "postgresql":
        return
    before = connection.exec_driver_sql("SELECT current_setting('search_path')").scalar_one()
    connection.exec_driver_sql("CREATE SCHEMA jobs")
    connection.exec_driver_sql("SET LOCAL search_path TO jobs")
    # The driver runs one statement at a time, and this is a file of them.
    file = PROCRASTINATE.read_text(encoding="utf-8")
    connection.exec_driver_sql(f"DO $all$ BEGIN EXECUTE $file$\n{file}\n$file$; END $all$")
    connection.execute(
        sa.text("SELECT set_config('search_path', :before, true)"), {"before": before}
    )
    op.create_table(
        "requests",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column(
            "asked_at", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False
        ),
        sa.PrimaryKeyConstraint("key", name="pk_requests"),
        schema="jobs",
    )
    op.create_table(
        "results",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("result", sa.LargeBinary(), nullable=False),
        sa.Column(
            "made_at", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False
        ),
        sa.PrimaryKeyConstraint("key", name="pk_results"),
        schema="jobs",
    )
    op.create_index("ix_requests_asked_at", "requests", ["asked_at"], schema="jobs")
    op.create_index("ix_results_made_at", "results", ["made_at"], schema="jobs")
