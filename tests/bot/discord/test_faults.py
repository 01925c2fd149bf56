"""Discord's faults: each is met as it should be, and the game goes on after it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from bot.discord.client import Wonders
from bot.workers.render_pool import THREADS
from playground import InteractionFailed, Message, Person, Playground

from ..players import board_of, boards, named
from ..routes import CALLBACK, EDIT, FOLLOW, POST
from ..scene import Town, after, before_end, dealt, discarding, moved, settled, sit, town, words
from ..waiting import LONG, database_held, impatient


async def panel_of(person: Person, board: Message) -> Message:
    """Weigh the first free card; return the private answer."""
    return (await person.click(board, board.buttons[0])).private[0]


async def thrown(bot: Wonders, person: Person, panel: Message) -> None:
    """Discard the card that was weighed."""
    await person.click(panel, discarding(panel))
    await settled(bot)


async def goes_on(bot: Wonders, place: Town, table: int) -> None:
    """Check that the newest board asks somebody, and that another move can be made."""
    await place.discord.until(lambda: bool(place.channel.messages[-1].buttons), what="a board")
    board = place.channel.messages[-1]
    made, shown = await moved(bot, table), len(place.channel.messages)
    (person,) = named(board, (place.ana, place.bruno))
    assert isinstance(person, Person)
    await thrown(bot, person, await panel_of(person, board))
    assert await moved(bot, table) == made + 1
    assert len(place.channel.messages) == shown + 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("method", "path", "fault"),
    [
        ("PATCH", EDIT, {"status": 400, "code": 30046}),
        ("PATCH", EDIT, {"status": 404, "code": 10008}),
        ("PATCH", EDIT, {"status": 403, "code": 50013}),
        ("PATCH", EDIT, {"status": 403, "code": 50001}),
        ("PATCH", EDIT, {"drop": True}),
        ("POST", POST, {"status": 404, "code": 10003}),
        ("POST", POST, {"status": 429, "retry_after": 0.05}),
        ("POST", POST, {"status": 429, "retry_after": 0.02, "times": 5}),
        ("POST", POST, {"status": 502}),
        ("POST", POST, {"drop": True}),
        ("POST", POST, {"drop": True, "after": True}),
        ("POST", POST, {"drop": True, "times": 2}),
        ("POST", CALLBACK, {"status": 429, "retry_after": 0.05}),
        ("POST", CALLBACK, {"status": 500}),
        ("POST", CALLBACK, {"status": 400, "code": 40060, "after": True}),
        ("POST", CALLBACK, {"drop": True, "after": True}),
    ],
)
async def test_after_a_fault_the_game_goes_on(
    discord: Playground, bot: Wonders, method: str, path: str, fault: dict[str, object]
) -> None:
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    person = place.person(position.seat)
    panel = await panel_of(person, board)
    hit = discord.faults.add(method=method, path=path, **fault)  # type: ignore[arg-type]
    await thrown(bot, person, panel)
    assert await moved(bot, table) == 13
    await discord.until(lambda: len(place.channel.messages) == 2, what="one new board")
    assert place.channel.messages[-1].buttons
    assert hit.hits == fault.get("times", 1)
    discord.faults.clear()
    await goes_on(bot, place, table)
    assert discord.thinking == []
    shown = [board_of(message) for message in boards(place.channel)]
    assert len(set(shown)) == len(shown), "a board was posted twice"


@pytest.mark.parametrize("fault", [{"status": 400, "code": 40060, "after": True}, {"status": 502}])
async def test_a_private_answer_arrives_all_the_same(
    discord: Playground, bot: Wonders, fault: dict[str, object]
) -> None:
    place, position = town(discord), after(12)
    _, board = await dealt(bot, place, position)
    discord.faults.add(method="POST", path=CALLBACK, **fault)  # type: ignore[arg-type]
    answer = await place.person(position.seat).click(board, board.buttons[0])
    await settled(bot)
    (told,) = answer.private
    assert told.buttons
    assert answer.public == []


async def test_a_board_that_somebody_asked_for_is_posted_once(
    discord: Playground, bot: Wonders
) -> None:
    place, position = town(discord), after(12)
    table, _ = await dealt(bot, place, position)
    discord.faults.add(method="POST", path=CALLBACK, status=400, code=40060, after=True)
    await place.ana.command(place.channel, "board")
    await settled(bot)
    former, newest = boards(place.channel)
    assert newest.pictures
    assert newest.buttons
    assert former.buttons == []
    await goes_on(bot, place, table)


async def test_who_is_answered_too_late_loses_no_move(discord: Playground, bot: Wonders) -> None:
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    person = place.person(position.seat)
    panel = await panel_of(person, board)
    late = {"method": "POST", "path": CALLBACK, "status": 404, "code": 10062, "times": 2}
    refused = discord.faults.add(**late)  # type: ignore[arg-type]
    with impatient(discord), pytest.raises(InteractionFailed):
        await person.click(panel, discarding(panel))
    await discord.until(lambda: refused.hits > 0)
    await settled(bot)
    assert await moved(bot, table) == 13
    discord.faults.clear()
    await goes_on(bot, place, table)
    # The first board of a new game is posted by the bot itself.
    side = place.guild.add_channel("side")
    discord.faults.add(**late)  # type: ignore[arg-type]
    with impatient(discord), pytest.raises(InteractionFailed):
        await place.ana.command(side, "duel", begins="me")
    await discord.until(lambda: len(side.messages) == 1)


@asynccontextmanager
async def acknowledged(discord: Playground, number: int) -> AsyncIterator[None]:
    """Leave the block once so many more interactions are acknowledged, which begin in it."""

    def answers() -> int:
        return sum(each.path.endswith("/callback") for each in discord.requests)

    before = answers()
    yield
    await discord.until(lambda: answers() >= before + number, what="all acknowledged")


@pytest.mark.usefixtures("hurried")
async def test_a_slow_database_keeps_nobody_waiting(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place, position, say = town(discord), after(12), words("en-US")
    table, board = await dealt(bot, place, position)
    person = place.person(position.seat)
    panel = await panel_of(person, board)
    hall, yard = place.guild.add_channel("hall"), place.guild.add_channel("yard")
    challenge = (await place.ana.command(hall, "duel", opponent=place.bruno)).public[0]
    await settled(bot)
    with database_held(tmp_path):
        async with acknowledged(discord, 3):
            asked = asyncio.gather(
                person.click(panel, discarding(panel)),
                place.bruno.click(challenge, "Accept"),
                place.carla.command(yard, "duel", begins="me"),
            )
    await asked
    await settled(bot)
    assert discord.thinking == []
    assert await moved(bot, table) == 13
    assert panel.deleted
    assert say("challenge-accepted", opponent="Bruno", challenger="Ana") in challenge.text
    assert challenge.buttons == []
    assert [len(channel.messages) for channel in (place.channel, hall, yard)] == [2, 2, 1]
    assert yard.messages[0].buttons


@pytest.mark.usefixtures("hurried")
async def test_slow_drawing_keeps_nobody_waiting(discord: Playground, bot: Wonders) -> None:
    place, position = town(discord), before_end()
    table, board = await dealt(bot, place, position)
    person = place.person(position.seat)
    panel = await panel_of(person, board)
    go_on = Event()
    hold = partial(go_on.wait, LONG)
    busy = [asyncio.create_task(bot.render_pool.draw(hold)) for _ in range(THREADS)]
    async with acknowledged(discord, 4):
        asked = asyncio.gather(
            place.carla.command(place.channel, "board"),
            place.carla.command(place.channel, "score"),
            place.carla.command(place.channel, "score", share=True),
            person.click(panel, discarding(panel)),
        )
    go_on.set()
    answers = await asked
    await asyncio.gather(*busy)
    await settled(bot)
    board_, score, shared, _ = answers
    assert [len(a.private) for a in (board_, score, shared)] == [1, 1, 0]
    assert [len(a.public) for a in (board_, score, shared)] == [0, 0, 1]
    assert discord.thinking == []
    assert (await bot.store.tables.load(table)).ending is not None


@pytest.mark.parametrize("what", ["drop", "reconnect", "invalidate"])
async def test_the_gateway_comes_back_and_the_game_goes_on(
    discord: Playground, bot: Wonders, what: str
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, after(12))
    before = len(place.channel.messages)
    {
        "drop": discord.drop_gateway,
        "reconnect": discord.ask_to_reconnect,
        "invalidate": discord.invalidate_session,
    }[what]()
    await discord.until(lambda: not discord.gateway.ready)
    await discord.bot_ready()
    await asyncio.sleep(0.1)
    assert len(place.channel.messages) == before  # nothing is shown again for it
    await goes_on(bot, place, table)


async def test_the_computer_goes_on_when_tokens_have_expired(
    discord: Playground, bot: Wonders
) -> None:
    bot.budget.most = 0  # so boards go out with the tokens of presses
    place = town(discord)
    await sit(bot, place.channel, (place.ana, None), after(0))
    board = (await place.ana.command(place.channel, "board")).public[0]
    refused = discord.faults.add(method="POST", path=FOLLOW, status=401, code=50027, times=99)
    await place.ana.click(board, board.buttons[0])
    await discord.until(lambda: len(place.channel.messages) >= 3)  # hers, and the computer's
    await discord.until(lambda: place.channel.messages[-1].mentions == [place.ana])
    assert refused.hits > 0
