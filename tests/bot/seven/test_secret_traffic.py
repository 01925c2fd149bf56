"""Two runs of the bot that differ in one uncommitted choice: nobody else can tell them apart.

Ana, Bruno and Carla play with a computer; Dario looks on. Ana alone builds, sells or discards, or
looks at her cards and changes her mind. It ends before the turn is over.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.discord.client import Wonders
from engine.seven.game import SEVEN
from playground import Playground
from tests.bot.traffic import Told, but_hers, parted, story

from . import party as tables
from .party import Party

pytestmark = pytest.mark.long

LOOKS: Sequence[tuple[str, dict[str, bool]]] = (
    ("board", {"text": True}),
    ("score", {}),
    ("log", {}),
    ("hand", {}),
    ("discard", {}),
    ("games", {}),
)
"""What the others ask for while the turn is open, beside the film of the game."""

DEAL = SEVEN.deal(Random(4), 4, {"sides": "a"})


def party(discord: Playground, bot: Wonders) -> Party:
    return tables.party(discord, bot, 4)


async def tell(told: Told, chosen: Sequence[int]) -> None:
    """Let the others do what they do in every run; Ana presses the n-th card, for each n."""
    here, (ana, bruno, carla, _dario) = told.here, told.here.people
    assert isinstance(here, Party)
    begun = datetime(2026, 1, 1, tzinfo=UTC)
    table = await here.stored(SEVEN.pack(DEAL), 4, {}, computers=1, begun=begun)
    await told.step("begun")
    for person in (ana, bruno, carla):
        await here.choose(person)
        await told.step(f"turn, {person.name}", raced=person is carla)
    await here.choose(bruno)
    await told.step("before")
    hand = here.hands[ana]
    for n in chosen:
        card = hand.buttons[n]
        await ana.click(hand, card)
        if card.custom_id.startswith("w:"):
            await ana.click(hand, hand.buttons[0])
    await told.step("chosen")
    await told.look(bruno, carla)
    await told.step("looks")
    record = await here.record(table)
    assert len(record.moves) == 4
    assert [each.seat for each in record.choices] == [0, 1, 3]
    told.seen["choices of the others"] = [each.text for each in record.choices[1:]]


async def test_nobody_else_can_tell_what_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories = []
    for chosen in ((0,), (1, 3)):
        home = tmp_path / "-".join(map(str, chosen))
        home.mkdir()
        tell_it = partial(tell, chosen=chosen)
        stories.append(await story(home, monkeypatch, party, LOOKS, tell_it))
    for other in stories[1:]:
        for step, seen in stories[0].items():
            if step == "chosen":  # her own answers alone tell how often she pressed
                assert parted(but_hers(seen), but_hers(other[step])) == (), step
            else:
                assert parted(seen, other[step]) == (), step
