"""What all tests share: computer players think without compiled code.

Processes that tests start inherit this. The tests of compiled code turn it on in processes of
their own, so that no test process pays for numba with time and memory.
"""

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"
