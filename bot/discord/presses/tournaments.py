"""What the commands and buttons of tournaments do on Discord."""

from datetime import UTC, datetime

import discord

from ...controls import ids
from ...controls.tournament_ids import PressTournament
from ...store import LIVE, NewTournament, Player, TournamentKind
from ...tables.refusals import Refusal
from ...tables.tournaments.lists import OVER, listed
from ...wording.names import TITLE_LENGTH
from ..permissions import managed_server, missing, missing_for_threads
from ..replies.reply import Reply
from ..services import Services


async def open_tournament(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    *,
    name: str,
    game: str,
    kind: TournamentKind,
    rounds: int,
    clock: str,
) -> None:
    """Post a tournament in the channel of whoever organizes it; raises `Refusal`."""
    channel = interaction.channel
    if not interaction.is_guild_integration() or not isinstance(channel, discord.TextChannel):
        raise Refusal("tournament-place")
    may = interaction.permissions.manage_guild or interaction.permissions.manage_events
    if not may:
        raise Refusal("tournament-not-allowed")
    lacking = missing(interaction) or missing_for_threads(interaction)
    if lacking is not None:
        raise Refusal("cannot-post", permission=lacking)
    assert interaction.guild_id is not None
    if clock == LIVE and not (await services.store.preferences.of(interaction.guild_id)).live:
        raise Refusal("live-clock-off")
    user = interaction.user
    services.allowances.count("opened", user.id)
    title = " ".join(name.split())[:TITLE_LENGTH]
    new = NewTournament(
        guild_id=interaction.guild_id,
        channel_id=channel.id,
        organizer_id=user.id,
        name=title or reply.words("tournament-unnamed"),
        game=game,
        kind=kind,
        rounds=rounds,
        clock=clock,
        locale=await services.public_locale(reply),
        created_at=datetime.now(UTC),
    )
    await services.tournaments.open(new, Player(user.id, user.display_name), reply)


async def list_tournaments(
    services: Services, interaction: discord.Interaction, reply: Reply
) -> None:
    """Tell privately which tournaments there are on the server; raises `Refusal`."""
    if interaction.guild_id is None:
        raise Refusal("tournament-place")
    found = await services.store.tournaments.of_server(interaction.guild_id)
    over = await services.store.tournaments.played_on(interaction.guild_id, OVER)
    user, manages = interaction.user.id, managed_server(interaction)
    for panel in listed(reply.words, found, over, user, manages):
        await reply.say(panel)


async def press_tournament(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: PressTournament,
    chosen: str,
) -> None:
    """Do what was pressed, or the action or round `chosen` in a list; raises `Refusal`."""
    user = interaction.user
    if pressed.action == "pick":
        picked = ids.parse(chosen)
        if not isinstance(picked, PressTournament):
            raise Refusal("unknown-control")
        pressed = picked
    elif chosen.isdecimal() and len(chosen) < 4:
        pressed = PressTournament(pressed.tournament, pressed.action, int(chosen))
    who = Player(user.id, user.display_name)
    await services.tournaments.press(
        pressed,
        who,
        channel=interaction.channel_id,
        manages=managed_server(interaction),
        reply=reply,
    )
