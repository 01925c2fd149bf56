"""Who may change an invitation for several people, and what its seats are afterwards."""

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from engine.ai.levels import LEVELS

from ...fair.dealing import is_dealable, opened_cut, present_data
from ...store import Cut, Invitation, NewInvitation, Player
from ...wording.names import escaped
from ..beginning import DATA, setup
from ..refusals import Refusal
from ..seating import seat_of

Seats = tuple[tuple[Player, ...], tuple[int, ...]]
"""The players of an invitation, and the ids of those who have not joined yet."""

COMPUTER = "computer"


class SeatsDiffer(Refusal):
    """What was pressed does not fit who has joined: the message may show others."""


def is_complete(invitation: NewInvitation) -> bool:
    """Whether everybody has joined and no seat is open, so that the game begins."""
    return not invitation.invited and len(invitation.players) == invitation.most


def is_opening(invitation: NewInvitation) -> bool:
    """Whether all seats are fixed, and people open the words that they promised to mix in."""
    return is_complete(invitation) and any(each.promise for each in invitation.cuts)


def with_terms(seen: Invitation, changed: Invitation) -> Invitation:
    """Return an invitation whose seats are fixed by a change with the data in the terms it shows.

    No update of the program changes them while promised words are being opened.
    """
    if is_opening(seen) or not is_opening(changed):
        return changed
    return replace(changed, options={**changed.options, DATA: present_data(changed.game)})


def expect_dealable(invitation: Invitation) -> None:
    """Check that the game can be dealt by the terms that people have seen; raises `Refusal`."""
    if is_opening(invitation) and not is_dealable(setup(invitation)):
        raise Refusal("lobby-other-cards")


def expect_changeable(invitation: Invitation) -> None:
    """Check that the seats may change; raises `Refusal` once promised words are being opened."""
    if is_opening(invitation):
        raise Refusal("lobby-opening")


def reseated(
    invitation: Invitation,
    players: tuple[Player, ...],
    invited: tuple[int, ...],
    mine: Cut | None = None,
) -> Invitation:
    """Return an invitation with other seats, with `mine` and without the cuts of those who left."""
    there = {invitation.host.user_id, *(each.user_id for each in players)}
    kept = tuple(each for each in invitation.cuts if each.person in there)
    cuts = kept if mine is None else (*kept, mine)
    return replace(invitation, players=players, invited=invited, cuts=cuts)


def closed_cut(invitation: Invitation, user: int) -> Cut:
    """Return the cut that a person has to open; raises `Refusal`."""
    expect_dealable(invitation)
    mine = next((each for each in invitation.closed_cuts if each.person == user), None)
    if mine is None or not is_opening(invitation):
        raise Refusal("lobby-opening" if is_opening(invitation) else "joined-already")
    return mine


def with_opened(invitation: Invitation, user: int, words: str) -> Invitation:
    """Return an invitation with the words that a person promised; raises `Refusal` for others."""
    mine = closed_cut(invitation, user)
    known = opened_cut(mine, words)
    if known is None:
        raise Refusal("cut-differs")
    cuts = tuple(known if each == mine else each for each in invitation.cuts)
    return replace(invitation, cuts=cuts)


def expect_open(invitation: Invitation, now: datetime) -> None:
    """Check that an invitation can still be answered; raises `Refusal`."""
    late = invitation.status == "open" and now >= invitation.expires_at
    if late or invitation.status == "expired":
        raise Refusal("lobby-expired")
    if invitation.status != "open":
        raise Refusal("lobby-begun" if invitation.status == "accepted" else "lobby-over")


def waits(invitation: Invitation) -> Refusal:
    """Return what to tell whoever completes an invitation in whose channel a game is running."""
    if invitation.postable:  # `full_tables` begins it
        return Refusal("lobby-waits")
    return Refusal("lobby-waits-host", host=escaped(invitation.host.name))


def expect_host(invitation: Invitation, user: int) -> None:
    """Check that a person is the host; raises `Refusal`."""
    if user != invitation.host.user_id:
        raise Refusal("only-host", name=escaped(invitation.host.name))


def join(invitation: Invitation, who: Player) -> Seats:
    """Return the seats once a person has joined; raises `Refusal`."""
    assert who.user_id is not None
    if who.user_id in invitation.invited:
        left = tuple(user for user in invitation.invited if user != who.user_id)
        return invitation.players, left
    if seat_of(invitation.players, who.user_id) is not None:
        raise SeatsDiffer("joined-already")
    if len(invitation.players) >= invitation.most:
        raise SeatsDiffer("lobby-full")
    return (*invitation.players, who), invitation.invited


def leave(invitation: Invitation, user: int) -> Seats:
    """Return the seats once a person has left, or has declined; raises `Refusal`."""
    if user == invitation.host.user_id:
        raise Refusal("host-leaves")
    seat = seat_of(invitation.players, user)
    if seat is None:
        raise SeatsDiffer("not-joined")
    return _without(invitation, seat)


def add_computer(invitation: Invitation, host: int, level: str) -> Seats:
    """Return the seats with one more computer; raises `Refusal`."""
    expect_host(invitation, host)
    if level not in LEVELS:
        raise Refusal("unknown-control")
    if len(invitation.players) >= invitation.most:
        raise SeatsDiffer("lobby-full")
    return (*invitation.players, Player(None, "", level)), invitation.invited


def remove(invitation: Invitation, host: int, whom: str) -> Seats:
    """Return the seats without a player, named as in `removable`; raises `Refusal`."""
    expect_host(invitation, host)
    if whom not in dict(removable(invitation)):
        raise SeatsDiffer("not-there")
    values = [_value(player) for player in invitation.players]
    return _without(invitation, len(values) - 1 - values[::-1].index(whom))


def removable(invitation: Invitation) -> Sequence[tuple[str, Player]]:
    """Return everybody whom the host can remove, by the values of a list; of equals one."""
    host = invitation.host.user_id
    found = {_value(each): each for each in invitation.players if each.user_id != host}
    return tuple(found.items())


def start(invitation: Invitation, host: int) -> Seats:
    """Return the seats of those who have joined, to begin with them; raises `Refusal`."""
    expect_host(invitation, host)
    if len(invitation.joined) < invitation.least:
        if not invitation.open_seats:  # so that no computer can be added
            raise Refusal("invited-missing")
        raise Refusal("too-few-players", least=invitation.least)
    expect_dealable(invitation)
    return invitation.joined, ()


def _value(player: Player) -> str:
    return f"{COMPUTER}-{player.level}" if player.user_id is None else str(player.user_id)


def _without(invitation: Invitation, seat: int) -> Seats:
    gone = invitation.players[seat]
    players = tuple(each for at, each in enumerate(invitation.players) if at != seat)
    return players, tuple(user for user in invitation.invited if user != gone.user_id)
