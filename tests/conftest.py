"""What every test stands on."""

import engine.ai.thinking  # noqa: F401 - numba looks for SciPy; colour-science leaves a stand-in
