"""Fair deals: sealed before, mixed with what the bot cannot choose, opened after the end alone."""

import asyncio
import re
import shlex
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.app import Wonders
from bot.dealing import CUT_LENGTH, cut, follows
from bot.store import Store
from bot.store.schema import seals, tables
from engine.core.fair import Opened, commitment, opened, terms
from playground import Message, Person, Playground

from .conftest import running
from .players import Players, board_of, button, has_ended
from .processes import ROOT, Host
from .scene import LOCALES, Town, after, settled, sit, town, words

HEX = re.compile(r"[0-9a-f]{64}")
SAY = words("en-US")


async def challenged(place: Town, **options: str) -> Message:
    answer = await place.ana.command(place.plaza, "duel", opponent=place.bruno, **options)
    return answer.public[0]


def promised(challenge: Message) -> str:
    """The commitment that everybody reads below a challenge."""
    found: set[str] = set(HEX.findall(challenge.text))
    (only,) = found
    return only


async def verified(place: Town, person: Person) -> list[Message]:
    """What `/verify` tells a person, and nobody else; the last message is of the next game."""
    answer = await person.command(place.plaza, "verify")
    await place.discord.until(lambda: answer.private[-1].text.startswith("🔒"))
    assert answer.public == []
    return answer.private


async def given_up(bot: Wonders, place: Town, person: Person) -> Message:
    """Resign; return the last message of the game."""
    (asked,) = (await person.command(place.plaza, "resign")).private
    await person.click(asked, asked.buttons[0])
    await settled(bot)
    assert has_ended(place.plaza.messages[-1])
    return place.plaza.messages[-1]


def everything(discord: Playground, place: Town) -> str:
    """All that anybody could read in the plaza, alt texts and names of files included."""
    seen = [m for p in (place.ana, place.bruno, place.carla) for m in p.reads(place.plaza)]
    return "\n".join(f"{m.text} {[(a.filename, a.alt) for a in m.pictures]}" for m in seen)


async def secret_of(bot: Wonders, place: Town) -> bytes:
    record = await bot.store.latest_in(place.plaza.id)
    assert record is not None
    seal = await bot.store.seal_of(record.id)
    assert seal is not None
    return seal.secret


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_game_is_sealed_before_mixed_on_accepting_and_opened_at_the_end(
    discord: Playground, bot: Wonders, locale: str
) -> None:
    place, say = town(discord, locale), words(locale)
    challenge = await challenged(place)
    sealed = promised(challenge)
    assert say("fair-sealed", commitment=sealed) in challenge.text
    accepted = await place.bruno.click(challenge, say("button-accept"))
    await settled(bot)
    (line,) = re.findall(r"`(fair1 [^`]*)`", challenge.text)
    assert say("fair-dealt", commitment=sealed, terms=line) in challenge.text
    assert terms(line).interaction == accepted.interaction.id
    assert terms(line).cut == ""
    secret = await secret_of(bot, place)
    assert commitment(secret) == sealed
    assert secret.hex() not in everything(discord, place)
    last = await given_up(bot, place, place.ana)
    assert last.text.endswith(say("fair-opened", secret=secret.hex()))
    told, _ = await verified(place, place.carla)
    assert say("verify-follows") in told.text
    assert f"fair1 {line.partition(' ')[2]} secret={secret.hex()}" in told.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_accepts_can_cut_the_cards(
    discord: Playground, bot: Wonders, locale: str
) -> None:
    place, say = town(discord, locale), words(locale)
    challenge = await challenged(place)
    sealed = promised(challenge)
    form = (await place.bruno.click(challenge, say("button-cut"))).modal
    assert form is not None
    assert (form.title, form.fields[0].label) == (say("cut-title"), say("cut-label"))
    assert len(challenge.buttons) == 4, "nothing is accepted before the words are sent"
    await place.bruno.submit(form, line="  a raposa\n azul 🦊 ")
    await settled(bot)
    assert challenge.buttons == []
    assert promised(challenge) == sealed
    (line,) = re.findall(r"`(fair1 [^`]*)`", challenge.text)
    assert terms(line).cut == "a raposa azul 🦊"
    assert board_of(place.plaza.messages[-1]) is not None
    record = await bot.store.latest_in(place.plaza.id)
    assert record is not None
    assert follows(record, Opened(terms(line), await secret_of(bot, place)))


