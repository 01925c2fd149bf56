"""Begins duels: validates opponents, plays the computer, offers a thread if a channel is taken."""

from datetime import UTC, datetime
from typing import Literal

import discord
from msgspec import Struct
from msgspec.structs import replace

from engine.ai.levels import LEVELS

from ..controls import ids
from ..controls.panel import Button, Link, Panel, short
from ..fair.dealing import GameSetup, cut
from ..store import NewInvitation, Player
from ..tables import challenge_panels
from ..tables.challenges import CHALLENGE_LASTS
from ..tables.refusals import CannotShow, Refusal
from ..tables.tables import COMPUTER
from ..wording.names import escaped, plain_text
from ..wording.strings import Words
from .permissions import Place, missing_for_threads, parent_for_threads, place
from .replies import Reply
from .services import Services

Person = discord.User | discord.Member

GAME = "duel"
THREAD_NAME_LENGTH = 100
THREADS = "create_public_threads"
THREAD_ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes without a message after which Discord hides a thread: a week."""


class GameRequest(Struct, frozen=True):
    """The options of a requested game; `watch` lets two computers play.

    `level` is the computer's, empty for the default.
    """

    wonders: str = "draft"
    begins: str = challenge_panels.RANDOM
    watch: bool = False
    level: str = ""
    cut: str = ""
    """Words of the player that are mixed into the deal."""


async def invite(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    opponent: Person | None,
    request: GameRequest,
) -> None:
    """Challenge a person, or begin a game with the computer; raises `Refusal`.

    If a game is running in the channel, offer to open a thread for the new one.
    """
    against_computer = opponent is None or _is_bot(services, opponent)
    if opponent is not None and not against_computer:
        _expect_playable(interaction, opponent, request)
    where = place(interaction)
    try:
        await services.tables.expect_free(where.channel_id)
    except Refusal:
        await _offer_thread(services, interaction, reply, opponent, request)
        return
    locale = (await services.for_channel(interaction)).words.locale
    if opponent is None or against_computer:
        setup = _with_computer(interaction, where, locale, request)
        await services.tables.begin(setup, cut(interaction.id, request.cut), reply)
    else:
        await services.challenges.challenge(
            _challenge(opponent, interaction, where, locale, request), reply
        )


def _is_bot(services: Services, person: Person) -> bool:
    return person.id == services.me


def _expect_playable(
    interaction: discord.Interaction, opponent: Person, request: GameRequest
) -> None:
    name = escaped(opponent.display_name)
    if request.watch:
        raise Refusal("watch-computer-only")
    if opponent.id == interaction.user.id:
        raise Refusal("challenge-self")
    if request.level:
        raise Refusal("level-computer-only")
    if request.cut:
        raise Refusal("cut-computer-only", name=name)
    if opponent.bot:
        raise Refusal("challenge-bot", name=name)
    if interaction.context.dm_channel:
        raise Refusal("challenge-in-dm")
    if interaction.guild_id is not None and not _sees_channel(opponent):
        raise Refusal("challenge-unseen", name=name)
    channel = interaction.channel
    if isinstance(channel, discord.DMChannel | discord.GroupChannel):
        known = {each.id for each in channel.recipients}
        if known and opponent.id not in known:
            raise Refusal("challenge-unseen", name=name)


def _sees_channel(opponent: Person) -> bool:
    """Whether a member can see the channel, by the permissions that Discord sends along."""
    if not isinstance(opponent, discord.Member):
        return False
    allowed = opponent.resolved_permissions
    return allowed is None or allowed.view_channel


def _challenge(
    opponent: Person,
    interaction: discord.Interaction,
    where: Place,
    locale: str,
    request: GameRequest,
) -> NewInvitation:
    host = Player(interaction.user.id, interaction.user.display_name)
    return NewInvitation(
        game=GAME,
        guild_id=where.guild_id,
        channel_id=where.channel_id,
        postable=where.postable,
        host=host,
        players=(host, Player(opponent.id, opponent.display_name)),
        invited=(opponent.id,),
        least=2,
        most=2,
        locale=locale,
        options={"wonders": request.wonders, challenge_panels.BEGINS: request.begins},
        expires_at=datetime.now(UTC) + CHALLENGE_LASTS,
    )


def _with_computer(
    interaction: discord.Interaction, where: Place, locale: str, request: GameRequest
) -> GameSetup:
    computer = replace(COMPUTER, level=request.level or COMPUTER.level)
    me = computer if request.watch else Player(interaction.user.id, interaction.user.display_name)
    return GameSetup(
        game=GAME,
        guild_id=where.guild_id,
        channel_id=where.channel_id,
        opener_id=interaction.user.id,
        locale=locale,
        options={"wonders": request.wonders},
        players=(me, computer),
        begins=challenge_panels.FIRST[request.begins],
        postable=where.postable,
    )


async def _offer_thread(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    opponent: Person | None,
    request: GameRequest,
) -> None:
    if (
        parent_for_threads(interaction) is None or request.cut
    ):  # a custom_id has no room for the words
        raise Refusal("channel-taken")
    lacking = missing_for_threads(interaction)
    if lacking is not None:
        raise Refusal("channel-taken-no-thread", permission=lacking)
    if not _may_open_threads(interaction):
        raise Refusal("channel-taken")
    against = services.me if opponent is None else opponent.id
    button = Button(
        str(ids.OpenThread(against, request.wonders, request.begins, request.watch, request.level)),
        reply.words("button-open-thread"),
        "primary",
    )
    await reply.refuse(Refusal("channel-taken-thread"), ((button,),))


def _may_open_threads(interaction: discord.Interaction) -> bool:
    """Whether the person has the permission to open a thread."""
    return interaction.permissions.create_public_threads


async def open_thread(
    services: Services, interaction: discord.Interaction, reply: Reply, pressed: ids.OpenThread
) -> None:
    """Open a thread for a game whose channel was taken, and begin there; raises `Refusal`."""
    request = _request(pressed)
    parent = parent_for_threads(interaction)
    lacking = missing_for_threads(interaction)
    if parent is None or lacking is not None:
        raise Refusal("channel-taken-no-thread", permission=lacking or THREADS)
    if not _may_open_threads(interaction):
        raise Refusal("channel-taken")
    await reply.acknowledge()
    pressed_on = interaction.message.id if interaction.message is not None else interaction.id
    if pressed_on in services.opened_threads:
        return
    services.opened_threads.append(pressed_on)
    words = (await services.for_channel(interaction)).words
    try:
        opponent = await _opponent(services, interaction, parent, pressed.opponent, request)
        thread = await _thread(interaction, parent, opponent, words)
    except Exception:
        services.opened_threads.remove(pressed_on)
        raise
    new = (interaction, Place(parent.guild.id, thread.id, postable=True), words.locale, request)
    try:
        if opponent is None:
            await services.tables.begin(_with_computer(*new), cut(interaction.id), None)
        else:
            await services.challenges.post(_challenge(opponent, *new))
    except CannotShow as error:
        raise Refusal("cannot-post", permission=error.missing) from error
    link = Link(thread.jump_url, reply.words("button-to-thread"))
    await reply.replace(Panel((reply.words("thread-opened"),), ((link,),)))


def _request(pressed: ids.OpenThread) -> GameRequest:
    """Return the options in the button's id; raises `Refusal` for a forged one."""
    known = (
        pressed.wonders in challenge_panels.WONDERS
        and pressed.begins in challenge_panels.BEGINNERS
        and pressed.level in ("", *LEVELS)
    )
    if not known:
        raise Refusal("unknown-control")
    return GameRequest(pressed.wonders, pressed.begins, pressed.watch, pressed.level)


async def _opponent(
    services: Services,
    interaction: discord.Interaction,
    parent: discord.TextChannel,
    against: int,
    request: GameRequest,
) -> discord.Member | None:
    """Return the member `against`, or `None` for the computer; raises `Refusal`."""
    if against == services.me:
        return None
    opponent = await _member(parent.guild, against)
    _expect_playable(interaction, opponent, request)
    return opponent


async def _thread(
    interaction: discord.Interaction,
    parent: discord.TextChannel,
    opponent: discord.Member | None,
    words: Words,
) -> discord.Thread:
    """Open a thread named after both players; raises `Refusal`."""
    title = words(
        "thread-name",
        challenger=plain_text(interaction.user.display_name),
        opponent=words("computer") if opponent is None else plain_text(opponent.display_name),
    )
    try:
        return await parent.create_thread(
            name=short(title, THREAD_NAME_LENGTH),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=THREAD_ARCHIVED_AFTER,
        )
    except discord.Forbidden:
        raise Refusal("channel-taken-no-thread", permission=THREADS) from None


async def _member(guild: discord.Guild, user: int) -> discord.Member:
    """Return a member of the server; raises `Refusal` for anybody else."""
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        raise Refusal("unknown-control") from None
