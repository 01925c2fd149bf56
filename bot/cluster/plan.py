"""How many shards a process claims or gives back, so that all processes have about as many."""

from msgspec import Struct

from ..store.cluster.lease_records import Standing


class Plan(Struct, frozen=True):
    """What a process does next: claim free shards, or give back some of its own."""

    resume: int = 0
    """How many to claim whose session can be resumed, which costs no start."""
    begin: int = 0
    """How many to claim whose session has to be begun, in turn with all other processes."""
    give_back: int = 0


def plan(standing: Standing, connecting: int, concurrency: int) -> Plan:
    """Return the next step of a process; `connecting` of its shards are not connected yet.

    Each has at most its share, rounded up, so that all together have every shard. Who begins
    sessions claims no more at a time than Discord lets begin at once (`concurrency`): the others
    stay free for processes that start at the same time.
    """
    share = -(-standing.shards // max(1, standing.members))
    held = len(standing.held)
    if held > share:
        return Plan(give_back=held - share)
    wanted = min(share - held, standing.free)
    return Plan(resume=wanted, begin=min(wanted, max(0, concurrency - connecting)))
