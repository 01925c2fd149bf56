"""What keeps `python -m playground` from starting is told in a sentence, and what does not."""

import asyncio
import socket
from pathlib import Path

import pytest

from tests.playground.program.test_run import STARTS_WITHIN, running, start


async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        program = await start(tmp_path, "--port", port)
        _, said = await program.communicate()
        assert program.returncode == 1
        assert said.decode().startswith(f"Port {port} is taken.")


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--port", "65536"), "There is no port 65536"),
        (("--port", "-1"), "There is no port -1"),
        (("--folder", __file__), f"The folder {__file__} cannot be used"),
    ],
)
async def test_a_port_or_folder_that_cannot_be_is_named(
    options: tuple[str, str], said: str, tmp_path: Path
) -> None:
    program = await start(tmp_path, *options)
    _, told = await program.communicate()
    assert (program.returncode, told.decode()[: len(said)]) == (1, said)
    assert "Traceback" not in told.decode()


@pytest.mark.long
async def test_settings_of_a_host_with_several_processes_do_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHARDS", "auto")
    monkeypatch.setenv("JOBS", "postgresql")
    async with running(tmp_path) as (_, url):
        assert url.startswith("http://127.0.0.1:")


@pytest.mark.long
async def test_a_bot_that_does_not_start_is_told_with_the_end_of_its_log(tmp_path: Path) -> None:
    (tmp_path / "wonders.db").write_text("not a database, but long enough to be taken for one" * 9)
    program = await start(tmp_path, "--port", "0")
    _, said = await asyncio.wait_for(program.communicate(), STARTS_WITHIN)
    assert program.returncode == 1
    assert said.decode().startswith("The bot does not start.")
    assert "database" in said.decode().partition("\n")[2]
