"""What is deleted of a world that runs for long, and what messages still refer to."""

from typing import Any

import discord

from playground.model.pruning import PRIVATE_KEPT_FOR, prune
from tests.playground.conftest import Stage
from tests.playground.example_bot import Form

Asked = discord.Interaction[Any]


async def test_an_interaction_is_kept_as_long_as_a_message_of_its_form(stage: Stage) -> None:
    async def ask(asked: Asked, _: str) -> None:
        await asked.response.send_modal(Form())

    stage.bot.behave = ask
    modal = (await stage.ana.command(stage.channel, "do", how="x")).modal
    assert modal
    (message,) = (await stage.ana.submit(modal, note="hi")).messages
    world = stage.discord.world
    both = {each.id for each in world.interactions.values()}
    prune(world)
    assert {each.id for each in world.interactions.values()} == both
    stage.discord.expire_tokens()
    prune(world)
    assert (set(world.past), world.interactions) == (both, {})
    message.created_at -= PRIVATE_KEPT_FOR
    public = stage.ana.says(stage.channel, "old")
    public.created_at -= 2 * PRIVATE_KEPT_FOR
    prune(world)
    assert public in stage.channel.messages
    world.delete_message(message)
    prune(world)
    assert world.past == {}
