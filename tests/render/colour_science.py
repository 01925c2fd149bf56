"""The package colour-science, without the mocks that it puts in the place of scipy.

Whoever imports numba afterwards would take them for scipy, and fail.
"""

import sys
from unittest.mock import NonCallableMock

import colour

for name, module in tuple(sys.modules.items()):
    if name.partition(".")[0] == "scipy" and isinstance(module, NonCallableMock):
        del sys.modules[name]

__all__ = ["colour"]
