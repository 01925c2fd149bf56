"""What requests have in common that all other people at a table have to agree to."""

from collections.abc import Mapping, Sequence

from ...controls.panel import Style
from ...controls.undo_ids import Answer
from ...store import TableRecord
from ..allowances import Allowances
from ..refusals import Refusal

STYLES: Mapping[Answer, Style] = {"agree": "success", "decline": "danger", "withdraw": "secondary"}
"""The answers to a request, and how their buttons look."""


class OthersToAgree(Exception):  # noqa: N818 - names the state
    """The request stays open: not all others have agreed yet."""


async def notified_of(allowances: Allowances, record: TableRecord, user: int) -> tuple[int, ...]:
    """Return the people whom a request of `user` notifies: opponents who have not blocked `user`.

    Raises `Refusal` where `user` has had them notified too often.
    """
    allowances.count("requests", user)
    others = {each.user_id: each for each in record.players if each.user_id not in (None, user)}
    quiet = await allowances.blockers_of(user, [each for each in others if each])
    called = {each: player for each, player in others.items() if each and each not in quiet}
    asker = next(each for each in record.players if each.user_id == user)
    await allowances.expect_mentions(asker, tuple(called.values()))
    return tuple(called)


def only_asked(record: TableRecord, asked: Sequence[int]) -> Refusal:
    """Return the refusal for a person who may not answer; it names the seats `asked`."""
    return Refusal("only-asked", names=tuple(record.players[seat].name for seat in asked))
