"""What a decision turned up is told when it is taken back: where nothing is told, nothing was."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from engine.architects.game import ARCHITECTS
from engine.core.game import Seat
from engine.duel.game import DUEL
from engine.seven.game import SEVEN

from ...stored import move
from ..scene import after
from .house import ANA, a_house


@pytest.mark.parametrize(("rules", "players"), [(DUEL, 2), (SEVEN, 3), (ARCHITECTS, 3)])
async def test_where_nothing_was_turned_up_everything_could_be_foreseen(
    rules: Any, players: int
) -> None:
    rng, made = Random(2), list[tuple[Seat, str]]()
    deal = rules.deal(rng, players, {})
    states = [rules.start(deal)]
    while acting := rules.to_act(states[-1]):
        for seat in acting:
            chosen = rng.choice(rules.legal(rules.view(states[-1], seat), seat))
            states.append(rules.apply(states[-1], seat, chosen).state)
            made.append((seat, str(chosen)))
    async with a_house() as house:
        table = await house.sit(after(0), ANA, None)
        some = await house.store.tables.load(table)
    moves = tuple(move(seat, 0, text) for seat, text in made)
    record = replace(some, game=rules.name, deal=rules.pack(deal), moves=moves)

    found = list(GAMES[rules.name].decisions(record))
    kinds = frozenset[str]().union(*(each.turned for each in found))
    assert kinds == KINDS[rules.name]
    ends = [each.begin for each in found[1:]] + [len(made)]
    for each, end in zip(found, ends, strict=True):
        for viewer in (None, *range(players)) if not each.turned else ():
            state = rules.guess(rules.view(states[each.begin], viewer), rng)
            for seat, text in made[each.begin : end]:
                state = rules.apply(state, seat, rules.parse(text)).state
            assert rules.view(state, viewer) == rules.view(states[end], viewer)


KINDS = {
    "duel": {"cards", "wonders"},
    "seven": {"cards", "choices", "hands"},
    "architects": {"cards", "tokens"},
}
