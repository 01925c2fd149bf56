"""Commands that were acknowledged before their answer: the sign that one follows never stays."""

import pytest

from bot.discord.client import Wonders
from bot.discord.replies import reply as replies
from bot.discord.replies import responses
from bot.tables.boards import delivery_retry
from playground import Playground

from ..routes import CALLBACK, FOLLOW, ORIGINAL
from ..scene import dealt, settled, town
from .board_order import POSITION, asking, in_order, post_move


@pytest.fixture(autouse=True)
def _acknowledged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
    monkeypatch.setattr(responses, "FIRST_WAITS", (0.0, 0.0))


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 401, "code": 50027},
        {"status": 401, "code": 50027, "times": 2},
        {"drop": True, "times": 2},  # aiohttp repeats one of these by itself
        {"drop": True, "after": True, "times": 2},
    ],
    ids=str,
)
async def test_the_sign_is_taken_away_though_discord_fails_at_it(
    discord: Playground, bot: Wonders, fault: dict[str, object]
) -> None:
    """Somebody asks for a board that was posted while they waited, so nothing follows."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    failing = discord.faults.add(method="DELETE", path=ORIGINAL, **fault)  # type: ignore[arg-type]
    async with asking(bot, place, table) as asked:
        await post_move(bot, table)
    await settled(bot)
    await asked
    assert failing.hits == fault.get("times", 1)
    assert discord.thinking == []
    await in_order(bot, place, table, 2)


async def test_a_board_is_the_answer_though_no_receipt_of_an_acknowledgement_came(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    lost = discord.faults.add(method="POST", path=CALLBACK, drop=True, after=True, times=2)
    answer = await place.ana.command(place.channel, "board")
    await settled(bot)
    assert lost.hits == 2
    assert discord.thinking == []
    assert answer.public == [await in_order(bot, place, table, 2)]


@pytest.mark.parametrize("then", [{"status": 400, "code": 40060}, {"status": 404, "code": 10062}])
async def test_nothing_waits_though_no_receipt_of_an_acknowledgement_came(
    discord: Playground, bot: Wonders, then: dict[str, int]
) -> None:
    """The first try shows that an answer follows; the next is cut off as well, the last refused."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    lost = discord.faults.add(method="POST", path=CALLBACK, drop=True, after=True, times=2)
    refused = discord.faults.add(method="POST", path=CALLBACK, **then)  # type: ignore[arg-type]
    async with asking(bot, place, table) as asked:
        await post_move(bot, table)
    await settled(bot)
    await asked
    assert (lost.hits, refused.hits) == (2, 1)
    assert discord.thinking == []


async def test_what_tells_of_a_failure_is_not_taken_for_the_board(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is lost on its way and cannot be looked up; what tells so takes its place."""
    monkeypatch.setattr(responses, "LOOKUP_WAITS", (0.0, 0.0))
    monkeypatch.setattr(delivery_retry, "WAITS", (0.01,))
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    discord.faults.add(method="POST", path=FOLLOW, drop=True)
    blind = discord.faults.add(method="GET", path=ORIGINAL, drop=True, times=None)
    async with asking(bot, place, table) as asked:
        pass
    await settled(bot)
    await asked
    assert blind.hits
    discord.faults.remove(blind)
    await in_order(bot, place, table, 1)
    assert discord.thinking == []


async def test_who_is_promised_an_answer_is_told_of_a_failure_though_the_token_is_refused(
    discord: Playground, bot: Wonders
) -> None:
    """Somebody without a seat is to be shown the game privately; Discord refuses twice."""
    place = town(discord)
    await dealt(bot, place, POSITION)
    refused = discord.faults.add(method="POST", path=FOLLOW, status=401, code=50027, times=2)
    answer = await place.carla.command(place.channel, "score")
    await settled(bot)
    assert refused.hits == 2
    assert discord.thinking == []
    assert [each.pictures != [] for each in answer.private] == [True]


@pytest.mark.parametrize(
    "fault",
    [
        {"method": "POST", "path": FOLLOW, "status": 401, "code": 50027},
        {"path": r"^/webhooks/", "drop": True},
    ],
    ids=str,
)
async def test_who_is_promised_an_answer_is_told_of_a_failure_that_lasts(
    discord: Playground,
    bot: Wonders,
    monkeypatch: pytest.MonkeyPatch,
    fault: dict[str, object],
) -> None:
    """Nothing can be sent after the sign, nor be looked up, until the last try but one."""
    monkeypatch.setattr(responses, "LOOKUP_WAITS", ())
    place = town(discord)
    await dealt(bot, place, POSITION)
    failing = discord.faults.add(times=None, **fault)  # type: ignore[arg-type]
    waits = list[float]()

    async def sleep(seconds: float, _: object = None) -> bool:
        waits.append(seconds)
        if len(waits) == len(replies.LAST_WAITS):
            discord.faults.remove(failing)
        return True

    monkeypatch.setattr(bot.services.shutdown, "sleep", sleep)
    answer = await place.carla.command(place.channel, "score")
    await settled(bot)
    assert waits == [*replies.LAST_WAITS]
    assert discord.thinking == []
    assert [each.ephemeral for each in answer.interaction.produced] == [True]


async def test_nothing_waits_though_an_acknowledgement_could_not_be_looked_up(
    discord: Playground, bot: Wonders
) -> None:
    """Discord has taken it, says that it had one before, and does not show which."""
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    before = {"status": 400, "code": 40060, "after": True}
    discord.faults.add(method="POST", path=CALLBACK, **before)  # type: ignore[arg-type]
    blind = discord.faults.add(method="GET", path=ORIGINAL, status=401, code=50027)
    async with asking(bot, place, table) as asked:
        await discord.until(lambda: blind.hits == 1)
        await post_move(bot, table)
    await settled(bot)
    await asked
    assert discord.thinking == []
