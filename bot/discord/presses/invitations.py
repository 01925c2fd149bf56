"""Begins games: validates who is invited, seats computers, opens a thread if a channel is taken."""

from collections.abc import Mapping
from datetime import UTC, datetime

import discord
from msgspec import Struct
from msgspec.structs import replace

from ...controls import ids
from ...controls.links import channel_url
from ...controls.panel import Button, Link, Panel
from ...fair.dealing import cut
from ...games import GAMES
from ...store import Invitation, NewInvitation, Player
from ...tables.beginning import BEGINS, CLOCK, NO_CLOCK, RANDOM
from ...tables.invitations.invitations import LASTS
from ...tables.invitations.lobby_rules import expect_open, is_complete
from ...tables.invitations.own_threads import title
from ...tables.invitations.server_terms import with_server_terms
from ...tables.private_answers import answer_privately
from ...tables.refusals import CannotShow, Refusal
from ...tables.selections import expect_enough, seats
from ...tables.tables import COMPUTER
from ...wording.names import escaped
from ...wording.strings import Words
from .. import threads
from ..permissions import Place, missing_for_threads, owner, parent_for_threads, place
from ..replies.reply import Reply
from ..services import Services

Person = discord.User | discord.Member

ALONE = 3
"""How many play, where the game lets so many, if a person plays with computers and names no number.

It is as in the guided games.
"""


class GameRequest(Struct, frozen=True):
    """A requested game; `watch` lets computers alone play.

    `people` were named, the bot itself among them for a computer. `seats` is how many shall play,
    0 where that follows from the rest; `level` is the computers', empty for the usual one; `cut`
    are words of the player that are mixed into the deal. Without a `clock`, the server's usual one
    is taken. A game for two that is `open` waits for anybody of the channel in place of seating a
    computer.
    """

    game: str
    people: tuple[Person, ...] = ()
    open: bool = False
    seats: int = 0
    computers: int = 0
    options: Mapping[str, str] = {}
    begins: str = RANDOM
    watch: bool = False
    level: str = ""
    cut: str = ""
    clock: str = ""


async def invite(
    services: Services, interaction: discord.Interaction, reply: Reply, request: GameRequest
) -> None:
    """Invite people, or begin a game with computers; raises `Refusal`.

    If a game is running in the channel, offer to open a thread for the new one.
    """
    named = tuple(each for each in dict.fromkeys(request.people) if each.id != services.me)
    for person in named:
        _expect_playable(interaction, person, request)
    if request.open:
        _expect_open(interaction, request)
    await threads.expect_let_in(interaction, services.me)
    where = place(interaction)
    locale = await services.public_locale(reply)
    game = GAMES[request.game]
    computers = request.computers + len(set(request.people)) - len(named)
    request = replace(request, computers=computers)
    alone = interaction.context.dm_channel or (game.seats[-1] == 2 and not (named or request.open))
    players = _players(interaction.user, named, request, alone=alone)
    playing = max(request.seats or len(players), game.seats.start)
    expect_enough(reply.words, game, request.options, playing)
    new = _invitation(interaction, where, locale, request, players)
    new = with_server_terms(new, await services.store.preferences.of(owner(interaction)))
    mine = cut(interaction.user.id, interaction.id, request.cut, alone=is_complete(new))
    new = replace(new, cuts=(mine,))
    try:
        await services.invitations.expect_free_channel(new, reply)
    except Refusal:
        await _offer_thread(services, interaction, reply, new)
        return
    await services.invitations.send(new, reply)


def _expect_playable(
    interaction: discord.Interaction, person: Person, request: GameRequest
) -> None:
    """Check that a person may be invited; raises `Refusal`."""
    name = escaped(person.display_name)
    if request.watch:
        raise Refusal("watch-computer-only")
    if person.id == interaction.user.id:
        raise Refusal("challenge-self")
    if GAMES[request.game].seats[-1] == 2 and request.level:
        raise Refusal("level-computer-only")
    if person.bot:
        raise Refusal("challenge-bot", name=name)
    if interaction.context.dm_channel:
        raise Refusal("challenge-in-dm")
    if interaction.guild_id is not None and not _sees_channel(person):
        raise Refusal("challenge-unseen", name=name)
    channel = interaction.channel
    if isinstance(channel, discord.DMChannel | discord.GroupChannel):
        known = {each.id for each in channel.recipients}
        if known and person.id not in known:
            raise Refusal("challenge-unseen", name=name)


def _expect_open(interaction: discord.Interaction, request: GameRequest) -> None:
    """Check that a game may wait for anybody: nobody else is to play; raises `Refusal`."""
    if request.people or request.watch:
        raise Refusal("open-or-named")
    if request.level:
        raise Refusal("level-computer-only")
    if interaction.context.dm_channel:
        raise Refusal("challenge-in-dm")


def _sees_channel(person: Person) -> bool:
    """Whether a member can see the channel, by the permissions that Discord sends along."""
    if not isinstance(person, discord.Member):
        return False
    allowed = person.resolved_permissions
    return allowed is None or allowed.view_channel


