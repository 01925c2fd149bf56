"""Inviting to a duel: who may be challenged, the computer, a thread where a channel is full."""

from datetime import UTC, datetime
from typing import Literal

import discord
from msgspec import Struct
from msgspec.structs import replace

from engine.ai.levels import LEVELS

from ..controls import ids
from ..controls.panel import Button, Link, Panel, short
from ..fair.dealing import Opening, cut
from ..store import NewChallenge, Player
from ..tables import challenge_panels
from ..tables.challenges import CHALLENGE_LASTS
from ..tables.refusals import CannotShow, Refusal
from ..tables.tables import COMPUTER
from ..wording.names import plain, spoken
from ..wording.strings import Words
from .permissions import Place, missing_for_threads, parent_for_threads, place
from .replies import Reply
from .services import Services

Person = discord.User | discord.Member

GAME = "duel"
THREAD_NAME_LENGTH = 100
THREADS = "create_public_threads"
THREAD_SLEEPS_AFTER: Literal[10080] = 10080
"""Minutes without a message after which Discord hides a thread: a week."""


class Wish(Struct, frozen=True):
    """What somebody wants to play: the wonders, who begins, and whether only to watch.

    `level` is how strong the computer plays, empty where nothing was said about it.
    """

    wonders: str = "draft"
    begins: str = challenge_panels.RANDOM
    watch: bool = False
    level: str = ""
    cut: str = ""
    """Words that are mixed into the deal."""


async def invite(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    opponent: Person | None,
    wish: Wish,
) -> None:
    """Challenge a person, or begin a game with the computer; raises `Refusal`.

    Where a game is running in the channel, the refusal offers to open a thread for the new one.
    """
    against_computer = opponent is None or _is_me(services, opponent)
    if opponent is not None and not against_computer:
        _expect_playable(interaction, opponent, wish)
    where = place(interaction)
    try:
        await services.tables.expect_free(where.channel_id)
    except Refusal:
        await _offer_thread(services, interaction, reply, opponent, wish)
        return
    locale = (await services.everybody(interaction)).words.locale
    if opponent is None or against_computer:
        opening = _with_computer(interaction, where, locale, wish)
        await services.tables.begin(opening, cut(interaction.id, wish.cut), reply)
    else:
        await services.challenges.challenge(
            _challenge(opponent, interaction, where, locale, wish), reply
        )


def _is_me(services: Services, person: Person) -> bool:
    return person.id == services.me


def _expect_playable(interaction: discord.Interaction, opponent: Person, wish: Wish) -> None:
    name = plain(opponent.display_name)
    if wish.watch:
        raise Refusal("watch-computer-only")
    if opponent.id == interaction.user.id:
        raise Refusal("challenge-self")
    if wish.level:
        raise Refusal("level-computer-only")
    if wish.cut:
        raise Refusal("cut-computer-only", name=name)
    if opponent.bot:
        raise Refusal("challenge-bot", name=name)
    if interaction.context.dm_channel:
        raise Refusal("challenge-in-dm")
    if interaction.guild_id is not None and not _sees(opponent):
        raise Refusal("challenge-unseen", name=name)
    channel = interaction.channel
    if isinstance(channel, discord.DMChannel | discord.GroupChannel):
        known = {each.id for each in channel.recipients}
        if known and opponent.id not in known:
            raise Refusal("challenge-unseen", name=name)


def _sees(opponent: Person) -> bool:
    """Whether a member can see the channel; Discord tells it with the option."""
    if not isinstance(opponent, discord.Member):
        return False
    allowed = opponent.resolved_permissions
    return allowed is None or allowed.view_channel


def _challenge(
    opponent: Person, interaction: discord.Interaction, where: Place, locale: str, wish: Wish
) -> NewChallenge:
    challenger = interaction.user
    return NewChallenge(
        game=GAME,
        guild_id=where.guild_id,
        channel_id=where.channel_id,
        postable=where.postable,
        challenger=Player(challenger.id, challenger.display_name),
        opponent=Player(opponent.id, opponent.display_name),
        locale=locale,
        options={"wonders": wish.wonders, challenge_panels.BEGINS: wish.begins},
        expires_at=datetime.now(UTC) + CHALLENGE_LASTS,
    )