async def test_nobody_else_cuts_the_cards(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    challenge = await challenged(place)
    for person in (place.ana, place.carla):
        answer = await person.click(challenge, "Cut and accept")
        assert answer.modal is None
        (told,) = answer.private
        assert told.text == SAY("refusal-only-challenged", name="Bruno")
    form = (await place.bruno.click(challenge, "Cut and accept")).modal
    assert form is not None
    await place.bruno.click(challenge, "Decline")
    (told,) = (await place.bruno.submit(form, line="too late")).private
    assert told.text == SAY("refusal-challenge-answered")
    assert await bot.store.latest_in(place.plaza.id) is None


async def test_verify_tells_what_there_is_to_tell_and_no_more(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        challenge = await challenged(place)
        await place.bruno.click(challenge, say("button-accept"))
        await settled(bot)
        secret = await secret_of(bot, place)
        (line,) = re.findall(r"`(fair1 [^`]*)`", challenge.text)
        link = f"https://discord.com/channels/{place.guild.id}/{place.plaza.id}/{challenge.id}"
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


async def test_the_command_that_verify_shows_proves_the_game(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place = town(discord)
    players = Players(discord, place.plaza, (place.ana, place.bruno), Random(3))
    sealed = promised(await challenged(place))
    await players.accept(place.plaza.messages[-1])
    board = await players.board()
    while not has_ended(board):
        board = await players.turn(board)
    assert HEX.search(board.text)
    told, moves, _ = await verified(place, place.carla)
    (command,) = re.findall(r"```\n(python .*)\n```", told.text)
    (listed,) = re.findall(r"```\n(.*)\n```", moves.text, re.DOTALL)
    record = await bot.store.latest_in(place.plaza.id)
    assert record is not None
    assert listed == "\n".join(f"{move.seat} {move.text}" for move in record.moves)
    (tmp_path / "moves").write_text(listed, encoding="utf-8")
    _, *arguments = shlex.split(command)
    assert arguments[-1] == sealed
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
    record = await bot.store.latest_in(place.plaza.id)
    assert record is not None
    (line,) = re.findall(
        r"fair1 .* secret=[0-9a-f]{64}", (await verified(place, place.ana))[0].text
    )
    checked = opened(line)
    assert follows(record, checked)
    assert not follows(replace(record, deal=after(0).deal), checked)
    assert not follows(replace(record, players=record.players[::-1]), checked), "who begins"
    async with bot.store._database.writing() as connection:
        await connection.execute(tables.update().values(deal=after(0).deal))
    told, _ = await verified(place, place.bruno)
    assert SAY("verify-differs") in told.text


async def test_a_game_with_the_computer_is_sealed_before_the_command(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    (mine,) = await verified(place, place.ana)
    sealed = promised(mine)
    assert mine.text == SAY("verify-next", commitment=sealed)
    command = await place.ana.command(
        place.plaza, "duel", begins="me", level="apprentice", cut="wind & rain"
    )
    await settled(bot)
    running_game, other = await verified(place, place.carla)
    assert SAY("verify-sealed", commitment=sealed) in running_game.text
    (line,) = re.findall(r"`(fair1 [^`]*)`", running_game.text)
    assert (terms(line).interaction, terms(line).cut) == (command.interaction.id, "wind & rain")
    assert terms(line).begins == 0
    assert promised(other) != sealed
    last = await given_up(bot, place, place.ana)
    secret = await secret_of(bot, place)
    assert commitment(secret) == sealed
    assert secret.hex() in last.text


async def test_a_rematch_with_the_computer_was_sealed_before_too(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await place.ana.command(place.plaza, "duel", begins="me", level="apprentice")
    last = await given_up(bot, place, place.ana)
    sealed = promised((await verified(place, place.ana))[-1])
    first = await secret_of(bot, place)
    pressed = await place.ana.click(last, button(last, "r:"))
    await settled(bot)
    told = (await verified(place, place.ana))[0]
    (line,) = re.findall(r"`(fair1 [^`]*)`", told.text)
    assert terms(line).interaction == pressed.interaction.id
    assert terms(line).begins == 1, "whoever went second begins"
    record = await bot.store.latest_in(place.plaza.id)
    assert record is not None
    assert record.players[0].user_id is None
    secret = await secret_of(bot, place)
    assert commitment(secret) == sealed
    assert secret != first
    assert follows(record, Opened(terms(line), secret))


async def test_a_rematch_among_people_has_a_seal_of_its_own(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    challenge = await challenged(place)
    await place.bruno.click(challenge, "Accept")
    await settled(bot)
    last = await given_up(bot, place, place.ana)
    again = (await place.bruno.click(last, button(last, "r:"))).public[0]
    assert promised(again) != promised(challenge)
    await place.ana.click(again, "Accept")
    await settled(bot)
    assert commitment(await secret_of(bot, place)) == promised(again)


async def test_a_watched_game_can_be_verified(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    sealed = promised((await verified(place, place.ana))[-1])
    bot._opponents._watch_seconds = 60  # nothing is played: the deal is there before
    await place.ana.command(place.plaza, "duel", watch=True, level="apprentice", cut="two")
    await given_up(bot, place, place.ana)
    told = (await verified(place, place.bruno))[0]
    assert SAY("verify-follows") in told.text
    assert sealed in told.text


async def test_games_in_direct_messages_and_where_the_bot_may_only_answer(
    discord: Playground, bot: Wonders
) -> None:
    ana, bruno = discord.add_person("Ana"), discord.add_person("Bruno")
    dm, private = discord.dm(ana), discord.private(ana, bruno)
    sealed = promised((await ana.command(dm, "verify")).private[0])
    await ana.command(dm, "duel", begins="me", level="apprentice")
    await settled(bot)
    assert sealed in (await ana.command(dm, "verify")).private[0].text
    challenge = (await ana.command(private, "duel", opponent=bruno)).public[0]
    assert promised(challenge) != sealed
    await bruno.click(challenge, "Accept")
    await settled(bot)
    (asked,) = (await bruno.command(private, "resign")).private
    await bruno.click(asked, asked.buttons[0])
    await settled(bot)
    told = (await bruno.command(private, "verify")).private[0]
    assert SAY("verify-follows") in told.text
    assert f"/channels/@me/{private.id}/{challenge.id}" in told.text


async def test_old_games_and_old_challenges(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await sit(bot, place.plaza, (place.ana, place.bruno), after(3), locale=locale)
        told, mine = await verified(place, place.ana)
        assert told.text == say("verify-unsealed")
        assert mine.text == say("verify-next", commitment=promised(mine))
        assert not HEX.search((await given_up(bot, place, place.ana)).text)
        assert (await verified(place, place.ana))[0].text == say("verify-unsealed")
    challenge = await challenged(place)
    async with bot.store._database.writing() as connection:
        await connection.execute(seals.update().values(challenge_id=None))
    await place.bruno.click(challenge, words(LOCALES[-1])("button-accept"))
    await settled(bot)
    assert await secret_of(bot, place)


async def test_words_are_for_who_accepts_or_plays_the_computer(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        refused = await place.ana.command(place.plaza, "duel", opponent=place.bruno, cut="mine")
        (told,) = refused.private
        assert told.text == say("refusal-cut-computer-only", name="Bruno")
        await sit(bot, place.plaza, (place.bruno, place.carla), after(3), locale=locale)
        (told,) = (await place.ana.command(place.plaza, "duel", cut="mine")).private
        assert told.text == say("refusal-channel-taken"), "no button carries the words on"


def test_words_are_made_fit_for_one_line() -> None:
    assert cut(5, " a\t b\n\nc ").words == "a b c"
    assert cut(5, "x" * 99).words == "x" * CUT_LENGTH
    assert cut(5, "\ud800").words == "?"
    assert cut(5, " \n").words == ""


async def test_games_begun_at_once_are_dealt_from_different_seals(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as bot:
        place = town(discord)
        channels = [place.guild.add_channel(f"table {n}") for n in range(4)]
        await asyncio.gather(
            *(place.ana.command(each, "duel", begins="me", level="apprentice") for each in channels)
        )
        await settled(bot)
        records = [await bot.store.latest_in(each.id) for each in channels]
        found = [await bot.store.seal_of(record.id) for record in records if record is not None]
        assert len({seal.secret for seal in found if seal is not None}) == 4
        assert len({record.deal for record in records if record is not None}) == 4


async def test_a_sealed_challenge_survives_a_kill(tmp_path: Path) -> None:
    async with Playground() as discord:
        place = town(discord)
        async with Host(discord, tmp_path) as host:
            sealed = promised((await verified(place, place.ana))[-1])
            challenge = await challenged(place)
            assert promised(challenge) == sealed
            await host.kill()
            await host.start()
            await place.bruno.click(challenge, "Accept")
            await discord.until(lambda: board_of(place.plaza.messages[-1]) is not None)
            (line,) = re.findall(r"`(fair1 [^`]*)`", challenge.text)
            (asked,) = (await place.ana.command(place.plaza, "resign")).private
            await place.ana.click(asked, asked.buttons[0])
            await discord.until(lambda: has_ended(place.plaza.messages[-1]))
            (secret,) = HEX.findall(place.plaza.messages[-1].text)
            assert await host.stop() == 0
            assert host.complaints() == []
            log = (tmp_path / "bot.log").read_text(encoding="utf-8")
        assert commitment(bytes.fromhex(secret)) == sealed
        assert secret not in log
        store = await Store.open(host.database)
        record = await store.latest_in(place.plaza.id)
        await store.close()
        assert record is not None
        assert follows(record, opened(f"{line} secret={secret}"))
        assert discord.violations == []
