"""The names of a table's players, and the levels of computers."""

from collections.abc import Callable, Sequence

from engine.ai.levels import LEVELS

from ..store import FORGOTTEN, Move, Player, TableRecord
from .lists import enumerated
from .names import LONGEST
from .strings import Words

UNKNOWN_LEVEL = "unknown"
"""The level of a computer whose seat was given back to a person since."""


def names(words: Words, players: Sequence[Player]) -> tuple[str, ...]:
    """Return each seat's name by seat; computers are named in the language of `words`.

    They are numbered if there are several, but for one that stood in for a person, who is named.
    """
    lasting = [player.user_id is None and not _stood_in(player) for player in players]
    called = _computers(words, players, words("computer"), sum(lasting))
    return tuple(
        _stand_in(words, player)
        if _stood_in(player)
        else called[seat]
        if lasting[seat]
        else _person(words, player)
        for seat, player in enumerate(players)
    )


def _person(words: Words, player: Player) -> str:
    """Return the name of a person, who may have had their data deleted."""
    return words("former-player") if player.user_id == FORGOTTEN else player.name


def _stood_in(player: Player) -> bool:
    """Whether a computer had the seat of a person, who has it again."""
    return player.level == UNKNOWN_LEVEL and player.former_id is not None


def _stand_in(words: Words, player: Player) -> str:
    """Return the name of a computer that stood in, with that of the person, no longer than any."""
    computer = words("computer")
    person = player.name or words("former-player")
    room = LONGEST - len(words("computer-for", computer=computer, name=""))
    shown = person if len(person) <= room else f"{person[: room - 1].rstrip()}…"
    return words("computer-for", computer=computer, name=shown)


def short_names(words: Words, players: Sequence[Player]) -> tuple[str, ...]:
    """Return by seat the short name of each computer, for narrow places; empty for people."""
    computers = sum(player.user_id is None for player in players)
    called = _computers(words, players, words("computer.short"), computers)
    return tuple(
        "" if player.user_id is not None else name
        for player, name in zip(players, called, strict=True)
    )


def _computers(
    words: Words, players: Sequence[Player], computer: str, count: int
) -> tuple[str, ...]:
    """Return what a computer is called in each seat, by the word for one, if there are `count`."""
    if count == 1:
        return (computer,) * len(players)
    return tuple(
        words("computer-numbered", computer=computer, number=number) for number in _numbers(players)
    )


def _numbers(players: Sequence[Player]) -> tuple[int, ...]:
    """Return by seat the number that a computer has there, or would have in a person's place.

    Those that began the game are the first, in the order of the seats. Who replaces a person has
    the number kept for that seat, so that no number changes while people leave and come back.
    """
    order = sorted(range(len(players)), key=lambda seat: not _began(players[seat]))
    return tuple(order.index(seat) + 1 for seat in range(len(players)))


def _began(player: Player) -> bool:
    """Whether a player is a computer that replaces nobody."""
    return player.user_id is None and player.former_id is None and not player.left


def names_with_levels(words: Words, players: Sequence[Player]) -> tuple[str, ...]:
    """Return each seat's name by seat, with the level of computers, for where seats are told."""
    called = names(words, players)
    return tuple(
        name if player.user_id is not None else _with_level(words, name, player)
        for name, player in zip(called, players, strict=True)
    )


def opponents(
    words: Words, players: Sequence[Player], user_id: int, form: Callable[[str], str]
) -> str:
    """Return the names of a person's opponents; `form` formats each, for example `escaped`.

    The computer that has the person's seat is none of them.
    """
    called = zip(players, names_with_levels(words, players), strict=True)
    return enumerated(
        words,
        [form(name) for each, name in called if user_id not in (each.user_id, each.former_id)],
    )


def players_at(record: TableRecord, n: int) -> tuple[Player, ...]:
    """Return who sat at the table when move `n` (from 0) was made, or who sits if it is to come.

    A seat belonged to whoever made its last move before or in `n`, else to whoever made its first
    one. A computer that has made its last move may have left the seat at once: after the moves that
    were stored with it, the person who made the next one, or has the seat now, is taken to sit
    there.
    """
    before: dict[int, Move] = {}
    after: dict[int, bool] = {}
    for at, move in enumerate(record.moves):
        if move.by_computer is not None and at <= n:
            before[move.seat] = move
        elif move.by_computer is not None:
            after.setdefault(move.seat, move.by_computer)
    makers = after | {seat: bool(move.by_computer) for seat, move in before.items()}
    now = record.moves[n].at if 0 <= n < len(record.moves) else None
    for seat, move in before.items():
        if move.by_computer and move.at != now:
            makers[seat] = after.get(seat, record.players[seat].user_id is None)
    return tuple(_then(player, makers.get(seat)) for seat, player in enumerate(record.players))


def _then(player: Player, by_computer: bool | None) -> Player:
    """Return who had the seat of `player`, the computer or a person; `None` if that is unknown."""
    if by_computer is None or by_computer == (player.user_id is None):
        return player
    if by_computer:
        return Player(None, player.name, UNKNOWN_LEVEL, former_id=player.user_id)
    return Player(player.former_id or FORGOTTEN, player.name)


def _with_level(words: Words, name: str, player: Player) -> str:
    if player.level == UNKNOWN_LEVEL:
        return name
    return words("computer-level", computer=name, level=level_name(words, level(player)))


def level(player: Player) -> str:
    """Return the level of a computer; a level that no longer exists becomes the weakest."""
    return player.level if player.level in LEVELS else LEVELS[0]


def level_name(words: Words, name: str) -> str:
    """Return the name of a level."""
    return words(f"choice-level-{name}")
