"""The typefaces, and how small each may get.

Pictures are 1320 pixels wide and Discord shows them 550 points wide. Capitals must be 9 high
there, so nothing is written smaller than `FLOORS` says.
"""

from enum import Enum
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).parents[1] / "data" / "fonts"

WIDTH = 1320
"""The width of every picture, in pixels."""
SHOWN_WIDTH, SHOWN_CAPITAL = 550, 9
LEAST_CAPITAL = SHOWN_CAPITAL * WIDTH / SHOWN_WIDTH


class Font(Enum):
    """A typeface: its file, and the height of its capitals in ems."""

    BOLD = ("Roboto-Bold.ttf", 1456 / 2048)
    MEDIUM = ("Roboto-Medium.ttf", 1456 / 2048)
    SERIF = ("SourceSerifPro-Bold.otf", 670 / 1000)

    @property
    def file(self) -> str:
        """The path of the font file."""
        return str(HOME / self.value[0])

    @property
    def capital(self) -> float:
        """The height of a capital in ems."""
        return self.value[1]


FLOORS = {font: int(-(-LEAST_CAPITAL // font.capital)) for font in Font}
"""The smallest size of each typeface, in pixels."""


class Script(NamedTuple):
    """A typeface for letters that the others lack; `shaped` ones change with their neighbours."""

    file: str
    shaped: bool


def _script(name: str, *, shaped: bool = True) -> Script:
    return Script(str(HOME / f"{name}.ttf"), shaped)


SCRIPTS = (
    _script("NotoSans-Bold", shaped=False),
    _script("DroidSansFallback", shaped=False),
    _script("NotoSansHebrew-Bold"),
    _script("NotoSansArabic-Bold"),
    _script("NotoSansDevanagari-Bold"),
    _script("NotoSansThai-Bold"),
    _script("NotoSansBengali-Bold"),
    _script("NotoSansGurmukhi-Bold"),
    _script("NotoSansGujarati-Bold"),
    _script("NotoSansTamil-Bold"),
    _script("NotoSansTelugu-Bold"),
    _script("NotoSansKannada-Bold"),
    _script("NotoSansMalayalam-Bold"),
    _script("NotoSansSinhala-Bold"),
    _script("NotoSansLao-Bold"),
    _script("NotoSansMyanmar-Bold"),
    _script("NotoSansKhmer-Bold"),
    _script("NotoSansGeorgian-Bold", shaped=False),
    _script("NotoSansArmenian-Bold", shaped=False),
    _script("NotoSansEthiopic-Bold", shaped=False),
)
"""Where letters are looked for that a typeface lacks, in this order."""
