"""Giving games up from anywhere, and ending those that nobody plays any more."""

import pytest

from bot.controls import ids
from bot.discord.client import Wonders
from bot.store import Ending
from bot.tables.seats.substitution_checks import DESERTED_AFTER
from playground import Playground

from ..fair.deals import verified
from ..players import button, has_ended
from ..scene import (
    LOCALES,
    Town,
    after,
    age,
    dealt,
    discarding,
    moved,
    private,
    record,
    settled,
    sit,
    town,
    words,
)


@pytest.mark.long
async def test_a_game_is_given_up_from_the_list_of_games(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, after(12), locale=locale)
        yard = place.guild.add_channel("yard")
        second = await sit(bot, yard, (None, place.ana), after(3), locale=locale)
        await settled(bot)
        yard.delete()
        listed = private(await place.ana.command(place.channel, "games"))
        assert len(listed.text.splitlines()) == 2
        (select,) = listed.selects
        assert select.placeholder == say("select-resign")
        by_value = {each.value: each.label for each in select.options}
        assert by_value.keys() == {str(ids.Resign(table)), str(ids.Resign(second))}
        option = by_value[str(ids.Resign(table))]
        assert option == say(
            "option-resign", game=say("game-duel"), opponent="Bruno", moves=await moved(bot, table)
        )
        asked = private(await place.ana.select(listed, select, [str(ids.Resign(second))]))
        assert asked.text == say("resign-really", others=1)
        assert (await bot.store.tables.load(second)).ending is None
        await place.ana.click(asked, say("button-resign"))
        await settled(bot)
        ending = (await bot.store.tables.load(second)).ending
        assert ending is not None
        assert ending.winners == (0,)
        assert (await bot.store.tables.load(table)).ending is None
        late = await place.ana.select(listed, select, [str(ids.Resign(second))])
        assert private(late).text == say("refusal-table-ended")
        for who, chosen, key in (
            (place.carla, str(ids.Resign(table)), "not-your-table"),
            (place.ana, str(ids.Resign(1 << 40)), "no-such-table"),
            (place.ana, str(ids.Forget(place.ana.id)), "unknown-control"),
            (place.ana, "resign", "unknown-control"),
        ):
            refused = await who.select(listed, select, [chosen], forged=True)
            assert private(refused).text == say(f"refusal-{key}")
        await place.ana.click(listed, str(ids.Resign(table)), forged=True)
        await settled(bot)
        assert private(await place.ana.command(place.channel, "games")).selects == []


