"""What the buttons for onlookers of a game do: export it, show its moves, watch it."""

from typing import assert_never

import discord

from ...controls import onlooker_ids
from ...controls.panel import Panel, pages
from ...tables.history.films import show_film
from ...tables.history.past_games import hidden_panels
from ...tables.private_answers import answer_privately
from ...tables.refusals import Refusal
from ...tables.seating import may_look
from ..replies.reply import Reply
from ..services import Services


async def take_away(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: onlooker_ids.TakeawayPressed,
) -> None:
    """Hand out a game as files, or show the log of an imported one; raises `Refusal`."""
    match pressed:
        case onlooker_ids.Export(table):
            await export(services, interaction, reply, table)
        case onlooker_ids.ImportedLog(table):
            services.allowances.count("looks", interaction.user.id)
            found = await services.takeaway.session(table, interaction.user.id, reply.words)
            for text in pages(found.log(reply.words, None)):
                await reply.say(Panel((text,)))
        case _:
            assert_never(pressed)


async def look_on(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: onlooker_ids.WatchPressed,
) -> None:
    """Let a person watch a game, or show what was hidden in it; raises `Refusal`."""
    user, words = interaction.user.id, reply.words
    services.allowances.count("looks", user)
    session = await services.tables.session(pressed.table)
    if not may_look(session.record, user, interaction.channel_id):
        raise Refusal("elsewhere")
    match pressed:
        case onlooker_ids.Watch():
            await reply.say(await services.watching.watch(session, user, words))
        case onlooker_ids.ChooseWatch(_, answer):
            panel = await services.watching.choose(session, user, answer, words)
            await answer_privately(reply, panel)
        case onlooker_ids.ShowHidden():
            for panel in hidden_panels(words, session):
                await reply.say(panel)
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
    await show_film(services.films, session, to, person, reply)
