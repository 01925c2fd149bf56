"""The computer in people's seats without asking: where somebody on turn has gone for days."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.discord.client import Wonders
from bot.tables.seats.substitution_checks import DESERTED_AFTER, STAND_IN
from playground import Playground

from ..scene import LOCALES, age, dealt, discarding, moved, private, record, settled, town, words
from .substitutes import LEVEL, ON_TURN, POSITION, WAITING, offered, posted, until_it_has_moved


@pytest.mark.long
async def test_a_deserted_seat_is_filled_without_asking(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, board = await dealt(bot, place, POSITION, locale=locale)
        gone, stays, control = place.person(ON_TURN), place.person(WAITING), board.buttons[0]
        await age(bot, table, DESERTED_AFTER)
        panel = await offered(place, stays)
        days, level = DESERTED_AFTER.days, say(f"choice-level-{STAND_IN}")
        line = say("substitute-theirs-now", name=gone.name, days=days, level=level)
        assert panel.text.splitlines()[2] == line
        fill = panel.buttons[1]
        assert fill.label == say("button-substitute-rival", name=gone.name)
        # Who stays does not choose how weak the stand-in is.
        weak = await stays.click(panel, f"u:{table}:{ON_TURN}:{LEVEL}", forged=True)
        assert private(weak).text == say("refusal-unknown-control")
        answer = await stays.click(panel, fill)
        assert panel.text == say("substitute-filled", name=gone.name)
        told = await posted(place, answer)
        assert told.text == say(
            "substitute-gone", member=gone.mention, name=stays.name, days=days, level=level
        )
        assert told.mentions == [gone]
        await until_it_has_moved(discord, bot, table, stays)
        assert await moved(bot, table) > 12
        # Who comes back to the board he remembers is told what happened.
        assert private(await gone.click(board, control, forged=True)).text == say(
            "refusal-replaced"
        )
        assert private(await gone.command(place.channel, "resign")).text == say("refusal-replaced")
        assert private(await gone.command(place.channel, "games")).text == say(
            "games-replaced",
            opponent=stays.name,
            place=f"<#{place.channel.id}>",
            game=say("game-duel"),
        )
        again = await stays.click(panel, fill, forged=True)
        assert private(again).text == say("refusal-replaced-already", name=gone.name)


@pytest.mark.long
async def test_a_rival_who_has_time_is_not_replaced(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say, days = town(discord, locale), words(locale), DESERTED_AFTER.days
        table, board = await dealt(bot, place, POSITION, locale=locale)
        on_turn, waits = place.person(ON_TURN), place.person(WAITING)
        await age(bot, table, DESERTED_AFTER - timedelta(minutes=1))
        found = await record(bot, table)
        due = int((found.moves[-1].at + DESERTED_AFTER).timestamp())
        panel = await offered(place, waits)
        line = say("substitute-theirs-due", name=on_turn.name, when=f"<t:{due}:f>")
        assert panel.text.splitlines()[2] == line
        assert len(panel.buttons) == 1
        forged = f"u:{table}:{ON_TURN}:{LEVEL}"
        answer = await waits.click(panel, forged, forged=True)
        assert private(answer).text == say("refusal-not-deserted", name=on_turn.name, days=days)
        await age(bot, table, timedelta(minutes=2))
        panel = await offered(place, waits)
        weighed = (await on_turn.click(board, board.buttons[0])).private[0]
        await on_turn.click(weighed, discarding(weighed))
        await settled(bot)
        answer = await waits.click(panel, panel.buttons[1])  # he has moved in time after all
        assert private(answer).text == say("refusal-not-deserted", name=on_turn.name, days=days)
        on_turn, waits = waits, on_turn
        seat = 0 if place.person(0) is on_turn else 1
        if (await bot.services.tables.session(table)).to_act() != (seat,):
            continue
        panel = await offered(place, on_turn)
        line = say("substitute-theirs-later", name=waits.name, days=days)
        assert panel.text.splitlines()[2] == line


async def test_nobody_who_is_not_on_turn_is_replaced(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord), words("en-US")
    table, _ = await dealt(bot, place, POSITION)
    await age(bot, table, 3 * DESERTED_AFTER)
    panel = await offered(place, place.person(ON_TURN))
    name, days = place.person(WAITING).name, DESERTED_AFTER.days
    line = say("substitute-theirs-later", name=name, days=days)
    assert panel.text.splitlines()[2] == line
    assert len(panel.buttons) == 1
    forged = f"u:{table}:{WAITING}:{LEVEL}"
    answer = await place.person(ON_TURN).click(panel, forged, forged=True)
    assert private(answer).text == say("refusal-not-deserted", name=name, days=days)


async def test_the_time_counts_from_the_last_move(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    table, board = await dealt(bot, place, POSITION)
    await age(bot, table, 2 * DESERTED_AFTER)
    mover = place.person(ON_TURN)
    weighed = (await mover.click(board, board.buttons[0])).private[0]
    await mover.click(weighed, discarding(weighed))
    await settled(bot)
    assert (await bot.services.tables.session(table)).to_act() == (WAITING,)
    panel = await offered(place, mover)
    assert len(panel.buttons) == 1


async def test_the_time_counts_from_an_undo(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord), words("en-US")
    place.guild.give(place.carla, place.guild.add_role("moderators", "manage_guild"))
    table, board = await dealt(bot, place, POSITION)
    asker, agrees = place.person(ON_TURN), place.person(WAITING)
    await age(bot, table, 2 * DESERTED_AFTER)
    weighed = (await asker.click(board, board.buttons[0])).private[0]
    await asker.click(weighed, discarding(weighed))
    await settled(bot)
    (request,) = (await asker.command(place.channel, "undo")).public
    await agrees.click(request, say("button-agree"))
    await settled(bot)
    (undo,) = (await record(bot, table)).undone
    assert (await bot.services.tables.session(table)).to_act() == (ON_TURN,)
    panel = await offered(place, agrees)
    due = f"<t:{int((undo.at + DESERTED_AFTER).timestamp())}:f>"
    assert say("substitute-theirs-due", name=asker.name, when=due) in panel.text
    assert len(panel.buttons) == 1
    changed = f"<t:{int(undo.at.timestamp())}:f>"
    asked = private(await place.carla.command(place.channel, "resign"))
    assert asked.text == say("end-game-really", when=changed)
    await age(bot, table, DESERTED_AFTER)
    assert len((await offered(place, agrees)).buttons) == 2


@pytest.mark.long
async def test_nobody_who_is_away_is_replaced(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        gone, stays, now = place.person(ON_TURN), place.person(WAITING), datetime.now(UTC)
        await age(bot, table, 2 * DESERTED_AFTER)
        ends, forged = now + timedelta(days=1), f"u:{table}:{ON_TURN}:{STAND_IN}"
        await bot.store.absences.add(gone.id, now - timedelta(days=5), ends, now)
        panel = await offered(place, stays)
        waits = (await record(bot, table)).moves[-1].at + DESERTED_AFTER + timedelta(days=6)
        due = f"<t:{int(waits.timestamp())}:f>"
        line = say("substitute-theirs-due", name=gone.name, when=due)
        assert panel.text.splitlines()[2] == line
        assert len(panel.buttons) == 1
        answer = await stays.click(panel, forged, forged=True)
        assert private(answer).text == say("refusal-rival-away", name=gone.name)
        await gone.command(place.channel, "away", days=0)
        answer = await stays.click(panel, forged, forged=True)
        days = DESERTED_AFTER.days  # of which one has passed
        assert private(answer).text == say("refusal-not-deserted", name=gone.name, days=days)
        assert len((await offered(place, stays)).buttons) == 1
        await age(bot, table, timedelta(days=2))
        assert len((await offered(place, stays)).buttons) == 2


@pytest.mark.long
async def test_who_manages_the_server_gives_any_seat_to_the_computer(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        place.guild.give(place.carla, place.guild.add_role("moderators", "manage_guild"))
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        freed, other = place.person(ON_TURN), place.person(WAITING)
        panel = await offered(place, place.carla)
        assert panel.text == say("substitute-manager", level=say(f"choice-level-{STAND_IN}"))
        control = panel.buttons[ON_TURN]
        assert control.label == say("button-substitute-rival", name=freed.name)
        weak = await place.carla.click(panel, f"u:{table}:{ON_TURN}:{LEVEL}", forged=True)
        assert private(weak).text == say("refusal-unknown-control")
        told = await posted(place, await place.carla.click(panel, control))
        assert panel.text == say("substitute-filled", name=freed.name)
        level = say(f"choice-level-{STAND_IN}")
        assert told.text == say(
            "substitute-freed", manager=place.carla.mention, member=freed.mention, level=level
        )
        assert told.mentions == [freed]
        await until_it_has_moved(discord, bot, table, other)
        again = await place.carla.click(panel, control.custom_id, forged=True)
        assert private(again).text == say("refusal-replaced-already", name=freed.name)
        back = told.buttons[0]
        await place.carla.click(told, back)  # who may not: it stays for who may
        assert [each.label for each in told.buttons] == [say("button-take-back")]
        own = await offered(place, freed)
        late = await offered(place, freed)
        await freed.click(own, own.buttons[0])
        await settled(bot)
        await freed.click(late, late.buttons[0])
        assert late.text == say("refusal-seated-already")
        answer = await freed.click(told, back)
        await settled(bot)
        assert [each.text for each in answer.private] == [say("refusal-seated-already")]
        assert told.text == say("substitute-nobody-playing")
        assert told.buttons == []
        found = await record(bot, table)
        assert found.players[ON_TURN].user_id == freed.id
        # Who manages the server and plays, as who plays alone, asks as everybody does.
        place.guild.give(other, place.guild.add_role("players", "manage_guild"))
        mine = await offered(place, other)
        assert say("substitute-choose") in mine.text
