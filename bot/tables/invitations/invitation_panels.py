"""What the message of an invitation shows: while it is open, and what is left of it afterwards."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from ...controls.panel import Panel, without_pictures
from ...fair.dealing import DealtGame
from ...games import GAMES
from ...store import Invitation, Status, Store
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ...workers.pool import UNABLE
from ..mentions import permitted
from ..ports import Reply
from . import challenge_panels, lobby_panels

R = TypeVar("R")


async def open_panel(
    presentations: Presentations, invitation: Invitation, *, new: bool = False
) -> Panel:
    """Return the message of an open invitation; a `new` one notifies those who are invited."""
    to = await presentations.for_table(invitation)
    picture = GAMES[invitation.game].invitation_picture(to, invitation)
    if invitation.one_to_one:
        panel = challenge_panels.open_panel(to.words, invitation, picture)
    else:
        panel = lobby_panels.lobby(to.words, invitation, picture, new=new)
    return permitted(panel, to)


def begun_panel(words: Words, invitation: Invitation, dealt: DealtGame) -> Panel:
    """Return what replaces an invitation whose game begins."""
    panels = challenge_panels.accepted_panel if invitation.one_to_one else lobby_panels.begun
    return panels(words, invitation, dealt)


def over_panel(words: Words, invitation: Invitation, status: Status) -> Panel:
    """Return what replaces an invitation that was closed without a game."""
    panels = challenge_panels.answered_panel if invitation.one_to_one else lobby_panels.over
    return panels(words, invitation, status)


async def closed_panel(
    store: Store, presentations: Presentations, invitation: Invitation
) -> Panel | None:
    """Return what replaces a stored invitation that is closed; `None` for an open one."""
    if invitation.status == "open":
        return None
    words = (await presentations.for_table(invitation)).words
    if invitation.table_id is None:
        return over_panel(words, invitation, invitation.status)
    record = await store.tables.load(invitation.table_id)
    seal = await store.seals.of_table(record.id)
    assert seal is not None  # every game is dealt from one
    return begun_panel(words, invitation, DealtGame(record, seal.commitment, seal.terms or ""))


async def show_present(
    store: Store,
    presentations: Presentations,
    invitation: Invitation,
    show: Callable[[Panel], Awaitable[R]],
) -> R:
    """Show an invitation as it is once that is done; return what `show` did last.

    Another process may change or close it meanwhile, and be shown before.
    """
    while True:
        closed = await closed_panel(store, presentations, invitation)
        panel = closed or await open_panel(presentations, invitation)
        shown = await drawn_if_possible(show, panel)
        now = await store.invitations.get(invitation.id)
        if (now.status, now.revision) == (invitation.status, invitation.revision):
            return shown
        invitation = now


def language_of(reply: Reply, words: Words) -> Words:
    """Return the words for what replaces a pressed message: its reader's if it is private."""
    return words if reply.pressed_private() is None else reply.words


async def drawn_if_possible(show: Callable[[Panel], Awaitable[R]], panel: Panel) -> R:
    """Show what is stored already, without its picture where that cannot be drawn now."""
    try:
        return await show(panel)
    except UNABLE:
        return await show(without_pictures(panel))
