"""What the players of a table are called, how strong the computer is, which seats are whose."""

from collections.abc import Callable, Sequence

from engine.ai.levels import LEVELS
from engine.core.game import Seat

from .store import FORGOTTEN, Player, TableRecord
from .strings import Words


def names(words: Words, players: Sequence[Player]) -> tuple[str, ...]:
    """Return each seat's name by seat; computers are named in the language of `words`."""
    called = _each(words, players, lambda _: words("computer"))
    return tuple(
        name if player.user_id is not None else _with_level(words, name, player)
        for name, player in zip(called, players, strict=True)
    )


def short_names(words: Words, players: Sequence[Player]) -> tuple[str, ...]:
    """Return each seat's name as pictures have room for it: of a computer the level alone."""
    return _each(words, players, lambda player: level_name(words, level(player)))


def opponents(words: Words, players: Sequence[Player], user_id: int) -> str:
    """Return the names of those who play against a person."""
    called = names(words, players)
    return ", ".join(called[seat] for seat, each in enumerate(players) if each.user_id != user_id)


def _each(
    words: Words, players: Sequence[Player], call: Callable[[Player], str]
) -> tuple[str, ...]:
    """Return each seat's name; what `call` makes of computers is numbered where there are more."""
    computers = sum(player.user_id is None for player in players)
    return tuple(
        player.name
        if player.user_id not in (None, FORGOTTEN)
        else words("former-player")
        if player.user_id == FORGOTTEN
        else call(player)
        if computers == 1
        else words("computer-numbered", computer=call(player), number=seat + 1)
        for seat, player in enumerate(players)
    )


def _with_level(words: Words, name: str, player: Player) -> str:
    return words("computer-level", computer=name, level=level_name(words, level(player)))


def level(player: Player) -> str:
    """Return how strong a computer plays; a level of former days is taken for the weakest."""
    return player.level if player.level in LEVELS else LEVELS[0]


def level_name(words: Words, name: str) -> str:
    """Return what a level is called."""
    return words(f"choice-level-{name}")


def seat_of(players: Sequence[Player], user_id: int) -> Seat | None:
    """Return the seat of a person, or `None` for somebody who does not play."""
    for seat, player in enumerate(players):
        if player.user_id == user_id:
            return Seat(seat)
    return None


def is_replaced(players: Sequence[Player], user_id: int) -> bool:
    """Whether the computer stands in for a person."""
    return any(player.former_id == user_id for player in players)


def may_steer(record: TableRecord, user_id: int) -> bool:
    """Whether a person may show a game again or end it: who plays, or watches what he began."""
    if all(player.user_id is None for player in record.players):
        return user_id == record.opener_id
    return seat_of(record.players, user_id) is not None
