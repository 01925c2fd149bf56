"""The line at the bottom: what the last move was, and who must decide what."""

from collections.abc import Iterator
from typing import assert_never

from engine.duel import decisions as decide
from engine.duel import events as past
from engine.duel.catalog import CARDS
from engine.duel.economy import discard_gain
from engine.duel.score import result
from engine.duel.table import Table, View

from ..box import Box
from ..canvas import Canvas
from ..lettering import first_fitting
from ..look import Look
from ..paints import Paint
from ..signs import Icon, draw_icon
from .heading import awaited

SIZE = 36
LEAST_NAME = 5
"""A name shorter than this, where it was cut, tells too little."""


def status(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Draw the line in a box."""
    canvas.fill(box, Paint.PANEL, radius=16, edge=Paint.EDGE, thick=2)
    left = box.x + 8
    for icons in _moves(look) if look.ended is None else ():
        for name in icons:
            canvas.icon(name, Box(left, box.y + 6, box.height - 12, box.height - 12))
            left += box.height - 12 + 2
        left += 6
    asked = awaited(view.table, look)
    if isinstance(asked, decide.Destroy):
        chip = f"chip-{asked.colour}"
        canvas.icon(chip, Box(left, box.y + 6, box.height - 12, box.height - 12))
        left += box.height - 6
    right = _discarding(canvas, view.table, look, box)
    room = Box(left + 6, box.y, right - left - 18, box.height)
    canvas.text(sentence(view.table, look, room.width), room, SIZE, Paint.IVORY)


def _discarding(canvas: Canvas, table: Table, look: Look, box: Box) -> int:
    """Draw what discarding a card brings who must take one; return where that begins."""
    decision = awaited(table, look)
    if not isinstance(decision, decide.Turn):
        return box.right
    side = box.height - 10
    coin = Box(box.right - side - 8, box.y + 5, side, side)
    pile = coin.moved(-side + 4, 0)
    canvas.icon("discard", pile)
    gain = discard_gain(table.cities[decision.seat])
    draw_icon(canvas, Icon("coin", f"+{gain}" if gain < 10 else str(gain)), coin)
    return pile.x


def sentence(table: Table, look: Look, width: int) -> str:
    """Return who must decide what, or who has won, with names as long as the width allows."""
    return first_fitting(_sentences(table, look), width)


def _sentences(table: Table, look: Look) -> Iterator[str]:
    """Yield what is to be said, ever shorter."""
    words, ended = look.words, look.ended or result(table)
    if ended is None:
        decision = table.todo[0]
        for name in look.shorter_names(decision.seat):
            yield words(_question(decision), name=name)
        return
    how = words(f"reason-{ended.reason}")
    if len(ended.winners) == 1:
        for name in look.shorter_names(ended.winners[0]):
            if not name.endswith("…") or len(name) > LEAST_NAME:
                yield f"{words('picture-wins', name=name)} · {how}"
        for name in look.shorter_names(ended.winners[0]):
            yield words("picture-wins", name=name)
    yield how


def _question(decision: decide.Decision) -> str:
    match decision:
        case decide.Turn():
            return "picture-turn"
        case decide.Draft():
            return "picture-drafts"
        case decide.PickToken():
            return "picture-takes-token"
        case decide.PickFromLibrary():
            return "picture-keeps-token"
        case decide.Revive():
            return "picture-revives"
        case decide.Destroy():
            return "picture-destroys"
        case decide.ChooseStarter():
            return "picture-chooses-starter"
        case _:
            assert_never(decision)


def _moves(look: Look) -> list[tuple[str, ...]]:
    """Return the drawings that tell the last move: who, and what became of what."""
    found: list[tuple[str, ...]] = []
    for event in look.last:
        match event:
            case past.Built(seat=seat, card=card):
                found.append((f"seat-{seat}", _chip(card), "check"))
            case past.Discarded(seat=seat, card=card):
                found.append((f"seat-{seat}", _chip(card), "discard"))
            case past.WonderBuilt(seat=seat, wonder=wonder):
                found.append((f"seat-{seat}", f"wonder-{wonder}"))
            case past.WonderTaken(seat=seat, wonder=wonder):
                found.append((f"seat-{seat}", f"wonder-{wonder}"))
            case past.TokenTaken(seat=seat, token=token):
                found.append((f"seat-{seat}", f"token-{token}"))
            case past.Revived(seat=seat, card=card):
                found.append((f"seat-{seat}", _chip(card), "revive"))
            case past.Destroyed(seat=seat, card=card):
                found.append((f"seat-{seat}", _chip(card), "cross"))
    again = ("again",) if any(isinstance(event, past.PlaysAgain) for event in look.last) else ()
    return [move + again for move in found[:1]]


def _chip(card: str) -> str:
    return f"chip-{CARDS[card].colour}"
