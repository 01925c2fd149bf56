"""Positions by hand: a table as a test wants it, and a deal that agrees with it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine.architects.catalog import CENTRE_CARDS, NUMBERS, TOKENS_IN_BOX, WONDERS
from engine.architects.deal import Deal, State, cards, permutations
from engine.architects.decisions import Act, Decision, Turn
from engine.architects.events import Event
from engine.architects.game import ARCHITECTS
from engine.architects.table import Deck, Table, View
from engine.architects.types import CENTRE, City, DeckId
from engine.core.game import Seat, Step

ME, NEXT, LAST = map(Seat, range(3))
"""The seats of a table for three: my left deck is mine (0), my right one that of the last (2)."""

SHUFFLES = permutations(Random(1))


def city(
    wonder: str = "giza",
    hand: str = "",
    *,
    built: str = "",
    tokens: str = "",
    victories: int = 0,
) -> City:
    """Return a city, of words."""
    return City(wonder, tuple(hand.split()), tuple(built.split()), tuple(tokens.split()), victories)


def position(
    *cities: City,
    seats: int = 3,
    tops: Mapping[DeckId, str] | None = None,
    left: Mapping[DeckId, int] | None = None,
    face_up: str = "decor politics strategy",
    pile: str | None = None,
    turn: int = 0,
    peace: int | None = None,
    cat: Seat | None = None,
    peeked: tuple[Seat, ...] = (),
    ready: str = "",
    used: str = "",
    todo: tuple[Decision, ...] | None = None,
) -> State:
    """Return a state at the beginning of a turn; `cities` are the first ones, by seat.

    `tops` are the cards on top of decks, `left` tells how many cards a deck has, the others being
    discarded. `pile` are the tokens on top of the pile; where given as empty, no token is left.
    """
    others = [wonder for wonder in WONDERS if wonder not in [each.wonder for each in cities]]
    everybody = (*cities, *(City(wonder) for wonder in others[: seats - len(cities)]))
    decks = _decks(everybody, tops or {}, left or {})
    hands = Counter([card for each in everybody for card in each.cards])
    gone = Counter([card for taken, _ in decks.values() for card in taken])
    shown, hidden = _tokens(everybody, face_up.split(), pile)
    owners = [Seat(seat) for seat in range(len(everybody))]
    now = Seat(turn % len(everybody))
    taken_tokens = tuple(token for each in everybody for token in each.tokens)
    deal = Deal(
        wonders=tuple(each.wonder for each in everybody),
        decks=tuple((*decks[owner][0], *decks[owner][1]) for owner in owners),
        centre=(*decks[CENTRE][0], *decks[CENTRE][1]),
        tokens=(*taken_tokens, *shown, *hidden),
        shuffles=SHUFFLES,
    )
    table = Table(
        turn=turn,
        cities=everybody,
        decks=tuple(_deck(*decks[owner]) for owner in owners),
        drawn=decks[CENTRE][0],
        peeked=peeked,
        face_up=shown,
        peace=NUMBERS.conflict[len(everybody)] if peace is None else peace,
        cat=cat,
        discard=tuple((gone - hands).elements()),
        ready=tuple(ready.split()),
        used=tuple(used.split()),
        todo=(Turn(now), Act(now)) if todo is None else todo,
    )
    return State(deal, deal.decks, SHUFFLES, table)


def play(state: State, *moves: str) -> Step[State, Event]:
    """Make moves by their texts, each for whoever is to act; the step holds all their events."""
    events: list[Event] = []
    for text in moves:
        (seat,) = ARCHITECTS.to_act(state)
        step = ARCHITECTS.apply(state, seat, ARCHITECTS.parse(text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def after(state: State, *moves: str) -> Table:
    """Return the table after moves."""
    return play(state, *moves).state.table


def legal(state: State, *moves: str) -> list[str]:
    """Return the texts of what may be done after some moves, by whoever is to act then."""
    state = play(state, *moves).state
    return [
        str(move)
        for seat in ARCHITECTS.to_act(state)
        for move in ARCHITECTS.legal(ARCHITECTS.view(state, seat), seat)
    ]


def on_turn(state: State, *moves: str) -> Seat:
    """Return who is to act after some moves."""
    (seat,) = ARCHITECTS.to_act(play(state, *moves).state)
    return seat


def hand(table: Table, seat: Seat = ME) -> dict[str, int]:
    """Return the cards in front of a seat."""
    return dict(Counter(table.cities[seat].cards))


def views(state: State) -> Iterator[View]:
    """Yield what each seat sees, and what a spectator sees."""
    for seat in (*map(Seat, range(len(state.table.cities))), None):
        yield ARCHITECTS.view(state, seat)


def _decks(
    cities: Sequence[City], tops: Mapping[DeckId, str], left: Mapping[DeckId, int]
) -> dict[DeckId, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return for each deck what was taken from it, and what lies there, top first."""
    pools: dict[DeckId, Counter[str]] = {CENTRE: Counter(CENTRE_CARDS)}
    pools |= {Seat(owner): Counter(WONDERS[each.wonder].deck) for owner, each in enumerate(cities)}
    gone: dict[DeckId, list[str]] = {deck: [] for deck in pools}
    for deck, top in tops.items():
        pools[deck].subtract(top.split())
        assert min(pools[deck].values()) >= 0, f"no such cards in deck {deck}: {top}"
    for card in [card for each in cities for card in each.cards]:
        deck = next(deck for deck, pool in pools.items() if pool[card] > 0)
        pools[deck][card] -= 1
        gone[deck].append(card)
    found: dict[DeckId, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    for deck, pool in pools.items():
        first, rest = tops.get(deck, "").split(), cards(pool)
        spare = left[deck] - len(first) if deck in left else len(rest)
        found[deck] = ((*gone[deck], *rest[spare:]), (*first, *rest[:spare]))
    return found


def _deck(taken: tuple[str, ...], lying: tuple[str, ...]) -> Deck:
    return Deck(lying[0] if lying else None, taken)


def _tokens(
    cities: Sequence[City], face_up: list[str], pile: str | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the tokens that lie face up, and the pile; what somebody has does not lie there."""
    rest = Counter(TOKENS_IN_BOX) - Counter(token for each in cities for token in each.tokens)
    shown = tuple(token for token in face_up if rest[token])
    rest -= Counter(shown)
    on_top = () if pile is None else tuple(pile.split())
    rest -= Counter(on_top)
    assert pile != "" or not rest, "the tokens that are not face up must be somebody's"
    return (shown, (*on_top, *rest.elements()))
