"""Deal the hidden cards of one Age anew, in agreement with everything that a player has seen."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from msgspec import Struct

from engine.core.game import Seat

from .catalog import CARDS, GUILDS, NUMBERS, deck, guilds_in
from .streams import drawn_into, source, stream, turns_dealt
from .table import DISCARDING, FACE_DOWN, Act, Sight, View, seats
from .types import FREE_CITY, CardId

AFTER = NUMBERS.turns + 2
"""A turn later than all of an Age, the seventh card's included."""

POOL = -1
"""The group of the spots whose cards the viewer has not seen."""


class Spot(Struct, eq=False):
    """A place where a card lies unseen: an act, a hand by its stream, or else the draw pile."""

    act: int | None = None
    held: Seat | None = None
    group: int = POOL
    card: CardId = ""


class Filled(Struct, frozen=True):
    """All cards of an Age as they may lie: face-down acts, hands by stream, the draw pile's rest.

    `taken` are the cards that left each stream, by stream and turn.
    """

    faces: Mapping[int, CardId]
    hands: Mapping[Seat, Sequence[CardId]]
    pile: Sequence[CardId]
    taken: Mapping[tuple[Seat, int], Sequence[CardId]]


def sights_of(view: View, age: int) -> Sequence[Sight]:
    """Return the hands that the viewer has held in an Age, by turn."""
    first = (age - 1) * NUMBERS.turns
    return view.sights[first : first + turns_dealt(view.table, age)]


class Group(NamedTuple):
    """Cards that were seen in a stream, and where they lie since: in one of so many acts or hands.

    There may be more places than cards: the rest has cards that the viewer has not seen.
    """

    cards: Sequence[CardId]
    acts: Sequence[int]
    hands: Sequence[Seat]

    def spots(self) -> list[Spot]:
        """Return the places, empty."""
        return [*(Spot(act=at) for at in self.acts), *(Spot(held=held) for held in self.hands)]


