"""The session of the toy: choices stay secret until all have chosen, and after the end all is open.

Bytes are compared: of every text, control, name of a file and picture that anybody else is shown.
"""

from datetime import timedelta
from itertools import combinations, permutations, product

import pytest
from msgspec.structs import replace

from bot.controls import ids
from bot.controls.onlooker_ids import Export
from bot.store import FORGOTTEN, Ending, Move, Player
from bot.tables.seats.substitution_checks import DESERTED_AFTER, is_deserted
from bot.wording.presentation import Presentation
from engine.core.game import ABANDONED, RESIGNATION, IllegalMove, Seat, UnknownMove
from tests.toy.agent import evaluate
from tests.toy.rules import CARDS, HAND, RPS, Card, Deal
from tests.toy.session import open_rps

from .shown import STRINGS, TO, as_bytes, buttons, drawn, panels, pictures, text
from .tables import HANDS, after, choosing, finished, stored, thrown

SEATS = tuple(map(Seat, range(3)))
FIRST_ROUND: tuple[Card, ...] = ("rock", "paper", "scissors")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("before", [{}, {0: "paper", 1: "rock", 2: "paper"}])
def test_nobody_else_can_tell_a_choice_from_another(seat: Seat, before: dict[int, Card]) -> None:
    """The others have chosen nothing yet, or one of them something."""
    others = [other for other in SEATS if other != seat]
    begun = choosing(after(FIRST_ROUND), {n: card for n, card in before.items() if n == others[0]})
    made = [choosing(begun, {seat: card}) for card in CARDS]
    for viewer in (*others, None):
        seen = [as_bytes(panels(each, viewer)) for each in made]
        assert seen[0] == seen[1] == seen[2]
    for one, two in combinations(made, 2):
        assert as_bytes(panels(one, seat)) != as_bytes(panels(two, seat))


def test_the_board_but_for_whom_it_waits_does_not_tell_who_has_chosen() -> None:
    begun = after(FIRST_ROUND)
    chosen = choosing(begun, {1: "rock"})
    before, now = begun.board(TO), chosen.board(TO)
    (one,), (two,) = pictures(before), pictures(now)
    assert (one.filename, one.alt, drawn(one)) == (two.filename, two.alt, drawn(two))
    assert (before.parts[0], before.rows, before.accent) == (now.parts[0], now.rows, now.accent)
    assert before.parts[2] == "⏳ Waiting for <@100>, <@101> and <@102>."
    assert now.parts[2] == "⏳ Waiting for <@100> and <@102>."
    assert (before.mentions, now.mentions) == ((100, 101, 102), (100, 102))
    assert one.filename == "board-7-3.png"


def test_a_computer_is_named_where_nobody_else_is_waited_for() -> None:
    board = after(computers=(1,)).board(TO)
    assert text(board).endswith("Waiting for <@100> and <@102>.")  # it needs no time of its own
    assert board.mentions == (100, 102)
    alone = after(computers=(0, 1, 2)).board(TO)
    assert text(alone).count("Computer") == 3
    assert (alone.rows, alone.mentions) == ((), ())


def test_whose_data_was_deleted_is_not_mentioned() -> None:
    record = after().record
    players = (*record.players[:2], Player(FORGOTTEN, ""))
    board = open_rps(replace(record, players=players)).board(TO)
    assert text(board).endswith("Waiting for <@100>, <@101> and **Former player**.")
    assert board.mentions == (100, 101)


def test_a_hint_tells_the_moves_best_first() -> None:
    view = after().view(Seat(0))
    (told,) = after().hint(TO, evaluate(view, Seat(0), 1)).parts
    assert str(told).splitlines()[1:] == [
        "**1. Scissors** · 52%",
        "**2. Paper** · 50%",
        "**3. Rock** · 48%",
    ]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_choices_in_any_order_make_the_same_record(order: tuple[int, ...]) -> None:
    cards: tuple[Card, ...] = ("scissors", "rock", "paper")
    session = choosing(after(FIRST_ROUND), {seat: cards[seat] for seat in order})
    moves = [(move.seat, move.ply, move.text) for move in session.record.moves]
    assert moves[3:] == [(seat, 1, f"throw:{cards[seat]}") for seat in range(3)]
    assert session.record.choices == ()
    ordered = choosing(after(FIRST_ROUND), dict(enumerate(cards)))
    for viewer in (*SEATS, None):
        assert as_bytes(panels(session, viewer)) == as_bytes(panels(ordered, viewer))


