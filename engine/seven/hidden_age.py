"""Deal the hidden cards of one Age anew, in agreement with everything that a player has seen."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random

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


def fill(view: View, age: int, rng: Random) -> Filled:
    """Return the cards of an Age, those that the viewer has not seen drawn at random."""
    hidden = _HiddenAge(view, age)
    while True:  # the true cards are one way to fill it, so a try succeeds sooner or later
        spots = hidden.share_out(rng)
        if hidden.explain_revivals(spots, rng):
            return hidden.filled(spots)


def sights_of(view: View, age: int) -> Sequence[Sight]:
    """Return the hands that the viewer has held in an Age, by turn."""
    first = (age - 1) * NUMBERS.turns
    return view.sights[first : first + turns_dealt(view.table, age)]


class _HiddenAge:
    """What a viewer knows of the cards of one Age."""

    def __init__(self, view: View, age: int) -> None:
        self._view, self._table, self._age = view, view.table, age
        self._players = view.table.players
        self._acts: list[tuple[int, Act]] = [
            (at, act)
            for at, act in enumerate(self._table.acts)
            if act.age == age and act.what != "revive"
        ]
        self._known = {at: act.card for at, act in self._acts if act.card is not None}
        self._known |= {at: card for at, card in view.faces if self._table.acts[at].age == age}
        present = view.seat is not None and age == self._table.age
        self._now = None
        if view.seat is not None and present:
            self._now = stream(age, self._table.turn, view.seat, self._players)
        self._last = (view.last,) if present and view.last is not None else ()
        self._drawn = turns_dealt(self._table, age)

    def share_out(self, rng: Random) -> list[Spot]:
        """Return all hidden spots with cards: those seen in a stream stay in it."""
        spots: list[Spot] = []
        pool: list[Spot] = self._spots_of_pile()
        located = [*self._known.values(), *self._last, *self._hand()]
        for held in seats(self._table):
            for cards, places in self._groups(held):
                rng.shuffle(places)
                rng.shuffle(cards)
                group = len(spots)
                for spot, card in zip(places, cards, strict=False):
                    spot.group, spot.card = group, card
                located += cards
                spots += places[: len(cards)]
                pool += places[len(cards) :]
        unseen = self._unseen(Counter(located), rng)
        rng.shuffle(unseen)
        for spot, card in zip(pool, unseen, strict=True):
            spot.card = card
        return spots + pool

    def explain_revivals(self, spots: Sequence[Spot], rng: Random) -> bool:
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

    def filled(self, spots: Sequence[Spot]) -> Filled:
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
        for at, act in self._acts:
            held = source(act, self._players)
            if held is None:
                self._last = (cards[at],)
            else:
                taken[held, min(act.turn, NUMBERS.turns)].append(cards[at])
        return Filled(
            faces={at: cards[at] for at, act in self._acts if act.what in FACE_DOWN},
            hands=hands,
            pile=[*pile, *self._last],
            taken=taken,
        )

    def _hand(self) -> Sequence[CardId]:
        return self._view.hand if self._now is not None else ()

    def _groups(self, held: Seat) -> Iterator[tuple[list[CardId], list[Spot]]]:
        """Yield cards of a stream, and the spots that they lie in since the viewer saw them.

        There may be more spots than cards: the rest has cards that the viewer has not seen.
        """
        seen = self._seen(held)
        for turn, until in pairwise([0, *seen, AFTER]):
            cards = Counter(seen[turn].hand if turn else ())
            spots: list[Spot] = []
            for at, act in self._acts:
                if source(act, self._players) != held or not turn <= act.turn < until:
                    continue
                if at in self._known:
                    cards -= Counter([self._known[at]])
                else:
                    spots.append(Spot(act=at))
            if until in seen:
                later = seen[until]
                cards -= Counter(later.hand) - Counter([later.drawn] if later.drawn else ())
            elif held == self._now:
                cards -= Counter(self._view.hand)
            else:
                spots += [Spot(held=held) for _ in range(self._size(held))]
            yield [*cards.elements()], spots

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
        taken = sum([source(act, self._players) == held for _, act in self._acts])
        return NUMBERS.hand + drawn - taken

    def _spots_of_pile(self) -> list[Spot]:
        """Return the hidden spots of the draw pile, its last card included where that was used."""
        if self._players != FREE_CITY:
            return []
        of_pile = [at for at, act in self._acts if source(act, self._players) is None]
        lying = NUMBERS.hand - self._drawn - len(of_pile) - len(self._last)
        return [
            *(Spot(act=at) for at in of_pile if at not in self._known),
            *(Spot() for _ in range(lying)),
        ]

    def _unseen(self, located: Counter[CardId], rng: Random) -> list[CardId]:
        """Return the cards of the Age that lie elsewhere, unseen guilds drawn at random."""
        unseen = Counter(deck(self._age, self._players)) - located
        guilds = [guild for guild in GUILDS if not located[guild]]
        missing = guilds_in(self._age, self._players) - (len(GUILDS) - len(guilds))
        return [*unseen.elements(), *rng.sample(guilds, missing)]
