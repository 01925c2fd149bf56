"""Boards that the published game does not have, but that the data may name."""

from typing import cast

import pytest
from msgspec.structs import replace

from engine.seven.catalog import BOARDS, Face
from engine.seven.decisions import Revive
from engine.seven.effects import Revives
from engine.seven.types import Board
from tests.engine.seven.positions import ME, after, city, play, position


def test_a_stage_built_with_the_seventh_card_may_revive(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board("babylon", "B")
    *stages, last = BOARDS[board].stages
    last = replace(last, effects=(*last.effects, Revives()))
    boards = cast("dict[Board, Face]", BOARDS)
    monkeypatch.setitem(boards, board, replace(boards[board], stages=(*stages, last)))
    me = city("babylon:B", "sawmill", "glassworks", "clay_pit", "brickyard", "press", stages=2)
    state = position(me, hands=[("altar", "baths")] * 3, turn=6)
    state = play(state, "discard:altar", "discard:altar", "discard:altar", "stage:baths").state
    assert [type(each) for each in state.table.todo] == [Revive]
    assert after(state, "revive:altar").cities[ME].cards[-1] == "altar"
