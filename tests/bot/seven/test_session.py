"""What the sessions of 7 Wonders show: within Discord's limits, and nothing that is hidden."""

from itertools import islice, pairwise
from random import Random

import pytest
from msgspec.structs import replace

from bot.controls.panel import LABEL_LENGTH, OPTION_LENGTH, TEXT_LENGTH, Image, Panel
from bot.positions import Position
from bot.seven.controls import OWN_HAND
from bot.seven.review import decision_views, reviewed_move
from bot.seven.session import SevenSession
from bot.store import TableRecord
from bot.wording.presentation import Presentation
from engine.ai.review import Judged, Review
from engine.ai.thought import Option, Thought
from engine.core.game import IllegalMove, Seat, UnknownMove
from engine.seven.decisions import (
    Choose,
    ChooseForFreeCity,
    ChooseSide,
    PlaySeventh,
    Revive,
)
from engine.seven.game import SEVEN
from engine.seven.table import View
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import all_of, text
from .tables import LONG, PEOPLE, buttons, panels, played, private, selects, some_move, stored

EVERY = 23
"""Every how many choices of a game all that it shows is looked at: it never falls on one turn."""

TO = Presentation(WORDS["en-US"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 7])
def test_all_that_is_shown_keeps_to_the_limits(seats: int, locale: str) -> None:
    to = Presentation(WORDS[locale])
    for n, session in enumerate(played(stored(seats, 2, names=LONG))):
        todo = session.table.todo
        special = bool(todo) and isinstance(todo[0], Revive | PlaySeventh)
        if n % EVERY and session.to_act() and not special:
            continue
        for viewer in (None, Seat(0), *session.to_act()[:1]):
            for panel in panels(session, to, viewer):
                _expect_within_limits(panel)


def _expect_within_limits(panel: Panel) -> None:
    texts = [part for part in panel.parts if isinstance(part, str)]
    assert sum(map(len, texts)) <= 4000
    assert all(0 < len(part.alt) <= 1024 for part in panel.parts if isinstance(part, Image))
    shown = buttons(panel)
    known = [each.id for each in shown] + [each.id for each in selects(panel)]
    assert len(set(known)) == len(known)
    assert all(len(each) <= 100 for each in known)
    assert all(len(each.label) <= LABEL_LENGTH for each in shown)
    assert len({each.label for each in shown}) == len(shown)
    assert len(shown) + len(panel.rows) + len(panel.parts) < 40
    for select in selects(panel):
        assert all(len(each.label) <= OPTION_LENGTH for each in select.options)
        assert 0 < len(select.options) <= 25


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_is_shown_what_only_others_know(seats: int) -> None:
    """Everything hidden is dealt anew, and open choices are made anew: nothing else changes."""
    rng = Random(seats)
    for n, session in enumerate(played(stored(seats, 3))):
        if n % EVERY or not session.to_act():
            continue
        for viewer in (None, *map(Seat, range(seats))):
            other = _otherwise(session, viewer, rng)
            for mine, theirs in zip(
                panels(session, TO, viewer), panels(other, TO, viewer), strict=True
            ):
                assert all_of(mine) == all_of(theirs)


def _otherwise(session: SevenSession, viewer: Seat | None, rng: Random) -> SevenSession:
    """Return the game as it may be as well, by what a viewer knows; with other open choices."""
    state = SEVEN.guess(SEVEN.view(session.played.state, viewer), rng)
    now = session.played
    opened = Position(state, now.events, now.before, now.made)
    record = replace(session.record, choices=())
    found = SevenSession(record, opened)
    for each in session.record.choices:
        seat = Seat(each.seat)
        own = each.text if seat == viewer else None
        move = own or str(rng.choice(SEVEN.legal(SEVEN.view(state, seat), seat)))
        found = found.play(seat, move)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_names_cards_that_lie_face_down_to_their_owner_alone(locale: str) -> None:
    """After the end to everybody; with two players the Free City's are its holder's."""
    say = WORDS[locale]
    for seats in (2, 3):
        *_, before, ended = played(stored(seats, 3))
        lines = before.log(say, None)
        for seat in map(Seat, range(seats)):
            changed = 0
            for mine, theirs in zip(before.log(say, seat), lines, strict=False):
                for own, public in zip(mine.split("; "), theirs.split("; "), strict=True):
                    if own != public:
                        changed += 1
                        assert PEOPLE[seat] in own or say("seven-free-city") in own
            assert changed
        assert all(len(line) <= TEXT_LENGTH for line in ended.log(say, None))
        assert ended.log(say, None) == ended.log(say, Seat(0))


