"""What was done last, in the order of events: cards taken, stages built, tokens won."""

from collections.abc import Iterable, Iterator

from engine.architects import events as done
from engine.core.game import Seat

from ..box import Box
from ..canvas import Canvas
from ..paints import Paint
from ..signs import Icon, draw_icon
from .signs import card_icon, token_icon

SIDE = 44
MOST = 3


def draw_deeds(canvas: Canvas, events: Iterable[object], box: Box) -> None:
    """Draw who acted last, and the last three things that came of it; nothing before a move."""
    found = list(_deeds(events))[-MOST:]
    if not found:
        return
    width = (len(found) + 1) * (SIDE + 4) + 6
    canvas.fill(Box(box.x, box.y + 1, width, box.height - 2), Paint.TRAY, radius=12)
    inner = Box(box.x + 5, box.y, width - 6, box.height)
    seats = [seat for seat, _ in found]
    canvas.icon(f"seat-{seats[-1]}", Box(inner.x, inner.y, SIDE, inner.height).inset(4))
    for n, (_, icon) in enumerate(found, start=1):
        at = Box(inner.x + n * (SIDE + 4), inner.y, SIDE, inner.height)
        draw_icon(canvas, icon, at.centred(SIDE, SIDE))


def _deeds(events: Iterable[object]) -> Iterator[tuple[Seat, Icon]]:
    """Yield who did what, as a drawing; what everybody may know."""
    for event in events:
        match event:
            case done.CardTaken(seat=seat, card=card):
                yield seat, card_icon(card)
            case done.StageBuilt(seat=seat):
                yield seat, Icon("wonder")
            case done.TokenTaken(seat=seat, token=token):
                yield seat, Icon(token_icon(token))
            case done.CatMoved(seat=seat):
                yield seat, Icon("architects-cat")
            case done.HornsBlown(seat=seat, flipped=flipped) if flipped:
                yield seat, Icon("architects-war")
            case done.DeckOpened(seat=seat):
                yield seat, Icon("architects-look")
