"""Prints what the networks make of the positions of a game of Duel and one of Architects.

`python judged.py` plays both, given as JSON, by the source and the data of the working folder. It
prints the first layer of Duel's network and the weight of each move, and the chances of Architects.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path.cwd()))

import numpy as np

from engine.ai.architects.search import encoding as architects
from engine.ai.architects.search.interpreted import machine
from engine.ai.duel.search import encoding as duel
from engine.ai.duel.search.codes import MOST_MOVES
from engine.ai.duel.search.features import MOST_FACTS
from engine.ai.duel.search.interpreted_rules import facts, legal, policy_rows
from engine.ai.duel.search.network import load
from engine.architects.game import ARCHITECTS
from engine.duel.game import DUEL

NETWORK = load()


def main() -> None:
    given = json.load(sys.stdin)
    duels = [by_duels(state) for state in played(DUEL, *given["duel"])]
    flat = map(architects.flat_state, played(ARCHITECTS, *given["architects"]))
    chances = [[*map(float, machine().chances_of(s))] for s in flat]
    json.dump({"duel": duels, "architects": chances}, sys.stdout)


def by_duels(state: Any) -> tuple[list[float], dict[str, float]]:
    s = duel.flat_state(DUEL.view(state, DUEL.to_act(state)[0]))
    at, value, codes = [0] * MOST_FACTS, [0.0] * MOST_FACTS, [0] * MOST_MOVES
    net, n = NETWORK, facts(s, at, value)
    hidden = net.into_bias + np.array(value[:n], np.float32) @ net.into[at[:n]]
    weights = net.policy @ hidden + net.policy_bias
    moves = {
        str(duel.as_move(s, code)): sum(
            float(weights[row]) for row in policy_rows(s, code) if row >= 0
        )
        for code in codes[: legal(s, codes)]
    }
    return hidden.tolist(), moves


def played(rules: Any, deal: str, made: Sequence[str]) -> Iterator[Any]:
    """Yield the positions of a game in which somebody is to move."""
    state = rules.start(rules.unpack(deal.encode()))
    for text in made:
        yield state
        state = rules.apply(state, rules.to_act(state)[0], rules.parse(text)).state


if __name__ == "__main__":
    main()
