"""Reads the settings that stand in `.env`."""

from collections.abc import Iterator
from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from dotenv import load_dotenv
from dotenv.parser import Binding, parse_stream

from .settings import FORMER_NAMES, NAMES, BadSetting

ENVIRONMENT_FILE = Path(__file__).parents[2] / ".env"
"""The program's own; one in a folder above may hold the token of another bot."""

LIKE = 0.8
"""How alike a name and that of a setting are at least, where 1 is the same, to count as misspelt.

Other variables may stand in the file, too, so a name that is like no setting is nobody's mistake.
"""


def load_environment_file(file: Path) -> tuple[str, ...]:
    """Add the settings of a file to the environment, which takes precedence over the file.

    Returns a sentence for each misspelt name, which sets nothing. There need not be a file. Raises
    `BadSetting` where the file, or a line of it, cannot be read: a program that went on would miss
    settings without a word, the token among them.
    """
    try:
        text = file.read_text(encoding="utf-8-sig")  # as some editors write UTF-8
    except FileNotFoundError:
        return ()
    except UnicodeDecodeError:
        raise BadSetting(f"{file}: expected text in UTF-8; save it as such") from None
    except OSError as error:
        raise BadSetting(
            f"{file}: it cannot be read ({error.strerror}); give it to the user who runs this"
        ) from None
    lines = tuple(parse_stream(StringIO(text)))
    for line in lines:
        if line.error or (line.key is not None and line.value is None):
            raise BadSetting(f"{file}, line {line.original.line}: expected NAME=VALUE")
    load_dotenv(stream=StringIO(text))
    return tuple(_misspelt(file, lines))


def _misspelt(file: Path, lines: tuple[Binding, ...]) -> Iterator[str]:
    for line in lines:
        name = line.key or ""
        if name in NAMES or name in FORMER_NAMES.values():
            continue
        for meant in get_close_matches(name.upper(), NAMES, n=1, cutoff=LIKE):
            place = f"{file}, line {line.original.line}"
            yield f"{place}: {name} is no setting and changes nothing; {meant} is one"
