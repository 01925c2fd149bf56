"""The address of a database: which ones the program takes, and what is said of others."""

import re
from pathlib import Path

import pytest

from bot.store.connection.url import BadUrl, expect_url

TREE = Path(__file__).parents[3]
DOCUMENTS = [TREE / "README.md", TREE / ".env.example", *(TREE / "docs").glob("*.md")]


def test_what_the_documents_name_is_taken() -> None:
    texts = [each.read_text("utf-8") for each in DOCUMENTS]
    urls = {url for text in texts for url in re.findall(r"[a-z]+\+[a-z]+://[\w/:@.]*[\w/]", text)}
    assert {url.partition(":")[0] for url in urls} == {"sqlite+aiosqlite", "postgresql+asyncpg"}
    for url in urls:
        expect_url(url)


def test_a_password_may_be_written_with_escapes() -> None:
    expect_url("postgresql+asyncpg://wonders:p%40ss@127.0.0.1:5432/wonders")


@pytest.mark.parametrize(
    "url",
    ["postgresql+asyncpg://u:pw@h:x/n", "postgresql://u:pw@127.0.0.1/n", "sqlite:///wonders.db"],
)
def test_an_address_of_another_form_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadUrl, match=r"^DATABASE_URL: expected sqlite\+aiosqlite:///") as refused:
        expect_url(url)
    assert "pw" not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    ["sqlite+aiosqlite://wonders.db", "sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"],
)
def test_a_database_without_a_file_is_refused(url: str) -> None:
    """Nothing of it would be left when the program ends."""
    with pytest.raises(BadUrl, match=r"^DATABASE_URL: names no file; .*or four slashes"):
        expect_url(url)
