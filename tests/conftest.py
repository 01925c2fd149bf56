"""What all tests share: no compiled code, and no memory kept from one module to the next.

Computer players think without compiled code. Processes that tests start inherit this. The tests of
compiled code turn it on in processes of their own, so that no test process pays for numba with
time and memory.
"""

import ctypes
import gc
import os
import sys
from collections.abc import Iterator

import pytest

os.environ["NUMBA_DISABLE_JIT"] = "1"


@pytest.fixture(scope="module", autouse=True)
def _memory_returned() -> Iterator[None]:
    """Return freed memory to the system: pictures leave holes that glibc would keep for good."""
    yield
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
