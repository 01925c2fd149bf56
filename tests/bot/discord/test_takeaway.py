"""Games taken away as files, and opened again by whoever has one."""

import json

import pytest

from bot.discord.client import Wonders
from bot.store import Ending
from bot.tables.history.game_files import LARGEST
from engine.duel.game import DUEL
from engine.verify import game as parse_game
from playground import Message, Playground

from ..choosing import choose
from ..scene import after, ended, sit, town, words
from ..waiting import until

pytestmark = pytest.mark.long


def is_film(message: Message) -> bool:
    return any(picture.filename.endswith(".gif") for picture in message.pictures)


def exported(message: Message) -> bytes:
    (file,) = message.attachments
    return file.data


async def test_a_game_is_exported_and_opened_by_somebody_else(
    discord: Playground, bot: Wonders
) -> None:
    locale = "es-419"
    place, say = town(discord, locale), words(locale)
    ana, bruno, carla, channel = place.ana, place.bruno, place.carla, place.channel
    position = ended()
    table = await sit(bot, channel, (ana, bruno), position, locale=locale)
    result = DUEL.result(position.state)
    assert result is not None
    await bot.store.tables.end(table, Ending(result.reason, result.winners))

    answer = await ana.command(channel, "export", game=str(table))
    told = answer.private[0]
    assert told.text == say("export-done")
    await until(lambda: any(is_film(message) for message in answer.private))
    data = exported(told)
    file = json.loads(data)
    assert [seat.get("name") for seat in file["seats"]] == ["Ana", None]
    played = parse_game(data.decode())
    assert [(each.seat, each.move) for each in played.steps] == list(position.moves)
    assert json.loads(bytes(played.deal)) == json.loads(position.deal)

    await choose(bruno, channel, "own", named="on")
    both = (await carla.command(channel, "export")).private[0]
    names = [seat.get("name") for seat in json.loads(exported(both))["seats"]]
    assert names == [None, "Bruno"]

    elsewhere = place.guild.add_channel("elsewhere")
    await sit(bot, elsewhere, (ana, bruno), after(20), locale=locale)
    refused = (await ana.command(elsewhere, "export")).private[0]
    assert refused.text == say("refusal-export-running")
    refused = (await carla.command(elsewhere, "export", game=str(table))).private[0]
    assert refused.text == say("refusal-elsewhere")
    file["seats"][0]["name"] = "**@everyone** \u202e\x00 " + "x" * 60
    attached = carla.attaches(elsewhere, "game.json", json.dumps(file).encode())
    (opened,) = (await carla.command(elsewhere, "import", file=attached)).private
    assert say("import-unproved") in opened.text
    assert say("import-kept") in opened.text
    assert say("export-player", number=2) in opened.text
    assert "@everyone" not in opened.text
    film = await carla.click(opened, say("button-replay"))
    await until(lambda: any(is_film(message) for message in film.private))
    log = await carla.click(opened, say("button-log"))
    assert say("export-player", number=2) in log.text
    review = await carla.click(opened, say("button-review"))
    await until(lambda: any(message.buttons for message in review.private))
    judged = next(message for message in review.private if message.buttons)
    assert (await carla.click(judged, "1")).private[0].pictures
    theirs = next(
        button.custom_id for button in opened.buttons if button.label == say("button-log")
    )
    (seen,) = (await bruno.command(elsewhere, "help")).messages
    stolen = await bruno.click(seen, theirs, forged=True)
    assert stolen.text == say("refusal-import-gone")

    privacy = (await carla.command(elsewhere, "privacy")).private[0]
    assert say("privacy-imported", count=1) in privacy.text
    large = carla.attaches(elsewhere, "game.json", b"{" + b" " * LARGEST)
    refused = (await carla.command(elsewhere, "import", file=large)).private[0]
    assert refused.text == say("refusal-import-large", most=64)
    assert discord.violations == []


async def test_the_number_of_a_forgotten_game_comes_again_without_its_review(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    ana, carla, channel = place.ana, place.carla, place.channel
    asked, numbers = list[Message](), set[str]()
    for seed in (1, 2):
        position = ended(seed)
        table = await sit(bot, channel, (ana, place.bruno), position)
        result = DUEL.result(position.state)
        assert result is not None
        await bot.store.tables.end(table, Ending(result.reason, result.winners))
        file = exported((await ana.command(channel, "export")).private[0])
        attached = carla.attaches(channel, "game.json", file)
        (opened,) = (await carla.command(channel, "import", file=attached)).private
        (review,) = (each for each in opened.buttons if each.label == say("button-review"))
        numbers.add(review.custom_id)
        shown = await carla.click(opened, review)
        await until(lambda: any(message.pictures for message in shown.private))  # noqa: B023
        asked.append(next(message for message in shown.private if message.pictures))
        await bot.store.people.forget(carla.id)
    assert len(numbers) == 1
    assert asked[0].pictures[0].alt != asked[1].pictures[0].alt
