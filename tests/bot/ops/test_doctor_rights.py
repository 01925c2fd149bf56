"""The doctor tells where a database of PostgreSQL takes no writes, or no tables of this role."""

import pytest
from sqlalchemy.exc import SQLAlchemyError

from bot.ops.checks.storage import storage
from bot.runtime.finding import Finding
from bot.runtime.settings import Settings
from bot.store import Store
from tests.postgresql import OWNER, PrivateServer

ROLE = "guest"


async def database_line(url: str) -> Finding:
    """Return whether the database of a URL can be written to."""
    return (await storage(Settings(token="", database_url=url)))[0]


async def test_a_server_that_takes_no_writes_is_not_called_writable(
    postgresql: PrivateServer,
) -> None:
    name = await postgresql.migrated()
    await postgresql.ask(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    line = await database_line(postgresql.url(name))
    assert (line.state, "(the server takes no writes)" in line.message) == ("bad", True)


@pytest.mark.parametrize("missing", ["the database", "its schema"])
async def test_a_role_that_may_make_no_tables_is_told(
    postgresql: PrivateServer, missing: str
) -> None:
    """By default, from PostgreSQL 15 on, only a database's owner may make tables in `public`."""
    name = await postgresql.empty()
    await postgresql.ask("REVOKE CREATE ON SCHEMA public FROM PUBLIC", database=name)
    await postgresql.ask(f"CREATE ROLE {ROLE} LOGIN")
    url = postgresql.url(name).replace(f"{OWNER}@", f"{ROLE}@")
    try:
        granted = "SCHEMA public" if missing == "the database" else f'DATABASE "{name}"'
        await postgresql.ask(f"GRANT CREATE ON {granted} TO {ROLE}", database=name)
        line = await database_line(url)
        assert (line.state, "its role may make no tables" in line.message) == ("bad", True)
        with pytest.raises(SQLAlchemyError, match="permission denied"):
            await Store.open(url)
        await postgresql.ask(f'ALTER DATABASE "{name}" OWNER TO {ROLE}')
        assert (await database_line(url)).state == "ok"
    finally:
        await postgresql.drop(name)
        await postgresql.ask(f"DROP ROLE {ROLE}")
