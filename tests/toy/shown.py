"""All that a session of the toy shows to somebody, as panels, their parts and their bytes."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from bot.controls.panel import Button, Image, Panel
from bot.wording.presentation import Presentation
from bot.wording.strings import DATA, Strings
from engine.core.game import Seat

from . import SENTENCES
from .session import RpsSession

STRINGS = Strings(DATA, SENTENCES)
TO = Presentation(STRINGS.words("en-US"))


def panels(session: RpsSession, viewer: Seat | None) -> Iterator[Panel]:
    """Yield all that the session shows to a viewer, `None` for everybody, in any way."""
    words = TO.words
    yield session.board(TO)
    yield session.former_board(words)
    yield session.position_panel(TO)
    yield session.score(TO)
    yield session.position_text(words, viewer)
    yield session.replay(TO)
    if shown := session.look("hand", TO, viewer, Seat(0) if viewer is None else viewer):
        yield shown
    yield Panel(tuple(session.log(words, viewer)))
    if viewer is not None:
        yield session.private_panel(TO, viewer) or Panel(())


def as_bytes(shown: Iterable[Panel]) -> list[bytes]:
    """Return all that is sent of panels, pictures too."""
    sent = []
    for panel in shown:
        sent.append(repr((panel.rows, panel.mentions, panel.accent)).encode())
        for part in panel.parts:
            if isinstance(part, Image):
                sent += [part.filename.encode(), part.alt.encode(), drawn(part)]
            else:
                sent.append(part.encode())
    return sent


def drawn(image: Image) -> bytes:
    """Return the bytes of a picture; what is drawn of equal values is drawn once."""
    assert isinstance(image.draw, partial)
    return _encoded(image.draw.func, *image.draw.args)


@cache
def _encoded(draw: Callable[..., bytes], *what: object) -> bytes:
    return draw(*what)


def text(panel: Panel) -> str:
    return "\n".join(part for part in panel.parts if isinstance(part, str))


def pictures(panel: Panel) -> list[Image]:
    return [part for part in panel.parts if isinstance(part, Image)]


def buttons(panel: Panel) -> list[Button]:
    rows = (row for row in panel.rows if isinstance(row, tuple))
    return [each for row in rows for each in row if isinstance(each, Button)]
