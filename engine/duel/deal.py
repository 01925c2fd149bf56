"""The hidden part of the state: everything random, drawn before the first move."""

from collections.abc import Container, Mapping
from functools import cache

from msgspec import Struct

from engine.core.luck import Luck

from .catalog import AGES, CARDS, NUMBERS, TOKENS, WONDERS
from .table import Table
from .types import CardId, TokenId, WonderId

WONDERS_OPTION = "wonders"
DRAFT, BEGINNER = "draft", "beginner"


class Deal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything random in one game.

    `wonders` are the two groups of the draft, or, where `draft` is false, what each seat has.
    `tokens` lie on the board, `box` beside it, the ones that the Great Library draws first.
    `ages` hold the cards of each age by slot.
    """

    wonders: tuple[tuple[WonderId, ...], tuple[WonderId, ...]]
    tokens: tuple[TokenId, ...]
    box: tuple[TokenId, ...]
    ages: tuple[tuple[CardId, ...], ...]
    draft: bool = True

    def __post_init__(self) -> None:
        _check(self)


class State(Struct, frozen=True):
    """The complete state: the deal, which nobody sees, and the table, which everybody sees."""

    deal: Deal
    table: Table


def make(rng: Luck, options: Mapping[str, str]) -> Deal:
    """Deal a game (rulings 22 to 24); raises `ValueError` for an unknown option."""
    unknown = set(options) - {WONDERS_OPTION}
    kind = options.get(WONDERS_OPTION, DRAFT)
    if unknown or kind not in (DRAFT, BEGINNER):
        raise ValueError(f"no such options of a duel: {dict(options)}")
    tokens = rng.sample(list(TOKENS), len(TOKENS))
    on_board = NUMBERS.tokens_on_board
    return Deal(
        wonders=_wonders(rng) if kind == DRAFT else _beginners(),
        tokens=tuple(sorted(tokens[:on_board])),
        box=tuple(tokens[on_board:]),
        ages=tuple(deal_age(rng, age) for age in AGES),
        draft=kind == DRAFT,
    )


def _wonders(rng: Luck) -> tuple[tuple[WonderId, ...], tuple[WonderId, ...]]:
    first, second = NUMBERS.wonders_dealt
    dealt = rng.sample(list(WONDERS), first + second)
    return (tuple(dealt[:first]), tuple(dealt[first:]))


def _beginners() -> tuple[tuple[WonderId, ...], tuple[WonderId, ...]]:
    return (NUMBERS.beginner_wonders.first, NUMBERS.beginner_wonders.second)


@cache
def deck(age: int, *, guild: bool = False) -> tuple[CardId, ...]:
    """Return the cards with the back of an age, or the guilds of Age III."""
    return tuple(card.id for card in CARDS.values() if card.age == age and card.guild == guild)


@cache
def _either_back(age: int) -> frozenset[CardId]:
    return frozenset((*deck(age), *deck(age, guild=True)))


def guilds_in(age: int) -> int:
    """Return how many guilds lie among the cards of an age."""
    return NUMBERS.guilds_dealt if age == AGES[-1] else 0


def deal_age(rng: Luck, age: int) -> tuple[CardId, ...]:
    """Draw the cards of an age by slot (ruling 22)."""
    guilds = rng.sample(deck(age, guild=True), guilds_in(age))
    cards = guilds + rng.sample(deck(age), NUMBERS.cards_per_age - len(guilds))
    rng.shuffle(cards)
    return tuple(cards)


def _check(deal: Deal) -> None:
    if tuple(map(len, deal.wonders)) != NUMBERS.wonders_dealt:
        raise ValueError("wonders: not two groups of four")
    _distinct("wonders", (*deal.wonders[0], *deal.wonders[1]), WONDERS)
    _distinct("tokens", (*deal.tokens, *deal.box), TOKENS)
    in_box = len(TOKENS) - NUMBERS.tokens_on_board
    if (len(deal.tokens), len(deal.box)) != (NUMBERS.tokens_on_board, in_box):
        raise ValueError("tokens: not five on the board and the rest in the box")
    if len(deal.ages) != len(AGES):
        raise ValueError("ages: not three")
    for age, cards in zip(AGES, deal.ages, strict=True):
        _distinct(f"ages[{age}]", cards, _either_back(age))
        guilds = sum([CARDS[card].guild for card in cards])
        if len(cards) != NUMBERS.cards_per_age or guilds != guilds_in(age):
            raise ValueError(f"ages[{age}]: {len(cards)} cards with {guilds} guilds")


def _distinct(place: str, ids: tuple[str, ...], known: Container[str]) -> None:
    strange = [each for each in ids if each not in known]
    if strange:
        raise ValueError(f"{place}: unknown {strange}")
    if len(set(ids)) != len(ids):
        raise ValueError(f"{place}: something twice")
