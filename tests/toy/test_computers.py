"""Computers that think for long: side by side, in nobody's way, and shown once."""

import asyncio

import pytest

from bot.discord.client import Wonders
from bot.tables.boards import waiting_lines
from bot.workers.jobs import SearchedPosition
from engine.core.game import Seat
from playground import Message, Person, Playground
from tests.bot.players import SLOWLY, board_of, boards

from .party import Party, party, words
from .rules import RPS, View
from .tables import dealt
from .test_panels import CHOSEN, kind, of_round

COMPUTERS = (2, 3, 4)


class Slow:
    """Stands for the computer players: they answer when they are let."""

    def __init__(self) -> None:
        self.asked: list[tuple[Seat, View]] = []
        self.parts: list[float] = []
        self.may_answer = asyncio.Event()
        self.errors: list[Exception] = []

    async def choose(
        self,
        _game: str,
        view: View,
        seat: Seat,
        _level: str,
        _seed: int,
        *,
        together: int,
        part: float,
        patient: bool,
        position: SearchedPosition,
    ) -> str:
        assert not patient  # a person waits for them
        assert together <= len(COMPUTERS)
        assert part == 1.0 or together == 1
        self.asked.append((seat, view))
        self.parts.append(part)
        if self.errors:
            raise self.errors.pop()
        await self.may_answer.wait()
        return str(RPS.legal(view, seat)[0])

    @property
    def seats(self) -> list[Seat]:
        """The seats that were asked, in order."""
        return [seat for seat, _ in self.asked]


@pytest.fixture
def slow(bot: Wonders, monkeypatch: pytest.MonkeyPatch) -> Slow:
    made = Slow()
    monkeypatch.setattr(bot.ai_pool, "choose", made.choose)
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)
    return made


async def lines_rest(here: Party) -> None:
    """Wait until the lines of boards are edited; computers may think on."""
    await here.discord.until(lambda: here.bot.boards.lines_idle, SLOWLY, "the lines of boards")
    await here.discord.quiet()


async def opened(here: Party, slow: Slow) -> dict[Person, Message]:
    """Let Ana and Bruno sit down with three computers, which think, and open their hands."""
    await here.dealt(dealt(seats=5, rounds="3"), computers=len(COMPUTERS))
    await here.discord.until(lambda: len(slow.asked) == len(COMPUTERS), SLOWLY)
    hands = {person: await here.hand(person) for person in here.people[:2]}
    await lines_rest(here)
    return hands


async def chosen(here: Party) -> list[int]:
    """Return the seats that have chosen."""
    return [each.seat for each in (await here.record(1)).choices]


async def test_a_computer_alone_has_all_of_its_time_each_turn(
    discord: Playground, bot: Wonders, slow: Slow
) -> None:
    here = party(discord, bot)
    slow.may_answer.set()
    await here.dealt(dealt(seats=2, rounds="3"), computers=1)
    ana, seen = here.people[0], 1
    for _ in range(2):
        await discord.until(lambda: len(slow.parts) == seen, SLOWLY)  # noqa: B023
        before = board_of(here.board)
        await here.throw(ana, await here.hand(ana))
        await discord.until(lambda: board_of(here.board) != before, SLOWLY)  # noqa: B023
        seen += 1
    await discord.until(lambda: len(slow.parts) == seen, SLOWLY)
    assert slow.parts == [1.0] * seen


async def test_people_choose_while_computers_think(
    discord: Playground, bot: Wonders, slow: Slow
) -> None:
    here = party(discord, bot)
    hands = await opened(here, slow)
    ana, bruno = hands
    assert slow.seats == list(COMPUTERS)  # all of them, and none has answered
    await here.throw(ana, hands[ana])
    assert hands[ana].buttons[0].style == CHOSEN
    await here.throw(ana, hands[ana], 1)
    assert await chosen(here) == [0]
    await discord.until(lambda: ana.mention not in here.board.text, what="the line without Ana")
    await lines_rest(here)
    first, board = len(discord.requests), here.board
    slow.may_answer.set()
    await here.rest()
    assert await chosen(here) == [0, *COMPUTERS]
    assert slow.seats == list(COMPUTERS)  # nobody was asked twice
    assert discord.requests[first:] == []  # nor does anybody see that they have chosen
    slow.may_answer.clear()
    await here.throw(bruno, hands[bruno])
    await discord.until(lambda: board_of(here.board) != board_of(board), SLOWLY, "the next board")
    await discord.until(lambda: not board.buttons, SLOWLY, "the former board without controls")
    await lines_rest(here)
    made = [kind(each, board) for each in discord.requests[first:]]
    assert sorted(made) == ["answer", "board", "panel", "shrunk"]
    told = here.board.text.split("⏳")[0]
    assert [told.count(f"Computer {n}") for n in (1, 2, 3)] == [1, 1, 1]
    await discord.until(lambda: slow.seats == [*COMPUTERS, *COMPUTERS], what="the second round")


async def test_computers_that_are_last_end_the_turn_together(
    discord: Playground, bot: Wonders, slow: Slow
) -> None:
    here = party(discord, bot)
    hands = await opened(here, slow)
    board = here.board
    for person, hand in hands.items():
        await here.throw(person, hand)
    # Only now the line tells of computers.
    await discord.until(lambda: "Computer" in here.board.text, what="the line of the computers")
    await lines_rest(here)
    assert await chosen(here) == [0, 1]
    first = len(discord.requests)
    slow.may_answer.set()
    await discord.until(lambda: len(boards(here.channel)) == 2, SLOWLY, "the next board")
    await here.rest()
    made = [kind(each, board) for each in discord.requests[first:]]
    assert sorted(made) == ["board", "panel", "panel", "shrunk"]
    assert here.board.mentions == []
    assert all(of_round(hand, 2) for hand in hands.values())
    record = await here.record(1)
    assert [(each.seat, each.by_computer) for each in record.moves] == [
        (seat, seat in COMPUTERS) for seat in range(5)
    ]


async def test_a_computer_that_fails_is_asked_again_and_people_play_on(
    discord: Playground, bot: Wonders, slow: Slow
) -> None:
    slow.errors.append(RuntimeError("a computer that fails"))
    here = party(discord, bot)
    hands = await opened(here, slow)
    ana, bruno = hands
    await here.throw(ana, hands[ana])  # which wakes them before the time
    await discord.until(lambda: len(slow.asked) == 2 * len(COMPUTERS), SLOWLY)
    slow.may_answer.set()
    await here.rest()
    assert await chosen(here) == [0, *COMPUTERS]
    await here.throw(bruno, hands[bruno])
    await here.next_board((1, 0))
    record = await here.record(1)
    assert [each.seat for each in record.moves[:5]] == [0, 1, 2, 3, 4]


@pytest.mark.long
async def test_the_computer_keeps_the_choice_of_whoever_leaves(
    discord: Playground, bot: Wonders, slow: Slow
) -> None:
    here, say = party(discord, bot), words("en-US")
    hands = await opened(here, slow)
    slow.may_answer.set()
    await here.rest()
    ana, bruno = hands
    await here.throw(bruno, hands[bruno])
    before = (await here.record(1)).choices
    slow.asked.clear()
    asked = await bruno.command(here.channel, "resign")
    await bruno.click(asked.private[0], say("button-leave-game"))
    await here.rest()
    record = await here.record(1)
    assert (record.choices, slow.asked) == (before, [])
    assert record.players[1].left
    assert ana.mention in here.board.text
    await here.throw(ana, hands[ana])
    await here.next_board((1, 0))
    assert [each.by_computer for each in (await here.record(1)).moves[:2]] == [False, False]
