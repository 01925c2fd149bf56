"""Giving games up from anywhere: those whose channel is gone as well."""

import pytest

from bot.controls import ids
from bot.discord.client import Wonders
from playground import Answer, Message, Playground

from .scene import LOCALES, after, dealt, moved, settled, sit, town, words


def private(answer: Answer) -> Message:
    (told,) = answer.private
    assert answer.public == []
    return told


async def test_a_game_is_given_up_from_the_list_of_games(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, after(12), locale=locale)
        yard = place.guild.add_channel("yard")
        second = await sit(bot, yard, (None, place.ana), after(3), locale=locale)
        await settled(bot)
        yard.delete()
        listed = private(await place.ana.command(place.plaza, "games"))
        assert len(listed.text.splitlines()) == 2
        (select,) = listed.selects
        assert select.placeholder == say("select-resign")
        by_value = {each.value: each.label for each in select.options}
        assert by_value.keys() == {str(ids.Resign(table)), str(ids.Resign(second))}
        option = by_value[str(ids.Resign(table))]
        assert option == say("option-resign", opponent="Bruno", moves=await moved(bot, table))
        asked = private(await place.ana.select(listed, select, [str(ids.Resign(second))]))
        assert asked.text == say("resign-really")
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
        assert private(await place.ana.command(place.plaza, "games")).selects == []


@pytest.mark.parametrize("moves", [3, 12])
async def test_a_game_given_up_is_told_as_over(
    discord: Playground, bot: Wonders, moves: int
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await dealt(bot, place, after(moves), locale=locale)
        asked = private(await place.ana.command(place.plaza, "resign"))
        await place.ana.click(asked, say("button-resign"))
        await settled(bot)
        over = say("result-resignation", who="**Bruno**", rival="**Ana**")
        told = private(await place.ana.command(place.plaza, "board", text=True)).text
        assert over in told.splitlines()[0]
        assert say("position-offer") not in told
        (picture,) = private(await place.carla.command(place.plaza, "board")).pictures
        assert over.replace("**", "") in picture.alt