def test_a_stored_game_goes_on_in_the_middle_of_a_turn() -> None:
    for session in played(stored(4, 5)):
        again = SevenSession.open(session.record)
        assert again.to_act() == session.to_act()
        if not session.to_act():
            break
        if len(session.record.moves) % EVERY == 0:
            for viewer in (None, Seat(0)):
                shown = zip(panels(session, TO, viewer), panels(again, TO, viewer), strict=True)
                assert all(all_of(one) == all_of(other) for one, other in shown)


@pytest.mark.parametrize("moves", [[(0, "build:nonsense")], [(0, "discard:altar")] * 2])
def test_a_corrupt_game_is_not_opened(moves: list[tuple[int, str]]) -> None:
    record = stored(3)
    session = SevenSession.open(record).play(Seat(0), _discard(record, 0))
    (choice,) = session.record.choices
    made = tuple(replace(choice, seat=seat, text=text) for seat, text in moves)
    with pytest.raises((ValueError, UnknownMove, IllegalMove)):
        SevenSession.open(replace(record, moves=made))


def _discard(record: TableRecord, seat: int) -> str:
    session = SevenSession.open(record)
    return f"discard:{session.view(Seat(seat)).hand[0]}"


def test_a_choice_is_marked_and_can_be_changed() -> None:
    session = SevenSession.open(stored(3, 4))
    first, second = session.view(Seat(0)).hand[:2]
    for card in (first, second, first):
        session = session.play(Seat(0), f"discard:{card}")
        panel = session.private_panel(TO, Seat(0))
        assert panel is not None
        (marked,) = [each for each in buttons(panel) if each.style == "success"]
        assert marked.label.startswith("✔ ")
        assert TO.words(f"seven-card-{card}") in marked.label
        assert TO.words("seven-move-discard", card=TO.words(f"seven-card-{card}"), coins=3) in text(
            panel
        )
    assert session.to_act() == (1, 2)
    assert len(session.record.choices) == 1


@pytest.mark.long
def test_each_payment_has_a_button_that_names_who_is_paid() -> None:
    seen = set()
    for session in played(stored(5, 6), 6):
        for seat in session.to_act():
            for panel in private(session, TO, seat):
                for button in buttons(panel):
                    move = button.id.split(":", 4)[-1]
                    if button.id.startswith("m:") and move.count(":") == 3:
                        left, right = move.split(":")[2:]
                        named = [name for name in PEOPLE if name in button.label]
                        assert len(named) == (left != "0") + (right != "0")
                        seen.add((left != "0", right != "0"))
    assert seen == {(True, False), (False, True), (True, True)}


def test_what_is_decided_beside_the_turn_is_asked_of_its_owner_alone() -> None:
    """A seventh card, and a card from the discards."""
    kinds = set()
    special = stored(3, 1, sides="b", wonders="babylon-halicarnassus-rhodes")
    for record in (stored(2, 2), special):
        for session in played(record):
            todo = session.table.todo
            if not todo or len(session.to_act()) > 1 or session.record.choices:
                continue
            (seat,) = session.to_act()
            kinds.add(type(todo[0]))
            others = set(range(len(session.record.players))) - {seat}
            for other in map(Seat, others):
                panel = session.private_panel(TO, other)
                assert panel is not None
                assert panel.rows == ()
                assert session.record.players[seat].name in text(panel)
            asked = session.private_panel(TO, seat)
            assert asked is not None
            assert asked.rows
            assert session.board(TO).mentions == (100 + seat,)
    assert kinds == {PlaySeventh, Revive}


