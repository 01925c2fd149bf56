"""Words all that is stored about a person as files: JSON, indented to be read."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ...controls.panel import TextFile

GAMES_IN_FILE = 500
"""How many games a file has at most: some megabytes, which Discord accepts."""


def personal_files(data: Mapping[str, Any]) -> Iterator[TextFile]:
    """Yield the files, each with some of the games; the first has everything else, too."""
    games = data["games"]
    for at in range(0, max(len(games), 1), GAMES_IN_FILE):
        own = dict(data) if at == 0 else {"person": data["person"]}
        own["games"] = games[at : at + GAMES_IN_FILE]
        number = f"-{at // GAMES_IN_FILE + 1}" if len(games) > GAMES_IN_FILE else ""
        text = json.dumps(own, ensure_ascii=False, indent=1)
        yield TextFile(f"wonders-data{number}.json", f"{text}\n")
