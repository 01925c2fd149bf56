"""The cache of positions: a press costs one move, however many games are played at once."""

from functools import cache

from bot.positions import Moves, PositionCache
from engine.core.game import Seat
from engine.core.replay import replay
from engine.duel.deal import State
from engine.duel.events import Event
from engine.duel.game import DUEL

from .scene import Position, ended

Duels = PositionCache[State, Event]


@cache
def games() -> list[Position]:
    """Return fifty whole games."""
    return [ended(seed) for seed in range(1, 51)]


def pressed(cache: Duels, game: Position, moves: int) -> None:
    """Open a game as a press does: as it is stored, then with the move that was made."""
    cache.after(game.deal, made(game, moves))


def made(game: Position, moves: int) -> Moves:
    return tuple((seat, text) for seat, text in game.moves[:moves])


def test_interleaved_games_cost_one_move_a_press() -> None:
    cache = PositionCache(DUEL)
    for moves in range(30):
        for game in games():
            pressed(cache, game, moves)
            pressed(cache, game, moves)  # the same board, asked for again
    assert cache.misses == 0


def test_a_game_of_which_the_last_positions_are_known_is_not_replayed() -> None:
    cache = PositionCache(DUEL, positions=3)
    game = games()[0]
    pressed(cache, game, 20)
    assert cache.misses == 19
    for moves in (20, 19, 18):  # a board is taken off its controls with the position before
        pressed(cache, game, moves)
    assert cache.misses == 19
    pressed(cache, game, 10)
    assert cache.misses == 19 + 9


def test_long_games_do_not_push_out_others() -> None:
    cache = PositionCache(DUEL, games=10)
    running, *opened = games()[:10]
    pressed(cache, running, 30)
    for game in opened:
        pressed(cache, game, len(game.moves))
    before = cache.misses
    pressed(cache, running, 31)
    assert cache.misses == before
    pressed(cache, games()[10], 1)
    pressed(cache, opened[0], len(opened[0].moves))
    assert cache.misses == before + len(opened[0].moves) - 1  # the one opened longest ago


def test_a_cached_position_is_the_one_that_is_replayed() -> None:
    cache = PositionCache(DUEL)
    for game in games()[:3]:
        for moves in (5, 6, 4, 30, 29):
            found = cache.after(game.deal, made(game, moves))
            deal = DUEL.unpack(game.deal)
            played = [(Seat(seat), text) for seat, text in game.moves[:moves]]
            assert found.state == replay(DUEL, deal, played)
            assert found.before == replay(DUEL, deal, played[:-1])


def test_the_positions_since_a_board_are_those_of_all_moves_that_it_does_not_tell() -> None:
    cache = PositionCache(DUEL, positions=3)
    game = games()[0]
    every = made(game, 20)
    assert cache.since(game.deal, every[:0], 0) == ()
    for told in range(20):
        found = cache.since(game.deal, every, told)
        assert [each.made for each in found] == [*range(told + 1, 21)]
        assert found[-1] == cache.after(game.deal, every)
    assert cache.since(game.deal, every, 20) == (cache.after(game.deal, every),)
