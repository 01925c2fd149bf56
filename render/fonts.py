"""The typefaces, and how small each may get.

Pictures are 1320 pixels wide and Discord shows them 550 points wide. Capitals must be 9 high
there, so nothing is written smaller than `FLOORS` says.
"""

from enum import Enum

import font_roboto
import font_source_serif_pro

WIDTH = 1320
"""The width of every picture, in pixels."""
SHOWN_WIDTH, SHOWN_CAPITAL = 550, 9
LEAST_CAPITAL = SHOWN_CAPITAL * WIDTH / SHOWN_WIDTH


class Font(Enum):
    """A typeface: its file, and the height of its capitals in ems."""

    BOLD = (font_roboto.RobotoBold, 1456 / 2048)
    MEDIUM = (font_roboto.RobotoMedium, 1456 / 2048)
    SERIF = (font_source_serif_pro.SourceSerifProBold, 670 / 1000)

    @property
    def file(self) -> str:
        """The path of the font file."""
        return str(self.value[0])

    @property
    def capital(self) -> float:
        """The height of a capital in ems."""
        return self.value[1]


FLOORS = {font: int(-(-LEAST_CAPITAL // font.capital)) for font in Font}
"""The smallest size of each typeface, in pixels."""
