"""Whole games of 7 Wonders through Discord, by people and computers, as people are offered."""

from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.store import TableRecord
from engine.ai.thought import Thought
from playground import Person, Playground
from playground.model.components import BUTTON
from playground.people.interactions import press
from tests.bot.conftest import running
from tests.bot.party import told, words
from tests.bot.players import FINALE, SLOWLY, board_of, boards, has_ended
from tests.bot.scene import settled

from .party import party

pytestmark = pytest.mark.long

TURNS = 18


async def test_two_people_and_five_computers(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot, 3)
    ana, bruno, carla = here.people
    lobby = await here.lobby(player2=bruno, computers=5, level="apprentice", sides="b")
    await bruno.click(lobby, "Join")
    table = await here.table()
    assert await here.play() >= TURNS  # and more, where somebody decides beside the turn
    record = await here.record(table)
    say, finale = words("en-US"), here.board
    assert len({move.seat for move in record.moves}) == 7
    assert len(record.moves) >= 7 * TURNS
    assert all(name in finale.pictures[-1].alt for name in ("Ana", "Bruno"))
    assert "Most points by category" in finale.pictures[-2].alt
    assert "Most points by category" not in finale.text  # a picture beside it shows it
    assert [each.label for each in finale.buttons] == [say(key) for key in FINALE]
    former = boards(here.channel)[:-1]
    assert all(not board.attachments and not board.buttons for board in former)
    log = "\n".join(message.text for message in (await ana.command(here.channel, "log")).private)
    assert "**Age I, turn 3 of 6**" in log
    assert len(set(log.splitlines())) == len(log.splitlines())
    for name, options in (("board", {"text": True}), ("city", {"member": bruno})):
        shown = await carla.command(here.channel, name, **options)
        assert "Bruno" in shown.private[-1].text
    pad = (await carla.command(here.channel, "score")).private[-1]
    assert "Bruno" in str(pad.attachments[0].alt)
    assert told(await carla.command(here.channel, "hand")) == say("refusal-not-your-table-ended")
    assert told(await carla.command(here.channel, "free-city")) == say("seven-no-free-city")
    assert told(await carla.command(here.channel, "tokens")) == say("refusal-no-such-view")


async def test_two_with_the_free_city(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot, 2)
    table = await here.seated(2)
    asked = []
    while not has_ended(here.board):
        asked.append(tuple(person.name for person in here.asked()))
        await here.turn()
    record = await here.record(table)
    for_city = [move.seat for move in record.moves if move.text.startswith("city:")]
    assert for_city[:4] == [0, 1, 0, 1]  # each holds the Free City in turn
    assert len(for_city) >= TURNS
    assert asked.count(("Ana", "Bruno")) == TURNS  # one board a turn; the rest is beside the turn
    assert any("Free City" in board.text for board in boards(here.channel))
    shown = await here.people[0].command(here.channel, "free-city")
    assert "Free City" in shown.private[0].text
    assert len(shown.private[0].attachments) == 1


async def test_a_hand_that_is_shown_leads_to_its_choice(discord: Playground, bot: Wonders) -> None:
    here, say = party(discord, bot, 3), words("en-US")
    await here.seated(3)
    ana = here.people[0]
    shown = (await ana.command(here.channel, "hand")).private[-1]
    assert shown.buttons[0].label == say("seven-button-choose")
    answer = await ana.click(shown, say("seven-button-choose"))
    here.hands[ana] = answer.private[-1] if answer.private else shown
    assert say("seven-ask-choose") in here.hands[ana].text
    await here.choose(ana)
    await discord.until(lambda: ana not in here.asked(), SLOWLY, "the choice of one of three")


