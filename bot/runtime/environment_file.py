"""Reads the settings that stand in `.env`."""

from io import StringIO
from pathlib import Path

from dotenv import load_dotenv
from dotenv.parser import parse_stream

from .settings import BadSetting


def load_environment_file(file: str) -> None:
    """Add the settings of a file to the environment, which takes precedence over the file.

    An empty name stands for no file. Raises `BadSetting` where the file, or a line of it, cannot be
    read: a program that went on would miss settings without a word, the token among them.
    """
    if not file:
        return
    try:
        text = Path(file).read_text(encoding="utf-8-sig")  # as some editors write UTF-8
    except UnicodeDecodeError:
        raise BadSetting(f"{file}: expected text in UTF-8; save it as such") from None
    except OSError as error:
        raise BadSetting(
            f"{file}: it cannot be read ({error.strerror}); give it to the user who runs this"
        ) from None
    for line in parse_stream(StringIO(text)):
        if line.error or (line.key is not None and line.value is None):
            raise BadSetting(f"{file}, line {line.original.line}: expected NAME=VALUE")
    load_dotenv(stream=StringIO(text))