@pytest.mark.long
@pytest.mark.parametrize("moves", [3, 12])
async def test_a_game_given_up_is_told_as_over(
    discord: Playground, bot: Wonders, moves: int
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await dealt(bot, place, after(moves), locale=locale)
        asked = private(await place.ana.command(place.channel, "resign"))
        await place.ana.click(asked, say("button-resign"))
        await settled(bot)
        over = say("result-resignation", who="**Bruno**", rival="**Ana**")
        told = private(await place.ana.command(place.channel, "board", text=True)).text
        assert over in told.splitlines()[0]
        assert say("position-offer") not in told
        (picture,) = private(await place.carla.command(place.channel, "board")).pictures
        assert over.replace("**", "") in picture.alt


def managed(discord: Playground, locale: str = "en-US") -> Town:
    """Return a town that Carla manages."""
    place = town(discord, locale)
    place.guild.give(place.carla, place.guild.add_role("Manager", "manage_guild"))
    return place


@pytest.mark.long
async def test_who_manages_the_server_ends_any_game_of_it(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = managed(discord, locale), words(locale)
        table, board = await dealt(bot, place, after(12), locale=locale)
        last = (await record(bot, table)).moves[-1].at
        asked = private(await place.carla.command(place.channel, "resign"))
        since = f"<t:{int(last.timestamp())}:f>"
        assert asked.text == say("end-game-really", when=since)
        answer = await place.carla.click(asked, say("button-end"))
        await discord.until(lambda seen=answer: bool(seen.public))  # type: ignore[misc]
        await settled(bot)
        assert asked.text == say("ended-without-winner")
        told = answer.public[0]
        mentioned = f"{place.ana.mention}, {place.bruno.mention}"
        member = place.carla.mention
        assert told.text == say("game-ended-by-manager", member=member, players=mentioned)
        assert set(told.mentions) == {place.ana, place.bruno}
        finale = place.channel.messages[-1]
        assert has_ended(finale)
        assert f"## {say('result-abandoned')}" in finale.text
        assert finale.pictures[0].alt.startswith(say("result-abandoned"))
        assert board.buttons == []
        assert (await record(bot, table)).ending == Ending("abandoned", ())
        again = private(await place.carla.click(finale, f"e:{table}", forged=True))
        assert again.text == say("refusal-table-ended")
        for person in (place.ana, place.bruno):
            await person.click(finale, button(finale, "r:"))
            challenge = place.channel.messages[-1]
            await person.click(challenge, button(challenge, "c:", ":withdraw"))


async def test_only_who_manages_the_games_server_ends_it(discord: Playground, bot: Wonders) -> None:
    place, say = managed(discord), words("en-US")
    table, board = await dealt(bot, place, after(12))
    await age(bot, table, DESERTED_AFTER)
    stranger = discord.add_person("Dora")
    place.guild.join(stranger)
    for answer in (
        await stranger.command(place.channel, "resign"),
        await stranger.click(board, f"e:{table}", forged=True),
    ):
        assert private(answer).text == say("refusal-not-your-table")
    elsewhere = managed(discord)
    there = (await elsewhere.carla.command(elsewhere.channel, "help")).private[0]
    answer = await elsewhere.carla.click(there, f"e:{table}", forged=True)
    assert private(answer).text == say("refusal-not-your-table")
    inbox = discord.dm(place.bruno)
    secret = await sit(bot, inbox, (place.bruno, None), after(3))
    await age(bot, secret, DESERTED_AFTER)
    there = (await elsewhere.carla.command(elsewhere.channel, "help")).private[0]
    answer = await elsewhere.carla.click(there, f"e:{secret}", forged=True)
    assert private(answer).text == say("refusal-not-your-table")
    there = (await stranger.command(discord.dm(stranger), "help")).private[0]
    answer = await stranger.click(there, f"e:{secret}", forged=True)
    assert private(answer).text == say("refusal-not-your-table")
    await place.ana.click(board, f"e:{table}", forged=True)  # who plays can only resign
    for each in (table, secret):
        assert (await record(bot, each)).ending is None


async def test_a_move_made_in_the_meantime_is_told_before_a_game_is_ended(
    discord: Playground, bot: Wonders
) -> None:
    place, position, say = managed(discord), after(12), words("en-US")
    table, board = await dealt(bot, place, position)
    await age(bot, table, DESERTED_AFTER)
    asked = private(await place.carla.command(place.channel, "resign"))
    on_turn = place.person(position.seat)
    panel = (await on_turn.click(board, board.buttons[0])).private[0]
    await on_turn.click(panel, discarding(panel))
    await settled(bot)
    again = private(await place.carla.click(asked, say("button-end")))
    found = await record(bot, table)
    assert found.ending is None
    when = f"<t:{int(found.moves[-1].at.timestamp())}:f>"
    assert again.text == f"{say('end-game-moved')}\n{say('end-game-really', when=when)}"
    await place.carla.click(again, say("button-end"))
    assert (await record(bot, table)).ending == Ending("abandoned", ())


async def test_who_manages_and_plays_resigns(discord: Playground, bot: Wonders) -> None:
    place, say = managed(discord), words("en-US")
    table = await sit(bot, place.channel, (place.carla, place.bruno), after(12))
    await age(bot, table, DESERTED_AFTER)
    asked = private(await place.carla.command(place.channel, "resign"))
    assert asked.text == say("resign-really", others=1)
    await place.carla.click(asked, say("button-resign"))
    assert (await record(bot, table)).ending == Ending("resignation", (1,))


LOOKED_AT = ("score", "replay", "board", "review")


@pytest.mark.long
@pytest.mark.usefixtures("thought")
async def test_everything_that_shows_an_ending_knows_of_a_game_without_a_winner(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = managed(discord, locale), words(locale)
        challenge = await place.ana.command(place.channel, "duel", opponent=place.bruno)
        await place.bruno.click(challenge.public[0], button(challenge.public[0], "c:", ":accept"))
        await settled(bot)
        table = await bot.store.tables.running_id(place.channel.id)
        assert table is not None
        board = place.channel.messages[-1]
        on_turn = place.ana if place.ana in board.mentions else place.bruno
        await on_turn.click(board, board.buttons[0])
        await settled(bot)
        await age(bot, table, DESERTED_AFTER)
        asked = private(await place.carla.command(place.channel, "resign"))
        await place.carla.click(asked, say("button-end"))
        await settled(bot)
        over = say("result-abandoned")
        seal = await bot.store.seals.of_table(table)
        assert seal is not None
        finale = place.channel.messages[-1]
        assert say("fair-opened", secret=seal.secret.hex()) in finale.text
        answers = [await place.carla.command(place.channel, each) for each in LOOKED_AT]
        await settled(bot)
        for command, answer in zip(LOOKED_AT, answers, strict=True):
            seen = answer.private[-1].text + answer.private[-1].pictures[0].alt
            assert (over in seen) == (command != "score"), command
        told = private(await place.bruno.command(place.channel, "board", text=True)).text
        assert over in told.splitlines()[0]
        assert private(await place.bruno.command(place.channel, "games")).text == say("games-none")
        opened = "\n".join(each.text for each in await verified(place, place.bruno))
        assert seal.secret.hex() in opened