async def test_the_free_city_has_a_hint_of_its_own(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    here = party(discord, bot, 2)
    first = (await here.record(await here.seated(2))).players[0]
    (holder,) = (each for each in here.people if each.id == first.user_id)
    here.hands[holder] = await here.hand(holder)
    for _ in range(2):
        await holder.command(here.channel, "hint")
        await settled(bot)
        await here.choose_once(holder)
    public = words("en-US")("hint-told", who=f"**{holder.name}**", turn="Age I, turn 1 of 6")
    assert public in [each.text for each in here.channel.messages]
    own, city = ([option.move for option in each.options] for each in thought)
    assert not any(text.startswith("city:") for text in own)
    assert all(text.startswith("city:") for text in city)


async def test_three_change_their_minds_and_the_bot_restarts_between_choices(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as bot:
        here = party(discord, bot, 3)
        table = await here.seated(3)
        for _ in range(2):
            await here.turn()
        ana, bruno, _carla = here.people
        await here.choose(ana)
        await here.choose(bruno)
        first = _choice(await here.record(table), ana)
        hand = here.hands[ana]
        assert [each.label[0] for each in hand.buttons].count("✔") == 1
        other = next(each for each in hand.buttons if not each.label.startswith("✔"))
        await ana.click(hand, other)
        if other.custom_id.startswith("w:"):
            assert hand.buttons[-1].label == "Back to my hand"
            await ana.click(hand, hand.buttons[0])
        assert _choice(await here.record(table), ana) != first
        before = await here.record(table)
    async with running(discord, tmp_path, 2) as bot:
        here.bot = bot
        await settled(bot)
        assert (await here.record(table)).choices == before.choices
        for message in here.hands.values():
            assert message.stands
        here.hands = {}  # after a restart the button under the board opens them anew
        for _ in range(2):
            await here.turn()
        assert len((await here.record(table)).moves) >= 3 * 4


async def test_of_five_one_leaves_and_computers_play_on(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot, 4)
    ana, bruno, carla, stranger = here.people
    lobby = await here.lobby(
        player2=bruno,
        player3=carla,
        computers=2,
        level="apprentice",
        sides="a",
        wonders="giza, ALEX Ephesus oly rhodes",
    )
    assert "Possible Wonders: Alexandria, Ephesus, Giza, Olympia, Rhodes." in lobby.text
    assert "Free City" not in lobby.text  # it is for two players
    for person in (bruno, carla):
        await person.click(lobby, "Join")
    table, say = await here.table(), words("en-US")
    await here.turn()
    late = here.hands[ana].buttons[0]
    await here.turn()
    stolen = here.hands[ana].buttons[0]
    assert told(await stranger.click(here.board, "My hand")) == say("refusal-not-your-table")
    for person, message in ((stranger, here.board), (bruno, here.hands[bruno])):
        choices = (await here.record(table)).choices
        await person.click(message, stolen, forged=True)
        assert (await here.record(table)).choices == choices
    await ana.click(here.hands[ana], late, forged=True)  # of a turn that is over
    assert len((await here.record(table)).moves) == 10
    asked = await carla.command(here.channel, "resign")
    await carla.click(asked.private[0], say("button-leave-game"))
    await settled(bot)
    assert [each.left for each in (await here.record(table)).players].count(True) == 1
    at = board_of(here.board)
    assert at is not None
    here.people = (ana, bruno)
    await here.play()
    assert len((await here.record(table)).moves) >= 5 * TURNS
    assert say("left-before", players="Carla", count=1) in here.board.text


def _choice(record: TableRecord, person: Person) -> str:
    """Return what a person has chosen in the open turn."""
    seat = [player.user_id for player in record.players].index(person.id)
    (text,) = [each.text for each in record.choices if each.seat == seat]
    return text


async def test_a_card_is_shown_anew_where_the_hand_has_just_been_closed(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot, 2)
    await here.seated(2)
    ana, controls = here.people[0], ("w:", "m:")
    closed = await here.hand(ana)
    card = next(each.custom_id for each in closed.buttons if each.custom_id.startswith(controls))
    asked = press(discord.world, ana, closed, {"component_type": BUTTON, "custom_id": card}, card)
    await here.hand(ana)  # which closes the first hand while the press is on its way
    await discord.until(lambda: closed.deleted)
    discord.world.ask(asked)
    await discord.until(lambda: bool(asked.produced), what="an answer")
    await settled(bot)
    shown = asked.produced[-1]
    assert [each for each in shown.buttons if each.custom_id.startswith(controls)]
    assert shown.ephemeral
