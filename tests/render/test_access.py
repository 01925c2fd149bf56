"""For eyes of every kind: contrast of words, colour blindness, and signs besides colour."""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from engine.duel.types import COLOURS
from render.art import ART, drawings, svg
from render.box import Box
from render.canvas import Canvas
from render.canvas.files import flat
from render.duel.board import draw_board
from render.gallery import architects_pictures, seven_pictures
from render.gallery.duel_pictures import drawn
from render.paints import SEATS, ZONES, Paint
from render.themes import STANDARD, BadTheme, Theme, contrast, read_theme, theme, themes

from .colour_science import colour
from .conftest import look_at, look_at_play, look_at_turn, plays, sample, turns

LEAST_CONTRAST = 4.5
"""What WCAG 2.2 asks of text (success criterion 1.4.3)."""
BLINDNESS = ("Protanomaly", "Deuteranomaly", "Tritanomaly")
"""The forms of colour blindness, simulated at full severity (Machado and others, 2009)."""
APART = 15
"""A distance (CIE DE2000) at which two colours side by side are clearly two."""
SMALLEST = 16
"""The size in pixels at which the shapes of seats are told apart."""
FURTHER = 1.4
"""How many times further from every other card's colour than from its own a covered card's is."""
OTHERWISE_FILLED = 0.1
"""The least share of its pixels in which one shape differs from another."""
BESIDE = 40
"""How far from its colour, in pixels, a symbol may stand."""
HEX = re.compile(r"#[0-9a-f]{6}")

Levels = tuple[int, int, int]


def worst_contrast(canvas: Canvas, theme: Theme) -> tuple[float, str]:
    """Return the lowest contrast of a text with the colour that it mostly lies on."""
    reduced = flat(canvas.pixels(), theme)
    found = [(21.0, "")]
    for text in canvas.log:
        if text.kind != "text" or text.paint is None or not text.what:
            continue
        box = text.ink
        seen = reduced.crop((box.x, box.y, box.right, box.bottom)).histogram()
        told = contrasts(theme, text.paint)
        grounds = [(n, index) for index, n in enumerate(seen) if n and told[index] > 1.35]
        assert grounds, text
        found.append((told[max(grounds)[1]], text.what))
    return min(found)


@cache
def contrasts(theme: Theme, paint: Paint) -> tuple[float, ...]:
    """Return the contrast of a paint with each colour of its theme's pictures."""
    levels = [bytes.fromhex(line) for line in theme.palette.read_text("ascii").split()]
    return (*(contrast((*each,), theme.colour(paint)) for each in levels), 1.0)


@pytest.mark.long
@pytest.mark.parametrize("name", themes())
def test_every_word_and_number_stands_out_from_its_ground(name: str) -> None:
    for position in sample()[::9]:
        for picture, canvas in drawn(position, look_at(position, theme=theme(name))).items():
            worst, text = worst_contrast(canvas, theme(name))
            assert worst >= LEAST_CONTRAST, (picture, text, worst)
    for turn in turns()[1::5]:
        look = look_at_turn(turn, theme=theme(name))
        for picture, canvas in seven_pictures.drawn(turn, look).items():
            worst, text = worst_contrast(canvas, theme(name))
            assert worst >= LEAST_CONTRAST, (picture, text, worst)


@pytest.mark.long
@pytest.mark.parametrize("name", themes())
def test_words_stand_out_on_the_pictures_of_architects(name: str) -> None:
    for play in plays()[1::8]:
        look = look_at_play(play, theme=theme(name))
        for picture, canvas in architects_pictures.drawn(play, look).items():
            worst, text = worst_contrast(canvas, theme(name))
            assert worst >= LEAST_CONTRAST, (picture, text, worst)


def simulated(levels: Levels, blindness: str) -> np.ndarray:
    """Return how a colour is seen, in CIE Lab."""
    linear = colour.cctf_decoding(np.array(levels) / 255, function="sRGB")
    matrix = colour.blindness.matrix_cvd_Machado2009(blindness, 1.0)
    seen = np.clip(matrix @ linear, 0, 1)
    return np.asarray(colour.XYZ_to_Lab(colour.sRGB_to_XYZ(seen, apply_cctf_decoding=False)))


def distance(one: Paint, two: Paint, look: Theme, blindness: str) -> float:
    first, second = (simulated(look.colour(paint), blindness) for paint in (one, two))
    return float(colour.delta_E(first, second, method="CIE 2000"))


TOLD_APART = [
    SEATS,
    (Paint.GOLD, Paint.SILVER),
    (Paint.CREAM, Paint.CREAM_DIM, Paint.SHADE),
    (Paint.PANEL, Paint.BUILT),
    (Paint.GOLD, Paint.EDGE),
    (ZONES[0], ZONES[2]),
]
"""Paints that stand side by side and mean different things."""


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("name", themes())
def test_what_means_different_things_is_told_apart(name: str, blindness: str) -> None:
    for paints in TOLD_APART:
        for one, two in itertools.combinations(paints, 2):
            assert distance(one, two, theme(name), blindness) >= APART, (one, two)


def silhouette(drawing: str) -> np.ndarray:
    """Return which pixels a drawing fills at its smallest."""
    canvas = Canvas(SMALLEST, SMALLEST, clear=True)
    canvas.icon(drawing, canvas.box)
    return np.asarray(canvas.pixels().getchannel("A")) > 127


