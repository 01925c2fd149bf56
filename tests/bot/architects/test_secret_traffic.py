"""Runs of the bot that differ in the card on which the cat's holder looks: nobody else can tell.

Ana, Bruno, Carla and Dario play; Eva looks on. In one of the runs another card lies on top
of the central deck, and Ana does not look at it.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.discord.client import Wonders
from engine.architects.deal import Deal
from engine.architects.game import ARCHITECTS
from playground import Playground
from tests.bot.party import words
from tests.bot.traffic import Told, but_hers, parted, story

from . import party as tables
from .party import Party

pytestmark = pytest.mark.long

LOOKS: Sequence[tuple[str, dict[str, bool]]] = (
    ("board", {"text": True}),
    ("score", {}),
    ("log", {}),
    ("city", {}),
    ("tokens", {}),
    ("games", {}),
)
"""What the others ask for while Ana decides, beside the film of the game."""

CAT = "vp2cat"


def dealt(top: str) -> Deal:
    """Return a deal of four in which the cat lies on Ana's deck, and `top` on the central one."""
    deal = ARCHITECTS.deal(Random(4), 4, {})
    own, *others = deal.decks
    return replace(deal, decks=(_on_top(CAT, own), *others), centre=_on_top(top, deal.centre))


def _on_top(card: str, deck: tuple[str, ...]) -> tuple[str, ...]:
    """Return a deck in which a card has changed places with the one on top."""
    cards, at = list(deck), deck.index(card)
    cards[0], cards[at] = cards[at], cards[0]
    return tuple(cards)


def party(discord: Playground, bot: Wonders) -> Party:
    return tables.party(discord, bot, 5)


async def tell(told: Told, top: str, *, looks: bool) -> None:
    """Let everybody take the card on the left; before her second turn Ana may look."""
    here, (ana, bruno, carla, dario, _eva) = told.here, told.here.people
    assert isinstance(here, Party)
    begun, say = datetime(2026, 1, 1, tzinfo=UTC), words("en-US")
    table = await here.stored(ARCHITECTS.pack(dealt(top)), 4, {}, begun=begun)
    for person in (ana, bruno, carla, dario):
        await here.take_left(person)
        await told.step(f"turn, {person.name}")
    peek = next(each for each in here.board.buttons if each.label == say("architects-button-peek"))
    await told.step("before")
    if looks:
        shown = (await ana.click(here.board, peek)).private[-1]
        assert say(f"architects-card-{top}.within") in shown.text
        assert shown.attachments
    refused = await bruno.click(here.board, peek)
    assert "Ana" in refused.private[-1].text
    await told.step("looked")
    hint = (await ana.command(here.channel, "hint")).private[-1].text
    assert say("architects-move-take-seen", card=say(f"architects-card-{top}.within")) in hint
    await told.step("hinted")
    await told.look(bruno)
    await told.step("looks")
    await here.take_left(ana)
    await told.step("taken")
    assert len((await here.record(table)).moves) >= 5


async def test_nobody_else_can_tell_what_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither what lies there nor whether Ana looks: the runs differ in both."""
    stories = []
    for n, (top, looks) in enumerate((("clay", True), ("red2", False))):
        home = tmp_path / str(n)
        home.mkdir()
        tell_it = partial(tell, top=top, looks=looks)
        stories.append(await story(home, monkeypatch, party, LOOKS, tell_it))
    one, other = stories
    assert one.keys() == other.keys()
    for name, seen in one.items():
        assert parted(but_hers(seen), but_hers(other[name])) == (), name