def test_the_free_citys_holder_chooses_twice_and_does_not_wait() -> None:
    """Ruling 54: both choices can be changed; the turn is over when the other has chosen too."""
    opened = SevenSession.open(stored(2, 4))
    own, other = opened.view(Seat(0)).hand[:2]
    with pytest.raises(IllegalMove):
        opened.play(Seat(0), _for_city(opened.play(Seat(0), f"discard:{own}"))[0])
    with pytest.raises(IllegalMove):
        opened.play(Seat(1), _for_city(opened.play(Seat(0), f"discard:{own}"))[0])
    first = opened.play(Seat(0), f"discard:{own}")
    assert first.to_act() == (0, 1)
    second = first.play(Seat(0), _for_city(first)[0])
    assert second.to_act() == (1,)
    again = second.play(Seat(0), _for_city(first)[-1])
    assert len(again.record.choices) == 1
    assert all_of(again.board(TO)) == all_of(second.board(TO))
    for choice in (again, SevenSession.open(again.record)):
        panel = choice.private_panel(TO, Seat(0))
        assert panel is not None
        assert [each.label[0] for each in buttons(panel)].count("✔") == 1
        assert TO.words("seven-button-own-card") == buttons(panel)[-1].label
        back = choice.options(TO, Seat(0), OWN_HAND)
        assert TO.words(f"seven-card-{other}") in {each.label[4:] for each in buttons(back)}
    changed = again.play(Seat(0), f"discard:{other}")  # takes back what was chosen for the city
    assert changed.to_act() == (0, 1)
    waits = changed.play(Seat(1), str(some_move(changed, Seat(1), Random(1))))
    assert waits.to_act() == (0,)
    assert SevenSession.open(waits.record).to_act() == (0,)
    assert (len(waits.record.moves), len(waits.record.choices)) == (0, 2)
    after = waits.play(Seat(0), _for_city(waits)[0])
    assert [(each.seat, each.ply) for each in after.record.moves] == [(0, 0), (1, 0), (0, 1)]
    assert after.to_act() == (0, 1)
    assert after.table.turn == 2
    assert len(after.log(TO.words, None)) == 1


def test_a_turn_for_two_is_told_once_on_the_board_as_in_the_log() -> None:
    sessions = (each for each in played(stored(2, 4)) if not each.record.choices)
    for session in islice(sessions, 1, 8):
        told = text(session.former_board(TO.words)).splitlines()
        assert told == session.log(TO.words, None)[-1:]
        assert TO.words("seven-both-chosen") not in text(session.board(TO))


def test_a_board_tells_what_a_turn_led_to_under_the_heading_of_the_turn() -> None:
    special = stored(3, 1, sides="b", wonders="babylon-halicarnassus-rhodes")
    led = 0
    for former, session in pairwise(played(special)):
        if not former.table.todo or not isinstance(former.table.todo[0], Revive):
            continue
        both = SevenSession.open(replace(session.record, shown=former.record.shown))
        heading, *made = text(former.board(TO)).splitlines()
        told = text(both.board(TO)).splitlines()
        assert told[0] == heading
        assert told.count(heading) == 1
        assert set(told) >= {made[0], text(session.board(TO)).splitlines()[1]}
        led += 1
    assert led


def test_a_turn_whose_free_citys_card_is_still_to_come_says_so() -> None:
    whole = next(each for each in played(stored(2, 4)) if each.record.moves).record
    session = SevenSession.open(replace(whole, moves=whole.moves[:2]))
    for told in (text(session.board(TO)), text(session.former_board(TO.words))):
        assert told.count(TO.words("seven-both-chosen")) == 1
    assert len(session.log(TO.words, None)) == 1


def _for_city(session: SevenSession) -> list[str]:
    return [str(move) for move in SEVEN.legal(session.view(Seat(0)), Seat(0))]


@pytest.mark.long
def test_a_review_shows_what_every_kind_of_move_was_chosen_from() -> None:
    kinds = set()
    special = stored(3, 1, sides="b", wonders="babylon-halicarnassus-rhodes")
    for record in (stored(2, 2, sides="choose"), special):
        *_, ended = played(record)
        made = [Option(move.text, 0.5, 1) for move in ended.record.moves]
        found = list(decision_views(ended.record))
        moves = tuple(
            Judged(n, option, Thought(seat, (option,), 1))
            for n, (option, (_, seat)) in enumerate(zip(made, found, strict=True))
        )
        for n, (view, _) in enumerate(found):
            assert isinstance(view, View)
            kind = (type(view.table.todo[0]), bool(view.hand))
            if kind not in kinds:
                kinds.add(kind)
                judged = Review(moves, (), (), ())
                picture, told = reviewed_move(TO, ended.record, judged, n).parts
                assert isinstance(picture, Image)
                assert picture.draw()
                assert isinstance(told, str)
    assert kinds >= {(ChooseSide, False), (Choose, True), (ChooseForFreeCity, True)}
    assert kinds >= {(PlaySeventh, True), (Revive, True)}
