"""Which moves are made by themselves: those without a choice, as far as everybody can see that."""

from engine.architects.deal import State
from engine.architects.decisions import Turn
from engine.architects.game import ARCHITECTS


def forced(state: State) -> str | None:
    """Return the text of the only move that there is now, `None` where somebody has to choose.

    Whether there is a choice is asked of a spectator's view: that the cards which Halicarnassus
    looks at are all alike is nobody else's business. The card of a turn is always taken by whose
    turn it is.
    """
    todo = state.table.todo
    if not todo or isinstance(todo[0], Turn):
        return None
    legal = ARCHITECTS.legal(ARCHITECTS.view(state, None), todo[0].seat)
    return str(legal[0]) if len(legal) == 1 else None
