"""The pictures of the toy: nothing runs over, nothing is too small, in every language and theme."""

import pytest

from bot.controls.panel import Image, Panel
from bot.wording.presentation import Presentation
from render import Look
from render.themes import themes
from tests.render.proof import assert_sound, texts
from tests.toy import GAME, drawing
from tests.toy.rules import BEATS, CARDS, RPS, result

from .tables import HANDS, PEOPLE, finished
from .test_session import STRINGS, TO

NAMES = (*PEOPLE[:3], "Bartholomäus von Hohenzollern-Sig", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww")


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize("locale", STRINGS.locales)
def test_every_picture_is_sound(locale: str, theme: str) -> None:
    words, paints = STRINGS.words(locale), themes()[theme]
    for seats in RPS.seats:
        state = finished(seats=seats)._state
        going = Look(names=NAMES, words=words, theme=paints)
        ended = Look(names=NAMES, words=words, theme=paints, ended=result(state.table))
        for look in (going, ended):
            assert_sound(drawing.draw_board(state.table, look), NAMES)
            assert_sound(drawing.draw_score(state.table, look), NAMES)
        assert_sound(drawing.draw_hands(state.deal.hands, going), NAMES)
        assert_sound(drawing.draw_invitation(NAMES[:seats], 5, words, paints), NAMES)
    for hand in HANDS:
        canvas = drawing.draw_hand(hand[:5], None, going)
        assert_sound(canvas)
        assert texts(canvas) == [words(f"rps-card-{card}") for card in hand[:5]]
    drawing.warm()


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_described_and_found(card: str) -> None:
    for locale in STRINGS.locales:
        to = Presentation(STRINGS.words(locale))
        name = to.words(f"rps-card-{card}")
        panel: Panel = GAME.describe(to, card)
        image, text = panel.parts
        assert isinstance(image, Image)
        assert image.draw()
        beaten = next(BEATS[each] for each in CARDS if each == card)
        assert to.words(f"rps-card-{beaten}.within") in str(text)
        assert GAME.find(to.words, f" {name[:3].upper()}")[0] == (card, name)
    assert len(GAME.find(TO.words, "")) == len(CARDS)
    assert GAME.find(TO.words, "lizard") == []
    with pytest.raises(KeyError):
        GAME.describe(TO, "lizard")
