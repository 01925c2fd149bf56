"""What a press does: from its custom_id to the table, and back to the person who pressed."""

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
"""Controls that work for everybody, also for people whom moderators keep away from the bot."""

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

The server of the table may keep people away from them, as may the server of the press.
"""


async def press(services: Services, interaction: discord.Interaction, reply: Reply) -> None:
    """Do what a pressed control asks for; raises `Refusal` for what cannot be."""
    pressed = ids.parse(str(_data(interaction).get("custom_id", "")))
    if not isinstance(pressed, FOR_ALL):
        here, table = interaction.guild_id, pressed.table if isinstance(pressed, PLAYING) else None
        if barring := await services.allowances.barring(interaction.user.id, here, table):
            raise Refusal("barred" if here in barring else "barred-there")
    if pressed is None:
        raise Refusal("unknown-control")
    try:
        await _do(services, interaction, reply, pressed)
    except StaleClick as stale:
        await _present(services, interaction, reply, stale.table, pressed)


async def _do(
    services: Services, interaction: discord.Interaction, reply: Reply, pressed: ids.Pressed
) -> None:
    user = interaction.user.id
    match pressed:
        case ids.Play():
            await services.tables.play(
                pressed.table, user, pressed.seat, pressed.ply, pressed.move, reply
            )
        case ids.SelectMove(table, seat, ply):
            await services.tables.play(table, user, seat, ply, _chosen(interaction), reply)
        case ids.ShowOptions() | ids.OpenPanel():
            await _open(services, user, reply, pressed)
        case (
            ids.AnswerChallenge()
            | ids.CutCards()
            | ids.AnswerLobby()
            | ids.Rematch()
            | ids.OpenThread()
        ):
            await _invite(services, interaction, reply, pressed)
        case ids.Replay() | ids.Review() | ids.ReviewedMove():
            await look_back(services, interaction, reply, pressed)
        case ids.Resign() | ids.End() | ids.ChooseResign():
            await _give_up(services, interaction, reply, pressed)
        case (
            ids.Substitute() | ids.AnswerSubstitution() | ids.TakeSeatBack() | undo_ids.AnswerUndo()
        ):
            await _agree(services, interaction, reply, pressed)
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
            await look_at_games(services, interaction, reply, pressed, _chosen(interaction))
        case ids.Forget():
            await services.privacy.forget(user, pressed, reply)
        case (
            lesson_ids.Lesson()
            | lesson_ids.AnswerLesson()
            | lesson_ids.GuidedGame()
            | lesson_ids.Rules()
            | lesson_ids.Legend()
        ):
            await learn(services, interaction, reply, pressed, _chosen(interaction))
        case (
            setting_ids.ShowSettings()
            | setting_ids.ChangeSetting()
            | tournament_ids.PressTournament()
        ):
            await _choose(services, interaction, reply, pressed)
        case _:
            assert_never(pressed)


async def _choose(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: setting_ids.SettingPressed | tournament_ids.PressTournament,
) -> None:
    """Change what is chosen for a server or a person, or do something with a tournament."""
    if isinstance(pressed, tournament_ids.PressTournament):
        await press_tournament(services, interaction, reply, pressed, _chosen(interaction))
    else:
        await show_settings(services, interaction, reply, pressed, _chosen(interaction))


async def _agree(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.Substitute | ids.AnswerSubstitution | ids.TakeSeatBack | undo_ids.AnswerUndo,
) -> None:
    """Ask those at a table for something that concerns them, or answer that."""
    user = interaction.user.id
    if isinstance(pressed, undo_ids.AnswerUndo):
        await services.undoing.press(user, reply, pressed)
    else:
        await services.substitution.press(user, managed_server(interaction), reply, pressed)


async def _open(
    services: Services, user: int, reply: Reply, pressed: ids.ShowOptions | ids.OpenPanel
) -> None:
    """Show privately what can be done with an item, or what only one seat sees."""
    if isinstance(pressed, ids.ShowOptions):
        await services.panels.show_options(pressed, user, reply)
    else:
        await services.panels.open(pressed.table, user, reply)


def _chosen(interaction: discord.Interaction) -> str:
    values = _data(interaction).get("values")
    return str(values[0]) if isinstance(values, list) and values else ""


async def _give_up(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.Resign | ids.End | ids.ChooseResign,
) -> None:
    """Give a game up or end it, or ask whether that is to be done to the one that was chosen."""
    user = interaction.user.id
    match pressed:
        case ids.Resign(table):
            await services.resigning.resign(table, user, reply)
        case ids.End(table, moves):
            await services.resigning.end(table, user, managed_server(interaction), moves, reply)
        case ids.ChooseResign():
            chosen = ids.parse(_chosen(interaction))
            if not isinstance(chosen, ids.Resign | ids.End):
                raise Refusal("unknown-control")
            await services.resigning.ask(chosen.table, user, managed_server(interaction), reply)
        case _:
            assert_never(pressed)


async def _invite(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby | ids.Rematch | ids.OpenThread,
) -> None:
    """Answer an invitation, or make one: for a rematch, or in a thread."""
    user = interaction.user.id
    if isinstance(pressed, ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby):
        shown = await _shown_here(services, interaction, pressed)
        await services.invitations.pressed(shown, str(pressed), reply)
    match pressed:
        case ids.AnswerChallenge(number, answer):
            await services.challenges.respond(number, user, answer, reply)
        case ids.CutCards(number):
            await _cut(services, interaction, reply, number)
        case ids.AnswerLobby():
            who = Player(user, interaction.user.display_name)
            await services.lobbies.press(pressed, who, _chosen(interaction), reply)
        case ids.Rematch(table):
            place(interaction)  # refuses where a permission was lost since
            who = Player(user, interaction.user.display_name)
            await services.rematches.ask(table, who, interaction.channel_id, reply)
        case ids.OpenThread():
            await open_thread(services, interaction, reply, pressed)
        case _:
            assert_never(pressed)


async def _shown_here(
    services: Services,
    interaction: discord.Interaction,
    pressed: ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby,
) -> Invitation:
    """Return an invitation that is answered where it is shown, as only who sees it can.

    Raises `Refusal`, and `NoSuchInvitation`.
    """
    shown = await services.store.invitations.get(_number(pressed))
    if shown.channel_id != interaction.channel_id:
        raise Refusal("no-such-challenge")
    return shown


def _number(pressed: ids.AnswerChallenge | ids.CutCards | ids.AnswerLobby) -> int:
    return pressed.challenge if isinstance(pressed, ids.AnswerChallenge) else pressed.invitation


async def _cut(
    services: Services, interaction: discord.Interaction, reply: Reply, number: int
) -> None:
    """Cut the cards of an invitation with what was written, which is asked for first."""
    who = Player(interaction.user.id, interaction.user.display_name)
    if interaction.type is discord.InteractionType.modal_submit:
        await services.cutting.cut(number, who, _written(interaction), reply)
    else:
        await reply.ask(await services.cutting.form(number, who, reply.words))


def _written(interaction: discord.Interaction) -> str:
    """Return what was written in a form of one line."""
    match _data(interaction).get("components"):
        case [{"component": {"value": str(written)}}]:
            return written
        case _:
            return ""


def _data(interaction: discord.Interaction) -> Mapping[str, object]:
    return cast("Mapping[str, object]", interaction.data or {})


async def _present(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    table: int,
    pressed: ids.Pressed,
) -> None:
    """Show the present board to somebody who pressed a control of an older one.

    A private panel of an older turn becomes the present one, or else what it tells of the board. A
    board that could not be shown when it was made is posted now.
    """
    if await services.panels.renew_pressed(table, interaction.user.id, reply):
        return
    shown = await services.boards.show_unshown(table, reply)
    session = await services.tables.session(table)
    if shown and not session.record.postable:  # the board was the answer
        return
    private = reply.pressed_private() is not None
    if private and isinstance(pressed, ids.Play) and _is_made(pressed, session.record):
        await services.panels.confirm(session, interaction.user.id, reply)  # of a double click
        return
    if shown:
        panel = Panel((reply.words("stale-shown"),))
    else:
        position = session.position_panel(await services.for_person(reply))
        panel = replace(position, parts=(reply.words("stale"), *position.parts))
    panel = replace(panel, rows=to_board(reply.words, session.record))
    await answer_privately(reply, panel)


def _is_made(pressed: ids.Play, record: TableRecord) -> bool:
    """Whether a move was made already, this very one."""
    asked = (pressed.seat, pressed.ply, pressed.move)
    return any((move.seat, move.ply, move.text) == asked for move in record.moves)
