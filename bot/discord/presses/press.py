"""Dispatches a press by the custom_id of its control to the use case that carries it out."""

from collections.abc import Mapping
from typing import assert_never, cast

import discord
from msgspec.structs import replace

from ...controls import ids, lesson_ids, onlooker_ids, setting_ids, tournament_ids, undo_ids
from ...controls.links import to_board
from ...controls.panel import Panel
from ...store import Invitation, Player, TableRecord
from ...tables.private_answers import answer_privately
from ...tables.refusals import Refusal, StaleClick
from ..permissions import managed_server, place
from ..replies.reply import Reply
from ..services import Services
from .invitations import open_thread
from .learning import learn
from .looking_back import look_at_games, look_back
from .settings import show_settings
from .tournaments import press_tournament

FOR_ALL = (ids.Resign, ids.End, ids.ChooseResign, ids.Forget)
"""Controls that also work for people whom moderators have barred from the bot."""

PLAYING = (
    ids.Play,
    ids.SelectMove,
    ids.ShowOptions,
    ids.OpenPanel,
    ids.Rematch,
    ids.Substitute,
    ids.AnswerSubstitution,
    ids.TakeSeatBack,
    undo_ids.AnswerUndo,
)
"""Controls with which somebody plays at a table, also from a direct message.

They are refused to people barred by the server of the table, or by the server of the press.
"""


async def press(services: Services, interaction: discord.Interaction, reply: Reply) -> None:
    """Carry out a press; raises `Refusal` where it cannot be done, and what the use cases raise."""
    pressed = ids.parse(str(_data(interaction).get("custom_id", "")))
    if not isinstance(pressed, FOR_ALL):
        here, table = interaction.guild_id, pressed.table if isinstance(pressed, PLAYING) else None
        if barring := await services.allowances.barring(interaction.user.id, here, table):
            raise Refusal("barred" if here in barring else "barred-there")
    if pressed is None:
        raise Refusal("unknown-control")
    try:
        await _dispatch(services, interaction, reply, pressed)
    except StaleClick as stale:
        await _answer_stale_press(services, interaction, reply, stale.table, pressed)


async def _dispatch(
    services: Services, interaction: discord.Interaction, reply: Reply, pressed: ids.Pressed
) -> None:
    user = interaction.user.id
    match pressed:
        case ids.Play():
            await services.tables.play(
                pressed.table, user, pressed.seat, pressed.ply, pressed.move, reply
            )
        case ids.SelectMove(table, seat, ply):
            await services.tables.play(table, user, seat, ply, _selected(interaction), reply)
        case ids.ShowOptions() | ids.OpenPanel():
            await _open_panel(services, user, reply, pressed)
        case (
            ids.AnswerChallenge()
            | ids.CutCards()
            | ids.AnswerLobby()
            | ids.Rematch()
            | ids.OpenThread()
        ):
            await _press_invitation(services, interaction, reply, pressed)
        case ids.Replay() | ids.Review() | ids.ReviewedMove():
            await look_back(services, interaction, reply, pressed)
        case ids.Resign() | ids.End() | ids.ChooseResign():
            await _give_up(services, interaction, reply, pressed)
        case (
            ids.Substitute() | ids.AnswerSubstitution() | ids.TakeSeatBack() | undo_ids.AnswerUndo()
        ):
            await _press_request(services, interaction, reply, pressed)
        case (
            ids.ShowHistory()
            | ids.ChoosePastGame()
            | ids.ShowProof()
            | onlooker_ids.Export()
            | onlooker_ids.ImportedLog()
            | onlooker_ids.Watch()
            | onlooker_ids.ChooseWatch()
            | onlooker_ids.ShowHidden()
        ):
            await look_at_games(services, interaction, reply, pressed, _selected(interaction))
        case ids.Forget():
            await services.privacy.forget(user, pressed, reply)
        case (
            lesson_ids.Lesson()
            | lesson_ids.AnswerLesson()
            | lesson_ids.GuidedGame()
            | lesson_ids.Rules()
            | lesson_ids.Legend()
        ):
            await learn(services, interaction, reply, pressed, _selected(interaction))
        case (
            setting_ids.ShowSettings()
            | setting_ids.ChangeSetting()
            | tournament_ids.PressTournament()
        ):
            await _press_settings_or_tournament(services, interaction, reply, pressed)
        case _:
            assert_never(pressed)


async def _press_settings_or_tournament(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: setting_ids.SettingPressed | tournament_ids.PressTournament,
) -> None:
    """Show or change settings, or carry out a press on the message of a tournament."""
    if isinstance(pressed, tournament_ids.PressTournament):
        await press_tournament(services, interaction, reply, pressed, _selected(interaction))
    else:
        await show_settings(services, interaction, reply, pressed, _selected(interaction))


async def _press_request(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.Substitute | ids.AnswerSubstitution | ids.TakeSeatBack | undo_ids.AnswerUndo,
) -> None:
    """Send or answer a request that others at a table have to agree to, or take a seat back."""
    user = interaction.user.id
    if isinstance(pressed, undo_ids.AnswerUndo):
        await services.undoing.press(user, reply, pressed)
    else:
        await services.substitution.press(user, managed_server(interaction), reply, pressed)


