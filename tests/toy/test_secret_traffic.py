"""Two runs of the bot that differ in one uncommitted choice: nobody else can tell them apart.

Ana, Bruno, Carla and Dario play with a computer; Eva looks on. Ana alone chooses otherwise, or
changes her mind. It ends before the turn is over.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from playground import Message, Person
from tests.bot.traffic import Told, but_hers, parted, story

from .party import Party, party
from .rules import CARDS, Card, Deal

pytestmark = pytest.mark.long

DEAL = Deal(
    (
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "rock"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "rock"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "paper"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "paper"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "scissors"),
    ),
    5,
)
LOOKS: Sequence[tuple[str, dict[str, bool]]] = (
    ("board", {"text": True}),
    ("score", {}),
    ("score", {"share": True}),
    ("log", {}),
    ("hand", {}),
    ("games", {}),
    ("hint", {}),
)
"""What the others ask for while the turn is open, beside the film of the game."""


async def tell(story: Told, thrown: Sequence[Card]) -> None:
    """Let the others do what they do in every run."""
    here, (ana, bruno, carla, dario, eva) = story.here, story.here.people
    assert isinstance(here, Party)
    table = await here.dealt(DEAL, computers=1, begun=datetime(2026, 1, 1, tzinfo=UTC))
    await story.step("begun")
    hands = {person: await here.hand(person) for person in (ana, bruno, carla, dario)}
    await story.step("hands")
    for person, hand in hands.items():
        await here.throw(person, hand)
        await story.step(f"round, {person.name}", raced=person is dario)
    await ana.command(here.channel, "board")
    await throw(here, bruno, hands[bruno], "rock")
    await story.step("before")
    for card in thrown:
        await throw(here, ana, hands[ana], card)
    await story.step("chosen")
    await story.look(bruno, carla, eva)
    await story.step("looks")
    await here.hand(carla)
    await story.step("another hand")
    await throw(here, bruno, hands[bruno], "scissors")
    await ana.command(here.channel, "board")
    await story.step("others")
    await story.leave(dario)
    await story.step("left", raced=True)
    await story.look(carla, eva)
    await story.step("looks again")
    record = await here.record(table)
    chosen = {each.seat: each.text for each in record.choices}
    assert len(record.moves) == 5
    assert chosen.pop(0) == f"throw:{thrown[-1]}"
    story.seen["choices of the others"] = [f"{seat} {text}" for seat, text in chosen.items()]
    assert list(chosen) == [1, 3, 4]


async def throw(here: Party, person: Person, hand: Message, card: Card) -> None:
    (pressed,) = (each for each in hand.buttons if each.custom_id.endswith(f":throw:{card}"))
    await person.click(hand, pressed)


@pytest.mark.usefixtures("toy")
async def test_nobody_else_can_tell_what_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She throws each kind of card, and then one after having thrown all three."""
    rock, paper, scissors = CARDS
    stories = []
    for thrown in ((rock,), (paper,), (scissors,), (paper, scissors, rock)):
        home = tmp_path / "-".join(thrown)
        home.mkdir()
        tell_it = partial(tell, thrown=thrown)
        stories.append(await story(home, monkeypatch, party, LOOKS, tell_it))
    for other in stories[1:]:
        for step, seen in stories[0].items():
            if step == "chosen" and other is stories[-1]:  # her own answers alone tell of all three
                assert parted(but_hers(seen), but_hers(other[step])) == (), step
            else:
                assert parted(seen, other[step]) == (), step
