"""The address of a database: which ones the program takes, and what is said of others."""

import pytest

from bot.store.connection.url import BadUrl, expect_url


@pytest.mark.parametrize(
    "url",
    [
        "sqlite+aiosqlite:///wonders.db",
        "sqlite+aiosqlite:////srv/wonders.db",
        "postgresql+asyncpg://wonders:p%40ss@127.0.0.1:5432/wonders",
    ],
)
def test_what_the_documents_name_is_taken(url: str) -> None:
    expect_url(url)


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
