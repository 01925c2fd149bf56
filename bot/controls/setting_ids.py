"""The custom_ids of settings, which say whose they are; of a server, it is the one of the press."""

import re
from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

Whose = Literal["server", "own"]

_NAME = re.compile(r"[a-z]{1,32}")


class ShowSettings(Struct, frozen=True):
    """Show a page of settings: `S:<whose>:<page>`; without a page the first, as `S:<whose>`."""

    whose: Whose
    page: str = ""

    def __str__(self) -> str:
        return f"S:{self.whose}:{self.page}".rstrip(":")


class ChangeSetting(Struct, frozen=True):
    """Choose the value selected in a list: `S:<whose>:<page>:<setting>`."""

    whose: Whose
    page: str
    setting: str

    def __str__(self) -> str:
        return f"S:{self.whose}:{self.page}:{self.setting}"


SettingPressed: TypeAlias = ShowSettings | ChangeSetting


def parse(kind: str, fields: Sequence[str]) -> SettingPressed | None:
    """Parse the parts of a custom_id; return `None` for an unknown one."""
    match kind, fields:
        case "S", [("server" | "own") as whose, *names] if all(map(_NAME.fullmatch, names)):
            match names:
                case [] | [_]:
                    return ShowSettings(whose, *names)
                case [page, setting]:
                    return ChangeSetting(whose, page, setting)
    return None
