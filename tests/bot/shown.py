"""What panels show, as values that tests compare."""

from functools import partial

from bot.controls.panel import Image, Panel


def text(panel: Panel) -> str:
    """Return the text of a panel, without its pictures."""
    return "\n".join(part for part in panel.parts if isinstance(part, str))


def all_of(panel: Panel) -> str:
    """Return everything that is sent of a panel; of pictures, all that they are drawn from."""
    parts = [part if isinstance(part, str) else _picture(part) for part in panel.parts]
    return repr((parts, panel.rows, panel.mentions, panel.accent))


def _picture(image: Image) -> str:
    assert isinstance(image.draw, partial)
    drawn = [each() if isinstance(each, partial) else each for each in image.draw.args[1:]]
    return repr((image.filename, image.alt, drawn))