class HiddenAge:
    """What a viewer knows of the cards of one Age; worked out once, filled as often as wanted."""

    def __init__(self, view: View, age: int) -> None:
        self._view, self._table, self._age = view, view.table, age
        self._players = view.table.players
        self._acts: list[tuple[int, Act]] = [
            (at, act)
            for at, act in enumerate(self._table.acts)
            if act.age == age and act.what != "revive"
        ]
        self._sources = {at: source(act, self._players) for at, act in self._acts}
        self._known = {at: act.card for at, act in self._acts if act.card is not None}
        self._known |= {at: card for at, card in view.faces if self._table.acts[at].age == age}
        present = view.seat is not None and age == self._table.age
        self._now = None
        if view.seat is not None and present:
            self._now = stream(age, self._table.turn, view.seat, self._players)
        self._last = (view.last,) if present and view.last is not None else ()
        self._drawn = turns_dealt(self._table, age)
        self._groups = [group for held in seats(self._table) for group in self._groups_of(held)]
        located = Counter([*self._known.values(), *self._last, *self._hand()])
        for group in self._groups:
            located.update(group.cards)
        self._unseen = [*(Counter(deck(age, self._players)) - located).elements()]
        self._guilds = [guild for guild in GUILDS if not located[guild]]
        self._missing = guilds_in(age, self._players) - (len(GUILDS) - len(self._guilds))

    def fill(self, rng: Random) -> Filled:
        """Return the cards of the Age, those that the viewer has not seen drawn at random."""
        while True:  # the true cards are one way to fill it, so a try succeeds sooner or later
            spots = self._share_out(rng)
            if self._explain_revivals(spots, rng):
                return self._filled(spots)

    def _share_out(self, rng: Random) -> list[Spot]:
        """Return all hidden spots with cards: those seen in a stream stay in it."""
        spots: list[Spot] = []
        pool: list[Spot] = self._spots_of_pile()
        for group in self._groups:
            places, cards = group.spots(), [*group.cards]
            rng.shuffle(places)
            rng.shuffle(cards)
            for spot, card in zip(places, cards, strict=False):
                spot.group, spot.card = len(spots), card
            spots += places[: len(cards)]
            pool += places[len(cards) :]
        unseen = [*self._unseen, *rng.sample(self._guilds, self._missing)]
        rng.shuffle(unseen)
        for spot, card in zip(pool, unseen, strict=True):
            spot.card = card
        return spots + pool

    def _explain_revivals(self, spots: Sequence[Spot], rng: Random) -> bool:
        """Swap cards so that each revived one was among the discards; return whether that went."""
        hidden = {spot.act: spot for spot in spots if spot.act is not None}
        discarded = [at for at, act in self._acts if act.what in DISCARDING]
        used: set[int | None] = set()
        for until, act in enumerate(self._table.acts):
            card = act.card
            if act.what != "revive" or card is None or CARDS[card].age != self._age:
                continue
            before = [at for at in discarded if at < until and at not in used]
            there = [at for at in before if self._known.get(at) == card]
            there += [at for at in before if at in hidden and hidden[at].card == card]
            if not there:
                swaps = [
                    (hidden[at], other)
                    for at in before
                    if at in hidden
                    for other in spots
                    if other.card == card
                    and other.group == hidden[at].group
                    and other.act not in used - {None}
                ]
                if not swaps:
                    return False
                spot, other = rng.choice(swaps)
                spot.card, other.card = other.card, spot.card
                there = [at for at in before if at in hidden and hidden[at] is spot]
            used.add(there[0])
        return True

    def _filled(self, spots: Sequence[Spot]) -> Filled:
        """Return all cards of the Age, with those of the spots."""
        cards = self._known | {spot.act: spot.card for spot in spots if spot.act is not None}
        hands: dict[Seat, list[CardId]] = {held: [] for held in seats(self._table)}
        for spot in spots:
            if spot.held is not None:
                hands[spot.held].append(spot.card)
        if self._now is not None:
            hands[self._now] = [*self._view.hand]
        pile = [spot.card for spot in spots if spot.act is None and spot.held is None]
        taken: dict[tuple[Seat, int], list[CardId]] = defaultdict(list)
        last = self._last
        for at, act in self._acts:
            held = self._sources[at]
            if held is None:
                last = (cards[at],)
            else:
                taken[held, min(act.turn, NUMBERS.turns)].append(cards[at])
        return Filled(
            faces={at: cards[at] for at, act in self._acts if act.what in FACE_DOWN},
            hands=hands,
            pile=[*pile, *last],
            taken=taken,
        )

    def _hand(self) -> Sequence[CardId]:
        return self._view.hand if self._now is not None else ()

    def _groups_of(self, held: Seat) -> Iterator[Group]:
        """Yield the cards of a stream in groups, by when the viewer saw them."""
        seen = self._seen(held)
        for turn, until in pairwise([0, *seen, AFTER]):
            cards = Counter(seen[turn].hand if turn else ())
            acts, hands = list[int](), list[Seat]()
            for at, act in self._acts:
                if self._sources[at] != held or not turn <= act.turn < until:
                    continue
                if at in self._known:
                    cards -= Counter([self._known[at]])
                else:
                    acts.append(at)
            if until in seen:
                later = seen[until]
                cards -= Counter(later.hand) - Counter([later.drawn] if later.drawn else ())
            elif held == self._now:
                cards -= Counter(self._view.hand)
            else:
                hands = [held] * self._size(held)
            yield Group([*cards.elements()], acts, hands)

    def _seen(self, held: Seat) -> Mapping[int, Sight]:
        """Return the sights of a stream by turn."""
        seat = self._view.seat
        if seat is None:
            return {}
        sights = enumerate(sights_of(self._view, self._age), 1)
        return {
            turn: sight
            for turn, sight in sights
            if stream(self._age, turn, seat, self._players) == held
        }

    def _size(self, held: Seat) -> int:
        """Return how many cards of a stream are in a hand now."""
        drawn = self._drawn if drawn_into(self._age, self._players) == held else 0
        taken = sum([each == held for each in self._sources.values()])
        return NUMBERS.hand + drawn - taken

    def _spots_of_pile(self) -> list[Spot]:
        """Return the hidden spots of the draw pile, its last card included where that was used."""
        if self._players != FREE_CITY:
            return []
        of_pile = [at for at, held in self._sources.items() if held is None]
        lying = NUMBERS.hand - self._drawn - len(of_pile) - len(self._last)
        return [
            *(Spot(act=at) for at in of_pile if at not in self._known),
            *(Spot() for _ in range(lying)),
        ]
