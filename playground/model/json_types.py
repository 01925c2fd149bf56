"""Names the type of a JSON object."""

from typing import Any

Json = dict[str, Any]
