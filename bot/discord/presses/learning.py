"""What a press on a lesson, on rules or on signs does."""

from typing import assert_never

import discord

from ...controls import lesson_ids
from ...lessons.course import course
from ...lessons.positions import RIVAL
from ...store import Player
from ...tables.beginning import GUIDED, ME, YES
from ...tables.lessons import expect_taught, show_signs, tell_rules
from ..replies.reply import Reply
from ..services import Services
from .invitations import GameRequest, invite


async def learn(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: lesson_ids.LessonPressed,
    chosen: str,
) -> None:
    """Turn a page, answer it, begin a guided game, or show rules or signs; raises `Refusal`.

    `chosen` is the value of the list, if one was pressed.
    """
    if isinstance(pressed, lesson_ids.GuidedGame):
        await _begin(services, interaction, reply, pressed.game)
        return
    services.allowances.count("lessons", interaction.user.id)
    reader = Player(interaction.user.id, interaction.user.display_name)
    to = await services.for_person(reply)
    match pressed:
        case lesson_ids.Lesson():
            await services.lessons.turn(pressed, reader, to, reply)
        case lesson_ids.AnswerLesson():
            await services.lessons.answer(pressed, chosen, reader, to, reply)
        case lesson_ids.Rules(game):
            await tell_rules(game, chosen, to, reply, pressed=True)
        case lesson_ids.Legend(game):
            await show_signs(game, to, reply)
        case _:
            assert_never(pressed)


async def _begin(
    services: Services, interaction: discord.Interaction, reply: Reply, game: str
) -> None:
    """Begin a game against the weakest computers whose first panels explain themselves."""
    expect_taught(game)
    found = course(game)
    request = GameRequest(
        game=game,
        seats=found.computers + 1,
        computers=found.computers,
        options={**found.guided, GUIDED: YES},
        begins=ME,
        level=RIVAL.level or "",
    )
    await invite(services, interaction, reply, request)