def _with_computer(
    interaction: discord.Interaction, where: Place, locale: str, wish: Wish
) -> Opening:
    computer = replace(COMPUTER, level=wish.level or COMPUTER.level)
    me = computer if wish.watch else Player(interaction.user.id, interaction.user.display_name)
    return Opening(
        game=GAME,
        guild_id=where.guild_id,
        channel_id=where.channel_id,
        opener_id=interaction.user.id,
        locale=locale,
        options={"wonders": wish.wonders},
        players=(me, computer),
        begins=challenge_panels.FIRST[wish.begins],
        postable=where.postable,
    )


async def _offer_thread(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    opponent: Person | None,
    wish: Wish,
) -> None:
    if parent_for_threads(interaction) is None or wish.cut:  # no button could carry the words
        raise Refusal("channel-taken")
    lacking = missing_for_threads(interaction)
    if lacking is not None:
        raise Refusal("channel-taken-no-thread", permission=lacking)
    if not _may_open_threads(interaction):
        raise Refusal("channel-taken")
    against = services.me if opponent is None else opponent.id
    button = Button(
        str(ids.OpenThread(against, wish.wonders, wish.begins, wish.watch, wish.level)),
        reply.words("button-open-thread"),
        "primary",
    )
    await reply.refuse(Refusal("channel-taken-thread"), ((button,),))


def _may_open_threads(interaction: discord.Interaction) -> bool:
    """Whether the person could open a thread without us."""
    return interaction.permissions.create_public_threads


async def open_thread(
    services: Services, interaction: discord.Interaction, reply: Reply, pressed: ids.OpenThread
) -> None:
    """Open a thread for a game that found its channel full, and begin there; raises `Refusal`."""
    wish = _wish(pressed)
    parent = parent_for_threads(interaction)
    lacking = missing_for_threads(interaction)
    if parent is None or lacking is not None:
        raise Refusal("channel-taken-no-thread", permission=lacking or THREADS)
    if not _may_open_threads(interaction):
        raise Refusal("channel-taken")
    await reply.acknowledge()
    pressed_on = interaction.message.id if interaction.message is not None else interaction.id
    if pressed_on in services.opened:
        return
    services.opened.append(pressed_on)
    words = (await services.everybody(interaction)).words
    try:
        opponent = await _opponent(services, interaction, parent, pressed.opponent, wish)
        thread = await _thread(interaction, parent, opponent, words)
    except Exception:
        services.opened.remove(pressed_on)
        raise
    new = (interaction, Place(parent.guild.id, thread.id, postable=True), words.locale, wish)
    try:
        if opponent is None:
            await services.tables.begin(_with_computer(*new), cut(interaction.id), None)
        else:
            await services.challenges.post(_challenge(opponent, *new))
    except CannotShow as error:
        raise Refusal("cannot-post", permission=error.missing) from error
    link = Link(thread.jump_url, reply.words("button-to-thread"))
    await reply.replace(Panel((reply.words("thread-opened"),), ((link,),)))


def _wish(pressed: ids.OpenThread) -> Wish:
    """Return what was wanted when the button was made; raises `Refusal` for a forged one."""
    known = (
        pressed.wonders in challenge_panels.WONDERS
        and pressed.begins in challenge_panels.BEGINNERS
        and pressed.level in ("", *LEVELS)
    )
    if not known:
        raise Refusal("unknown-control")
    return Wish(pressed.wonders, pressed.begins, pressed.watch, pressed.level)


async def _opponent(
    services: Services,
    interaction: discord.Interaction,
    parent: discord.TextChannel,
    against: int,
    wish: Wish,
) -> discord.Member | None:
    """Return the member `against`, or `None` for the computer; raises `Refusal`."""
    if against == services.me:
        return None
    opponent = await _member(parent.guild, against)
    _expect_playable(interaction, opponent, wish)
    return opponent


async def _thread(
    interaction: discord.Interaction,
    parent: discord.TextChannel,
    opponent: discord.Member | None,
    words: Words,
) -> discord.Thread:
    """Open a thread named after the two; raises `Refusal`."""
    title = words(
        "thread-name",
        challenger=spoken(interaction.user.display_name),
        opponent=words("computer") if opponent is None else spoken(opponent.display_name),
    )
    try:
        return await parent.create_thread(
            name=short(title, THREAD_NAME_LENGTH),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=THREAD_SLEEPS_AFTER,
        )
    except discord.Forbidden:
        raise Refusal("channel-taken-no-thread", permission=THREADS) from None


async def _member(guild: discord.Guild, user: int) -> discord.Member:
    """Return a member; raises `Refusal` for somebody who is not here any more."""
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        raise Refusal("unknown-control") from None
