"""What was hidden in a game of 7 Wonders: cards under wonders, discards, hands, and guilds."""

from collections.abc import Iterator

from engine.core.hidden import Hidden

from .catalog import GUILDS
from .deal import Piled
from .state import State, discards
from .types import AGES


def hidden(state: State) -> Iterator[Hidden]:
    """Yield what lies under each wonder, the discards, the hands that are left, and the guilds."""
    acts, faces = state.table.acts, dict(state.faces)
    for seat in range(len(state.table.cities)):
        under = [
            faces[n]
            for n, act in enumerate(acts)
            if act.seat == seat and act.what == "stage" and n in faces
        ]
        if under:
            if seat < state.table.players:
                yield Hidden("under", "card", tuple(under), seat)
            else:
                yield Hidden("under-free-city", "card", tuple(under))
    if pile := discards(state):
        yield Hidden("discards", "card", pile)
    for seat, hand in enumerate(state.hands):
        if hand:
            yield Hidden("hand", "card", hand, seat)
    dealt = state.deal.ages[AGES[-1] - 1]
    hands = (*dealt.hands, dealt.pile) if isinstance(dealt, Piled) else dealt
    played = {card for hand in hands for card in hand}
    yield Hidden("guilds", "card", tuple(card for card in GUILDS if card not in played))
