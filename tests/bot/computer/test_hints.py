"""Hints: who gets one, what it tells, that a rival hears of it, and that it can be switched off."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.store import Ending, Move
from bot.wording.names import bold
from bot.workers.ai_pool import AiPool
from engine.ai.thought import Thought
from engine.core.game import Seat
from engine.duel import decisions as decide
from engine.duel.game import DUEL
from playground import Answer, Channel, Message, Person, Playground

from ..choosing import choose
from ..players import enabled
from ..scene import (
    LOCALES,
    Position,
    Town,
    after,
    before_end,
    ended,
    greedy,
    private,
    settled,
    sit,
    town,
    waiting_for,
    words,
)

KINDS = (decide.Draft, decide.PickToken, decide.Destroy, decide.ChooseStarter, decide.Turn)


async def alone(app: Wonders, place: Town, position: Position) -> Person:
    """Let Ana play a position against the computer; return her, who is on turn."""
    people = (place.ana, None) if position.seat == 0 else (None, place.ana)
    await sit(app, place.channel, people, position)
    return place.ana


async def both(app: Wonders, place: Town, position: Position, *, locale: str = "en-US") -> Person:
    """Let Ana and Bruno play a position; return who is on turn."""
    await sit(app, place.channel, (place.ana, place.bruno), position, locale=locale)
    return place.person(position.seat)


async def hint(app: Wonders, person: Person, where: Channel) -> Answer:
    """Ask for a hint, and wait for it: a busy machine thinks longer than Discord waits."""
    answer = await person.command(where, "hint")
    await settled(app)
    return answer


def told_in(place: Channel) -> list[Message]:
    """Return what everybody is told, boards left out."""
    return [message for message in place.messages if not message.pictures]


def moves_of(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("**")]


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_best_moves_are_told_with_chances_and_reasons(
    discord: Playground, bot: Wonders, thought: list[Thought], locale: str
) -> None:
    place, say = town(discord, locale), words(locale)
    person = await alone(bot, place, after(30))
    answer = await hint(bot, person, place.channel)
    text = private(answer).text
    (made,) = thought
    percents = [f"{round(100 * option.chance)}" for option in made.options[:3]]
    best = say("hint-chance", percent=percents[0])
    lines = text.splitlines()
    assert lines[0] == say("hint-now", chance=best)
    left = say("hint-chance", percent=f"{round(100 * (1 - made.best.chance))}")
    rival = say("hint-other", who=f"**{say('computer')}**", chance=left)
    assert lines[1] == say("hint-others", n=1, each=rival)
    assert lines[-1] == say("hint-estimate")
    assert len(lines) == 3 + 2 * 3
    for n, (percent, line) in enumerate(zip(percents, moves_of(text), strict=True), 1):
        assert line.startswith(f"**{n}. ")
        assert line.endswith(f"** · {say('hint-chance', percent=percent)}")
    assert answer.public == []
    assert told_in(place.channel) == []  # against the computer nobody is told


async def test_a_rival_is_told_once_a_move_and_not_what_was_said(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord, "pt-BR", server="es-ES")
    person = await both(bot, place, after(30), locale="es-ES")
    first = private(await hint(bot, person, place.channel)).text
    (told,) = told_in(place.channel)
    name = f"**{person.name}**"
    assert told.text == words("es-ES")("hint-told", who=name, turn="Jugada 31")
    assert told.mentions == []
    again = private(await hint(bot, person, place.channel)).text
    assert again == first
    assert words("pt-BR")("hint-estimate") in first
    assert len(thought) == len(told_in(place.channel)) == 1


async def test_hints_that_are_asked_for_at_once_are_searched_and_told_once(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    person = await both(bot, place, after(30))
    answers = await asyncio.gather(*(person.command(place.channel, "hint") for _ in range(2)))
    await settled(bot)
    assert len({private(answer).text for answer in answers}) == 1
    assert len(thought) == len(told_in(place.channel)) == 1


@pytest.mark.long
async def test_the_next_move_is_thought_of_and_told_anew(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, position = town(discord), after(8)
    await both(bot, place, position)
    for n in (9, 10):
        record = await bot.store.tables.latest_in(place.channel.id)
        assert record is not None
        seat = (await bot.services.tables.session(record.id)).to_act()[0]
        person = place.person(seat)
        await hint(bot, person, place.channel)
        told = told_in(place.channel)[-1].text
        assert told == words("en-US")("hint-told", who=f"**{person.name}**", turn=f"Move {n}")
        board = (await person.command(place.channel, "board")).public[0]
        panel = (await person.click(board, board.buttons[0])).private[0]
        await person.click(panel, enabled(panel)[0])
        await settled(bot)
    assert len(thought) == 2


@pytest.mark.long
async def test_every_decision_can_be_advised(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    locale = "pt-BR"
    place = town(discord, locale)
    positions = [waiting_for(kind) for kind in KINDS]
    positions.append(waiting_for(decide.Revive, greedy))
    for number, position in enumerate(positions):
        channel = place.guild.add_channel(f"side-{number}")
        people = (place.ana, None) if position.seat == 0 else (None, place.ana)
        await sit(bot, channel, people, position, locale=locale)
        told = private(await hint(bot, place.ana, channel))
        assert told.text.startswith(words(locale)("hint-now", chance="@").partition("@")[0])
        expected = min(3, len(thought[-1].options))
        assert len(moves_of(told.text)) == expected > 1


async def refused(
    app: Wonders, person: Person, where: Channel, key: str, **values: str | int
) -> None:
    answer = await hint(app, person, where)
    assert private(answer).text == words("en-US")(f"refusal-{key}", **values)
    assert answer.public == []


async def test_who_is_not_on_turn_gets_none(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, position = town(discord), after(30)
    await refused(bot, place.carla, place.channel, "no-game-here")
    person = await both(bot, place, position)
    rival = place.person(1 - position.seat)
    await refused(bot, place.carla, place.channel, "not-your-table")
    await refused(bot, rival, place.channel, "not-your-turn", names=bold(person.name), count=1)
    over = place.guild.add_channel("over")
    await sit(bot, over, (place.ana, place.bruno), ended())
    await refused(bot, place.ana, over, "table-ended")
    assert (thought, told_in(place.channel)) == ([], [])


async def test_where_one_move_is_possible_there_is_nothing_to_say(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    position = next(p for p in map(before_end, range(50)) if _only_one(p))
    person = await both(bot, place, position)
    await refused(bot, person, place.channel, "nothing-to-decide")
    assert (thought, told_in(place.channel)) == ([], [])


@pytest.mark.parametrize("how", ["move", "end"])
async def test_a_hint_for_a_position_that_has_passed_is_not_given(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    place, position = town(discord), after(30)
    person, seat, search = await both(bot, place, position), Seat(position.seat), AiPool.evaluate
    session = await bot.services.tables.latest_in(place.channel.id)
    ply, text = (
        session.record.next_ply(seat),
        str(DUEL.legal(DUEL.view(position.state, seat), seat)[0]),
    )
    made = Move(seat, ply, text, datetime.now(UTC))

    async def outrun(pool: AiPool, *given: Any, **named: Any) -> Thought:
        found = await search(pool, *given, **named)
        if how == "move":
            await bot.store.tables.append(session.record.id, [made], due=False)
        else:
            await bot.store.tables.end(session.record.id, Ending("resignation", (seat,)))
        return found

    monkeypatch.setattr(AiPool, "evaluate", outrun)
    answer = await hint(bot, person, place.channel)
    assert private(answer).text == words("en-US")("refusal-hint-late")


def _only_one(position: Position) -> bool:
    view = DUEL.view(position.state, Seat(position.seat))
    return len(DUEL.legal(view, Seat(position.seat))) == 1


async def test_a_server_can_switch_hints_off(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    place.guild.give(place.carla, place.guild.add_role("Manager", "manage_guild"))
    person = await both(bot, place, after(30))
    await choose(place.carla, place.channel, "server", hints="off")
    await refused(bot, person, place.channel, "hints-off")
    assert (thought, told_in(place.channel)) == ([], [])
    await choose(place.carla, place.channel, "server", hints="on")
    assert moves_of(private(await hint(bot, person, place.channel)).text)


async def test_what_a_person_chooses_holds_outside_servers_alone(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    dm = discord.dm(place.ana)
    await choose(place.ana, dm, "own", hints="off", reviews="off")
    position = after(30)
    people = (place.ana, None) if position.seat == 0 else (None, place.ana)
    await sit(bot, dm, people, position)
    await refused(bot, place.ana, dm, "hints-off")
    person = await both(bot, place, position)
    assert moves_of(private(await hint(bot, person, place.channel)).text)


async def test_where_a_rival_cannot_be_told_there_is_no_hint(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, say = town(discord), words("en-US")
    person = await both(bot, place, after(30))
    allowed = place.guild.everyone.permissions
    place.guild.deny_bot("send_messages")
    missing = say("refusal-hint-forbidden", permission="send_messages", others=1)
    assert private(await hint(bot, person, place.channel)).text == missing
    place.guild.set_permissions(place.guild.everyone, allowed)
    discord.faults.add(method="POST", path=r"/channels/\d+/messages", status=503, times=99)
    assert private(await hint(bot, person, place.channel)).text == say(
        "refusal-hint-untold", others=1
    )
    discord.faults.clear()
    assert (thought, told_in(place.channel)) == ([], [])
    assert moves_of(private(await hint(bot, person, place.channel)).text)
    assert len(told_in(place.channel)) == 1


async def test_where_the_bot_may_only_answer_the_answer_tells_first(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    guild = discord.add_guild("Elsewhere", user_install_only=True)
    ana, bruno = (discord.add_person(name, app_installed=True) for name in ("Ana", "Bruno"))
    guild.join(ana, bruno)
    channel, position = guild.add_channel("plaza"), after(30)
    await sit(bot, channel, (ana, bruno), position, postable=False)
    person = (ana, bruno)[position.seat]
    answer = await hint(bot, person, channel)
    (told,), (best,) = answer.public, answer.private
    assert told.text == words("en-US")("hint-told", who=f"**{person.name}**", turn="Move 31")
    assert moves_of(best.text)
    again = await hint(bot, person, channel)
    assert again.public == []
    assert moves_of(private(again).text)
    assert len(thought) == 1
