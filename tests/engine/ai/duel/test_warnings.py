"""Warnings of a defeat hold whatever is still decided, and each of several victories is told."""

from random import Random

from engine.ai.duel.hints.advice import advice
from engine.ai.duel.hints.endings import Wins
from engine.ai.duel.hints.preview import MovePreview, wins
from engine.ai.duel.hints.victory import risks
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.duel.deal import State
from engine.duel.decisions import Turn
from engine.duel.game import DUEL
from engine.duel.moves import Build

from .test_agent import positions, thought, wins_at_once

SEEDS = (33, 38, 87)
"""Games in which a Wonder can be built as the rival could win: what is then chosen prevents it in
some places of the last two and in none of the first."""


def previews(seed: int) -> list[MovePreview]:
    """Return previews of the Wonders after which the mover still decides something, in a game."""
    luck = Random(seed)
    state = DUEL.start(DUEL.deal(luck, 2, {}))
    found = list[MovePreview]()
    while acting := DUEL.to_act(state):
        (seat,) = acting
        view = DUEL.view(state, seat)
        moves = DUEL.legal(view, seat)
        options = tuple(Option(str(move), 0.5, 1) for move in moves)
        for option in options if state.table.age else ():
            preview = MovePreview(view, seat, option, Thought(seat, options, 1))
            if len(preview.after.todo) > 1:
                found.append(preview)
        builds = [move for move in moves if isinstance(move, Build)]
        state = DUEL.apply(state, seat, luck.choice(builds or moves)).state
    return found


def decided(state: State, seat: Seat) -> list[State]:
    """Return the states after every way in which a seat can decide what is left in its turn."""
    if not state.table.todo or isinstance(state.table.todo[0], Turn):
        return [state]
    moves = DUEL.legal(DUEL.view(state, seat), seat)
    return [end for move in moves for end in decided(DUEL.apply(state, seat, move).state, seat)]


def test_a_defeat_is_told_only_where_no_later_choice_prevents_it() -> None:
    possible = certain = 0
    for preview in (each for seed in SEEDS for each in previews(seed)):
        possible += len(preview.left)
        for risk in risks(preview):
            item = getattr(risk, "item", None) or getattr(risk, "card", None)
            if getattr(risk, "danger", "") != "pair":
                certain += 1
                ends = decided(preview.made(preview.option.move).state, preview.seat)
                assert all(item in wins(end, preview.rival, frozenset()) for end in ends)
    assert possible > certain > 0


def test_every_move_that_wins_at_once_is_told_to_win() -> None:
    several = 0
    for seed in (69, 101, 138):
        for state, seat, _ in positions(seed):
            winning = wins_at_once(state, seat)
            if len(winning) > 1:
                given = advice(DUEL.view(state, seat), thought(state, seat, seed))
                told = {option.move for option, reason in given if isinstance(reason, Wins)}
                several += len(told) > 1
                assert told == winning.intersection(option.move for option, _ in given)
    assert several
