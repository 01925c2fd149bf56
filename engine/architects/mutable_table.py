"""A mutable copy of the table on which a move is carried out; it collects the events."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.game import Seat

from .battle import won
from .catalog import CARDS, NUMBERS, TOKENS
from .counting import HORNED, shields
from .deal import State
from .decisions import Decision
from .effects import Effect
from .events import (
    BattleFought,
    CardTaken,
    CatMoved,
    DeckShuffled,
    Event,
    HornsBlown,
    HornsDiscarded,
    TokenRevealed,
    TokenTaken,
)
from .table import Deck, Table, with_cards
from .types import CENTRE, UNSEEN, CardId, DeckId, TokenId, side_decks


class MutableTable:
    """The table while one move is carried out, with the hidden decks from which cards come.

    `source` is the token or wonder that gives the cards that are taken, `None` for the turn's card.
    """

    def __init__(self, state: State) -> None:
        table = state.table
        self._deal = state.deal
        self._hidden = state.decks
        self._shuffles = state.shuffles
        self.turn = table.turn
        self.cities = list(table.cities)
        self.decks = list(table.decks)
        self.drawn = table.drawn
        self.peeked = table.peeked
        self.face_up = table.face_up
        self.peace = table.peace
        self.cat = table.cat
        self.discard = table.discard
        self.ready = table.ready
        self.used = table.used
        self.todo: list[Decision] = list(table.todo)
        self.events: list[Event] = []
        self.source: str | None = None

    def frozen(self) -> Table:
        """Return the present table as an immutable value."""
        return Table(
            self.turn,
            tuple(self.cities),
            tuple(self.decks),
            self.drawn,
            self.peeked,
            self.face_up,
            self.peace,
            self.cat,
            self.discard,
            self.ready,
            self.used,
            tuple(self.todo),
        )

    def state(self, table: Table) -> State:
        """Return the whole state with a frozen table."""
        return State(self._deal, self._hidden, self._shuffles, table)

    @property
    def decks_with_cards(self) -> tuple[DeckId, ...]:
        """The decks of the whole table that are not empty."""
        return with_cards(self.decks, len(self.drawn))

    def can_take(self, seat: Seat) -> bool:
        """Whether one of the three decks of `seat` has a card."""
        sides = [self.decks[owner].top for owner in self.sides(seat)]
        return self.top_of_centre is not None or any(sides)

    @property
    def top_of_centre(self) -> CardId | None:
        """The hidden card on top of the central deck."""
        drawn = len(self.drawn)
        return self._deal.centre[drawn] if drawn < NUMBERS.centre_cards else None

    @property
    def tokens_left(self) -> bool:
        """Whether a progress token can be taken."""
        return bool(self.face_up) or self._top_token is not None

    @property
    def _top_token(self) -> TokenId | None:
        gone = len(self.face_up) + sum([len(city.tokens) for city in self.cities])
        return self._deal.tokens[gone] if gone < len(self._deal.tokens) else None

    def sides(self, seat: Seat) -> tuple[Seat, Seat]:
        """Return the owners of the decks to the left and to the right of `seat`."""
        return side_decks(seat, len(self.cities))

    def carry_out(self, seat: Seat, effects: Iterable[Effect]) -> None:
        """Carry out the immediate effects of a card or a stage in order."""
        for effect in effects:
            effect.immediate(self, seat)

    def take_top(self, seat: Seat, deck: DeckId) -> None:
        """Place the top card of `deck` in front of `seat`, if there is one (rulings 5 and 45)."""
        if deck == CENTRE:
            card = self.top_of_centre
            if card is not None:
                self.drawn = (*self.drawn, card)
                self.peeked = ()
        else:
            card = self.decks[deck].top
            if card is not None:
                taken = (*self.decks[deck].taken, card)
                self.decks[deck] = Deck(self._below(deck), taken)
        if card is not None:
            self.place(seat, card, deck)

    def keep(self, seat: Seat, owner: Seat, card: CardId) -> None:
        """Take a card from among the top ones of a deck, and shuffle the rest (ruling 21)."""
        rest = self.lying(owner)
        rest.remove(card)
        self._shuffle(owner, rest, (*self.decks[owner].taken, card))
        self.place(seat, card, owner)
        self.events.append(DeckShuffled(owner, self.decks[owner].top))

    def lying(self, owner: Seat) -> list[CardId]:
        """Return the cards that lie in a wonder's own deck, top first (the others are hidden)."""
        return lying(self._hidden[owner], self.decks[owner])

    def _below(self, owner: Seat) -> CardId | None:
        """Return the card under the top one of a deck."""
        left = NUMBERS.deck_cards - len(self.decks[owner].taken) - 1
        return self._hidden[owner][-left] if left else None

    def _shuffle(self, owner: Seat, rest: list[CardId], taken: tuple[CardId, ...]) -> None:
        permutation, *later = self._shuffles
        shuffled = tuple([rest[place] for place in permutation if place < len(rest)])
        self._hidden = (*self._hidden[:owner], shuffled, *self._hidden[owner + 1 :])
        self._shuffles = tuple(later)
        self.decks[owner] = Deck(shuffled[0] if shuffled else None, taken)

    def place(self, seat: Seat, card: CardId, deck: DeckId) -> None:
        """Place a card that was taken in front of `seat`, and do what it does (ruling 22)."""
        city = self.cities[seat]
        self.cities[seat] = replace(city, cards=(*city.cards, card))
        self.events.append(CardTaken(seat, card, deck, self.source))
        self.offer_extras(seat, card)
        self.carry_out(seat, CARDS[card].effects)

    def offer_extras(self, seat: Seat, card: CardId | None) -> None:
        """Make tokens ready that give an extra card for `card`, or for a stage (rulings 26 to 30).

        Only tokens that the seat has already, each once in a turn.
        """
        for token in self.cities[seat].tokens:
            if token in self.used or token in self.ready:
                continue
            if any(effect.gives_extra(card) for effect in TOKENS[token].effects):
                self.ready = (*self.ready, token)

    def take_cat(self, seat: Seat) -> None:
        """Move the cat to `seat` from wherever it is (ruling 35)."""
        if self.cat != seat:
            self.events.append(CatMoved(seat, self.cat))
            self.cat = seat

    def blow(self, seat: Seat, horns: int) -> None:
        """Flip conflict tokens for horns; those for which none is left are lost (ruling 37)."""
        flipped = min(horns, self.peace)
        self.peace -= flipped
        self.events.append(HornsBlown(seat, horns, flipped, self.peace))

    def ask(self, decision: Decision) -> None:
        """Insert a decision before everything else."""
        self.todo.insert(0, decision)

    def spend(self, seat: Seat, cards: Iterable[CardId]) -> None:
        """Discard cards of a seat; they never return (rulings 16 and 24)."""
        missing, kept = Counter(cards), list[CardId]()
        for card in self.cities[seat].cards:
            if missing[card]:
                missing[card] -= 1
                self.discard = (*self.discard, card)
            else:
                kept.append(card)
        self.cities[seat] = replace(self.cities[seat], cards=tuple(kept))

    def take_token(self, seat: Seat, token: TokenId) -> None:
        """Take a face-up token, which is replaced at once, or the unseen one (ruling 25)."""
        top = self._top_token
        unseen = token == UNSEEN
        if unseen:
            assert top is not None
            token = top
        city = self.cities[seat]
        self.cities[seat] = replace(city, tokens=(*city.tokens, token))
        self.events.append(TokenTaken(seat, token, unseen))
        if not unseen:
            place = self.face_up.index(token)
            new = () if top is None else (top,)
            self.face_up = (*self.face_up[:place], *new, *self.face_up[place + 1 :])
            self.events.extend(map(TokenRevealed, new))

    def fight(self) -> None:
        """Resolve a battle among all players (rulings 38 to 43)."""
        strengths = tuple(map(shields, self.cities))
        victories = won(strengths)
        self.events.append(BattleFought(strengths, victories))
        self.cities = [
            replace(city, victories=city.victories + more)
            for city, more in zip(self.cities, victories, strict=True)
        ]
        for seat, city in enumerate(self.cities):
            horned = tuple([card for card in city.cards if card in HORNED])
            if horned:
                self.spend(Seat(seat), horned)
                self.events.append(HornsDiscarded(Seat(seat), horned))
        self.peace = NUMBERS.conflict[len(self.cities)]


def lying(hidden: tuple[CardId, ...], deck: Deck) -> list[CardId]:
    """Return the cards that lie in a deck, top first, given its order since the last shuffle."""
    left = NUMBERS.deck_cards - len(deck.taken)
    return list(hidden[-left:]) if left else []
