"""An orderly shutdown that takes too long is ended, whatever hangs."""

import asyncio
import os
import subprocess
import sys

HANGING = """
import asyncio, logging, os, signal, time
from bot.ops import signals

async def hang():
    stop = signals.stop_on_signals()
    os.kill(os.getpid(), signal.SIGTERM)
    await stop.wait()
    time.sleep(3600)

logging.basicConfig()
signals.SHUTDOWN_SECONDS = 0.01
asyncio.run(hang())
"""


async def test_a_shutdown_that_hangs_is_ended_with_status_1() -> None:
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", HANGING],
        env=dict(os.environ), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "Shutdown took longer than 0.01 seconds" in done.stderr
