"""What people do about their seats: leave one to the computer, fill a deserted one, come back."""

import logging
from datetime import UTC, datetime
from typing import assert_never

import discord

from ..controls import ids
from ..controls.panel import Panel
from ..discord.failures import FAILURES
from ..discord.replies import Answer
from ..discord.services import Desk
from ..games import Match, match
from ..store import TableRecord
from ..wording.names import plain
from ..wording.players import seat_of
from . import standins
from .refusals import Refusal
from .turns import not_seated

log = logging.getLogger(__name__)


async def choose(desk: Desk, channel_id: int, user: int, level: str, answer: Answer) -> None:
    """Tell a person privately which seats of a channel's game the computer can take over."""
    record = await desk.store.running_in(channel_id)
    if record is None:
        raise Refusal("no-game-here")
    now = datetime.now(UTC)
    await answer.say(standins.offer(answer.words, match(record), user, level, now))


async def press(
    desk: Desk,
    interaction: discord.Interaction,
    answer: Answer,
    pressed: ids.Substitute | ids.Consent | ids.TakeBack,
) -> None:
    """Do what a control about seats asks for; raises `Refusal` for what cannot be."""
    user = interaction.user.id
    match pressed:
        case ids.Substitute():
            await _substitute(desk, interaction, answer, pressed)
        case ids.Consent(word="agree"):
            await _agree(desk, user, answer, pressed)
        case ids.Consent():
            await _close(desk, user, answer, pressed)
        case ids.TakeBack(table):
            await _take_back(desk, table, user, answer)
        case _:
            assert_never(pressed)


async def _substitute(
    desk: Desk, interaction: discord.Interaction, answer: Answer, pressed: ids.Substitute
) -> None:
    """Ask the others whether the computer may take over, or fill a deserted seat."""
    record = await desk.store.load(pressed.table)
    if pressed.seat == seat_of(record.players, interaction.user.id):
        await _ask(desk, interaction, answer, pressed, record)
    else:
        await _fill(desk, interaction.user.id, answer, pressed)


async def _ask(
    desk: Desk,
    interaction: discord.Interaction,
    answer: Answer,
    pressed: ids.Substitute,
    record: TableRecord,
) -> None:
    """Post the request; of several presses of one button only the first does."""
    user = interaction.user.id
    standins.expect_asking(record, user, pressed)
    number = interaction.id if interaction.message is None else interaction.message.id
    new = await desk.store.request_substitute(record.id, user, number)
    await answer.confirm(standins.asked(answer.words, record, user))
    if not new:
        return
    words = (await desk.audiences.around(record)).words
    sent = None
    try:
        panel = standins.request(words, record, pressed, number)
        sent = await answer.say(panel, private=False)
    finally:
        if sent is None:  # nobody can answer what nobody sees
            await desk.store.close_request(record.id, pressed.seat, number)


async def _fill(desk: Desk, user: int, answer: Answer, pressed: ids.Substitute) -> None:
    """Give a deserted seat to the computer, and tell whose it was."""

    async def change(found: Match) -> None:
        standins.expect_deserted(found, user, pressed, datetime.now(UTC))
        record = found.record
        who = record.players[pressed.seat]
        assert who.user_id is not None
        if not await desk.store.hand_over(record.id, pressed.seat, who.user_id, pressed.level):
            raise Refusal("replaced-already", name=plain(who.name))
        await answer.confirm(Panel((answer.words("substitute-filled", name=plain(who.name)),)))
        words = (await desk.audiences.around(record)).words
        await _announce(answer, standins.gone(words, record, user, pressed))

    await desk.tables.reseat(pressed.table, change, answer)


async def _agree(desk: Desk, user: int, answer: Answer, pressed: ids.Consent) -> None:
    """Give the seat of the one who asked to the computer; raises `Refusal` for others."""

    async def change(found: Match) -> None:
        record = found.record
        standins.expect_answer(record, user, pressed)
        asker = record.players[pressed.seat].user_id
        assert asker is not None
        if not await desk.store.hand_over(
            record.id, pressed.seat, asker, pressed.level, pressed.request
        ):
            raise Refusal("request-over")
        words = (await desk.audiences.around(record)).words
        await answer.replace_if_possible(standins.answered(words, record, user, pressed))

    await desk.tables.reseat(pressed.table, change, answer)


async def _close(desk: Desk, user: int, answer: Answer, pressed: ids.Consent) -> None:
    """Decline a request, or withdraw one's own; raises `Refusal` for others."""
    record = await desk.store.load(pressed.table)
    standins.expect_answer(record, user, pressed)
    if not await desk.store.close_request(record.id, pressed.seat, pressed.request):
        raise Refusal("request-over")
    words = (await desk.audiences.around(record)).words
    await answer.replace(standins.answered(words, record, user, pressed))


async def _take_back(desk: Desk, table: int, user: int, answer: Answer) -> None:
    """Give a person the seat back in which the computer stands in; raises `Refusal`."""

    async def change(found: Match) -> None:
        record = found.record
        standins.expect_former(record, user)
        if not await desk.store.take_back(table, user):
            raise not_seated(record, user)
        await answer.confirm(Panel((answer.words("substitute-back"),)))
        words = (await desk.audiences.around(record)).words
        await _announce(answer, standins.returned(words, record, user))

    await desk.tables.reseat(table, change, answer)


async def _announce(answer: Answer, panel: Panel) -> None:
    """Tell everybody what is done already, whether or not it can be told."""
    try:
        await answer.say(panel, private=False)
    except FAILURES as error:
        log.warning("Nobody is told who sits down or gets up: %s", error)