def test_who_changes_their_mind_leaves_no_trace() -> None:
    changed = after().play(Seat(1), "throw:rock").play(Seat(1), "throw:paper")
    assert [(each.seat, each.ply, each.text) for each in changed.record.choices] == [
        (1, 0, "throw:paper")
    ]
    assert changed.to_act() == (0, 2)
    assert changed.record.moves == ()
    straight = after().play(Seat(1), "throw:paper")
    for viewer in (*SEATS, None):
        assert as_bytes(panels(changed, viewer)) == as_bytes(panels(straight, viewer))


def test_choices_are_stored_and_opened_again() -> None:
    session = choosing(after(FIRST_ROUND), {2: "rock", 0: "paper"})
    again = open_rps(session.record)
    assert [each.seat for each in again.record.choices] == [0, 2]
    assert again.to_act() == (1,)
    for viewer in (*SEATS, None):
        assert as_bytes(panels(again, viewer)) == as_bytes(panels(session, viewer))


def test_the_hand_offers_its_cards_and_marks_the_chosen_one() -> None:
    session = choosing(after(FIRST_ROUND), {1: "rock"})
    before, now = (each.private_panel(TO, Seat(1)) for each in (after(FIRST_ROUND), session))
    assert before is not None
    assert now is not None
    assert [ids.parse(each.id) for each in buttons(now)] == [
        ids.Play(7, 1, 1, f"throw:{card}") for card in CARDS
    ]
    assert [each.style for each in buttons(before)] == ["secondary"] * 3
    assert [each.style for each in buttons(now)] == ["success", "secondary", "secondary"]
    assert pictures(now)[0].filename == "hand-1-7-3.png"
    assert "Which card" in text(before)
    assert "you throw **rock**" in text(now)


def test_a_kind_that_is_played_out_is_not_offered() -> None:
    rounds: list[tuple[Card, ...]] = [("scissors", "rock", "paper")] * 2
    panel = after(*rounds).private_panel(TO, Seat(1))
    assert panel is not None
    assert [each.label for each in buttons(panel)] == ["Paper", "Scissors"]
    with pytest.raises(IllegalMove):
        after(*rounds).play(Seat(1), "throw:rock")
    with pytest.raises(UnknownMove):
        after().play(Seat(1), "throw:lizard")
    with pytest.raises(IllegalMove):
        after().options(TO, Seat(1), "rock")


def test_the_board_leads_to_the_hand() -> None:
    (button,) = buttons(after().board(TO))
    assert ids.parse(button.id) == ids.OpenPanel(7)


def test_the_log_tells_rounds_and_to_oneself_the_open_choice() -> None:
    session = choosing(after(FIRST_ROUND), {1: "rock"})
    told = (
        "Round 1: **Ana**: rock, 1 point; **Bruno**: paper, 1 point; **Carla**: scissors, 1 point"
    )
    assert session.log(TO.words, None) == [told]
    assert session.log(TO.words, Seat(0)) == [told]
    assert session.log(TO.words, Seat(1)) == [
        told,
        "Round 2: you have chosen rock; the others do not know it yet.",
    ]
    assert after().log(TO.words, None) == [TO.words("log-empty")]


def test_before_the_end_hands_are_secret_and_after_it_open() -> None:
    session = after(FIRST_ROUND)
    assert session.look("hand", TO, None, Seat(0)) is None
    own = session.look("hand", TO, Seat(2), Seat(0))
    assert own is not None
    assert pictures(own)[0].filename == "hand-2-7-3.png"
    with pytest.raises(KeyError):
        session.look("city", TO, None, Seat(0))
    ended = finished()
    hands = [ended.look("hand", TO, viewer, Seat(0)) for viewer in (*SEATS, None)]
    shown = [as_bytes([each]) for each in hands if each is not None]
    assert shown[0] == shown[1] == shown[2] == shown[3]
    assert all(name in text(ended.position_text(TO.words, None)) for name in ("Ana", "cards left"))


