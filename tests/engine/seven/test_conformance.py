"""Whole games replayed with every hand, legal move, payment, coin, token and score compared."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine.seven.deal import Deal
from engine.seven.game import SEVEN
from tests.engine.seven.recorded import NAMES, Played, Recorded, read, record
from tests.engine.whole_games import conformance_files


def compared(step: Played) -> Played:
    """Return a step with its legal moves in one order, as they are compared as sets."""
    legal = [None if moves is None else sorted(moves) for moves in step.legal]
    pile = None if step.pile is None else sorted(step.pile)
    return replace(step, legal=legal, pile=pile)


def same(stored: Recorded) -> None:
    """Replay a game and compare it step by step, so that the first difference is what is told."""
    ours = record(SEVEN.unpack(bytes(stored.deal)), stored.moves)
    for nth, (our, theirs) in enumerate(zip(ours.steps, stored.steps, strict=True)):
        assert our == compared(theirs), f"step {nth}"
    assert ours.end == stored.end


def random_moves(deal: Deal, rng: Random) -> list[list[str | None]]:
    """Return the moves of a random game, decision by decision."""
    state, made = SEVEN.start(deal), list[list[str | None]]()
    while SEVEN.to_act(state):
        texts: list[str | None] = [None] * deal.players
        for seat in SEVEN.to_act(state):
            move = rng.choice(SEVEN.legal(SEVEN.view(state, seat), seat))
            texts[seat] = str(move)
            state = SEVEN.apply(state, seat, move).state
        made.append(texts)
    return made


@pytest.mark.parametrize("players", range(2, 8))
def test_our_games_are_recorded_and_replayed(players: int, tmp_path: Path) -> None:
    deal = SEVEN.deal(Random(players), players, {})
    ours = record(deal, random_moves(deal, Random(players)))
    file = tmp_path / "games.jsonl"
    file.write_bytes(msgspec.json.encode(ours) + b"\n")
    (stored,) = read(file)
    assert SEVEN.unpack(bytes(stored.deal)) == deal
    assert stored.steps == ours.steps
    assert set(stored.end.scores[0]) == set(NAMES)
    same(stored)


@pytest.mark.long
def test_games_of_an_independent_implementation_replay_without_a_difference() -> None:
    for file in conformance_files("seven"):
        games = read(file)
        assert games, file
        for game in games:
            same(game)
