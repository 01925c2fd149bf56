"""The line below a board of Duel: who must decide what."""

import pytest

from engine.duel import decisions as decide
from render.duel.status import sentence
from render.gallery.duel_positions import Position

from ..conftest import KINDS, languages, look_at, many

SAYS = {
    decide.Draft: "picture-drafts",
    decide.Turn: "picture-turn",
    decide.PickToken: "picture-takes-token",
    decide.PickFromLibrary: "picture-keeps-token",
    decide.Revive: "picture-revives",
    decide.Destroy: "picture-destroys",
    decide.ChooseStarter: "picture-chooses-starter",
}


def waiting_for(kind: type[decide.Decision]) -> Position:
    found = (each for each in many() if each.view.table.todo)
    return next(each for each in found if isinstance(each.view.table.todo[0], kind))


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_decision_is_asked_for_in_its_own_words(kind: type[decide.Decision]) -> None:
    position = waiting_for(kind)
    table, look = position.view.table, look_at(position)
    name = ("Ana", "Bruno")[table.todo[0].seat]
    assert sentence(table, look, 1000) == languages()["en-US"](SAYS[kind], name=name)
