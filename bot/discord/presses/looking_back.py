"""What the buttons for looking back on games do: history, proofs, films and reviews."""

from typing import assert_never

import discord

from ...computer.reviews import reviewed
from ...controls import ids, onlooker_ids
from ...tables.history.films import show_film
from ...tables.history.undone import with_undone
from ...tables.private_answers import answer_privately
from ...tables.refusals import Refusal
from ...tables.seating import may_look
from ..replies.reply import Reply
from ..services import Services
from .onlookers import look_on, take_away


async def look_at_games(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.ShowHistory
    | ids.ChoosePastGame
    | ids.ShowProof
    | onlooker_ids.TakeawayPressed
    | onlooker_ids.WatchPressed,
    chosen: str,
) -> None:
    """Turn a page of a history, or show a past, an imported or a running game.

    `chosen` is what was chosen in a list, where one was pressed; raises `Refusal`.
    """
    if isinstance(pressed, onlooker_ids.WatchPressed):
        await look_on(services, interaction, reply, pressed)
        return
    if isinstance(pressed, onlooker_ids.TakeawayPressed):
        await take_away(services, interaction, reply, pressed)
        return
    user, past_games = interaction.user.id, services.past_games
    services.allowances.count("looks", user)
    match pressed:
        case ids.ShowHistory(page):
            await answer_privately(reply, await past_games.page(user, page, reply.words))
        case ids.ChoosePastGame(page):
            await reply.say(await past_games.one(user, page, chosen, reply.words))
        case ids.ShowProof(table):
            channel = interaction.channel_id
            for panel in await past_games.proof(table, user, channel, reply.words):
                await reply.say(panel)
        case _:
            assert_never(pressed)


async def look_back(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: ids.Replay | ids.Review | ids.ReviewedMove,
) -> None:
    """Show a game as a film, the review of a finished one, or a moment of that."""
    user = interaction.user.id
    found = await services.takeaway.session(pressed.table, user, reply.words)
    if not may_look(found.record, user, interaction.channel_id):
        raise Refusal("elsewhere")
    services.allowances.count("looks", user)
    to = await services.for_person(reply)
    if isinstance(pressed, ids.Replay):
        await show_film(services.films, found, to, user, reply)
        return
    judged, reviewing = await reviewed(services.store, services.reviews, found, user, reply)
    match pressed:
        case ids.Review():
            panel = reviewing.review(to, found.record, judged)
            await reply.say(with_undone(to.words, panel, found.record))
        case ids.ReviewedMove(_, n) if n < len(judged.moves):
            await reply.say(reviewing.reviewed_move(to, found.record, judged, n))
        case _:
            raise Refusal("unknown-control")
