"""What holds in Architects before and after every move; `python -m` plays many games to see.

`python -m tests.engine.architects.invariants 20000` plays so many, with 2 to 7 players in turn.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.architects import events as happened
from engine.architects.battle import won
from engine.architects.catalog import CENTRE_CARDS, NUMBERS, SEATS, TOKENS_IN_BOX, WONDERS
from engine.architects.counting import HORNED, shields
from engine.architects.deal import State
from engine.architects.game import ARCHITECTS
from engine.architects.mutable_table import lying
from engine.architects.score import CATEGORIES, score
from engine.architects.table import centre_left, lying_in, pile_left, tokens_unseen
from engine.architects.types import CENTRE, DeckId
from engine.core.game import Seat
from tests.engine.architects import positions
from tests.engine.walk import Walked, walk


def games(many: int) -> Iterator[list[Walked[State]]]:
    """Yield random games with 2 to 7 players in turn; every other one begins late."""
    for seed in range(many):
        yield list(game(seed, SEATS[seed % len(SEATS)], late=seed // len(SEATS) % 2 == 1))


def game(seed: int, seats: int, *, late: bool = False) -> Iterator[Walked[State]]:
    """Return the moves of a random game; a `late` one begins when the decks are nearly empty."""
    rng = Random(seed)
    if late:
        return walk(ARCHITECTS, _nearly_empty(rng, seats), rng)
    return walk(ARCHITECTS, ARCHITECTS.start(ARCHITECTS.deal(rng, seats, {})), rng)


def _nearly_empty(rng: Random, seats: int) -> State:
    """Return a position with a few cards in some of the decks, and tokens in all cities."""
    tokens = list(TOKENS_IN_BOX)
    rng.shuffle(tokens)
    cities = [
        positions.city(wonder, tokens=" ".join(tokens[:12][seat::seats][:2]))
        for seat, wonder in enumerate(rng.sample(list(WONDERS), seats))
    ]
    left: dict[DeckId, int] = {Seat(seat): rng.randrange(10) for seat in range(seats)}
    face_up = " ".join(tokens[-3:])
    state = positions.position(
        *cities, seats=seats, left={**left, CENTRE: rng.randrange(1, 12)}, face_up=face_up
    )
    return ARCHITECTS.guess(ARCHITECTS.view(state, None), rng)


def is_conserved(state: State) -> None:
    """Every card, token and victory is in exactly one place, and what is told of decks is true."""
    table, deal = state.table, state.deal
    taken = Counter(table.drawn)
    told = {(each.where, each.seat): each.items for each in ARCHITECTS.hidden(state)}
    assert told.get(("centre", None), ()) == deal.centre[len(table.drawn) :]
    assert list(deal.centre[: len(table.drawn)]) == list(table.drawn)
    assert lying_in(table, CENTRE) == Counter(deal.centre[len(table.drawn) :])
    assert sum(lying_in(table, CENTRE).values()) == centre_left(table)
    for owner, deck in enumerate(table.decks):
        left = lying(state.decks[owner], deck)
        wonder = table.cities[owner].wonder
        assert Counter(deck.taken) + Counter(left) == Counter(WONDERS[wonder].deck)
        assert lying_in(table, Seat(owner)) == Counter(left)
        assert deck.top == (left[0] if left else None)
        assert told.get(("deck", owner), ()) == tuple(left)
        taken.update(deck.taken)
    placed = Counter(table.discard)
    for city in table.cities:
        placed.update(city.cards)
    assert placed == taken
    pile = deal.tokens[len(deal.tokens) - pile_left(table) :]
    tokens = [token for city in table.cities for token in city.tokens]
    assert Counter((*pile, *table.face_up, *tokens)) == Counter(TOKENS_IN_BOX)
    assert tokens_unseen(table) == Counter(pile)
    assert told.get(("tokens", None), ()) == pile
    assert len(table.face_up) == NUMBERS.tokens_face_up or not pile
    assert sum(CENTRE_CARDS.values()) == NUMBERS.centre_cards
    assert 0 <= table.peace <= NUMBERS.conflict[len(table.cities)]
    assert set(table.ready).isdisjoint(table.used)
    for seat in map(Seat, range(len(table.cities))):
        scored = score(table, seat)
        parts = [getattr(scored, name) for name in CATEGORIES]
        assert min(parts) >= 0
        assert scored.total == sum(parts)


def is_explained(each: Walked[State]) -> None:
    """The events of a move tell all that it changed."""
    before, after, events = each.before.table, each.step.state.table, each.step.events
    hands = [Counter(city.cards) for city in before.cities]
    cities = [[city.stages, city.tokens, city.victories] for city in before.cities]
    cat, peace = before.cat, before.peace
    for event in events:
        match event:
            case happened.CardTaken():
                hands[event.seat][event.card] += 1
            case happened.StageBuilt():
                hands[event.seat].subtract(event.cards)
                cities[event.seat][0] = (*city_part(cities, event.seat, 0), event.stage)
            case happened.SetTurnedIn():
                hands[event.seat].subtract(event.symbols)
            case happened.TokenTaken():
                cities[event.seat][1] = (*city_part(cities, event.seat, 1), event.token)
            case happened.CatMoved():
                assert event.before == cat
                cat = event.seat
            case happened.HornsBlown():
                peace -= event.flipped
                assert peace == event.peace
                assert event.flipped <= event.horns
            case happened.BattleFought():
                assert peace == 0
                peace = NUMBERS.conflict[len(cities)]
                assert event.won == won(event.shields)
                for seat, victories in enumerate(event.won):
                    cities[seat][2] = before.cities[seat].victories + victories
            case happened.HornsDiscarded():
                assert set(event.cards) <= HORNED
                hands[event.seat].subtract(event.cards)
    for seat, city in enumerate(after.cities):
        assert +hands[seat] == Counter(city.cards)
        assert cities[seat] == [city.stages, city.tokens, city.victories]
    assert (cat, peace) == (after.cat, after.peace)
    result = ARCHITECTS.result(each.step.state)
    ended = [event.result for event in events if isinstance(event, happened.GameEnded)]
    assert ended == ([] if result is None else [result])


def city_part(cities: list[list[object]], seat: Seat, part: int) -> tuple[object, ...]:
    """Return a part of a city that is a tuple."""
    found = cities[seat][part]
    assert isinstance(found, tuple)
    return found


def main(many: int) -> None:
    """Play games, hold a sample of their moves and states to all of this, and tell how they went.

    The last state of every game is among them.
    """
    told: Counter[str] = Counter()
    for nth, walked in enumerate(games(many), 1):
        for each in walked[nth % 25 :: 25]:
            is_conserved(each.before)
        for each in walked[nth % 5 :: 5]:
            is_explained(each)
        for each in walked:
            told.update(type(event).__name__ for event in each.step.events)
        last = walked[-1].step.state
        is_conserved(last)
        result = ARCHITECTS.result(last)
        assert result is not None
        told.update([f"ended by {result.reason}", f"winners: {len(result.winners)}", "games"])
        told["moves"] += len(walked)
        shields_at_most = max(map(shields, last.table.cities))
        told["most shields"] = max(told["most shields"], shields_at_most)
        if nth % 1000 == 0 or nth == many:
            sys.stdout.write(f"{nth} games: {dict(sorted(told.items()))}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
