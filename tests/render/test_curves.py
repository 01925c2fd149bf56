"""The curves of a finished game for any number of players: whose they are, and who has won."""

import pytest

from engine.ai.review import Review, review
from engine.ai.thought import Option, Thought
from engine.core.game import Result, Seat
from render.curves import CHART, draw_review
from render.gallery.architects_pictures import drawn_review
from render.look import Look
from render.paints import SEATS

from .conftest import LOCALES, SEVEN_LONG_NAMES, languages
from .proof import assert_sound, icons, texts


def made(seats: int, moves: int, chance: float, loss: float = 0.0) -> Review:
    """Return the review of a game in which everybody has the same chance before each move."""
    options = (Option("best", chance, 9), Option("made", max(0.0, chance - loss), 1))
    thoughts = [Thought(Seat(n % seats), options, 10) for n in range(moves)]
    return review(thoughts, ["made"] * moves, [Seat(seats - 1)], seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_reviews_are_sound_in_each_language(locale: str) -> None:
    for players in (2, 4, 7):
        canvas = drawn_review(players, languages()[locale], SEVEN_LONG_NAMES)
        assert_sound(canvas, SEVEN_LONG_NAMES)
        assert icons(canvas).count("crown") == 1


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("chance", [0.0, 0.5, 1.0])
def test_games_of_any_length_are_sound(seats: int, chance: float) -> None:
    look = Look(names=SEVEN_LONG_NAMES[:seats], words=languages()["en-US"])
    for moves, result in ((1, Result("abandoned", ())), (40, Result("points", (Seat(1),)))):
        battles = [(n, "architects-war") for n in range(moves)]
        canvas = draw_review(made(seats, moves, chance, 0.2), battles, look, result)
        assert_sound(canvas, SEVEN_LONG_NAMES)
        assert icons(canvas).count("crown") == len(result.winners)
        shapes = [each.ink for each in canvas.log if each.what == f"seat-{seats - 1}"]
        assert any(CHART.inset(-40).holds(shape) for shape in shapes)
        numbers = [each for each in texts(canvas) if each in ("1", "2", "3")]
        assert numbers == (["1", "2", "3"][:moves] if chance else [])


def test_each_curve_has_the_colour_of_its_seat_and_that_of_the_winner_lies_on_top() -> None:
    look = Look(names=SEVEN_LONG_NAMES[:3], words=languages()["en-US"])
    judged = made(3, 12, 0.5, 0.2)
    canvas = draw_review(judged, [], look, Result("points", (Seat(1),)))
    curves = [each.what for each in canvas.log if each.ink.width >= CHART.width]
    assert [each for each in curves if each in SEATS] == [SEATS[0], SEATS[2], SEATS[1]]
    log = [each.what for each in canvas.log]
    numbered = [log[log.index(str(n)) - 1] for n in range(1, len(judged.turns) + 1)]
    assert numbered == [f"seat-{each.seat}" for each in judged.turns]
    assert len(set(numbered)) > 1


def test_of_signs_that_would_overlap_the_first_is_drawn() -> None:
    look = Look(names=SEVEN_LONG_NAMES[:2], words=languages()["en-US"])
    for places, count in (((5, 5), 1), ((5, 35), 2), ((0, 1, 39, 40), 2)):
        signs = [(n, "architects-war") for n in places]
        canvas = draw_review(made(2, 40, 0.5), signs, look, Result("points", (Seat(1),)))
        assert icons(canvas).count("architects-war") == count
