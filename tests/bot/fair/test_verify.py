"""What `/verify` tells of a deal: all that proves it, and nothing before its time."""

import asyncio
import re
import shlex
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.discord.client import Wonders
from bot.fair.dealing import judge_seal
from bot.store import Player
from bot.store.schema.core import seals, tables
from engine.core.fair import commitment
from engine.core.fair_lines import opened
from playground import Playground

from ..players import Players, has_ended
from ..programs import ROOT
from ..scene import LOCALES, after, settled, sit, town, words
from ..store.examples import CHALLENGE
from .deals import HEX, challenged, everything, given_up, promised, secret_of, terms_of, verified

SAY = words("en-US")


@pytest.mark.long
async def test_verify_tells_what_there_is_to_tell_and_no_more(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        challenge = await challenged(place)
        await place.bruno.click(challenge, say("button-accept"))
        await settled(bot)
        secret = await secret_of(bot, place)
        line = await terms_of(bot, place)
        link = f"https://discord.com/channels/{place.guild.id}/{place.channel.id}/{challenge.id}"
        shown = say("verify-sealed-shown", commitment=commitment(secret), link=link)
        lines = [say("verify-title"), shown, say("verify-mixed", terms=line), say("verify-later")]
        told = {p: await verified(place, p) for p in (place.ana, place.bruno, place.carla)}
        for running_game, _ in told.values():
            assert running_game.text == "\n".join(lines)
        promises = [promised(mine) for _, mine in told.values()]
        assert len({*promises, commitment(secret)}) == 4, "everybody has a seal of his own"
        assert secret.hex() not in everything(discord, place)
        for person, promise in zip(told, promises, strict=True):
            assert promised((await verified(place, person))[-1]) == promise


async def test_verify_shows_the_whole_seal_of_an_open_invitation(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    half = promised(await challenged(place))
    whole, _ = await verified(place, place.bruno)
    assert whole.text == SAY("verify-open", host="Ana", commitment=promised(whole))
    assert promised(whole).startswith(half)
    await place.bruno.click(place.channel.messages[-1], "Accept")
    await settled(bot)
    assert commitment(await secret_of(bot, place)) == promised(whole)


async def test_verify_shows_more_open_invitations_than_a_message_has_room_for(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    for n in range(40):
        host = Player(1000 + n, "_" * 32)
        new = replace(CHALLENGE, channel_id=place.channel.id, guild_id=place.guild.id, host=host)
        new = replace(new, players=(host, Player(1, "Ana")), invited=(1,))
        await bot.store.invitations.add(new, b"%32d" % n)
    told = await verified(place, place.carla)
    assert len(told) == 4
    assert sum(len(HEX.findall(each.text)) for each in told[:3]) == 40


@pytest.mark.long
async def test_the_command_that_verify_shows_proves_the_game(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place = town(discord)
    players = Players(discord, place.channel, (place.ana, place.bruno), Random(3))
    sealed = promised(await challenged(place))
    await players.accept(place.channel.messages[-1])
    board = await players.board()
    while not has_ended(board):
        board = await players.turn(board)
    assert HEX.search(board.text)
    told, _ = await verified(place, place.carla)
    (command,) = re.findall(r"```\n(python .*)\n```", told.text)
    (moves,) = told.attachments
    listed = moves.data.decode()
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    assert listed.splitlines() == [f"{move.seat} {move.text}" for move in record.moves]
    (tmp_path / "moves").write_text(listed, encoding="utf-8")
    _, *arguments = shlex.split(command)
    assert arguments[-1].startswith(sealed)
    done = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, "--game", str(tmp_path / "moves"), cwd=ROOT, stdout=PIPE
    )
    out, _ = await done.communicate()
    assert done.returncode == 0
    assert f"The game of {len(record.moves)} moves was played with this deal." in out.decode()


async def test_a_deal_that_was_changed_is_told(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    challenge = await challenged(place, begins="random")
    await place.bruno.click(challenge, "Accept")
    await settled(bot)
    await given_up(bot, place, place.bruno)
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    (line,) = re.findall(
        r"fair3 .* secret=[0-9a-f]{64}", (await verified(place, place.ana))[0].text
    )
    checked = opened(line)
    assert judge_seal(record, checked) == "follows"
    assert judge_seal(replace(record, deal=after(0).deal), checked) == "differs"
    assert judge_seal(replace(record, players=record.players[::-1]), checked) == "differs", (
        "who begins"
    )
    async with bot.store.database.writing() as connection:
        await connection.execute(tables.update().values(deal=after(0).deal))
    told, _ = await verified(place, place.bruno)
    assert SAY("verify-differs") in told.text


@pytest.mark.long
async def test_a_deal_stays_proved_when_both_players_are_forgotten(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    challenge = await challenged(place, begins="random")
    await place.bruno.click(challenge, "Accept")
    await settled(bot)
    await given_up(bot, place, place.bruno)
    for person in (place.bruno, place.ana):
        await bot.store.people.forget(person.id)
        told = (await verified(place, place.carla))[0]
        assert SAY("verify-follows") in told.text


@pytest.mark.long
async def test_old_games_and_old_challenges(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await sit(bot, place.channel, (place.ana, place.bruno), after(3), locale=locale)
        told, mine = await verified(place, place.ana)
        assert told.text == say("verify-unsealed")
        assert mine.text == say("verify-next", commitment=promised(mine))
        assert not HEX.search((await given_up(bot, place, place.ana)).text)
        assert (await verified(place, place.ana))[0].text == say("verify-unsealed")
    challenge = await challenged(place)
    async with bot.store.database.writing() as connection:
        await connection.execute(seals.update().values(challenge_id=None))
    await place.bruno.click(challenge, words(LOCALES[-1])("button-accept"))
    await settled(bot)
    assert await secret_of(bot, place)