def _players(
    host: Person, named: tuple[Person, ...], request: GameRequest, *, alone: bool
) -> tuple[Player, ...]:
    """Return everybody who is to play, the host first.

    Where the host is `alone`, as nobody else can join, computers have all other seats.
    """
    computer = replace(COMPUTER, level=request.level or COMPUTER.level)
    game = GAMES[request.game]
    possible = seats(game, request.options)
    if request.watch:
        enough = request.computers if request.computers in game.seats else possible[-1]
        return (computer,) * (request.seats or enough)
    computers = request.computers
    if alone:
        usual = computers or min(ALONE, possible[-1]) - 1
        computers = max(computers, request.seats - 1 if request.seats else usual)
    people = (Player(each.id, each.display_name) for each in (host, *named))
    return (*people, *(computer for _ in range(computers)))


def _invitation(
    interaction: discord.Interaction,
    where: Place,
    locale: str,
    request: GameRequest,
    players: tuple[Player, ...],
) -> NewInvitation:
    """Return the invitation; raises `Refusal` where more or fewer are to play than can.

    Where nobody is named, everybody can join; otherwise those who are named, unless `seats` says
    that there are more.
    """
    host, game = interaction.user, GAMES[request.game]
    possible = seats(game, request.options)
    least = possible.start
    most = request.seats or (max(len(players), least) if len(players) > 1 else possible[-1])
    if not len(players) <= most <= possible[-1]:
        raise Refusal("too-many-players", most=min(most, possible[-1]))
    if most < least:
        raise Refusal("too-few-players", least=least)
    clock = {CLOCK: request.clock} if request.clock else {}
    # Elsewhere nobody could be reminded, and no move be shown.
    if request.clock not in ("", NO_CLOCK) and not where.postable:
        raise Refusal("clock-not-here")
    # A reply can be followed by a few messages only.
    if request.watch and not where.postable:
        raise Refusal("watch-not-here")
    people = (player.user_id for player in players)
    return NewInvitation(
        game=request.game,
        guild_id=where.guild_id,
        channel_id=where.channel_id,
        postable=where.postable,
        host=Player(host.id, host.display_name),
        players=players,
        invited=tuple(each for each in people if each not in (None, host.id)),
        least=least,
        most=most,
        locale=locale,
        options={**request.options, BEGINS: request.begins, **clock},
        expires_at=datetime.now(UTC) + LASTS,
    )


async def _offer_thread(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    new: NewInvitation,
) -> None:
    if parent_for_threads(interaction) is None:
        raise Refusal("channel-taken")
    lacking = missing_for_threads(interaction)
    if lacking is not None:
        raise Refusal("channel-taken-no-thread", permission=lacking)
    if not interaction.permissions.create_public_threads:
        raise Refusal("channel-taken")
    draft = await services.invitations.keep_draft(new)
    button = Button(str(ids.OpenThread(draft.id)), reply.words("button-open-thread"), "primary")
    await reply.refuse(Refusal("channel-taken-thread"), ((button,),))


async def open_thread(
    services: Services, interaction: discord.Interaction, reply: Reply, pressed: ids.OpenThread
) -> None:
    """Open a thread for a game whose channel was taken, and invite there; raises `Refusal`."""
    parent = parent_for_threads(interaction)
    lacking = missing_for_threads(interaction)
    if parent is None or lacking is not None:
        raise Refusal("channel-taken-no-thread", permission=lacking or threads.PERMISSION)
    if not interaction.permissions.create_public_threads:
        raise Refusal("channel-taken")
    draft = await services.store.invitations.get(pressed.invitation)
    if draft.host.user_id != interaction.user.id:
        raise Refusal("unknown-control")
    expect_open(draft, datetime.now(UTC))
    await reply.acknowledge()
    if pressed.invitation in services.opened_threads:
        return
    if not draft.draft:  # the bot was killed before it could tell
        await answer_privately(reply, _opened(reply.words, channel_url(draft)))
        return
    services.opened_threads.append(pressed.invitation)
    words = services.strings.words(draft.locale)
    try:
        for user in draft.invited:
            await _expect_member(parent.guild, user)
        services.allowances.count("threads", interaction.user.id)
        await services.invitations.expect_postable(draft)
        thread = await _thread(parent, draft, words)
        await services.invitations.post_draft(draft.id, thread.id)
    except CannotShow as error:
        raise Refusal("cannot-post", permission=error.missing) from error
    except Exception:  # if the invitation is still a draft, another press may open a thread
        services.opened_threads.remove(pressed.invitation)
        raise
    await answer_privately(reply, _opened(reply.words, thread.jump_url))


def _opened(words: Words, url: str) -> Panel:
    """Return what tells who asked for a thread that it is open."""
    return Panel((words("thread-opened"),), ((Link(url, words("button-to-thread")),),))


async def _thread(parent: discord.TextChannel, draft: Invitation, words: Words) -> discord.Thread:
    """Open a thread named after the game and those who are to play; raises `Refusal`."""
    try:
        return await parent.create_thread(
            name=title(words, draft),
            type=threads.kind_in(parent),
            auto_archive_duration=threads.ARCHIVED_AFTER,
        )
    except discord.Forbidden:
        raise Refusal("channel-taken-no-thread", permission=threads.PERMISSION) from None


async def _expect_member(guild: discord.Guild, user: int) -> None:
    """Check that somebody is still a member of the server; raises `Refusal`."""
    try:
        await guild.fetch_member(user)
    except discord.NotFound:
        raise Refusal("unknown-control") from None
