"""Hands beside the usual: the discards, the last card of an Age, and Olympia's gift."""

from collections.abc import Iterator

import pytest

from bot.controls.panel import Image, Panel
from bot.seven.session import SevenSession
from bot.seven.wording.discard import alt_discard, pile_text
from bot.wording.presentation import Presentation
from engine.seven.decisions import Decision, PlaySeventh, Revive
from engine.seven.game import SEVEN
from engine.seven.moves import BuildFree, ReviveCard
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import text
from .tables import PEOPLE, played, private, stored

WONDERS = "babylon-halicarnassus-rhodes"


def asked(kind: type[Decision], seed: int = 1) -> Iterator[SevenSession]:
    """Yield a game wherever it asks for such a decision."""
    for session in played(stored(3, seed, sides="b", wonders=WONDERS), seed):
        todo = session.table.todo
        if todo and isinstance(todo[0], kind):
            yield session


def alt_of(panel: Panel) -> str:
    (alt,) = (part.alt for part in panel.parts if isinstance(part, Image))
    return alt


@pytest.mark.parametrize("locale", LOCALES)
def test_the_hand_of_who_may_build_a_discard_is_the_discards(locale: str) -> None:
    to = Presentation(WORDS[locale])
    held = set()
    for session in asked(Revive):
        (seat,) = session.to_act()
        view = session.view(seat)
        held.add(bool(view.hand))
        shown = session.look("hand", to, seat, seat)
        assert shown is not None
        assert alt_of(shown) == alt_discard(to.words, view)
        told = text(shown)
        assert pile_text(to.words, view.pile) in told
        assert to.words("seven-ask-revive") in told
        assert "**A.**" not in told
        assert to.words("seven-hand-empty") not in told
        assert len(shown.rows) == 1
    assert held


def test_who_built_none_of_the_discards_last_built_a_stage() -> None:
    words, declined = WORDS["en-US"], 0
    for session in (each for seed in range(1, 5) for each in asked(Revive, seed)):
        (seat,) = session.to_act()
        after = session.play(seat, str(ReviveCard(None)))
        if after.table.age == session.table.age:
            lines = text(after.position_text(words, None)).splitlines()
            (city,) = (
                n for n, line in enumerate(lines) if line.startswith(f"- **{PEOPLE[seat]}**")
            )
            assert words("seven-last-stage") in lines[city + 1]
            declined += 1
    assert declined


@pytest.mark.parametrize("locale", LOCALES)
def test_who_plays_a_seventh_card_is_told_what_may_be_spent_on_it(locale: str) -> None:
    to, found = Presentation(WORDS[locale]), set()
    for session in (each for seed in range(1, 9) for each in asked(PlaySeventh, seed)):
        (seat,) = session.to_act()
        decision, coins = session.table.todo[0], session.table.cities[seat].coins
        assert isinstance(decision, PlaySeventh)
        hand = session.look("hand", to, seat, seat)
        for panel in (*private(session, to, seat), *filter(None, [hand])):
            told = to.words("seven-hand-purse", who=f"**{PEOPLE[seat]}**", coins=decision.purse)
            assert (told in text(panel)) == (decision.purse != coins)
        assert hand is not None
        told = to.words("seven-hand-purse", who=PEOPLE[seat], coins=decision.purse)
        assert (told in alt_of(hand)) == (decision.purse != coins)
        found.add(decision.purse != coins)
    assert found == {False, True}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_tells_of_the_gift_for_as_long_as_it_is_open(locale: str) -> None:
    to, found = Presentation(WORDS[locale]), set()
    told = to.words("seven-hand-gift")
    olympia = stored(3, 2, sides="a", wonders="olympia-giza-rhodes")
    for session in (each for seed in (1, 2) for each in played(olympia, seed)):
        for seat in session.to_act():
            legal = SEVEN.legal(session.view(seat), seat)
            is_open = any(isinstance(move, BuildFree) for move in legal)
            panel, hand = (
                session.private_panel(to, seat),
                session.look("hand", to, seat, seat),
            )
            assert panel is not None
            assert hand is not None
            assert (told in text(panel)) == (told in text(hand)) == is_open
            assert (told in alt_of(hand)) == is_open
            found.add(is_open)
    assert found == {False, True}
