"""The pictures of the toy: nothing runs over, nothing is too small, in every language and theme."""

from datetime import UTC, datetime

import pytest

from bot.controls.panel import Image, Panel
from bot.store import Invitation, Player
from bot.wording.presentation import Presentation
from render import Look
from render.themes import themes
from tests.render.proof import assert_sound, texts
from tests.toy import GAME, drawing
from tests.toy.rules import BEATS, CARDS, RPS, Card, result

from .shown import STRINGS, TO
from .tables import HANDS, PEOPLE, finished, player

PLAYERS = tuple(map(player, range(2)))
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


@pytest.mark.parametrize(
    ("players", "named"),
    [
        ((PLAYERS[0], Player(None, "", "master"), PLAYERS[1]), "Ana, Computer (Master) and Bruno"),
        ((), "Ana"),
    ],
)
def test_an_invitation_names_who_is_to_play(players: tuple[Player, ...], named: str) -> None:
    invitation = Invitation(
        game="rps",
        guild_id=1,
        channel_id=2,
        postable=True,
        host=PLAYERS[0],
        players=players,
        invited=(),
        least=2,
        most=5,
        locale="en-US",
        options={"rounds": "3"},
        expires_at=datetime(2025, 1, 1, tzinfo=UTC),
        id=4,
        status="open",
        message_id=None,
        table_id=None,
    )
    image = GAME.invitation_picture(TO, invitation)
    assert image.filename == "invitation-4.png"
    assert image.alt.endswith(f"in 3 rounds. Named so far: {named}.")
    assert image.draw()


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_described_and_found(card: Card) -> None:
    for locale in STRINGS.locales:
        to = Presentation(STRINGS.words(locale))
        name = to.words(f"rps-card-{card}")
        panel: Panel = GAME.describe(to, card)
        image, text = panel.parts
        assert isinstance(image, Image)
        assert image.draw()
        assert to.words(f"rps-card-{BEATS[card]}.within") in str(text)
        assert GAME.find(to.words, f" {name[:3].upper()}")[0] == (card, name)
    assert len(GAME.find(TO.words, "")) == len(CARDS)
    assert GAME.find(TO.words, "lizard") == []
    with pytest.raises(KeyError):
        GAME.describe(TO, "lizard")
