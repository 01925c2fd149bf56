"""A game in which all choose at once, played through Discord by people and computers."""

import asyncio

import pytest

from bot.discord.client import Wonders
from bot.tables.boards import waiting_lines
from playground import Playground
from tests.bot.players import board_of, boards
from tests.bot.scene import settled

from .party import party, told, words

ROUNDS = 3


@pytest.mark.long
async def test_a_whole_game_of_four(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)  # so that an edit may come after the end
    here = party(discord, bot)
    ana, bruno, carla, dario, _ = here.people
    table = await here.seated(4, rounds="3")
    assert sorted(here.board.mentions, key=lambda each: each.id) == [ana, bruno, carla, dario]
    hands = {person: await here.hand(person) for person in (ana, bruno, carla, dario)}
    for round_ in range(1, ROUNDS + 1):
        before = board_of(here.board)
        for person in (ana, bruno, carla):
            await here.throw(person, hands[person])
            assert board_of(here.board) == before
        assert (await here.record(table)).moves == (await here.record(table)).moves[
            : 4 * (round_ - 1)
        ]
        await here.throw(dario, hands[dario])
        await here.next_board(before)
        record = await here.record(table)
        assert [move.seat for move in record.moves] == [0, 1, 2, 3] * round_
        assert record.choices == ()
        if round_ < ROUNDS:  # the hands have renewed themselves, so nobody has to be called
            assert here.board.mentions == []
            assert all(f"round {round_ + 1}" in hand.text.lower() for hand in hands.values())
    finale = await here.finished()
    over = words("en-US")("panel-over")
    assert [hand.text for hand in hands.values() if not hand.deleted] == [over] * 3
    assert finale.text.count("## ") == 1
    assert "seal" in finale.text  # no edit of the board has undone it


async def test_who_changes_their_mind_leaves_no_trace(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    table = await here.seated(2)
    ana, bruno, *_ = here.people
    hand, other = await here.hand(ana), await here.hand(bruno)
    first = await here.throw(ana, hand, 0)
    (choice,) = (await here.record(table)).choices
    second = await here.throw(ana, hand, 1)
    assert first.custom_id != second.custom_id
    (changed,) = (await here.record(table)).choices
    assert second.custom_id.endswith(changed.text)
    assert changed.text != choice.text
    before = board_of(here.board)
    await here.throw(bruno, other)
    await here.next_board(before)
    made = (await here.record(table)).moves
    assert [move.text for move in made if move.seat == changed.seat] == [changed.text]
    # What is pressed late, on the screen of an older round, plays nothing.
    await ana.click(hand, second, forged=True)
    assert len((await here.record(table)).moves) == 2


async def test_two_choose_at_the_same_time(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    table = await here.seated(3)
    people = here.people[:3]
    hands = [await here.hand(person) for person in people]
    before = board_of(here.board)
    pressed = [
        person.click(hand, button)
        for person, hand in zip(people, hands, strict=True)
        for button in (hand.buttons[0], hand.buttons[-1])
    ]
    await asyncio.gather(*pressed)
    await here.next_board(before)
    record = await here.record(table)
    assert [move.seat for move in record.moves] == [0, 1, 2]
    assert len(boards(here.channel)) == 2


async def test_the_board_tells_whom_the_table_waits_for(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.seated(3)
    ana, bruno, carla, *_ = here.people
    say = words("en-US")
    picture = [each.id for each in here.board.attachments]
    assert ana.mention in here.board.text
    await here.throw(ana, await here.hand(ana))
    await discord.until(lambda: ana.mention not in here.board.text, what="the line of the board")
    waited = [user for user in here.board.named if user in (ana, bruno, carla)]
    head, last = (user.mention for user in waited)
    names = say("list-and", head=head, last=last)
    assert say("waiting-for", players=names) in here.board.text
    assert [each.id for each in here.board.attachments] == picture
    assert here.board.buttons[0].label == "My hand"


@pytest.mark.long
async def test_who_leaves_is_followed_by_the_computer(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    table = await here.seated(3, rounds="3")
    ana, bruno, carla, *_ = here.people
    say, hand = words("en-US"), await here.hand(carla)
    asked = await carla.command(here.channel, "resign")
    assert told(asked) == say("leave-really")
    await carla.click(asked.private[0], say("button-leave-game"))
    await settled(bot)
    await discord.until(lambda: hand.deleted, what="the hand of who has left to go")
    left = say("left-told", name="Carla", level=say("choice-level-builder"))
    assert [message.text for message in here.channel.messages].count(left) == 1
    record = await here.record(table)
    assert record.ending is None
    assert [player.name for player in record.players if player.left] == ["Carla"]
    assert told(await carla.click(here.board, "My hand")) == say("refusal-not-your-table")
    hands = {person: await here.hand(person) for person in (ana, bruno)}
    for _ in range(ROUNDS):
        await here.round(hands)
    finale = await here.finished()
    assert say("left-before", players="Carla", count=1) in finale.text
    log = "\n".join(m.text for m in (await ana.command(here.channel, "log")).private)
    assert log.count("Round") == ROUNDS


@pytest.mark.long
async def test_who_is_forgotten_is_not_named_as_leaving(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot)
    await here.seated(3, rounds="3")
    carla, say = here.people[2], words("en-US")
    asked = (await carla.command(here.channel, "forget-me")).private[0]
    before = len(here.channel.messages)
    await carla.click(asked, say("button-forget"))
    await settled(bot)
    since = [message.text for message in here.channel.messages[before:]]
    level = say("choice-level-builder")
    assert say("left-told", name=say("former-player"), level=level) in since
    assert not [text for text in since if "Carla" in text]


@pytest.mark.long
async def test_of_two_who_leave_at_once_the_last_ends_the_game(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    ana, bruno, *_ = here.people
    lobby = await here.lobby(player2=bruno, computers=1)
    await bruno.click(lobby, "Join")
    table = await here.table()
    asked = [await person.command(here.channel, "resign") for person in (ana, bruno)]
    panels = [answer.private[0] for answer in asked]
    await asyncio.gather(
        *(
            who.click(panel, panel.buttons[0])
            for who, panel in zip((ana, bruno), panels, strict=True)
        )
    )
    await settled(bot)
    record = await here.record(table)
    assert record.ending is not None
    assert sum(player.left for player in record.players) == 1


async def test_computers_choose_side_by_side_and_wait_for_people(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot)
    ana = here.people[0]
    await ana.command(here.channel, "rps", computers=3, rounds="3")
    table = await here.table()
    hand = await here.hand(ana)
    for n in range(1, ROUNDS + 1):
        before = board_of(here.board)
        await here.throw(ana, hand)
        await here.next_board(before)
        assert len((await here.record(table)).moves) == 4 * n
    assert len(boards(here.channel)) == ROUNDS + 1
    await here.finished()
