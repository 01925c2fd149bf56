"""A check for each kind of reason, beside the modules that find them."""

import pytest

# So that pytest tells what was compared in a check that fails, as it does in a test.
pytest.register_assert_rewrite(*(f"{__name__}.{each}" for each in ("tempo", "trade", "victory")))
