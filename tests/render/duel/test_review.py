"""The review of a game: the curve, its ages, turning points and end, and both players' accuracy."""

import pytest

from engine.ai.review import Review, review
from engine.ai.thought import Option, Thought
from engine.core.game import Result, Seat
from engine.duel.score import REASONS
from engine.duel.types import SEATS
from render.box import Box
from render.canvas import Canvas
from render.duel.review import CHART, draw_review
from render.gallery.duel_pictures import drawn_review
from render.gallery.duel_reviews import reviewed
from render.themes import theme, themes

from ..conftest import LOCALES, LONG_NAMES, languages, last, look_at
from ..proof import assert_sound, icons, texts

NAMES = ("Ana", "Bruno")
SEEDS = range(1, 7)
AGES = (0,) * 8 + (1,) * 20 + (2,) * 22 + (3,) * 22


def made(*chances: float, losses: dict[int, float] | None = None, winner: int = 0) -> Review:
    """Return the review of a game in which seats took turns, with the first seat's chances."""
    thoughts = []
    for n, chance in enumerate(chances):
        own = chance if n % 2 == 0 else 1 - chance
        options = (Option("best", own, 9), Option("made", own - (losses or {}).get(n, 0.0), 1))
        thoughts.append(Thought(Seat(n % 2), options, 10))
    return review(thoughts, ["made"] * len(chances), [Seat(winner)], 2)


def drawn(
    judged: Review, result: Result, *, names: tuple[str, str] = NAMES, locale: str = "en-US"
) -> Canvas:
    ages = AGES[: len(judged.moves)]
    return draw_review(judged, ages, look_at(last(1), locale, names), result)


def won(winner: int = 0, reason: str = "civilian") -> Result:
    return Result(reason, (Seat(winner),))


def numbers(canvas: Canvas) -> list[str]:
    return [each for each in texts(canvas) if each in ("1", "2", "3")]


@pytest.mark.parametrize("late", [{57: 0.46, 59: 0.56, 63: 0.64}, {55: 0.57, 61: 0.96, 62: 0.89}])
def test_turning_points_side_by_side_at_the_end_have_their_numbers(late: dict[int, float]) -> None:
    chances = [late.get(n, 0.5) for n in range(64)]
    canvas = drawn(made(*chances, losses=dict.fromkeys(late, 0.2)), won())
    assert numbers(canvas) == ["1", "2", "3"]
    assert_sound(canvas, NAMES)


def test_it_is_as_large_as_a_board() -> None:
    assert drawn_review(1, languages()["en-US"]).box[2:] == (1320, 840)


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES, ("W" * 32, "i" * 32)])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_review_is_sound(locale: str, names: tuple[str, str]) -> None:
    for seed in SEEDS:
        assert_sound(drawn_review(seed, languages()[locale], names), names)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_end_is_sound(locale: str) -> None:
    judged = made(*(0.5,) * 60)
    for reason in (*REASONS, "resignation", "abandoned"):
        winners = {"draw": SEATS, "abandoned": ()}.get(reason, (Seat(1),))
        result = Result(reason, winners)
        assert_sound(drawn(judged, result, names=LONG_NAMES, locale=locale), LONG_NAMES)


@pytest.mark.parametrize("moves", [1, 2, 3, 8, 9, 12, 30, 72])
@pytest.mark.parametrize("chance", [0.0, 0.03, 0.5, 1.0])
def test_games_of_any_length_and_turns_at_any_place_are_sound(moves: int, chance: float) -> None:
    losses = dict.fromkeys(range(moves), 0.2)
    for winner in SEATS:
        canvas = drawn(made(*(chance,) * moves, losses=losses, winner=winner), won(winner))
        assert_sound(canvas, NAMES)
        assert numbers(canvas) == ["1", "2", "3"][:moves]


def test_a_wild_game_is_sound() -> None:
    chances = [(0.02, 0.97, 0.5)[n % 3] for n in range(72)]
    assert_sound(drawn(made(*chances, losses={70: 0.3, 71: 0.3, 0: 0.3}), won()), NAMES)


def test_turning_points_are_numbered_in_the_shape_of_who_lost_chances() -> None:
    canvas = drawn(made(*(0.6,) * 40, losses={4: 0.2, 21: 0.1}), won())
    assert numbers(canvas) == ["1", "2"]
    flags = {
        drawn.what: next(
            icon.what
            for icon in canvas.log
            if icon.kind == "icon" and icon.within.holds(drawn.ink) and CHART.holds(icon.ink)
        )
        for drawn in canvas.log
        if drawn.kind == "text" and drawn.what in ("1", "2")
    }
    assert flags == {"1": "seat-0", "2": "seat-1"}


def test_a_game_without_turning_points_has_no_numbers() -> None:
    assert numbers(drawn(made(*(0.6,) * 40), won())) == []


@pytest.mark.parametrize("winner", [0, 1])
def test_the_curve_ends_where_the_winner_is_crowned(winner: int) -> None:
    canvas = drawn(made(*(0.5,) * 50, winner=winner), won(winner, "military"))
    assert icons(canvas).count("crown") == 2
    assert "won-military" in icons(canvas)
    assert "Military supremacy" in texts(canvas)
    (crown,) = (d.ink for d in canvas.log if d.what == "crown" and d.ink.x >= CHART.right)
    half = Box(0, 0 if winner == 0 else 420, 1320, 420)
    assert half.holds(crown)


def test_a_shared_victory_crowns_both() -> None:
    assert icons(drawn(made(*(0.5,) * 9), Result("draw", SEATS))).count("crown") == 4


def test_accuracy_is_written_by_hand() -> None:
    judged = made(*(0.5,) * 20, losses={0: 0.2, 3: 0.1})
    canvas = drawn(judged, won())
    rows = [each.what for each in canvas.log if each.kind == "row"]
    assert rows == [str(round(each)) for each in judged.accuracy if each is not None]
    assert len(rows) == texts(canvas).count("Accuracy") == 2


def test_who_never_chose_has_no_accuracy() -> None:
    only = Thought(Seat(0), (Option("made", 0.5, 1),), 1)
    canvas = drawn(review([only], ["made"], [Seat(0)], 2), won())
    assert texts(canvas).count("–") == 2
    assert_sound(canvas, NAMES)


@pytest.mark.parametrize("name", themes())
def test_every_theme_tells_the_same(name: str) -> None:
    words = languages()["en-US"]
    assert drawn_review(1, words, theme=theme(name)).log == drawn_review(1, words).log


def test_made_up_reviews_are_always_the_same_and_end_as_the_game_did() -> None:
    for seed in SEEDS:
        judged, ages, end = reviewed(seed)
        assert end.result is not None
        assert len(judged.moves) == len(ages)
        assert [chance > 0 for chance in judged.curve[-1]] == [
            s in end.result.winners for s in SEATS
        ]
