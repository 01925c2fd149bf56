"""`engine.verify` knows the game: it works out a deal from its line, and tells it."""

import pytest

from engine import verify
from engine.core.fair import draw
from engine.core.fair_lines import Opened, Share, Terms
from engine.seven.game import SEVEN

SECRET = bytes(range(32))
SHARES = (Share(0, 1400000000000000001, "fox"),)


@pytest.mark.parametrize("players", SEVEN.seats)
def test_a_deal_is_verified(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"sides": "random"}
    terms = Terms("seven", players, None, options, shares=SHARES, data=SEVEN.data)
    opened = Opened(terms, SECRET)
    assert verify.main([str(opened)]) == verify.AGREES
    told = capsys.readouterr().out
    deal = SEVEN.deal(draw(opened)[1], players, options)
    assert verify.work_out(opened)[1] == deal
    for board in deal.wonders:
        assert f" {board.wonder} {board.side}\n" in told
    for age in (1, 2, 3):
        assert f"Age {age}\n" in told
        assert ("Free City" in told) == ("draw pile" in told) == (players == 2)
    for line in told.splitlines()[-3:]:
        assert len(line.split()) >= 9


def test_options_that_do_not_exist_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    terms = Terms("seven", 3, None, {"sides": "c"}, shares=SHARES, data=SEVEN.data)
    assert verify.main([str(Opened(terms, SECRET))]) == verify.UNREADABLE
    assert "no such options of seven" in capsys.readouterr().err