@pytest.mark.parametrize("rounds", ["3", "5"])
def test_the_end_tells_who_has_won(rounds: str) -> None:
    ended = finished(rounds=rounds)
    assert ended.to_act() == ()
    ending = ended.ending()
    assert ending is not None
    assert ending.reason == "points"
    board = ended.board(TO)
    assert pictures(board)[0].filename == f"finale-7-{3 * int(rounds)}.png"
    assert [ids.parse(each.id) for each in buttons(board)] == [
        ids.Rematch(7),
        ids.Replay(7),
        Export(7),
    ]
    assert ended.private_panel(TO, Seat(0)) is None
    assert board.mentions == ()
    assert len(ended.log(TO.words, None)) == int(rounds)


@pytest.mark.parametrize(
    ("ending", "told"),
    [
        (Ending(RESIGNATION, (0, 2)), "Bruno resigned: **Ana** and **Carla** win."),
        (Ending(RESIGNATION, (1,)), "Ana and Carla resigned: **Bruno** wins."),
        (Ending(ABANDONED, ()), "The game was ended without a winner."),
    ],
)
def test_a_stored_ending_ends_a_turn_that_is_open(ending: Ending, told: str) -> None:
    record = replace(choosing(after(FIRST_ROUND), {1: "rock"}).record, ending=ending)
    session = open_rps(record)
    assert session.to_act() == ()
    assert told in text(session.board(TO))
    assert len(session.log(TO.words, Seat(1))) == 1
    assert as_bytes([session.replay(TO)])


@pytest.mark.parametrize(
    ("moves", "choices"),
    [
        (thrown(FIRST_ROUND)[:2], {}),
        (thrown(FIRST_ROUND), {0: "throw:rock", 1: "throw:rock", 2: "throw:rock"}),
        ([(0, "throw:rock"), (0, "throw:rock"), (1, "throw:rock")], {}),
        ([], {0: "throw:lizard"}),
        ([], {3: "throw:rock"}),
    ],
)
def test_a_corrupt_record_is_refused(moves: list[tuple[int, str]], choices: dict[int, str]) -> None:
    with pytest.raises((ValueError, IllegalMove, UnknownMove)):
        open_rps(stored(Deal(HANDS, 5), moves, choices))


def test_wrong_players_are_refused() -> None:
    record = stored(Deal(HANDS, 5))
    with pytest.raises(ValueError, match="2 players"):
        open_rps(replace(record, players=record.players[:2]))


@pytest.mark.parametrize(("locale", "seats"), [*product(STRINGS.locales, RPS.seats)])
def test_every_language_has_every_sentence(locale: str, seats: int) -> None:
    words = STRINGS.words(locale)
    to = Presentation(words)
    ended = finished(seats=seats)
    begun = open_rps(replace(ended.record, moves=ended.record.moves[:seats]))
    chosen = begun.play(Seat(0), str(RPS.legal(begun.view(Seat(0)), Seat(0))[0]))
    for session in (open_rps(replace(ended.record, moves=())), begun, chosen, ended):
        for panel in (session.board(to), session.position_panel(to), session.score(to)):
            assert all(len(image.alt) <= 1024 for image in pictures(panel))
        session.former_board(words)
        session.position_text(words, Seat(0))
        session.look("hand", to, Seat(1), Seat(1))
        session.replay(to)
        assert session.log(words, Seat(0))


def test_plies_count_the_moves_of_a_seat() -> None:
    session = after(FIRST_ROUND, FIRST_ROUND)
    made = {(move.seat, move.ply) for move in session.record.moves}
    assert made == set(product(range(3), (0, 1)))
    (choice,) = session.play(Seat(2), "throw:rock").record.choices
    assert isinstance(choice, Move)
    assert choice.ply == 2
    assert session.count_legal_moves(Seat(2)) == len(set(session.view(Seat(2)).hand))
    assert session.play(Seat(2), "throw:rock").count_legal_moves(Seat(2)) == 0
    assert len(session.view(Seat(0)).hand) == HAND - 2


def test_a_choice_of_another_seat_does_not_put_off_the_time_of_who_is_away() -> None:
    opened = after(FIRST_ROUND)
    later = opened.record.moves[-1].at + DESERTED_AFTER
    chosen = choosing(opened, {0: "paper"})
    assert chosen.record.choices[0].at > later
    assert is_deserted(chosen, 1, later)
    assert not is_deserted(chosen, 1, later - timedelta(seconds=1))
    assert not is_deserted(chosen, 0, later)  # who has chosen keeps nobody waiting
