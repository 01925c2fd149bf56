"""The cards, wonders, tokens and numbers of the game, read from `data/architects`."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct

from engine.core.data import BadData, digest, load_items, load_one, shown_path

from .effects import (
    AT_ONCE,
    OF_TOKENS,
    Effect,
    ExtraForCard,
    LooksIntoDeck,
    PointsByCopies,
    brings_points,
)
from .types import CardId, Colour, Cost, Count, StageId, TokenId, WonderId

DATA = Path(__file__).parents[2] / "data" / "architects"

SCORED: tuple[Colour, ...] = ("blue",)
"""The colours of cards whose points have a place in the score."""


class _Item(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class Card(_Item, frozen=True, kw_only=True):
    """A kind of card; `centre` of them lie in the central deck."""

    colour: Colour
    centre: Count
    effects: tuple[Effect, ...] = ()


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a wonder; `on` are the pieces that must be built before (ruling 10)."""

    effects: tuple[Effect, ...]
    on: tuple[StageId, ...] = ()


class Wonder(_Item, frozen=True, kw_only=True):
    """A wonder: its own deck by kind of card, and its pieces by id."""

    deck: dict[CardId, Count]
    stages: dict[StageId, Stage]


class Token(_Item, frozen=True, kw_only=True):
    """A progress token, of which there are `copies`."""

    effects: tuple[Effect, ...]
    copies: Count = 1


class _Science(Struct, frozen=True, forbid_unknown_fields=True):
    same: Count
    different: Count


class _Duel(Struct, frozen=True, forbid_unknown_fields=True):
    more: Count
    double: Count
    least: Count


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rulebook; `numbers.toml` explains each."""

    deck_cards: Count
    centre_cards: Count
    shuffles: Count
    tokens_face_up: Count
    cat_points: Count
    victory_points: Count
    conflict: dict[Count, Count]
    costs: dict[StageId, Cost]
    science: _Science
    duel: _Duel


def check_wonders(
    file: str, wonders: Mapping[WonderId, Wonder], cards: Mapping[CardId, Card], numbers: Numbers
) -> None:
    """Check decks and stages: known cards, enough of them, no stage that rests on itself.

    No more decks are shuffled in a game than permutations are dealt. Raises `BadData`.
    """
    shuffling = 0
    for wonder in wonders.values():
        place = f"{file}[{wonder.id}]"
        strange = set(wonder.deck) - set(cards)
        if strange:
            raise BadData(f"{place}.deck: no such cards: {sorted(strange)}")
        if sum(wonder.deck.values()) != numbers.deck_cards:
            raise BadData(f"{place}.deck: not {numbers.deck_cards} cards")
        if set(wonder.stages) != set(numbers.costs):
            raise BadData(f"{place}.stages: not {list(numbers.costs)}")
        for name, stage in wonder.stages.items():
            _refuse(f"{place}.stages.{name}", stage.effects, OF_TOKENS)
            shuffling += sum(isinstance(effect, LooksIntoDeck) for effect in stage.effects)
        if shuffling > numbers.shuffles:
            raise BadData(
                f"{place}.stages: all wonders together shuffle more than {numbers.shuffles} times"
            )
        _check_order(f"{place}.stages", wonder.stages)


def _refuse(place: str, effects: Iterable[Effect], kinds: tuple[type[Effect], ...]) -> None:
    """Raise `BadData` for the first effect of these kinds, which would do nothing or fail there."""
    for nth, effect in enumerate(effects):
        if isinstance(effect, kinds):
            raise BadData(f"{place}.effects[{nth}]: this kind of effect does not work here")


def _check_order(place: str, stages: Mapping[StageId, Stage]) -> None:
    """Build whatever can be built until nothing is left; what remains can never be built."""
    built: set[StageId] = set()
    while free := {name for name in set(stages) - built if set(stages[name].on) <= built}:
        built |= free
    for stage in stages:
        if stage not in built:
            raise BadData(f"{place}.{stage}.on: can never be built")


def check_cards(file: str, cards: Mapping[CardId, Card], numbers: Numbers) -> None:
    """Check that the central deck is whole, that coins are of one kind, and that effects work.

    Raises `BadData`.
    """
    if sum(card.centre for card in cards.values()) != numbers.centre_cards:
        raise BadData(f"{file}: not {numbers.centre_cards} cards in the central deck")
    if [card.colour for card in cards.values()].count("yellow") != 1:
        raise BadData(f"{file}: not one kind of yellow cards")
    for card in cards.values():
        _refuse(f"{file}[{card.id}]", card.effects, (*OF_TOKENS, LooksIntoDeck))
        for nth, effect in enumerate(card.effects):
            if brings_points(effect) and card.colour not in SCORED:
                at = f"{file}[{card.id}].effects[{nth}]"
                raise BadData(f"{at}: the score has no place for points of {card.colour} cards")


def check_tokens(
    file: str, tokens: Mapping[TokenId, Token], cards: Mapping[CardId, Card], numbers: Numbers
) -> None:
    """Check that there are enough tokens, that their effects work and name cards that exist.

    Raises `BadData`.
    """
    if sum(token.copies for token in tokens.values()) < numbers.tokens_face_up:
        raise BadData(f"{file}: fewer than {numbers.tokens_face_up} tokens")
    for token in tokens.values():
        _refuse(f"{file}[{token.id}]", token.effects, AT_ONCE)
        for nth, effect in enumerate(token.effects):
            place = f"{file}[{token.id}].effects[{nth}]"
            if isinstance(effect, ExtraForCard) and not set(effect.cards) <= set(cards):
                raise BadData(f"{place}.cards: no such cards: {set(effect.cards) - set(cards)}")
            if isinstance(effect, PointsByCopies) and len(effect.each) < token.copies:
                raise BadData(f"{place}.each: fewer than there are copies")


DIGEST = digest(DATA)
CARDS: Mapping[CardId, Card] = load_items(DATA / "cards.toml", Card)
WONDERS: Mapping[WonderId, Wonder] = load_items(DATA / "wonders.toml", Wonder)
TOKENS: Mapping[TokenId, Token] = load_items(DATA / "tokens.toml", Token)
NUMBERS: Numbers = load_one(DATA / "numbers.toml", Numbers)
check_cards(shown_path(DATA / "cards.toml"), CARDS, NUMBERS)
check_wonders(shown_path(DATA / "wonders.toml"), WONDERS, CARDS, NUMBERS)
check_tokens(shown_path(DATA / "tokens.toml"), TOKENS, CARDS, NUMBERS)

SEATS = range(min(NUMBERS.conflict), max(NUMBERS.conflict) + 1)
"""The numbers of players with whom the game is played."""

GREY, GREEN, RED, BLUE = (
    tuple(card.id for card in CARDS.values() if card.colour == colour)
    for colour in ("grey", "green", "red", "blue")
)
"""The kinds of cards of a colour: resources, symbols of science, shields, points."""

(COIN,) = (card.id for card in CARDS.values() if card.colour == "yellow")
"""The one kind of yellow cards."""

TOKENS_IN_BOX = tuple(token.id for token in TOKENS.values() for _ in range(token.copies))
CENTRE_CARDS: Mapping[CardId, int] = {card.id: card.centre for card in CARDS.values()}
