"""What is looked at, read or taken away by a press is counted: nobody does it at will."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.controls import ids, lesson_ids, onlooker_ids
from bot.discord.client import Wonders
from bot.runtime.limits import Limit
from playground import Playground

from ..scene import ended, private, sit, town, words
from .test_tournaments import channel_with_people


def too_many(count: int) -> str:
    """How the refusal begins, up to when it works again."""
    return words("en-US")("refusal-limit-rate", count=count, when="<t:").partition("<t:")[0]


@pytest.mark.parametrize(
    ("limit", "pressed"),
    [
        ("looks", lambda _: ids.ShowHistory(0)),
        ("looks", lambda _: ids.ChoosePastGame(0)),
        ("looks", ids.ShowProof),
        ("looks", ids.Replay),
        ("looks", ids.Review),
        ("looks", lambda table: ids.ReviewedMove(table, 0)),
        ("looks", onlooker_ids.ImportedLog),
        ("looks", onlooker_ids.Watch),
        ("looks", lambda table: onlooker_ids.ChooseWatch(table, "stop")),
        ("looks", onlooker_ids.ShowHidden),
        ("downloads", onlooker_ids.Export),
        ("lessons", lambda _: lesson_ids.Rules("duel")),
        ("lessons", lambda _: lesson_ids.Legend("duel")),
    ],
)
async def test_who_has_pressed_too_much_is_told_when_it_works_again(
    discord: Playground, bot: Wonders, limit: str, pressed: Callable[[int], ids.Pressed]
) -> None:
    place, allowances = town(discord, "en-US"), bot.services.allowances
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    message = private(await place.carla.command(place.channel, "help"))
    allowances.limits = replace(allowances.limits, **{limit: Limit(0, 60)})
    answer = await place.carla.click(message, str(pressed(table)), forged=True)
    assert private(answer).text.startswith(too_many(0))


async def test_who_has_opened_too_many_tournaments_opens_no_more(
    discord: Playground, bot: Wonders
) -> None:
    channel, (host, *_) = channel_with_people(discord)
    blank = (await host.command(channel, "tournament", game="duel", name="  ")).public[0]
    assert blank.text.startswith(f"🏆 **{words('en-US')('tournament-unnamed')}**")
    allowances = bot.services.allowances
    allowances.limits = replace(allowances.limits, opened=Limit(1, 60))
    answer = await host.command(channel, "tournament", game="duel")
    assert private(answer).text.startswith(too_many(1))
