"""Why a move is good: of all that is true of it, the one thing that says most."""

from collections.abc import Callable, Iterator

from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.duel.table import View

from . import tempo, trade, victory
from .prospect import Prospect
from .reason import Reason

KINDS: tuple[Callable[[Prospect], Reason | None], ...] = (
    victory.wins_at_once,
    victory.opens_defeat,
    victory.allows_defeat,
    victory.prevents,
    victory.keeps_defeat_covered,
    victory.gains_fifth_symbol,
    victory.denies_symbol,
    victory.makes_pair,
    tempo.plays_again,
    tempo.outruns,
    victory.loots,
    victory.defends,
    victory.threatens,
    victory.opens_pair,
    victory.denies_pair,
    victory.denies_shields,
    tempo.strikes,
    trade.destroys,
    tempo.begins,
    tempo.chooses_starter,
    tempo.denies_guild,
    tempo.drafts_again,
    tempo.token_helps,
    tempo.draws_tokens,
    tempo.revives,
    trade.robs,
    tempo.race,
    victory.keeps_pair_covered,
    victory.gains_symbol,
    trade.free_by_chain,
    trade.saves_on_wonder,
    trade.produces_dear,
    trade.nothing_payable,
    tempo.worth_much,
    trade.affords,
    trade.rises_soon,
    trade.lowers_price,
    tempo.denies_free,
    tempo.denies_points,
    trade.raises_price,
    tempo.opens_nothing,
    trade.produces,
    victory.advances,
    tempo.worth,
    trade.gains,
    tempo.does,
)
"""Every kind of reason, the weightiest first; each finds its own, or nothing."""


DECISIVE = 5
"""How many of the first kinds decide the game; they are named as often as they are true."""

BEST = 3
"""How many moves are advised."""


def advice(view: View, thought: Thought) -> tuple[tuple[Option, Reason], ...]:
    """Return the best moves of a thought, each with a reason.

    What was said of a better move says nothing of this one: where there is another reason, that
    is given.
    """
    given: list[tuple[Option, Reason]] = []
    for option in thought.options[:BEST]:
        said = [reason for _, reason in given]
        first, *others = _found(Prospect(view, thought.seat, option, thought))
        fresh = (reason for reason, decisive in (first, *others) if decisive or reason not in said)
        given.append((option, next(fresh, first[0])))
    return tuple(given)


def reasons(view: View, seat: Seat, option: Option, thought: Thought) -> Reason:
    """Return the weightiest reason for a move of `seat`; every one is true by what `view` shows.

    `option` is one of those of `thought`, which are the moves legal in `view`. A move that is
    clearly worse than the best may get a warning instead.
    """
    return next(_found(Prospect(view, seat, option, thought)))[0]


def _found(prospect: Prospect) -> Iterator[tuple[Reason, bool]]:
    """Yield every reason, the weightiest first, and whether it decides the game."""
    for at, kind in enumerate(KINDS):
        reason = kind(prospect)
        if reason is not None:
            yield reason, at < DECISIVE
