"""What is left of an invitation once it is closed: a line, and of a game the proof of its deal."""

from ...controls.panel import Panel
from ...fair.dealing import DealtGame
from ...store import Invitation, Status, Store
from ...wording.presentation import Presentations
from ...wording.strings import Words
from ..ports import Reply
from . import challenge_panels, lobby_panels


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


def language_of(reply: Reply, words: Words) -> Words:
    """Return the words for what replaces a pressed message: its reader's if it is private."""
    return words if reply.pressed_private() is None else reply.words
