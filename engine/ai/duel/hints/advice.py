"""Explain moves: for each, the most important of the reasons that apply to it."""

from collections.abc import Callable, Iterator, Sequence

from engine.ai.reasons import Comparison, compared
from engine.ai.review import Judged
from engine.ai.thought import Option, Thought
from engine.duel.table import View

from . import tempo, trade, victory
from .kinds import Allows, Danger, Item, KeepsCovered, Opens, Prevents
from .preview import MovePreview
from .reason import Reason, Risk

KINDS: tuple[Callable[[MovePreview], Reason | None], ...] = (
    victory.wins_at_once,
    victory.ends_unwon,
    victory.leads_to_win,
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
"""Finders of every kind of reason, the most important first; each returns a reason or `None`."""


DECISIVE = 7
"""How many of the first kinds decide the game; these may be given for several moves."""

BEST = 3
"""How many moves are advised."""


def advice(view: View, thought: Thought) -> tuple[tuple[Option, Reason], ...]:
    """Return the best moves of a thought, each with a reason.

    A reason already given for a better move is skipped if another one applies, since it does not
    distinguish the two.
    """
    given: list[tuple[Option, Reason]] = []
    for option in thought.options[:BEST]:
        said = [reason for _, reason in given]
        first, *others = _found(MovePreview(view, thought.seat, option, thought))
        fresh = (reason for reason, decisive in (first, *others) if decisive or reason not in said)
        given.append((option, next(fresh, first[0])))
    return tuple(given)


def lesson(view: View, move: Judged) -> Comparison[Reason, Risk]:
    """Return why the best move would have been better than the one made, true for all in `view`.

    What the move made risked is the first defeat that only it allowed, or else a pair of symbols.
    """
    best, made = (
        MovePreview(view, move.seat, each, move.thought) for each in (move.best, move.made)
    )
    found = compared(best, made, _speaking, victory.risks, _nothing_new)
    return found._replace(risks=found.risks[:1])


def _nothing_new(why: Reason, taken: Sequence[Risk], risk: Risk) -> bool:
    """Whether a reason, or risks that the better move takes, say as much as a risk does."""
    return risk in taken or _feared(why) == _feared(risk)


def _feared(told: Reason) -> tuple[Item, Danger] | None:
    """Return what the rival could use, and for what, where a reason or a risk is about that."""
    match told:
        case (
            Opens(item, how) | Allows(item, how) | Prevents(item, how) | KeepsCovered(_, item, how)
        ):
            return item, how
        case _:
            return None


def _speaking(preview: MovePreview) -> Iterator[Reason]:
    """Yield the reasons that speak for a move, the most important first."""
    return (reason for reason, _ in _found(preview) if not isinstance(reason, Opens | Allows))


def _found(preview: MovePreview) -> Iterator[tuple[Reason, bool]]:
    """Yield the reasons that apply, the most important first, and whether they are decisive."""
    for at, kind in enumerate(KINDS):
        reason = kind(preview)
        if reason is not None:
            yield reason, at < DECISIVE
