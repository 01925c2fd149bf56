"""What a press on a control of takeaway does: export a game, show the moves of an imported one."""

from typing import assert_never

import discord

from ..controls import takeaway_ids
from ..controls.panel import Panel, pages
from ..tables.films import show_film
from .replies import Reply
from .services import Services


async def take_away(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: takeaway_ids.TakeawayPressed,
) -> None:
    """Do what a pressed control of takeaway asks for; raises `Refusal`."""
    match pressed:
        case takeaway_ids.Export(table):
            await export(services, interaction, reply, table)
        case takeaway_ids.ImportedLog(table):
            services.allowances.count("looks", interaction.user.id)
            found = await services.takeaway.session(table, interaction.user.id, reply.words)
            for text in pages(found.log(reply.words, None)):
                await reply.say(Panel((text,)))
        case _:
            assert_never(pressed)


async def export(
    services: Services, interaction: discord.Interaction, reply: Reply, table: int
) -> None:
    """Hand out a finished game privately: its file at once, then its film; raises `Refusal`."""
    person = interaction.user.id
    services.allowances.count("downloads", person)
    panel, session = await services.takeaway.export(
        table, person, interaction.channel_id, reply.words
    )
    await reply.say(panel)
    to = await services.for_person(reply)
    await show_film(services.films, session, to, None, person, reply)
