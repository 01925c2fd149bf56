"""What is searched for hints: each choice of a turn for itself, and anew at full strength."""

import pytest

from bot.discord.client import Wonders
from bot.store import NewTable, Player
from bot.workers.ai_pool import AiPool
from engine.ai.thought import Thought
from engine.core.game import Seat
from engine.seven.game import SEVEN
from playground import Playground

from ..scene import after, private, town, words
from ..seven.tables import stored
from .test_hints import both, hint, refused


@pytest.mark.long
async def test_each_of_two_choices_of_a_turn_is_advised_for_itself(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, dealt = town(discord), stored(2, 4)
    people = (place.ana, place.bruno)
    begun = NewTable(
        game="seven",
        guild_id=place.guild.id,
        channel_id=place.channel.id,
        opener_id=place.ana.id,
        locale="en-US",
        options=dealt.options,
        deal=dealt.deal,
        players=tuple(Player(each.id, each.name) for each in people),
        postable=True,
    )
    table, ana = (await bot.store.tables.add(begun)).id, Seat(0)
    told = []
    for _ in range(2):
        told.append(private(await hint(bot, place.ana, place.channel)).text)
        assert told[-1].startswith(words("en-US")("hint-now", chance="@").partition("@")[0])
        view = (await bot.services.tables.session(table)).view(ana)
        move = str(SEVEN.legal(view, ana)[-1])  # type: ignore[arg-type]
        await bot.services.tables.play(table, place.ana.id, 0, 0, move, None)
    own, free = thought
    assert not any(each.move.startswith("city:") for each in own.options)
    assert all(each.move.startswith("city:") for each in free.options)
    assert told[0] != told[1]
    await refused(bot, place.ana, place.channel, "chosen-already")


async def test_what_was_found_below_full_strength_is_searched_again(
    discord: Playground, bot: Wonders, thought: list[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    place, left = town(discord), [20, None, None]

    async def seconds(_: AiPool, __: str) -> int | None:
        return left.pop(0)

    monkeypatch.setattr(AiPool, "seconds_to_full_strength", seconds)
    person = await both(bot, place, after(30))
    for searched in (1, 2, 2):
        await hint(bot, person, place.channel)
        assert len(thought) == searched
