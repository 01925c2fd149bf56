"""Where several people are asked or waited for, they are enumerated as each language does it."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.controls.ids import AnswerSubstitution
from bot.controls.undo_ids import AnswerUndo
from bot.games import open_session
from bot.store import UndoRequest
from bot.tables.refusals import Refusal
from bot.tables.seats import substitution_panels, undo_panels
from bot.tables.seats.substitution_checks import expect_answer
from bot.tables.seats.undoing import _expect_answer
from bot.tables.turns import expect
from engine.core.game import Seat
from engine.seven.game import SEVEN

from ..architects.tables import FIRST_ID, stored
from ..seven import tables as seven
from ..wording.languages import WORDS

ANA, BRUNO = FIRST_ID, FIRST_ID + 1
NOW = datetime(2025, 1, 1, tzinfo=UTC)
RECORD = replace(stored(3), undo_request=UndoRequest(5, 0, stored(3).revision, 0))
REST = {
    "en-US": "**Bruno** and **Carla**",
    "pt-BR": "**Bruno** e **Carla**",
    "es-ES": "**Bruno** y **Carla**",
    "es-419": "**Bruno** y **Carla**",
}


@pytest.mark.parametrize("locale", REST)
def test_who_must_not_answer_reads_who_may(locale: str) -> None:
    words = WORDS[locale]
    with pytest.raises(Refusal) as undo:
        _expect_answer(RECORD, ANA, AnswerUndo(RECORD.id, 5, "agree"))
    with pytest.raises(Refusal) as substitution:
        expect_answer(RECORD, ANA, AnswerSubstitution(RECORD.id, 0, 1, "builder", "agree"))
    told = words("refusal-only-asked", names=REST[locale])
    assert [undo.value.told(words), substitution.value.told(words)] == [told, told]


@pytest.mark.parametrize("locale", REST)
def test_who_has_agreed_is_told(locale: str) -> None:
    words, rest = WORDS[locale], REST[locale]
    assert RECORD.undo_request is not None
    undone = undo_panels.taken_back(words, RECORD, RECORD.undo_request, (), agreed=True)
    assert str(undone.parts[0]).startswith(f"↩️ {rest} ")
    pressed = AnswerSubstitution(RECORD.id, 0, 1, "builder", "agree")
    agreed = substitution_panels.answered(words, RECORD, BRUNO, pressed)
    assert str(agreed.parts[0]).startswith(f"{rest} ")


@pytest.mark.parametrize("locale", REST)
def test_an_offer_tells_who_has_to_agree(locale: str) -> None:
    words, rest = WORDS[locale], REST[locale]
    offered = substitution_panels.offer(words, open_session(RECORD), ANA, "builder", NOW, ())
    assert f" {rest} " in str(offered.parts[0])
    sent = substitution_panels.request_sent(words, RECORD, ANA)
    assert f" {rest}. " in str(sent.parts[0])


def test_who_is_not_on_turn_reads_whom_the_game_waits_for() -> None:
    session = open_session(seven.stored(4))
    chosen = session.play(Seat(0), str(SEVEN.legal(session.view(Seat(0)), Seat(0))[0]))  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refused:
        expect(chosen, ANA, 1, 0)
    told = "It’s not your turn: **Bruno**, **Carla** and **Davi** still have to move."
    assert refused.value.told(WORDS["en-US"]) == told
