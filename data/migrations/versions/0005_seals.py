"""Create the table of seals: the secrets from which games are dealt."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table; games dealt before have no seal."""
    own_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "seals",
        sa.Column("id", own_id),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("person_id", sa.BigInteger()),
        sa.Column("challenge_id", own_id),
        sa.Column("table_id", own_id),
        sa.Column("terms", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_seals"),
        sa.UniqueConstraint("person_id", name="uq_seals_person_id"),
        sa.UniqueConstraint("challenge_id", name="uq_seals_challenge_id"),
        sa.UniqueConstraint("table_id", name="uq_seals_table_id"),
        sa.ForeignKeyConstraint(
            ["challenge_id"],
            ["challenges.id"],
            name="fk_seals_challenge_id",
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seals_table_id", ondelete="CASCADE"
        ),
        sa.CheckConstraint("(table_id IS NULL) = (terms IS NULL)", name="ck_seals_dealt"),
    )
