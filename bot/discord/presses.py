"""What a press does: from its custom_id to the table, and back to the person who pressed."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import assert_never, cast

import discord
from msgspec.structs import replace

from engine.core.game import Seat

from ..computer.reviews import reviewed
from ..controls import ids
from ..controls.links import to_board
from ..controls.panel import Panel
from ..games import KITS
from ..tables import challenge_panels as challenges
from ..tables import privacy, resigning, substitution
from ..tables.refusals import Refusal, StaleClick
from ..tables.turns import expect
from .invitations import open_thread
from .permissions import place
from .replies import Answer
from .services import Desk


async def press(desk: Desk, interaction: discord.Interaction, answer: Answer) -> None:
    """Do what a pressed control asks for; raises `Refusal` for what cannot be."""
    pressed = ids.read(str(_data(interaction).get("custom_id", "")))
    try:
        await _do(desk, interaction, answer, pressed)
    except StaleClick as stale:
        await _present(desk, interaction, answer, stale.table)


async def _do(
    desk: Desk, interaction: discord.Interaction, answer: Answer, pressed: ids.Pressed | None
) -> None:
    user = interaction.user.id
    match pressed:
        case ids.Play():
            await desk.tables.play(
                pressed.table, user, pressed.seat, pressed.nth, pressed.move, answer
            )
        case ids.Choose(table, seat, nth):
            await desk.tables.play(table, user, seat, nth, _chosen(interaction), answer)
        case ids.Weigh():
            await _weigh(desk, interaction, answer, pressed)
        case ids.Answer() | ids.CutCards():
            await _challenge(desk, interaction, answer, pressed)
        case ids.Rematch(table):
            place(interaction)  # refuses where a permission was lost since
            await desk.challenging.rematch(table, user, answer)
        case ids.Replay() | ids.Review() | ids.Moment():
            await _look_back(desk, interaction, answer, pressed)
        case ids.Resign() | ids.GiveUp():
            await _give_up(desk, interaction, answer, pressed)
        case ids.OpenThread():
            await open_thread(desk, interaction, answer, pressed)
        case ids.Substitute() | ids.Consent() | ids.TakeBack():
            await substitution.press(desk, interaction, answer, pressed)
        case ids.Forget():
            await privacy.forget(desk, user, pressed, answer)
        case None:
            raise Refusal("unknown-control")
        case _:
            assert_never(pressed)


def _chosen(interaction: discord.Interaction) -> str:
    values = _data(interaction).get("values")
    return str(values[0]) if isinstance(values, list) and values else ""


async def _give_up(
    desk: Desk, interaction: discord.Interaction, answer: Answer, pressed: ids.Resign | ids.GiveUp
) -> None:
    """Give a game up, or ask whether the one that was chosen is really given up."""
    user = interaction.user.id
    if isinstance(pressed, ids.Resign):
        await desk.tables.resign(pressed.table, user, answer)
        return
    chosen = ids.read(_chosen(interaction))
    if not isinstance(chosen, ids.Resign):
        raise Refusal("unknown-control")
    record = await desk.store.load(chosen.table)
    await answer.say(resigning.really(answer.words, record, user))


async def _challenge(
    desk: Desk, interaction: discord.Interaction, answer: Answer, pressed: ids.Answer | ids.CutCards
) -> None:
    """Answer a challenge; the cards are cut with what was written, which is asked for first."""
    user, number = interaction.user.id, pressed.challenge
    if isinstance(pressed, ids.Answer):
        await desk.challenging.answer(number, user, pressed.word, answer)
    elif interaction.type is discord.InteractionType.modal_submit:
        written = _written(interaction)
        await desk.challenging.answer(number, user, "accept", answer, written)
    else:
        challenge = await desk.store.challenge(number)
        challenges.expect(challenge, user, "accept", datetime.now(UTC))
        await answer.ask(challenges.cutting(answer.words, challenge))


def _written(interaction: discord.Interaction) -> str:
    """Return what was written in a form of one line."""
    match _data(interaction).get("components"):
        case [{"component": {"value": str(written)}}]:
            return written
        case _:
            return ""


def _data(interaction: discord.Interaction) -> Mapping[str, object]:
    return cast("Mapping[str, object]", interaction.data or {})


async def _weigh(
    desk: Desk, interaction: discord.Interaction, answer: Answer, pressed: ids.Weigh
) -> None:
    match = await desk.tables.match(pressed.table)
    expect(match, interaction.user.id, pressed.seat, pressed.nth)
    to = await desk.alone(interaction)
    await answer.say(match.weigh(to, Seat(pressed.seat), pressed.thing))


async def _look_back(
    desk: Desk,
    interaction: discord.Interaction,
    answer: Answer,
    pressed: ids.Replay | ids.Review | ids.Moment,
) -> None:
    """Show a game as a film, the review of a finished one, or a moment of that."""
    found = await desk.tables.match(pressed.table)
    to, kit = await desk.alone(interaction), KITS[found.record.game]
    if isinstance(pressed, ids.Replay):
        await answer.say(found.replay(to))
        return
    judged = await reviewed(desk.store, desk.reviews, found, answer)
    match pressed:
        case ids.Review():
            await answer.say(kit.review(to, found.record, judged))
        case ids.Moment(_, n) if n < len(judged.moves):
            await answer.say(kit.moment(to, found.record, judged, n))
        case _:
            raise Refusal("unknown-control")


async def _present(
    desk: Desk, interaction: discord.Interaction, answer: Answer, table: int
) -> None:
    """Show the present board to somebody who pressed a control of an older one.

    A board that could not be shown when it was made is posted now.
    """
    shown = await desk.tables.show_unshown(table, answer)
    match = await desk.tables.match(table)
    if shown and not match.record.postable:  # the board was the answer
        return
    if shown:
        told = Panel((answer.words("stale-shown"),), to_board(answer.words, match.record))
        await answer.say(told)
        return
    panel = match.here(await desk.alone(interaction))
    parts = (answer.words("stale"), *panel.parts)
    await answer.say(replace(panel, parts=parts, rows=to_board(answer.words, match.record)))
