"""Tables for several: open one, join, leave, add computers, start, cancel, wait too long."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.discord.client import Wonders
from bot.runtime.limits import Limit
from engine.core.fair_lines import Share
from playground import Answer, Message, Playground
from tests.bot.conftest import running
from tests.bot.players import boards
from tests.bot.scene import LOCALES, settled

from .party import party, told, words


def names(lobby: Message) -> list[str]:
    """Return who sits at a table, as its message lists them."""
    lines = [line[2:].split(" (")[0] for line in lobby.text.splitlines() if line.startswith("- ")]
    return [line.strip("*") for line in lines]


@pytest.mark.long
async def test_a_table_fills_and_begins_by_itself(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        here, say = party(discord, bot, locale), words(locale)
        _ana, bruno, carla, *_ = here.people
        lobby = await here.lobby(seats=3)
        game = say("game-rps")
        assert say("lobby-open", host="Ana", game=game) in lobby.text
        assert f"{say('lobby-seats', open=2)} {say('lobby-least', least=2)}" in lobby.text
        assert lobby.mentions == []
        assert names(lobby) == ["Ana"]
        await bruno.click(lobby, say("button-join"))
        assert names(lobby) == ["Ana", "Bruno"]
        assert boards(here.channel) == []
        await carla.click(lobby, say("button-join"))
        table = await here.table()
        players = (await here.record(table)).players
        assert sorted(player.name for player in players) == ["Ana", "Bruno", "Carla"]
        assert lobby.buttons == []
        assert lobby.attachments == []
        assert len(boards(here.channel)) == 1


async def shown_again(discord: Playground, answer: Answer) -> Answer:
    """Wait for what is told after the message was shown again, which may have missed something."""
    await discord.until(lambda: len(answer.private) > 0, what="a refusal")
    return answer


async def test_whom_the_host_names_is_invited_and_may_decline(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    ana, bruno, carla, dario, _ = here.people
    lobby = await here.lobby(player2=bruno, player3=carla)
    assert lobby.mentions == [bruno, carla]
    full = await shown_again(discord, await dario.click(lobby, "Join"))
    assert told(full) == words("en-US")("refusal-lobby-full")
    await carla.click(lobby, "Leave")
    assert names(lobby) == ["Ana", f"{bruno.mention} is invited"]
    await dario.click(lobby, "Join")
    await bruno.click(lobby, "Join")
    table = await here.table()
    players = (await here.record(table)).players
    assert {player.user_id for player in players} == {ana.id, bruno.id, dario.id}


async def test_where_nobody_is_named_there_are_as_many_seats_as_the_game_has(
    discord: Playground, bot: Wonders
) -> None:
    lobby = await party(discord, bot).lobby()
    assert words("en-US")("lobby-seats", open=4) in lobby.text


async def test_the_bot_takes_a_seat_as_a_computer_where_the_host_names_it(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    ana, bruno, *_ = here.people
    lobby = await here.lobby(player2=discord.bot, player3=bruno, level="apprentice")
    await bruno.click(lobby, "Join")
    players = (await here.record(await here.table())).players
    assert {(player.user_id, player.level) for player in players} == {
        (ana.id, None), (bruno.id, None), (None, "apprentice"),
    }  # fmt: skip


async def test_the_host_adds_removes_and_starts(discord: Playground, bot: Wonders) -> None:
    here, say = party(discord, bot), words("en-US")
    ana, bruno, carla, *_ = here.people
    lobby = await here.lobby(player2=carla, seats=5)
    assert told(await ana.click(lobby, "Start")) == say("refusal-too-few-players", least=2)
    await ana.select(lobby, say("select-add"), ["master"])
    await ana.select(lobby, say("select-add"), ["apprentice"])
    await bruno.click(lobby, "Join")
    (remove,) = lobby.selects  # no seat is open, so nobody can be added
    removed = remove.options
    assert [each.label for each in removed] == [
        "Carla", "Computer (Master)", "Computer (Apprentice)", "Bruno",
    ]  # fmt: skip
    await ana.select(lobby, say("select-remove"), [removed[1].value])
    assert len(names(lobby)) == 4
    await ana.click(lobby, "Start")  # without Carla, who has not answered
    players = (await here.record(await here.table())).players
    assert sorted(p.level or p.name for p in players) == ["Ana", "Bruno", "apprentice"]


@pytest.mark.long
async def test_what_cannot_be_is_told(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    for locale in LOCALES:
        here, say = party(discord, bot, locale), words(locale)
        ana, bruno, *_ = here.people
        lobby = await here.lobby(seats=4)
        join, leave = say("button-join"), say("button-leave")
        already = await shown_again(discord, await ana.click(lobby, join))
        assert told(already) == say("refusal-joined-already")
        assert told(await ana.click(lobby, leave)) == say("refusal-host-leaves")
        outside = await shown_again(discord, await bruno.click(lobby, leave))
        assert told(outside) == say("refusal-not-joined")
        only = say("refusal-only-host", name="Ana")
        assert told(await bruno.click(lobby, say("button-start"))) == only
        assert told(await bruno.click(lobby, say("button-cancel"))) == only
        answer = await bruno.select(lobby, say("select-add"), ["master"])
        assert told(answer) == only
        number = lobby.buttons[0].custom_id.split(":")[1]
        forged = await ana.select(lobby, f"l:{number}:add", ["grandmaster"], forged=True)
        assert told(forged) == say("refusal-unknown-control")
        gone = await ana.select(lobby, f"l:{number}:remove", [str(bruno.id)], forged=True)
        assert told(await shown_again(discord, gone)) == say("refusal-not-there")
        allowances = bot.services.allowances
        monkeypatch.setattr(allowances, "limits", replace(allowances.limits, games=Limit(0)))
        assert told(await bruno.click(lobby, join)) == say("refusal-too-many-games", count=0)
        monkeypatch.undo()
        pressed = lobby.buttons[0]
        await ana.click(lobby, say("button-cancel"))
        assert lobby.text == say("lobby-withdrawn", host="Ana", game=say("game-rps"))
        assert told(await bruno.click(lobby, pressed, forged=True)) == say("refusal-lobby-over")
        bots = await ana.forge(here.channel, "rps", player2=bruno, player3=ana)
        assert told(bots) == say("refusal-challenge-self")
        many = await ana.command(here.channel, "rps", player2=bruno, seats=2, computers=3)
        assert told(many) == say("refusal-too-many-players", most=2)


async def test_two_take_the_last_seat_at_once(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    _ana, bruno, carla, *_ = here.people
    lobby = await here.lobby(seats=2)
    answers = await asyncio.gather(bruno.click(lobby, "Join"), carla.click(lobby, "Join"))
    table = await here.table()
    players = (await here.record(table)).players
    assert len(players) == 2
    refused = [message.text for answer in answers for message in answer.private]
    assert len(refused) == 1
    assert len(boards(here.channel)) == 1


@pytest.mark.long
async def test_an_invitation_survives_a_restart_and_expires(
    discord: Playground, toy: None, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as bot:
        here = party(discord, bot)
        lobby = await here.lobby(seats=3)
        await here.people[1].click(lobby, "Join")
    async with running(discord, tmp_path) as bot:
        await here.people[2].click(lobby, "Join")
        here.bot = bot
        assert len((await here.record(await here.table())).players) == 3
        other = party(discord, bot)
        late = await other.lobby(seats=3)
        await settled(bot)
        await bot.services.invitations.expire(datetime.now(UTC) + timedelta(hours=25))
        say = words("en-US")
        assert late.text == say("lobby-expired", host="Ana", game=say("game-rps"))


async def test_a_full_channel_offers_a_thread_for_the_table(
    discord: Playground, bot: Wonders
) -> None:
    here, say = party(discord, bot), words("en-US")
    ana, _bruno, carla, *_ = here.people
    await here.seated(2)
    offered = await carla.command(here.channel, "rps", seats=3)
    await carla.click(offered.private[0], "Open a thread")
    await settled(bot)
    (thread,) = here.channel.threads
    lobby = thread.messages[0]
    assert say("lobby-open", host="Carla", game=say("game-rps")) in lobby.text
    await ana.click(lobby, "Join")
    assert names(lobby) == ["Carla", "Ana"]


@pytest.mark.long
async def test_a_rematch_keeps_the_table_with_the_seats_turned(
    discord: Playground, bot: Wonders
) -> None:
    here, say = party(discord, bot), words("en-US")
    ana, bruno, carla, *_ = here.people
    table = await here.seated(3, rounds="3")
    hands = {person: await here.hand(person) for person in (ana, bruno, carla)}
    for _ in range(3):
        await here.round(hands)
    finale = await here.finished()
    before = [player.user_id for player in (await here.record(table)).players]
    lobby = (await bruno.click(finale, say("button-rematch"))).public[0]
    assert sorted(lobby.mentions, key=lambda each: each.id) == [ana, carla]
    assert say("lobby-seats", open=0) in lobby.text
    assert say("lobby-least", least=3) not in lobby.text
    again = await carla.click(finale, say("button-rematch"))
    assert told(again) == say("refusal-lobby-waiting")  # and not a second table
    assert again.private[0].buttons[0].url.endswith(str(lobby.id))
    await ana.click(lobby, "Join")
    await carla.click(lobby, "Join")
    await discord.until(lambda: here.board is not finale, what="the board of the rematch")
    after = [player.user_id for player in (await here.record(await here.table())).players]
    assert after == [*before[1:], before[0]]


async def test_who_is_forgotten_leaves_the_invitations(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    _ana, bruno, *_ = here.people
    lobby = await here.lobby(seats=3)
    await bruno.click(lobby, "Join")
    asked = await bruno.command(here.channel, "forget-me")
    await bruno.click(asked.private[0], asked.private[0].buttons[0])
    await settled(bot)
    assert names(lobby) == ["Ana"]
    assert (await bot.store.people.personal_data(bruno.id)).invitations == 0


async def test_a_host_has_one_open_table_in_a_channel(discord: Playground, bot: Wonders) -> None:
    here, say = party(discord, bot), words("en-US")
    ana, bruno, *_ = here.people
    lobby = await here.lobby(seats=3)
    await bruno.click(lobby, "Join")
    await settled(bot)
    second = await ana.command(here.channel, "rps", seats=4)
    assert told(second) == say("refusal-lobby-waiting")
    await bruno.command(here.channel, "rps", seats=4)
    assert len([each for each in here.channel.messages if each.selects]) == 2


async def test_of_two_who_join_at_once_both_are_shown(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    lobby = await here.lobby(seats=5)
    await asyncio.gather(*(person.click(lobby, "Join") for person in here.people[1:4]))
    await settled(bot)
    assert sorted(names(lobby)) == ["Ana", "Bruno", "Carla", "Dario"]


@pytest.mark.long
async def test_everybody_who_joins_mixes_something_in_and_who_left_does_not(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    ana, bruno, carla, dario = here.people[:4]
    asked = await ana.command(here.channel, "rps", cut="any words")
    lobby = asked.public[0]
    await dario.click(lobby, "Join")
    joined = await bruno.click(lobby, "Join")
    form = (await carla.click(lobby, "Cut and join")).modal
    assert form is not None
    typed = await carla.submit(form, line="the blue fox")
    assert told(await carla.click(lobby, "Cut and join")) == words("en-US")(
        "refusal-joined-already"
    )
    await dario.click(lobby, "Leave")
    await ana.click(lobby, "Start")
    await settled(bot)
    seal = await bot.store.seals.of_table((await here.record(await here.table())).id)
    assert seal is not None
    assert seal.terms is not None
    shares = (
        Share(0, asked.interaction.id, "any words"),
        Share(1, joined.interaction.id),
        Share(2, typed.interaction.id, "the blue fox"),
    )
    assert seal.terms.endswith(" ".join(("rounds=5", *map(str, shares))))


@pytest.mark.parametrize(
    ("given", "seats"), [({"computers": 1}, 5), ({"computers": 3}, 3), ({"seats": 4}, 4)]
)
async def test_watching_fills_all_seats_with_computers(
    discord: Playground, bot: Wonders, given: dict[str, int], seats: int
) -> None:
    here = party(discord, bot)
    await here.people[0].command(here.channel, "rps", watch=True, rounds="3", **given)
    record = await here.record(await here.table())
    assert [player.user_id for player in record.players] == [None] * seats
    await here.finished()
