"""Random games in the ways in which tests play them, and where all their cards are."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from engine.seven.deal import Piled
from engine.seven.game import SEVEN
from engine.seven.moves import BuildStage, Discard, Move
from engine.seven.state import State, discards
from engine.seven.table import Act
from engine.seven.types import CardId
from tests.engine.walk import Walked, at_random, seeded


def eagerly(rng: Random, moves: Sequence[Move]) -> Move:
    """Pick a stage where one can be built, else any move but a discard, if there is another."""
    stages = [move for move in moves if isinstance(move, BuildStage)]
    return rng.choice(stages or [m for m in moves if not isinstance(m, Discard)] or list(moves))


def game(seed: int, players: int) -> list[Walked[State]]:
    """Return a random game; every other seed is played eagerly."""
    return list(seeded(SEVEN, seed, players, {}, eagerly if seed % 2 else at_random))


def states(walked: list[Walked[State]]) -> list[State]:
    """Return every state of a game."""
    return [*(each.before for each in walked), walked[-1].step.state]


def hidden_of(state: State) -> dict[int, CardId]:
    """Return the cards that acts put face down, by act."""
    return dict(state.faces)


def lying(state: State) -> Counter[CardId]:
    """Return all cards of the Ages dealt so far, wherever they are."""
    table = state.table
    cards = Counter(discards(state))
    for hand in state.hands:
        cards.update(hand)
    for city in table.cities:
        cards.update(city.cards)
    faces = hidden_of(state)
    cards.update(faces[at] for at, act in enumerate(table.acts) if act.what == "stage")
    cards.update(left_in_pile(state))
    return cards


def left_in_pile(state: State) -> tuple[CardId, ...]:
    """Return the cards of the draw pile that nobody has drawn or discarded yet."""
    table = state.table
    used = [act for act in table.acts if act.age == table.age and of_pile(act, table.players)]
    pile = state.deal.pile(table.age)[table.turn :]
    return pile[: len(pile) - len(used)]


def of_pile(act: Act, players: int) -> bool:
    """Return whether an act took the last card of the draw pile."""
    return players == 2 and act.seat == 2 and (act.what == "leftover" or act.turn == 7)


def dealt(state: State) -> Counter[CardId]:
    """Return the cards of the Ages that have begun."""
    cards: Counter[CardId] = Counter()
    for age in state.deal.ages[: state.table.age]:
        hands = [*age.hands, age.pile] if isinstance(age, Piled) else age
        for hand in hands:
            cards.update(hand)
    return cards
