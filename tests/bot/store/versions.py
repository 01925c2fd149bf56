"""Versions of the program that come after this one: this one, with further migrations."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.store.connection import migrations
from bot.store.connection.migrations import known_revisions

NEWEST = known_revisions()[0]
"""The latest revision of this program, which is the former one in these tests."""

EXPANDING, CONTRACTING, TIDYING = "9001", "9002", "9003"
"""The first adds; the second takes away what all former versions use, and the third, in its place,
what programs of the first no longer use."""

MIGRATIONS: Mapping[str, str] = {
    EXPANDING: f'''
"""Add a column and a table."""
import sqlalchemy as sa
from alembic import op
revision, down_revision, oldest = "{EXPANDING}", "{NEWEST}", "{NEWEST}"
def upgrade() -> None:
    op.add_column("moves", sa.Column("mood", sa.Text()))
    op.create_table("omens", sa.Column("id", sa.Integer(), primary_key=True))
''',
    CONTRACTING: f'''
"""Take away what former versions write."""
from alembic import op
revision, down_revision = "{CONTRACTING}", "{EXPANDING}"
def upgrade() -> None:
    op.drop_column("moves", "at")
''',
    TIDYING: f'''
"""Take away what programs of the revision before do not use."""
from alembic import op
revision, down_revision, oldest = "{TIDYING}", "{EXPANDING}", "{EXPANDING}"
contracts = "nothing was ever put into the table"
def upgrade() -> None:
    op.drop_table("omens")
''',
}


@contextmanager
def later_version(*revisions: str) -> Iterator[None]:
    """Make this process a later version of the program, which has these revisions too."""
    with TemporaryDirectory() as home, pytest.MonkeyPatch.context() as patch:
        folder = Path(home, "migrations")
        shutil.copytree(migrations._FOLDER, folder)
        for each in revisions:
            (folder / "versions" / f"{each}.py").write_text(MIGRATIONS[each], encoding="utf-8")
        patch.setattr(migrations, "_FOLDER", folder)
        yield