async def _open_panel(
    services: Services, user: int, reply: Reply, pressed: ids.ShowOptions | ids.OpenPanel
) -> None:
    """Show a person privately the moves with an item, or the panel that only their seat sees."""
    if isinstance(pressed, ids.ShowOptions):
        await services.panels.show_options(pressed, user, reply)
    else:
        await services.panels.open(pressed.table, user, reply)


def _selected(interaction: discord.Interaction) -> str:
    """Return the value that was selected in the pressed list, or empty for a button."""
    values = _data(interaction).get("values")
    return str(values[0]) if isinstance(values, list) and values else ""


async def _give_up(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.Resign | ids.End | ids.ChooseResign,
) -> None:
    """Resign or end a game, or ask to confirm that for the game that was selected in a list."""
    user = interaction.user.id
    match pressed:
        case ids.Resign(table):
            await services.resigning.resign(table, user, reply)
        case ids.End(table, moves):
            await services.resigning.end(table, user, managed_server(interaction), moves, reply)
        case ids.ChooseResign():
            chosen = ids.parse(_selected(interaction))
            if not isinstance(chosen, ids.Resign | ids.End):
                raise Refusal("unknown-control")
            await services.resigning.ask(chosen.table, user, managed_server(interaction), reply)
        case _:
            assert_never(pressed)


async def _press_invitation(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby | ids.Rematch | ids.OpenThread,
) -> None:
    """Answer an invitation, or send one: for a rematch, or for a game in a new thread."""
    user = interaction.user.id
    if isinstance(pressed, ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby):
        invitation = await _pressed_invitation(services, interaction, pressed)
        await services.invitations.pressed(invitation, str(pressed), reply)
    match pressed:
        case ids.AnswerChallenge(number, answer):
            await services.challenges.respond(number, user, answer, reply)
        case ids.CutCards(number):
            await _cut(services, interaction, reply, number)
        case ids.AnswerLobby():
            who = Player(user, interaction.user.display_name)
            await services.lobbies.press(pressed, who, _selected(interaction), reply)
        case ids.Rematch(table):
            place(interaction)  # refuses where a permission was lost since
            who = Player(user, interaction.user.display_name)
            await services.rematches.ask(table, who, interaction.channel_id, reply)
        case ids.OpenThread():
            await open_thread(services, interaction, reply, pressed)
        case _:
            assert_never(pressed)


async def _pressed_invitation(
    services: Services,
    interaction: discord.Interaction,
    pressed: ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby,
) -> Invitation:
    """Return the invitation whose control was pressed.

    Raises `Refusal` where it was pressed in another channel, because the ids of controls can be
    forged and only people who see an invitation may answer it; raises `NoSuchInvitation`, too.
    """
    invitation = await services.store.invitations.get(_invitation_number(pressed))
    if invitation.channel_id != interaction.channel_id:
        raise Refusal("no-such-challenge")
    return invitation


def _invitation_number(pressed: ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby) -> int:
    return pressed.challenge if isinstance(pressed, ids.AnswerChallenge) else pressed.invitation


async def _cut(
    services: Services, interaction: discord.Interaction, reply: Reply, number: int
) -> None:
    """Mix the words that a person typed into a form into the deal, or show that form first."""
    who = Player(interaction.user.id, interaction.user.display_name)
    if interaction.type is discord.InteractionType.modal_submit:
        await services.cutting.cut(number, who, _typed(interaction), reply)
    else:
        await reply.ask(await services.cutting.form(number, who, reply.words))


def _typed(interaction: discord.Interaction) -> str:
    """Return the text that was typed into a form of one field."""
    match _data(interaction).get("components"):
        case [{"component": {"value": str(written)}}]:
            return written
        case _:
            return ""


def _data(interaction: discord.Interaction) -> Mapping[str, object]:
    return cast("Mapping[str, object]", interaction.data or {})


async def _answer_stale_press(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    table: int,
    pressed: ids.Pressed,
) -> None:
    """Answer somebody who pressed a control of an older board.

    A private panel is replaced by the person's present panel, or by a confirmation if the move was
    made already, as after a double click. Otherwise the present position is shown privately, with a
    link to the board. A board that no message shows yet is posted before.
    """
    if await services.panels.renew_pressed(table, interaction.user.id, reply):
        return
    shown = await services.boards.show_unshown(table, reply)
    session = await services.tables.session(table)
    if shown and not session.record.postable:  # the board was the answer
        return
    private = reply.pressed_private() is not None
    if private and isinstance(pressed, ids.Play) and _was_made_already(pressed, session.record):
        await services.panels.confirm(session, interaction.user.id, reply)  # of a double click
        return
    if shown:
        panel = Panel((reply.words("stale-shown"),))
    else:
        position = session.position_panel(await services.for_person(reply))
        panel = replace(position, parts=(reply.words("stale"), *position.parts))
    panel = replace(panel, rows=to_board(reply.words, session.record))
    await answer_privately(reply, panel)


def _was_made_already(pressed: ids.Play, record: TableRecord) -> bool:
    """Whether the pressed move is among the moves that were made."""
    this = (pressed.seat, pressed.ply, pressed.move)
    return any((move.seat, move.ply, move.text) == this for move in record.moves)
