"""A board to try Discord with: that of a new game that nobody plays and nothing stores."""

import asyncio
from datetime import UTC, datetime
from random import Random

import discord
from msgspec.structs import replace

from ...controls.panel import Image
from ...games import GAMES, open_session
from ...store import Player, TableRecord
from ...wording.presentation import Presentation
from ...wording.strings import shared_strings
from ..messages import Rendered

TABLE = 0
"""The number of its game; stored games begin at 1, so a press on it finds no game."""


async def sample_board(player: discord.ClientUser, channel: discord.TextChannel) -> Rendered:
    """Return the board of a new game of `player` against itself; it mentions nobody."""
    name, game = next(iter(GAMES.items()))
    words = shared_strings().words(str(channel.guild.preferred_locale))
    options = {option: values[0] for option, values in game.options.items()}
    record = TableRecord(
        id=TABLE,
        game=name,
        guild_id=channel.guild.id,
        channel_id=channel.id,
        opener_id=player.id,
        locale=words.locale,
        options=options,
        deal=game.deal(Random(), game.seats.start, options),
        players=(Player(player.id, player.display_name),) * game.seats.start,
        postable=True,
        created_at=datetime.now(UTC),
    )
    panel = open_session(record).board(Presentation(words))
    images = [part for part in panel.parts if isinstance(part, Image)]
    drawn = [(image, await asyncio.to_thread(image.draw)) for image in images]
    return Rendered(replace(panel, mentions=()), tuple(drawn))
