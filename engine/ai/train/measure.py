"""Measure players: one seat plays FIRST, the others SECOND.

They play as in the bot, by the rules that decide and from views; the seat of FIRST rotates, and
each deal is played once from every seat. Interrupted, a measurement with a file continues.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from random import Random
from statistics import mean, median, pstdev
from time import thread_time

from msgspec import Struct

from engine.core.game import Seat

from .parts import add_file, play_parts
from .references import PLAYERS, Measured, Player, player
from .workers import add_arguments, count


class Played(Struct, frozen=True):
    """What FIRST won of a game (0 to 1), and the processor time of moves in seconds.

    `seconds` are those of FIRST, `others` of one of the others; sole moves are left out.
    """

    won: float
    seconds: tuple[float, ...]
    others: tuple[float, ...]


def play(measured: Measured, players: tuple[str, str], seats: int, game: int, seed: int) -> Played:
    """Play a game, the `game`th of a measurement."""
    rules = measured.rules
    luck = Random(seed + game // seats)
    state = rules.start(rules.deal(luck, seats, {}))
    luck, first = Random(seed + 7919 * game), Seat(game % seats)
    import_module(measured.agent).load()
    choosing: Sequence[Player] = [player(name, measured) for name in players]
    seconds: tuple[list[float], list[float]] = ([], [])
    while acting := rules.to_act(state):
        seat = acting[0]
        view, which = rules.view(state, seat), int(seat != first)
        spent = thread_time()
        text = choosing[which](view, seat, luck)
        if len(rules.legal(view, seat)) > 1:
            seconds[which].append(thread_time() - spent)
        state = rules.apply(state, seat, rules.parse(text)).state
    ended = rules.result(state)
    assert ended is not None
    won = (first in ended.winners) / len(ended.winners)
    return Played(won, tuple(seconds[0]), tuple(seconds[1]))


def measure(measured: Measured) -> None:
    """Play as the command line says, and print the share of games that FIRST won."""
    parser = argparse.ArgumentParser(description=__doc__, epilog=f"Players: {PLAYERS}.")
    for name in ("first", "second"):
        parser.add_argument(name, help="a player, see below")
    parser.add_argument("--seats", type=int, default=measured.seats, choices=measured.rules.seats)
    parser.add_argument("--games", type=count, default=400)
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    add_file(parser)
    options = parser.parse_args()
    players = (options.first, options.second)
    for name in players:
        try:
            player(name, measured)
        except ValueError as error:
            parser.error(str(error))
    games = play_parts(
        options,
        [measured.agent, *players, str(options.seats), str(options.seed)],
        {
            str(game): partial(play, measured, players, options.seats, game, options.seed)
            for game in range(options.games)
        },
        Played,
        told,
    )
    sys.stdout.write(f"\n{options.first} against {options.seats - 1} x {options.second}: ")
    first = [each for game in games for each in game.seconds]
    others = [each for game in games for each in game.others]
    sys.stdout.write(f"{told(games)}; first: {_spent(first)}; others: {_spent(others)}\n")


def _spent(seconds: Sequence[float]) -> str:
    """Tell the processor time of moves."""
    ms = [1000 * each for each in seconds]
    typical = f"{mean(ms):.0f} ms of a core a move, median {median(ms):.0f}"
    return f"{typical}, {max(ms):.0f} at most"


def told(played: Sequence[Played]) -> str:
    """Tell the share won with the half width of its 95 % interval."""
    won = [game.won for game in played]
    half = 1.96 * pstdev(won) / len(won) ** 0.5
    return f"{mean(won):.1%} ± {half:.1%} of {len(won)} games"
