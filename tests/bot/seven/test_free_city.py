"""What people read of the Free City, the third city where two play."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.controls import ids
from bot.controls.panel import Image, Panel
from bot.seven.controls import FOR_FREE_CITY, OWN_HAND
from bot.seven.session import SevenSession
from bot.store import Ending
from bot.wording.presentation import Presentation
from engine.core.game import Seat
from engine.seven.catalog import guilds_in
from engine.seven.decisions import ChooseForFreeCity
from engine.seven.game import SEVEN
from engine.seven.legal import remaining
from engine.seven.moves import Build, BuildStage, Move
from engine.seven.prices import chain, has_structure, purse, stage_prices
from engine.seven.types import FREE_CITY, CardId
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import all_of, text
from .tables import buttons, played, stored

CALLED = {
    "en-US": ("The Free City", "Free City"),
    "pt-BR": ("A Cidade Livre", "Cidade Livre"),
    "es-ES": ("La Ciudad Libre", "Ciudad Libre"),
    "es-419": ("La Ciudad Libre", "Ciudad Libre"),
}
"""How it is called as the subject of a sentence, and in headings."""

WHOLE = next(each for each in played(stored(2, 4)) if each.record.moves).record
"""A game for two after its first turn."""


@pytest.mark.parametrize("locale", LOCALES)
def test_its_name_has_an_article_in_sentences_alone(locale: str) -> None:
    """It is capital at the beginning of a line alone."""
    (subject, name), words = CALLED[locale], WORDS[locale]
    session = SevenSession.open(WHOLE)
    board = text(session.board(Presentation(words)))
    assert any(line.startswith(f"**{subject}** ") for line in board.splitlines())
    (line,) = session.log(words, None)
    assert f"; **{words('seven-free-city.within')}** " in line
    assert f"- **{name}**, " in text(session.position_text(words, None))
    assert f"- **{name}**: " in text(SevenSession.open(stored(2, 4)).board(Presentation(words)))


@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_reads_who_chooses_for_it_this_turn(locale: str) -> None:
    words, tells = WORDS[locale], re.compile(CALLED[locale][1])
    dealt = stored(2, 4)
    first, second = (SevenSession.open(each) for each in (dealt, WHOLE))
    for session, name in ((first, "Ana"), (second, "Bruno")):
        board = session.board(Presentation(words))
        told = words("seven-asks-twice", who=f"**{name}**")
        assert tells.search(told)
        assert told in text(board).splitlines()
        assert told in text(session.position_text(words, None)).splitlines()
        (picture,) = (part for part in board.parts if isinstance(part, Image))
        assert words("seven-asks-twice", who=name) in picture.alt
    for record in (stored(3, 4), replace(dealt, ending=Ending("abandoned", ()))):
        panel = SevenSession.open(record).position_panel(Presentation(words))
        assert words("seven-asks-twice", who="Ana") not in all_of(panel).replace("*", "")


def test_nobody_reads_that_its_holder_chooses_once_that_is_done() -> None:
    words = WORDS["en-US"]
    told = words("seven-asks-twice", who="**Ana**")
    session, seen = SevenSession.open(stored(2, 4)), []
    for _ in range(2):  # the own card, and then the Free City's
        session = session.play(Seat(0), str(SEVEN.legal(session.view(Seat(0)), Seat(0))[0]))
        seen.append(told in text(session.position_text(words, None)))
    assert session.to_act() == (1,)
    assert seen == [True, False]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_for_two_tell_of_which_cards_they_are_played_with(locale: str) -> None:
    """Those for three players, so the rule of two Guilds more than players does not hold."""
    assert guilds_in(3, 2) == guilds_in(3, 3) == 5
    told = WORDS[locale]("rules-seven-two.text")
    assert re.search(r"\b(five Guilds|cinco Guildas|cinco Gremios)\b", told)
    assert re.search(r"\b(for three players|para tr[eê]s \w+es)\b", told)


def _for_it(seed: int) -> Iterator[tuple[SevenSession, Seat, CardId, tuple[Move, ...]]]:
    """Yield each card that its holders could take for it in a game, with what they may do."""
    for session in played(stored(2, seed)):
        for seat in session.to_act():
            view = session.view(seat)
            if not isinstance(view.table.todo[0], ChooseForFreeCity):
                continue
            legal = SEVEN.legal(view, seat)
            for card in dict.fromkeys(remaining(view.hand, view.choice)):
                some = tuple(move for move in legal if move.card == card)
                if some:
                    yield session, seat, card, some


def test_a_stage_that_it_may_not_build_with_a_card_is_not_offered() -> None:
    """What it has a chain for it must build (ruling 56), though it could pay for the stage."""
    bound = 0
    for session, seat, card, some in _for_it(20):
        table = session.view(seat).table
        paid = [p for p in stage_prices(table, FREE_CITY) if p.total <= purse(table, FREE_CITY)]
        held = chain(table.cities[FREE_CITY], card) is not None
        for words in WORDS.values():
            panel = session.options(Presentation(words), seat, f"{FOR_FREE_CITY}{card}")
            told = words("seven-cannot", why=words("seven-bound")) in text(panel).splitlines()
            assert told == (bool(paid) and not any(isinstance(move, BuildStage) for move in some))
            bound += told
            if told:
                assert held
                assert some == (Build(card, city=True),)
                assert len(buttons(panel)) == 2
    assert bound >= len(WORDS)


def test_its_buildings_are_not_called_those_of_the_players_city() -> None:
    owned = 0
    for session, seat, card, _ in _for_it(20):
        view = session.view(seat)
        if not has_structure(view.table.cities[FREE_CITY], card):
            continue
        for locale, (subject, _) in CALLED.items():
            words = WORDS[locale]
            panel = session.options(Presentation(words), seat, f"{FOR_FREE_CITY}{card}")
            lines = text(panel).splitlines()
            (line,) = (each for each in lines if subject.lower() in each.lower())
            assert line == words("seven-cannot", why=words("seven-owned.free-city"))
            assert words("seven-cannot", why=words("seven-owned")) not in lines
        owned += 1
    assert owned


def test_who_comes_back_from_it_chooses_for_the_own_city() -> None:
    """Both hands have the same cards; what a card leads to is that of the hand it is in."""
    opened, to, ana = SevenSession.open(stored(2, 4)), Presentation(WORDS["en-US"]), Seat(0)
    first = opened.play(ana, f"discard:{opened.view(ana).hand[0]}")
    second = first.play(ana, _legal(first)[0])
    for session in (first, second):
        asked = session.private_panel(to, ana)
        assert asked is not None
        own = session.options(to, ana, OWN_HAND)
        for hand, legal in ((asked, _legal(session)), (own, _legal(opened))):
            assert sorted(_moves(session, hand, hand)) == sorted(legal)


def test_what_its_card_leads_to_comes_back_to_its_hand() -> None:
    led, to = 0, Presentation(WORDS["en-US"])
    for session, seat, card, some in _for_it(20):
        if len(some) == 1:
            continue
        hand = session.private_panel(to, seat)
        assert hand is not None
        leads = [ids.parse(each.id) for each in buttons(hand)]
        item = f"{FOR_FREE_CITY}{card}"
        assert item in [each.item for each in leads if isinstance(each, ids.ShowOptions)]
        *moves, back = [ids.parse(each.id) for each in buttons(session.options(to, seat, item))]
        assert {each.move for each in moves if isinstance(each, ids.Play)} == set(map(str, some))
        assert isinstance(back, ids.OpenPanel)
        led += 1
    assert led


@pytest.mark.parametrize("locale", WORDS)
def test_the_own_hand_leads_on_to_the_free_citys_card(locale: str) -> None:
    """Without it, only the board led there, and the hand told as if the turn were chosen."""
    opened, to, ana = SevenSession.open(stored(2, 4)), Presentation(WORDS[locale]), Seat(0)
    first = opened.play(ana, f"discard:{opened.view(ana).hand[0]}")
    second = first.play(ana, _legal(first)[0])
    for session in (first, second):
        own = session.options(to, ana, OWN_HAND)
        assert isinstance(ids.parse(buttons(own)[-1].id), ids.OpenPanel)
        assert to.words("seven-button-city-card") == buttons(own)[-1].label
        move = text(own).split("**")[-2]
        assert to.words("seven-chosen-own", move=move) in text(own)
        assert to.words("seven-chosen", move=move) not in text(own)
    hand = opened.private_panel(to, ana)
    assert hand is not None
    assert to.words("seven-button-city-card") not in [each.label for each in buttons(hand)]


def test_the_free_city_does_not_resign_with_who_does() -> None:
    over = SevenSession.open(replace(stored(2), ending=Ending("resignation", (0,))))
    assert "## Bruno resigned: **Ana** wins." in all_of(over.board(Presentation(WORDS["en-US"])))


def _legal(session: SevenSession) -> list[str]:
    return [str(move) for move in SEVEN.legal(session.view(Seat(0)), Seat(0))]


def _moves(session: SevenSession, panel: Panel, hand: Panel) -> Iterator[str]:
    """Yield the moves of a panel's buttons and of the panels of its cards.

    From those, a button leads back to the `hand`.
    """
    to, ana = Presentation(WORDS["en-US"]), Seat(0)
    for button in buttons(panel):
        match ids.parse(button.id):
            case ids.Play(move=move):
                yield move
            case ids.ShowOptions(item=item) if item != OWN_HAND:
                yield from _moves(session, session.options(to, ana, item), hand)
            case ids.ShowOptions() if panel is not hand:
                assert session.options(to, ana, OWN_HAND).rows == hand.rows


@pytest.mark.parametrize("key", ["seven-beat", "seven-beaten", "seven-price-bought", "seven-pays"])
def test_no_preposition_stands_apart_from_its_article(key: str) -> None:
    """In Portuguese `de` and `a` are one word, `da`."""
    words = WORDS["pt-BR"]
    name = words("seven-free-city.within")
    told = words(key, rival=name, who=name, points=1, units="1 vidro", coins=2)
    assert name in told
    assert f"de {name}" not in told
