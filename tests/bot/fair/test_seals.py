"""Fair deals: sealed before, mixed with what the bot cannot choose, opened after the end alone."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.discord.client import Wonders
from bot.fair.dealing import Dealer, GameSetup, judge_seal
from bot.runtime.limits import Limits
from bot.store import Cut, Invitation, NewTable, SpentSeal, Store, TableRecord, UndealtTable
from engine.core.fair import commitment
from engine.core.fair_lines import Opened, Share, opened, terms
from playground import Playground

from ..conftest import PATIENCE, running
from ..players import board_of, button, has_ended
from ..processes import Host
from ..scene import settled, town, words
from ..store.examples import CHALLENGE
from .deals import HEX, challenged, everything, given_up, promised, secret_of, terms_of, verified

SAY = words("en-US")


async def test_a_game_is_sealed_before_mixed_on_accepting_and_opened_at_the_end(
    discord: Playground, bot: Wonders
) -> None:
    locale = "pt-BR"
    place, say = town(discord, locale), words(locale)
    challenge = await challenged(place)
    sealed = promised(challenge)
    assert say("fair-sealed", commitment=f"{sealed}…") in challenge.text
    accepted = await place.bruno.click(challenge, say("button-accept"))
    await settled(bot)
    line = await terms_of(bot, place)
    assert say("fair-dealt", commitment=f"{sealed}…") in challenge.text
    mine, theirs = terms(line).shares
    assert (mine.player, theirs) == (0, Share(1, accepted.interaction.id))
    secret = await secret_of(bot, place)
    assert commitment(secret).startswith(sealed)
    assert secret.hex() not in everything(discord, place)
    last = await given_up(bot, place, place.ana)
    assert last.text.endswith(say("fair-opened", secret=secret.hex()))
    told, _ = await verified(place, place.carla)
    assert say("verify-follows") in told.text
    assert f"fair3 {line.partition(' ')[2]} secret={secret.hex()}" in told.text


async def test_a_game_with_the_computer_is_sealed_before_the_command(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    (mine,) = await verified(place, place.ana)
    sealed = promised(mine)
    assert mine.text == SAY("verify-next", commitment=sealed)
    command = await place.ana.command(
        place.channel, "duel", begins="me", level="apprentice", cut="wind & rain"
    )
    await settled(bot)
    running_game, other = await verified(place, place.carla)
    assert SAY("verify-sealed", commitment=sealed) in running_game.text
    (line,) = re.findall(r"`(fair3 [^`]*)`", running_game.text)
    assert terms(line).shares == (Share(0, command.interaction.id, "wind & rain"),)
    assert terms(line).begins == 0
    assert promised(other) != sealed
    last = await given_up(bot, place, place.ana)
    secret = await secret_of(bot, place)
    assert commitment(secret).startswith(sealed)
    assert secret.hex() in last.text


async def test_a_rematch_with_the_computer_was_sealed_before_too(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await place.ana.command(place.channel, "duel", begins="me", level="apprentice")
    last = await given_up(bot, place, place.ana)
    sealed = promised((await verified(place, place.ana))[-1])
    first = await secret_of(bot, place)
    pressed = await place.ana.click(last, button(last, "r:"))
    await settled(bot)
    told = (await verified(place, place.ana))[0]
    (line,) = re.findall(r"`(fair3 [^`]*)`", told.text)
    assert terms(line).shares == (Share(0, pressed.interaction.id),)
    assert terms(line).begins == 1, "whoever went second begins"
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    assert record.players[0].user_id is None
    secret = await secret_of(bot, place)
    assert commitment(secret).startswith(sealed)
    assert secret != first
    assert judge_seal(record, Opened(terms(line), secret)) == "follows"


@pytest.mark.long
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
    assert commitment(await secret_of(bot, place)).startswith(promised(again))


async def test_a_watched_game_can_be_verified(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    sealed = promised((await verified(place, place.ana))[-1])
    bot.computers.watch_seconds = 60  # nothing is played: the deal is there before
    await place.ana.command(place.channel, "duel", watch=True, level="apprentice", cut="two")
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
        records = [await bot.store.tables.latest_in(each.id) for each in channels]
        found = [
            await bot.store.seals.of_table(record.id) for record in records if record is not None
        ]
        assert len({seal.secret for seal in found if seal is not None}) == 4
        assert len({record.deal for record in records if record is not None}) == 4


@pytest.mark.long
@pytest.mark.long
async def test_a_sealed_challenge_survives_a_kill(tmp_path: Path) -> None:
    async with Playground(ack_seconds=60.0, patience=PATIENCE) as discord:
        place = town(discord)
        async with Host(discord, tmp_path) as host:
            sealed = promised((await verified(place, place.ana))[-1])
            challenge = await challenged(place)
            assert sealed.startswith(promised(challenge))
            await host.kill()
            await host.start()
            await place.bruno.click(challenge, "Accept")
            await discord.until(lambda: board_of(place.channel.messages[-1]) is not None)
            (asked,) = (await place.ana.command(place.channel, "resign")).private
            await place.ana.click(asked, asked.buttons[0])
            await discord.until(lambda: has_ended(place.channel.messages[-1]))
            (secret,) = HEX.findall(place.channel.messages[-1].text)
            assert await host.stop() == 0
            assert host.complaints() == []
            log = (tmp_path / "bot.log").read_text(encoding="utf-8")
        assert commitment(bytes.fromhex(secret)) == sealed
        assert secret not in log
        store = await Store.open(host.database)
        record = await store.tables.latest_in(place.channel.id)
        assert record is not None
        seal = await store.seals.of_table(record.id)
        await store.close()
        assert seal is not None
        assert judge_seal(record, opened(f"{seal.terms} secret={secret}")) == "follows"
        assert discord.violations == []


ANA, BRUNO = CHALLENGE.players
MINE = Cut(ANA.user_id or 0, 7)


def opening(channel: int) -> GameSetup:
    table = UndealtTable(
        "duel", None, channel, ANA.user_id or 0, "en-US", {}, (ANA, BRUNO), postable=True
    )
    return GameSetup(table, begins=0, cuts=(MINE,))


async def test_a_challenge_without_a_seal_takes_the_next_one_if_its_own_is_spent_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/wonders.db")
    dealer = Dealer(store, Random(1))
    made = await store.invitations.add(CHALLENGE, dealer.fresh())
    accept, others = store.invitations.accept, []

    async def accepted_late(
        seen: Invitation, new: NewTable, spent: SpentSeal, *, within: Limits | None
    ) -> TableRecord | None:
        monkeypatch.undo()
        others.append(await dealer.begin(opening(2)))
        return await accept(seen, new, spent, within=within)

    monkeypatch.setattr(store.invitations, "accept", accepted_late)
    begun = await dealer.accept(replace(made, seal=None), opening(1))
    assert begun is not None
    assert begun.commitment != others[0].commitment
    seal = await store.seals.of_table(begun.record.id)
    assert seal is not None
    assert seal.commitment == begun.commitment
    await store.close()


async def test_a_challenge_is_never_dealt_from_another_seal_than_its_own(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/wonders.db")
    dealer = Dealer(store, Random(1))
    other = await dealer.begin(opening(2))
    made = await store.invitations.add(CHALLENGE, dealer.fresh())
    spent = replace(made, seal=await store.seals.of_table(other.record.id))
    assert await dealer.accept(spent, opening(1)) is None
    assert (await store.invitations.get(made.id)).status == "open"
    await store.close()
