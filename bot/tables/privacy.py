"""What people are told of what is stored about them, and forgetting them."""

import logging

from engine.core.game import RESIGNATION

from ..controls import ids
from ..controls.panel import Button, Panel
from ..discord.replies import Answer
from ..discord.services import Desk
from ..store import DamagedTable, Ending, StillPlays, TableEnded
from .refusals import Refusal

log = logging.getLogger(__name__)


async def tell(desk: Desk, user: int, answer: Answer) -> None:
    """Tell a person privately what is stored about them."""
    known, words = await desk.store.known(user), answer.words
    lines = [words("privacy-stored")]
    if known.running or known.ended:
        lines.append(words("privacy-games", running=known.running, ended=known.ended))
    if known.challenges:
        lines.append(words("privacy-challenges", count=known.challenges))
    if known.sealed:
        lines.append(words("privacy-sealed"))
    if known.chosen:
        lines.append(words("privacy-choices"))
    if len(lines) == 1:
        lines = [words("privacy-nothing")]
    await answer.say(Panel(("\n".join([*lines, words("privacy-rest")]),)))


async def ask(desk: Desk, user: int, answer: Answer) -> None:
    """Ask whether a person really wants to be forgotten, and tell what that means."""
    words, running = answer.words, await desk.store.plays_in(user)
    lines = [words("forget-really")]
    if running:
        lines.append(words("forget-running", count=len(running)))
    button = Button(str(ids.Forget(user)), words("button-forget"), "danger")
    await answer.say(Panel(("\n".join(lines),), ((button,),)))


async def forget(desk: Desk, user: int, pressed: ids.Forget, answer: Answer) -> None:
    """Resign a person's running games, withdraw their challenges, and forget who they are.

    Raises `Refusal` for a button of somebody else, and for who has begun a game meanwhile.
    """
    if pressed.user != user:
        raise Refusal("unknown-control")
    await answer.acknowledge()
    for table in await desk.store.plays_in(user):
        await _resign(desk, table, user)
    await desk.challenging.withdraw_all(user)
    try:
        await desk.store.forget(user)
    except StillPlays:
        raise Refusal("still-plays") from None
    await answer.replace(Panel((answer.words("forgotten"),)))


async def _resign(desk: Desk, table: int, user: int) -> None:
    """Resign a game; one that is damaged ends without a winner."""
    try:
        await desk.tables.resign(table, user, None)
    except DamagedTable:
        await desk.store.end(table, Ending(RESIGNATION, ()))
    except (Refusal, TableEnded) as error:  # it has ended meanwhile, or cannot be shown
        log.info("Table %s: resigned for who is forgotten: %r", table, error)
