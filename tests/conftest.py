"""What every test stands on."""

import engine.ai.duel.agent  # noqa: F401 - numba looks for SciPy; colour-science leaves a stand-in
