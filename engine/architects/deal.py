"""The hidden part of the state: everything random, drawn before the first move."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.core.luck import Luck

from .catalog import CARDS, CENTRE_CARDS, NUMBERS, SEATS, TOKENS_IN_BOX, WONDERS
from .table import Table
from .types import CardId, TokenId, WonderId


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything random in one game.

    `wonders` are by seat, `decks` the own deck of each, `centre` the central deck, all top first.
    Of the `tokens` the first lie face up, the rest is the pile, top first. `shuffles` are
    permutations of the places in a deck: when Halicarnassus has kept a card, the next one shuffles
    the rest, so that the card at place `p[0]` comes to the top, then `p[1]` and so on (places
    beyond the rest are skipped).
    """

    wonders: tuple[WonderId, ...]
    decks: tuple[tuple[CardId, ...], ...]
    centre: tuple[CardId, ...]
    tokens: tuple[TokenId, ...]
    shuffles: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        _check(self)


class State(Struct, frozen=True):
    """The complete state: what nobody sees (deal, decks, shuffles), and the table, which all see.

    `decks` are the own decks in their present order, top first, with what was taken since the last
    shuffle still in front; `shuffles` are the permutations that were not needed yet.
    """

    deal: Deal
    decks: tuple[tuple[CardId, ...], ...]
    shuffles: tuple[tuple[int, ...], ...]
    table: Table


def make(rng: Luck, seats: int, options: Mapping[str, str]) -> Deal:
    """Deal a game (rulings 1 to 3); raises `ValueError` for wrong seats or any option.

    Drawn in this order: the wonders, as a sample of as many as there are seats; the deck of each
    seat, the central deck and the tokens, each shuffled from the order of the data files with equal
    ones side by side; the permutations for Halicarnassus, each shuffled from 0, 1, 2 and so on.
    They are drawn in every game, so that the line of a deal does not depend on the wonders.
    """
    if seats not in SEATS:
        raise ValueError(f"Architects has {SEATS.start} to {SEATS.stop - 1} seats, not {seats}")
    if options:
        raise ValueError(f"no such options of Architects: {dict(options)}")
    wonders = tuple(rng.sample(list(WONDERS), seats))
    return Deal(
        wonders=wonders,
        decks=tuple([_shuffled(rng, cards(WONDERS[wonder].deck)) for wonder in wonders]),
        centre=_shuffled(rng, cards(CENTRE_CARDS)),
        tokens=_shuffled(rng, TOKENS_IN_BOX),
        shuffles=permutations(rng),
    )


def cards(many: Mapping[CardId, int]) -> list[CardId]:
    """Return so many cards of each kind, in the order of the data file."""
    return [card for card in CARDS for _ in range(many.get(card, 0))]


def permutations(rng: Luck) -> tuple[tuple[int, ...], ...]:
    """Draw the permutations by which Halicarnassus shuffles."""
    return tuple([_shuffled_places(rng) for _ in range(NUMBERS.shuffles)])


def _shuffled_places(rng: Luck) -> tuple[int, ...]:
    places = list(range(NUMBERS.deck_cards))
    rng.shuffle(places)
    return tuple(places)


def _shuffled(rng: Luck, ids: Iterable[str]) -> tuple[str, ...]:
    shuffled = list(ids)
    rng.shuffle(shuffled)
    return tuple(shuffled)


def _check(deal: Deal) -> None:
    if len(deal.wonders) not in SEATS or len(deal.decks) != len(deal.wonders):
        raise ValueError(f"wonders, decks: not as many as one of {SEATS}")
    if len(set(deal.wonders)) != len(deal.wonders) or not set(deal.wonders) <= set(WONDERS):
        raise ValueError("wonders: unknown, or something twice")
    for seat, (wonder, deck) in enumerate(zip(deal.wonders, deal.decks, strict=True)):
        if Counter(deck) != WONDERS[wonder].deck:
            raise ValueError(f"decks[{seat}]: not the cards of {wonder}")
    if Counter(deal.centre) != CENTRE_CARDS:
        raise ValueError("centre: not the cards of the central deck")
    if Counter(deal.tokens) != Counter(TOKENS_IN_BOX):
        raise ValueError("tokens: not the tokens of the box")
    places = list(range(NUMBERS.deck_cards))
    if [sorted(each) for each in deal.shuffles] != [places] * NUMBERS.shuffles:
        raise ValueError(f"shuffles: not {NUMBERS.shuffles} permutations of {len(places)} places")
