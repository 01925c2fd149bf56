"""Sessions of Architects: what is forced, what is asked, what nobody else may learn."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, islice, pairwise
from random import Random

import pytest
from msgspec.structs import replace

from bot.architects.forced import forced
from bot.architects.session import ArchitectsSession
from bot.architects.wording.events import alt_battle, event_lines, in_line
from bot.controls.panel import TEXT_LENGTH, Film, Image, Select
from bot.store import Player
from bot.wording.circle import circle_of, unmarked_circle_of
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from engine.architects.decisions import KeepCard, Turn
from engine.architects.events import BattleFought, CardsSeen, TokenUsed, TopSeen
from engine.architects.game import ARCHITECTS
from engine.architects.guess import guess
from engine.core.game import IllegalMove, Seat, UnknownMove
from render import Look
from tests.bot.wording.languages import LOCALES

from ..shown import all_of, text
from .tables import LONG, PEOPLE, SIGNS, controls, panels, played, private, stored

TO = Presentation(shared_strings().words("en-US"))
EVERY = 19
"""Every how manyth press is looked at where all would take long."""


def test_a_press_makes_what_follows_without_a_choice() -> None:
    followed, made = 0, 0
    for session in played(stored(4, 3)):
        record = session.record
        followed += len(record.moves) - made > 1
        made = len(record.moves)
        assert forced(session.played.state) is None
        seats = [move.seat for move in record.moves]
        plies = [(move.seat, move.ply) for move in record.moves]
        assert plies == [(seat, seats[:n].count(seat)) for n, seat in enumerate(seats)]
    assert followed


def test_what_one_seat_alone_sees_forces_nothing() -> None:
    """If cards looked at are all alike, others could tell so from a move that makes itself."""
    state = next(_keeping()).played.state
    decision = state.table.todo[0]
    assert isinstance(decision, KeepCard)
    decks = list(state.decks)
    decks[decision.owner] = decks[decision.owner][-1:] * len(decks[decision.owner])
    alike = replace(state, decks=tuple(decks))
    assert len(ARCHITECTS.legal(ARCHITECTS.view(alike, decision.seat), decision.seat)) == 1
    assert forced(alike) is None


def _keeping() -> Iterator[ArchitectsSession]:
    """Yield sessions in which cards of a deck are looked at."""
    for seed in count(1):
        for session in played(stored(4, seed), seed):
            if session.to_act() and isinstance(session.table.todo[0], KeepCard):
                yield session


@pytest.mark.long
def test_a_stored_game_goes_on_where_it_was() -> None:
    for n, session in enumerate(played(stored(5, 5))):
        if n % EVERY == 0:
            again = ArchitectsSession.open(session.record)
            shown = zip(panels(session, TO, None), panels(again, TO, None), strict=True)
            assert all(all_of(one) == all_of(other) for one, other in shown)


@pytest.mark.parametrize("moves", [[(0, "take:nowhere")], [(1, "take:centre")]])
def test_a_corrupt_game_is_not_opened(moves: list[tuple[int, str]]) -> None:
    record = ArchitectsSession.open(stored(3)).play(Seat(0), "take:centre").record
    (move,) = record.moves
    made = tuple(replace(move, seat=seat, text=text) for seat, text in moves)
    with pytest.raises((UnknownMove, IllegalMove)):
        ArchitectsSession.open(replace(record, moves=made))


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_decision_is_asked_of_its_seat_by_controls_that_work(seats: int) -> None:
    for session in played(stored(seats, seats)):
        board = session.board(TO)
        if not session.to_act():
            break
        (seat,) = session.to_act()
        assert board.mentions == (100 + seat,)
        asked = set(ARCHITECTS.legal(session.view(seat), seat))
        if isinstance(session.table.todo[0], KeepCard):
            (board,) = private(session, TO, seat)
        offered = set()
        for each in controls(board):
            if isinstance(each, Select):
                offered |= {option.value for option in each.options}
            elif each.id.startswith("m:"):
                offered.add(each.id.split(":", 4)[4])
        assert offered == set(map(str, asked))
        assert len({each.id for each in controls(board)}) == len(controls(board))


@pytest.mark.long
def test_nobody_else_is_shown_what_one_seat_has_seen() -> None:
    """The same game with hidden cards dealt anew shows everybody else the same, to the byte."""
    kinds = set()
    for seed in (3, 4, 5):
        for session in played(stored(3, seed), seed):
            if not session.to_act():
                break
            (seat,) = session.to_act()
            secret = list(private(session, TO, seat))
            if not secret:
                continue
            kinds.add(type(session.table.todo[0]))
            others = (None, *(Seat(each) for each in range(3) if each != seat))
            for other in others:
                state = guess(session.view(other), Random(seed))
                dealt = ArchitectsSession(session.record, replace(session.played, state=state))
                for one, two in zip(_shown(session, other), _shown(dealt, other), strict=True):
                    assert one == two
                if other is not None:
                    for item in ("peek", "looked"):
                        with pytest.raises(IllegalMove):
                            session.options(TO, other, item)
            told = "\n".join(all_of(panel) for panel in secret)
            view = session.view(seat)
            for card in view.looked or (view.peek or "",):
                assert TO.words(f"architects-card-{card}") in told
    assert kinds == {Turn, KeepCard}


def _shown(session: ArchitectsSession, viewer: Seat | None) -> list[str]:
    """Return what a viewer is shown; films and logs replay the record, which is the same."""
    return [
        all_of(panel)
        for panel in (
            session.board(TO),
            session.former_board(TO.words),
            session.position_panel(TO),
            session.score(TO),
            session.position_text(TO.words, viewer),
        )
    ]


def drawn(session: ArchitectsSession) -> Sequence[object]:
    """Return the events that the picture of the board shows: what its worker is given."""
    pictures = [part for part in session.position_panel(TO).parts if isinstance(part, Image)]
    assert isinstance(pictures[-1].draw, partial)
    *_, look = pictures[-1].draw.args
    assert isinstance(look, Look)
    return look.last


def test_pictures_and_logs_hold_no_event_of_one_seat_alone() -> None:
    for session in played(stored(3, 3), 3):
        shown = drawn(session)
        assert not any(isinstance(event, TopSeen | CardsSeen) for event in shown)


def test_the_board_shows_every_press_that_no_other_board_tells() -> None:
    """The picture of a board that comes after several presses, as computers make them."""
    history = list(islice(played(stored(4)), 5))
    alone = [event for session in history[1:] for event in drawn(session)]
    late = ArchitectsSession.open(replace(history[-1].record, shown=0))
    assert list(drawn(late)) == alone
    (film,) = (part for part in late.replay(TO).parts if isinstance(part, Film))
    assert isinstance(film.draw, partial)
    frames = [look.last for _, look in film.draw.args[-1]()]
    assert [event for events in frames for event in events] == alone


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_fit_for_seven_with_long_names(locale: str) -> None:
    to = Presentation(shared_strings().words(locale), signs=SIGNS)
    fought = cut = False
    for n, session in enumerate(played(stored(7, 2, names=LONG), 2)):
        events = session.played.events
        battle = any(isinstance(event, BattleFought) for event in events)
        if n % EVERY and not battle and session.to_act():
            continue
        fought |= battle
        city = session.look("city", to, None, Seat(n % 7))
        all_told = ArchitectsSession.open(replace(session.record, shown=0)).board(to)
        cut |= to.words("told-before", count=1)[-8:] in text(all_told)
        tokens = session.look("tokens", to, None, Seat(0))
        told = session.position_text(to.words, Seat(0))
        for panel in (session.board(to), all_told, told, city, tokens):
            assert len(text(panel)) <= TEXT_LENGTH
            assert "<:" not in "".join(each.alt for each in panel.parts if isinstance(each, Image))
            assert panel.accent is None or 0 <= panel.accent < 1 << 24
        assert "\n" not in text(session.former_board(to.words))
        assert len(controls(session.board(to))) <= 25
    assert fought
    assert cut


def test_what_brings_something_has_its_sign() -> None:
    to, marked = Presentation(TO.words, signs=SIGNS), set[str]()
    for session in played(stored(4, 4), 4):
        for seat in session.to_act():
            for panel in (session.board(to), *private(session, to, seat)):
                for each in controls(panel):
                    for one in each.options if isinstance(each, Select) else (each,):
                        assert "<" not in one.label
                        assert one.sign or one.label == to.words("architects-button-done")
                        marked |= {one.sign.name} if one.sign else set()
    kinds = {name.removeprefix("w_").rsplit("_", 1)[0].split("_")[0] for name in marked}
    assert {"wood", "coin", "symbol", "shield", "cat", "wonder", "progress", "face"} <= kinds


def test_a_computer_is_offered_nothing() -> None:
    record = stored(2)
    players = (Player(None, "", "master"), record.players[1])
    board = ArchitectsSession.open(replace(record, players=players)).board(TO)
    assert board.rows == ()
    assert board.mentions == ()


def test_a_list_on_one_line_stands_apart_from_what_follows() -> None:
    told = in_line("Ana took a card.\n## Battle!\n- Ana: 1 shield\n- Bruno: none\nPeace returns.")
    assert told == "Ana took a card. Battle! Ana: 1 shield · Bruno: none · Peace returns."


@pytest.mark.parametrize(("won", "told"), [((0, 0, 0), True), ((0, 1, 0), False)])
def test_a_battle_tells_that_nobody_has_won_it(won: tuple[int, ...], told: bool) -> None:
    words, session = TO.words, ArchitectsSession.open(stored(3))
    fought = BattleFought((1, 1, 1), won)
    lines = event_lines(words, circle_of(PEOPLE[:3]), session.table, [fought])
    alt = alt_battle(words, unmarked_circle_of(PEOPLE[:3]), fought)
    nobody = words("architects-event-no-victor")
    assert (nobody in lines, alt.endswith(f". {nobody}")) == (told, told)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_says_no_sentence_twice(locale: str) -> None:
    """The seats belong to computers, of whom the board tells what they do next."""
    to = Presentation(shared_strings().words(locale))
    computers = tuple(Player(None, "", "builder") for _ in range(3))
    record, tokens = replace(stored(3, 4), players=computers), 0
    for session in played(record, 4):
        tokens += any(isinstance(event, TokenUsed) for event in session.played.events)
        lines = text(session.board(to)).splitlines()
        assert len(lines) == len({*lines})
    assert tokens


def test_a_turn_is_called_as_the_log_counts_it() -> None:
    words = TO.words
    sessions = list(islice(played(stored(3)), 12))
    for before, after in pairwise(sessions):
        number = before.turn_heading(words).removeprefix("Turn ")
        assert after.log(words, None)[-1].startswith(f"**{number}.**")
