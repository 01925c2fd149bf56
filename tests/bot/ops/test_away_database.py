"""What commands and workers say of a database that is away, or of a port that is taken."""

import asyncio
import os
import signal
import socket
from pathlib import Path

from ..programs import forker
from ..waiting import until

AWAY = "postgresql+asyncpg://wonders:s3cret@127.0.0.1:1/wonders"


async def run(home: Path, *arguments: str, **settings: str) -> tuple[int, str]:
    """Run the program without a token; return its exit status, and what it says of errors."""
    said = home / "said"
    program = await forker().start(
        *arguments,
        environment={**os.environ, "DISCORD_TOKEN": "", "DATABASE_URL": AWAY, **settings},
        errors=said,
    )
    status = await asyncio.wait_for(program.wait(), 60)
    return status, said.read_text()


async def test_a_command_tells_once_what_fails(tmp_path: Path) -> None:
    status, told = await run(tmp_path, "end", "1")
    (line,) = told.splitlines()
    assert (status, line.startswith("Nothing was changed: the database cannot")) == (1, True)
    assert "s3cret" not in line


async def test_a_worker_whose_port_is_taken_ends_for_good(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, told = await run(tmp_path, "worker", JOBS="postgresql", HEALTH_PORT=port)
    assert status == 2
    assert f"HEALTH_PORT {port} of 127.0.0.1 cannot be opened" in told
    assert "Traceback" not in told


async def test_a_worker_waits_for_its_database_until_it_is_stopped(tmp_path: Path) -> None:
    said = tmp_path / "said"
    said.touch()  # the program, too, makes it, but not before it has begun
    program = await forker().start(
        "worker",
        environment={**os.environ, "DATABASE_URL": AWAY, "JOBS": "postgresql", "HEALTH_PORT": ""},
        errors=said,
    )
    await until(lambda: "The database cannot be used yet" in said.read_text())
    program.send(signal.SIGTERM)
    assert await asyncio.wait_for(program.wait(), 60) == 0
    assert "check DATABASE_URL and the server if this lasts" in said.read_text()
    assert "s3cret" not in said.read_text()