@pytest.mark.parametrize(
    "drawn",
    [[f"seat-{seat}" for seat in range(7)], ["coin", "laurel", "coin-dear", "shield"]],
    ids=["seats", "numbers"],
)
def test_signs_are_told_apart_by_their_shapes_alone(drawn: list[str]) -> None:
    for one, two in itertools.combinations(map(silhouette, drawn), 2):
        assert np.mean(one != two) >= OTHERWISE_FILLED


@pytest.mark.parametrize("name", themes())
def test_a_covered_cards_colour_is_nearest_to_its_own(name: str) -> None:
    look = theme(name)
    ground = np.array(look.colour(Paint.NIGHT))
    bands = {each: np.array(look.colour(Paint(each))) for each in COLOURS}
    for each, band in bands.items():
        seen = band + (ground - band) * look.veil
        apart = {other: lab_distance(seen, levels) for other, levels in bands.items()}
        own = apart.pop(each)
        assert min(apart.values()) >= FURTHER * own, (each, own, apart)


def lab_distance(one: np.ndarray, two: np.ndarray) -> float:
    """Return how far apart two colours are, in CIE DE2000, to eyes that see all of them."""
    first, second = (colour.XYZ_to_Lab(colour.sRGB_to_XYZ(each / 255)) for each in (one, two))
    return float(colour.delta_E(first, second, method="CIE 2000"))


def test_the_simulation_finds_red_and_green_alike() -> None:
    red_and_green = (Paint.ZONE_3, Paint.GREEN, STANDARD)
    assert distance(*red_and_green, "Deuteranomaly") < distance(*red_and_green, "Tritanomaly") / 2


def boards(look: Theme) -> Iterator[Canvas]:
    """Yield boards of all games, and hands."""
    for play in plays()[::5]:
        found = architects_pictures.shown(play, look_at_play(play, theme=look))
        yield found["board"]()
    for position in sample()[::5]:
        if position.view.table.age:
            yield draw_board(position.view, look_at(position, theme=look))
    for turn in turns()[::5]:
        drawn = seven_pictures.shown(turn, look_at_turn(turn, theme=look))
        yield from (drawn[each]() for each in ("board", "hand") if each in drawn)


@pytest.mark.long
@pytest.mark.parametrize("name", themes())
def test_a_cards_colour_never_stands_without_its_symbol(name: str) -> None:
    paints, seen = {Paint(each): each for each in COLOURS}, 0
    for canvas in boards(theme(name)):
        signs = [d for d in canvas.log if d.kind == "icon" and d.what.startswith("colour-")]
        for shape in canvas.log:
            if shape.kind != "shape" or shape.what not in paints or not _wide(shape.ink):
                continue
            seen += 1
            wanted = f"colour-{paints[Paint(shape.what)]}"
            science = shape.what == Paint.GREEN and _science(canvas, shape.ink)
            inside = [
                d for d in signs if d.what == wanted and shape.ink.inset(-BESIDE).meets(d.ink)
            ]
            assert inside or science, shape
    assert seen > 100


def _wide(box: Box) -> bool:
    return box.width > 30 and box.height > 30


def _science(canvas: Canvas, box: Box) -> bool:
    return any(d.what.startswith("science-") and box.holds(d.ink) for d in canvas.log)


@cache
def palette() -> frozenset[str]:
    """Return the colours that a drawing may have, as the page on drawings lists them."""
    return frozenset(HEX.findall((ART / "README.md").read_text(encoding="utf-8")))


def test_drawings_have_only_the_colours_of_the_page_on_drawings() -> None:
    for name in sorted(drawings()):
        drawn = svg(name)
        assert set(HEX.findall(drawn)) <= palette(), name
        assert not re.search(r"gradient|filter|opacity|<text|style=|class=|<image", drawn), name


@pytest.mark.parametrize("name", themes())
def test_a_theme_recolours_only_what_there_is(name: str) -> None:
    assert set(theme(name).drawings) <= palette()


def test_an_outline_has_two_colours() -> None:
    for name in sorted(drawings()):
        if name.startswith("wonder-") or name.endswith(("-2d", "-2s", "-3d", "-3s", "-4d")):
            lines = set(HEX.findall(STANDARD.outlined(svg(name))))
            assert lines == {STANDARD.paints[Paint.PAPER], STANDARD.paints[Paint.CHALK]}


def test_built_and_unbuilt_wonders_look_different() -> None:
    def pixels(*, outline: bool) -> bytes:
        canvas = Canvas(96, 64)
        canvas.scene("wonder-sphinx", canvas.box, outline=outline)
        return canvas.pixels().tobytes()

    assert pixels(outline=True) != pixels(outline=False)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ('gold = "#f4c542"', "no colour for gold"),
        ('night = "#111729"', "no colour for night"),
    ],
)
def test_a_theme_that_lacks_a_colour_names_it(tmp_path: Path, change: str, told: str) -> None:
    file = tmp_path / "broken.toml"
    whole = (ART / "themes" / "standard.toml").read_text(encoding="utf-8")
    assert change in whole
    file.write_text(whole.replace(change, ""), encoding="utf-8")
    with pytest.raises(BadTheme, match=rf"broken\.toml.*{told}"):
        read_theme(file)


@pytest.mark.parametrize("wrong", ["gold", "#F4C542", "#f4c5421"])
def test_a_theme_with_a_wrong_colour_names_it(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "broken.toml"
    whole = (ART / "themes" / "standard.toml").read_text(encoding="utf-8")
    file.write_text(whole.replace("#f4c542", wrong), encoding="utf-8")
    with pytest.raises(BadTheme, match="is no colour"):
        read_theme(file)


def test_an_unknown_theme_looks_like_the_standard_one() -> None:
    assert theme("neon") is STANDARD
    assert next(iter(themes())) == "standard"
