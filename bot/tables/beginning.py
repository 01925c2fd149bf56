"""Turns an invitation into the setup of a game: the players, who begins, and the options."""

from collections.abc import Iterator, Mapping

from ..fair.dealing import GameSetup
from ..games import GAMES
from ..store import NewInvitation, UndealtTable
from ..wording.names import escaped
from ..wording.players import names
from ..wording.strings import Words
from .selections import selection_terms

BEGINS = "begins"
CLOCK = "clock"

NO_CLOCK = "none"
"""The value of the option `CLOCK` with which turns take as long as they like."""

RATED, NO = "rated", "no"
"""The option of an invitation whose game changes no rating: it holds what people were told."""

RANDOM, ME, OPPONENT = "random", "me", "opponent"
BEGINNERS = (RANDOM, ME, OPPONENT)

DATA = "data"
"""The option of an invitation whose terms people see before its game is dealt: the data in them.

Without it, where people promise words, the invitation is of a version that dealt by `fair2`. Such a
version knows no option of this name, and refuses to deal with it.
"""

GUIDED, YES = "guided", "yes"
"""The option of a game whose first panels explain themselves (`guide.py`); no luck depends on it.
"""

FIRST: Mapping[str, int | None] = {RANDOM: None, ME: 0, OPPONENT: 1}
"""The index of the player who begins, or `None` for chance."""


def first(invitation: NewInvitation) -> int | None:
    """Return the index of the player who begins, or `None` for chance."""
    chosen = invitation.options.get(BEGINS, RANDOM)
    return FIRST[chosen] if chosen in FIRST else int(chosen)


def beginner(index: int) -> str:
    """Return the value of the option `BEGINS` with which the player of an index begins."""
    return next((name for name, at in FIRST.items() if at == index), str(index))


def terms(words: Words, invitation: NewInvitation) -> Iterator[str]:
    """Yield the options of an invitation, as its game words them, and who begins if that matters.

    An invitation of an earlier version may lack an option: then it is the usual one. Options are
    left out that matter for no number of players that may still come together.
    """
    game = GAMES[invitation.game]
    fewest = max(len(invitation.players), invitation.least)
    for name, values in game.options.items():
        if any(
            fewest <= seats <= invitation.most for seats in game.option_seats.get(name, game.seats)
        ):
            value = invitation.options.get(name, values[0])
            yield words(f"{invitation.game}-option-{name}-{value}")
    if CLOCK in invitation.options:
        yield words(f"clock-terms-{invitation.options[CLOCK]}")
    if RATED in invitation.options:
        yield words("terms-not-rated")
    yield from selection_terms(words, invitation.game, game, invitation.options)
    begins = first(invitation)
    if not game.starter:
        return
    if begins is None:
        yield words("begins-random")
    elif begins < len(invitation.players):
        yield words("begins", name=escaped(names(words, invitation.players)[begins]))
    else:
        yield words("begins-joining")


def setup(invitation: NewInvitation, thread: int | None = None) -> GameSetup:
    """Return the game that an invitation becomes, in a `thread` of its own or where it stands."""
    assert invitation.host.user_id is not None
    chosen = invitation.options.items()
    options = {name: value for name, value in chosen if name not in (BEGINS, CLOCK, RATED, DATA)}
    promised = any(each.promise for each in invitation.cuts)
    guided = {name: options.pop(name) for name in (GUIDED,) if name in options}
    table = UndealtTable(
        game=invitation.game,
        guild_id=invitation.guild_id,
        channel_id=thread or invitation.channel_id,
        opener_id=invitation.host.user_id,
        locale=invitation.locale,
        options=options,
        players=invitation.players,
        postable=invitation.postable,
        clock=invitation.options.get(CLOCK),
        rated=RATED not in invitation.options,
    )
    return GameSetup(
        table=table,
        begins=first(invitation),
        cuts=invitation.cuts,
        undealt=guided,
        data=invitation.options.get(DATA, "") if promised else None,
    )
