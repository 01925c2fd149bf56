"""The public part of the state (`Table`), and what one seat may know (`View`)."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from engine.core.game import Seat

from .catalog import CENTRE_CARDS, NUMBERS, TOKENS_IN_BOX, WONDERS
from .decisions import Decision
from .types import CENTRE, CardId, City, DeckId, TokenId, side_decks


class Deck(Struct, frozen=True):
    """A wonder's own deck, face up: its top card, and what was taken from it in this order.

    Cards are public when they are taken, so everybody knows what still lies there, but not in
    which order.
    """

    top: CardId | None
    taken: tuple[CardId, ...] = ()


class Table(Struct, frozen=True, dict=True):
    """Everything that all players see.

    `turn` counts the turns before this one, passed ones included. `decks` are by their owner's
    seat; `drawn` was taken from the central deck, in this order, and `peeked` are the seats that
    held the cat and so may have looked at the card that now lies on top there. `face_up` are the
    progress tokens beside the pile, `peace` counts the conflict tokens on their peace side, `cat`
    is the seat that has the cat. Of this turn, `ready` are the tokens that give an extra card now,
    `used` those that have been used. `todo` is the stack of pending decisions, the next one first;
    it is empty when the game has ended.
    """

    turn: int
    cities: tuple[City, ...]
    decks: tuple[Deck, ...]
    drawn: tuple[CardId, ...]
    peeked: tuple[Seat, ...]
    face_up: tuple[TokenId, ...]
    peace: int
    cat: Seat | None
    discard: tuple[CardId, ...]
    ready: tuple[TokenId, ...]
    used: tuple[TokenId, ...]
    todo: tuple[Decision, ...]


class View(Struct, frozen=True):
    """What `seat` may know; for a spectator `seat` is `None`.

    `peek` is the card on top of the central deck, as long as it lies there, for a seat that held
    the cat at the start of its turn (ruling 36). `looked` are the cards on top of the deck that
    Halicarnassus opens, while their one viewer chooses. Both are empty for everybody else.
    """

    table: Table
    seat: Seat | None
    peek: CardId | None = None
    looked: tuple[CardId, ...] = ()


def centre_left(table: Table) -> int:
    """Return how many cards lie in the central deck."""
    return NUMBERS.centre_cards - len(table.drawn)


def deck_left(table: Table, owner: Seat) -> int:
    """Return how many cards lie in a wonder's own deck."""
    return NUMBERS.deck_cards - len(table.decks[owner].taken)


def pile_left(table: Table) -> int:
    """Return how many progress tokens lie in the face-down pile."""
    taken = sum([len(city.tokens) for city in table.cities])
    return len(TOKENS_IN_BOX) - len(table.face_up) - taken


def with_cards(decks: Sequence[Deck], drawn: int) -> tuple[DeckId, ...]:
    """Return the decks that are not empty, by seat, the central one last.

    `drawn` is how many cards have been taken from the central deck.
    """
    found: list[DeckId] = [Seat(owner) for owner, deck in enumerate(decks) if deck.top is not None]
    if drawn < NUMBERS.centre_cards:
        found.append(CENTRE)
    return tuple(found)


def anywhere(table: Table) -> tuple[DeckId, ...]:
    """Return all decks of the table from which a card can be taken (rulings 19 and 45)."""
    return with_cards(table.decks, len(table.drawn))


def open_to(table: Table, seat: Seat) -> tuple[DeckId, ...]:
    """Return the decks from which `seat` may take: left, right, central, but none that is empty.

    Rulings 5, 6 and 45.
    """
    own, other = side_decks(seat, len(table.cities))
    found: list[DeckId] = []
    if table.decks[own].top is not None:
        found.append(own)
    if table.decks[other].top is not None:
        found.append(other)
    if centre_left(table):
        found.append(CENTRE)
    return tuple(found)


def lying_in(table: Table, deck: DeckId) -> Counter[CardId]:
    """Return the cards that lie in a deck, as everybody can work them out: how many of each kind.

    The open card on top of a wonder's deck is among them; kinds of which none is left are not.
    """
    if deck == CENTRE:
        return Counter(CENTRE_CARDS) - Counter(table.drawn)
    return Counter(WONDERS[table.cities[deck].wonder].deck) - Counter(table.decks[deck].taken)


def tokens_unseen(table: Table) -> Counter[TokenId]:
    """Return the tokens of the face-down pile, as everybody can work them out."""
    taken = (token for city in table.cities for token in city.tokens)
    return Counter(TOKENS_IN_BOX) - Counter((*table.face_up, *taken))
