"""The flat rules, interpreted and compiled, agree with the rules that decide.

`AGREE_GAMES=20000 pytest tests/engine/ai/duel/test_agreement.py` plays more games.
"""

import os
from random import Random

import pytest

from engine.ai.duel.search.encoding import flat_state
from engine.duel.game import DUEL

from . import native
from .agreement import INTERPRETED, play

GAMES = int(os.environ.get("AGREE_GAMES", "60"))


@pytest.mark.long
def test_interpreted_rules_agree_move_by_move() -> None:
    assert play(INTERPRETED, GAMES) > 60 * GAMES


@pytest.mark.long
def test_compiled_rules_agree_move_by_move() -> None:
    native.compile_all()
    told = native.run("-m", "tests.engine.ai.duel.agreement", str(GAMES))
    assert int(told.split()[0]) > 60 * GAMES


def test_hidden_cards_do_not_reach_the_flat_state() -> None:
    luck = Random(5)
    truth = DUEL.start(DUEL.deal(luck, 2, {}))
    for _ in range(30):
        seat = DUEL.to_act(truth)[0]
        view = DUEL.view(truth, seat)
        other = DUEL.guess(view, luck)
        assert flat_state(view) == flat_state(DUEL.view(other, seat))
        truth = DUEL.apply(truth, seat, luck.choice(DUEL.legal(view, seat))).state
