"""People who watch a game without a seat, and what everybody is shown at its end."""

import asyncio

import pytest

from bot.controls.panel import Button, Panel
from bot.discord.client import Wonders
from bot.store import Player, TableRecord, Unavailable
from bot.tables.boards import delivery_retry
from bot.tables.notices.watching import MENTIONED, with_watch
from playground import Channel, Message, Person, Playground
from tests.stored import record_of

from ..routes import POST
from ..scene import Position, after, sit, town, words


@pytest.mark.long
async def test_who_watches_is_told_of_the_end_once(discord: Playground, bot: Wonders) -> None:
    locale = "pt-BR"
    place, say = town(discord, locale), words(locale)
    ana, bruno, carla, channel = place.ana, place.bruno, place.carla, place.channel
    position = last_of_age(1)
    table = await sit(bot, channel, (ana, bruno), position, locale=locale)
    await ana.command(channel, "board")
    board = newest(channel)
    seated = (await bruno.click(board, say("button-watch"))).private[0]
    assert seated.text == say("refusal-watch-seated")
    shown = (await carla.click(board, say("button-watch"))).private[0]
    assert shown.text == say("watch-end")
    await carla.click(shown, say("button-watch-ages"))
    assert shown.text == say("watch-ages")
    early = await carla.click(board, f"W:{table}:hidden", forged=True)
    assert early.private[0].text == say("refusal-hidden-running")
    privacy = (await carla.command(channel, "privacy")).private[0]
    assert say("privacy-watched", count=1) in privacy.text

    tell = bot.services.watching.tell
    await tell()  # from here on, only what the move brings is told
    await play_on(bot, table)
    await asyncio.gather(tell(), tell(), tell())
    age = say("watch-age", who=f"<@{carla.id}>", age=say("age-2"))
    assert [each.text for each in told(channel, carla)] == [age]

    session = await bot.services.tables.session(table)
    loser = place.person(session.to_act()[0])
    await bot.services.tables.resign(table, loser.id, None)
    await asyncio.gather(tell(), tell(), tell())
    last = told(channel, carla)[-1]
    assert len(told(channel, carla)) == 2
    head = say("watch-ended", who=f"<@{carla.id}>", outcome="").strip()
    assert last.text.startswith(head)
    assert await bot.store.watchers.due([table]) == ()

    final = await bot.store.tables.load(table)
    hidden = await carla.click(channel.log[final.message_id or 0], say("button-hidden"))
    assert say("hidden-title") in hidden.text
    assert say("age-3") in hidden.text
    assert discord.violations == []


async def test_who_watches_is_told_of_the_end_once_the_board_shows_it(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_retry, "WAITS", (1000,))
    place, watching = town(discord), bot.services.watching
    table = await sit(bot, place.channel, (place.ana, place.bruno), after(12))
    session = await bot.services.tables.session(table)
    await watching.watch(session, place.carla.id, words("en-US"))
    refused = discord.faults.add(method="POST", path=POST, drop=True, times=None)
    await bot.services.tables.resign(table, place.ana.id, None)
    watching.note(table)
    await watching.tell()
    discord.faults.remove(refused)
    assert (await bot.store.tables.load(table)).board_due
    await watching.tell()
    assert told(place.channel, place.carla) == []
    await bot.boards.show_unshown(table)
    await watching.tell()
    (last,) = told(place.channel, place.carla)
    assert last is newest(place.channel)


async def test_who_could_not_be_told_is_told_at_the_next_look(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, watching = town(discord), bot.services.watching
    table = await sit(bot, place.channel, (place.ana, place.bruno), last_of_age(1))
    session = await bot.services.tables.session(table)
    await watching.choose(session, place.carla.id, "ages", words("en-US"))
    await play_on(bot, table)

    async def down(*_: object) -> TableRecord:
        raise Unavailable("the database is restarted")

    watching.note(table)
    with monkeypatch.context() as patch:
        patch.setattr(bot.store.tables, "load", down)
        with pytest.raises(Unavailable):
            await watching.tell()
    await watching.tell()
    (age,) = told(place.channel, place.carla)
    assert age.text == words("en-US")("watch-age", who=place.carla.mention, age="Age II")


async def test_where_the_bot_may_not_write_hinders_no_other_game(
    discord: Playground, bot: Wonders
) -> None:
    place, watching = town(discord), bot.services.watching
    yard = place.guild.add_channel("yard")
    for channel in (place.channel, yard):
        table = await sit(bot, channel, (place.ana, place.bruno), last_of_age(1))
        session = await bot.services.tables.session(table)
        await watching.choose(session, place.carla.id, "ages", words("en-US"))
        await play_on(bot, table)
        watching.note(table)
    place.channel.deny(discord.bot, "send_messages")
    await watching.tell()
    assert [len(told(each, place.carla)) for each in (place.channel, yard)] == [0, 1]


@pytest.mark.long
async def test_however_many_watch_everybody_is_told(discord: Playground, bot: Wonders) -> None:
    place, watching = town(discord), bot.services.watching
    table = await sit(bot, place.channel, (place.ana, place.bruno), after(12))
    session = await bot.services.tables.session(table)
    people = [discord.add_person(f"Citizen {n}") for n in range(MENTIONED + 1)]
    place.guild.join(*people)
    for person in people:
        await watching.watch(session, person.id, words("en-US"))
    await bot.services.tables.resign(table, place.ana.id, None)
    watching.note(table)
    await watching.tell()
    lines = [each for each in place.channel.log.values() if people[0] in each.mentions]
    lines += [each for each in place.channel.log.values() if people[-1] in each.mentions]
    assert [len(each.mentions) for each in lines] == [MENTIONED, 1]


def newest(channel: Channel) -> Message:
    return max(channel.log.values(), key=lambda message: message.id)


def told(channel: Channel, person: Person) -> list[Message]:
    return [each for each in channel.log.values() if person in each.mentions]


def last_of_age(age: int) -> Position:
    """Return a game in which one more move begins the next Age."""
    for made in range(20, 60):
        if after(made + 1).state.table.age > age:
            return after(made)
    raise LookupError(age)


async def play_on(bot: Wonders, table: int) -> None:
    """Make the move that `after` makes next."""
    session = await bot.services.tables.session(table)
    made = len(session.record.moves)
    seat, text = after(made + 1).moves[made]
    user = session.record.players[seat].user_id
    assert user is not None
    await bot.services.tables.play(table, user, seat, session.record.next_ply(seat), text, None)


@pytest.mark.parametrize(
    ("before", "after_it"), [((), (1,)), ((4,), (5,)), ((5,), (5, 1)), ((5,) * 5, (5,) * 5)]
)
def test_the_button_to_watch_stands_where_there_is_room(
    before: tuple[int, ...], after_it: tuple[int, ...]
) -> None:
    board = Panel(("",), tuple((Button("k:1", "Card"),) * buttons for buttons in before))
    record = record_of("duel", b"", (Player(3, "Ana"), Player(5, "Bruno")))
    rows = with_watch(words("en-US"), board, record).rows
    assert tuple(len(row) for row in rows if isinstance(row, tuple)) == after_it
