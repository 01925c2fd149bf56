"""Stored games of the toy in the middle of whatever a test wants."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from random import Random

from bot.store import Move, Player, TableRecord
from engine.core.game import Seat
from tests.stored import record_of

from . import NAME
from .rules import RPS, Card, Deal, Throw
from .session import RpsSession, open_rps

PEOPLE = ("Ana", "Bruno", "Carla", "Davi", "Eva")
FIRST_ID = 100
"""The user id of seat 0; the others' follow."""

HANDS: tuple[tuple[Card, ...], ...] = (
    ("rock", "rock", "rock", "paper", "paper", "scissors", "scissors"),
    ("rock", "rock", "paper", "paper", "scissors", "scissors", "scissors"),
    ("paper", "paper", "paper", "rock", "rock", "scissors", "scissors"),
)
"""Hands in which every seat has every card."""


def player(seat: int, *, computer: bool = False) -> Player:
    return Player(None, "", "master") if computer else Player(FIRST_ID + seat, PEOPLE[seat])


def stored(
    deal: Deal,
    moves: Sequence[tuple[int, str]] = (),
    choices: Mapping[int, str] | None = None,
    *,
    computers: Sequence[int] = (),
) -> TableRecord:
    """Return the record of a game in which these moves were made, and these choices are open."""
    seats, when = len(deal.hands), datetime(2025, 1, 1, tzinfo=UTC)
    rounds = len(moves) // seats
    return record_of(
        NAME,
        RPS.pack(deal),
        [player(seat, computer=seat in computers) for seat in range(seats)],
        moves,
        opener_id=FIRST_ID,
        options={"rounds": str(deal.rounds)},
        choices=tuple(Move(s, rounds, text, when) for s, text in sorted((choices or {}).items())),
    )


def dealt(*, seats: int = 3, seed: int = 1, rounds: str = "5") -> Deal:
    return RPS.deal(Random(seed), seats, {"rounds": rounds})


def thrown(*rounds: Sequence[Card]) -> list[tuple[int, str]]:
    """Return the moves of whole rounds, each given by the cards of the seats."""
    return [(seat, str(Throw(card))) for cards in rounds for seat, card in enumerate(cards)]


def after(*rounds: Sequence[Card], computers: Sequence[int] = ()) -> RpsSession:
    """Return a game with `HANDS`, five rounds, of which these have been played."""
    return open_rps(stored(Deal(HANDS, 5), thrown(*rounds), computers=computers))


def finished(seed: int = 1, *, seats: int = 3, rounds: str = "5") -> RpsSession:
    """Return a game played to its end at random."""
    session, rng = open_rps(stored(dealt(seats=seats, seed=seed, rounds=rounds))), Random(seed)
    while waiting := session.to_act():
        seat = rng.choice(waiting)
        session = session.play(seat, str(rng.choice(RPS.legal(session.view(seat), seat))))
    return session


def choosing(session: RpsSession, choices: Mapping[int, Card]) -> RpsSession:
    """Return the game after choices, made in the order given."""
    for seat, card in choices.items():
        session = session.play(Seat(seat), str(Throw(card)))
    return session
