"""Deals: everything random in a game, drawn before the first move; how they are made and stored.

docs/seven.md tells the order of the draws, which is part of the scheme of fair deals.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from engine.core.luck import Luck

from .catalog import (
    BOARDS,
    CARDS,
    FULL_TABLE,
    GUILDS,
    NUMBERS,
    ORDER,
    PLAYERS,
    WONDERS,
    deck,
    guilds_in,
)
from .effects import BuildsFree, PlaysSeventh, Revives
from .types import AGES, SIDES, Board, CardId, Hand, WonderId

SIDES_OPTION = "sides"
RANDOM, ALL_A, ALL_B, CHOOSE = "random", "a", "b", "choose"
FREE_CITY_OPTION = "free_city"
ANY, PLAIN = "any", "plain"
WONDERS_OPTION = "wonders"
ALL = "all"

OPTIONS: Mapping[str, tuple[str, ...]] = {
    SIDES_OPTION: (RANDOM, ALL_A, ALL_B, CHOOSE),
    FREE_CITY_OPTION: (ANY, PLAIN),
    WONDERS_OPTION: (ALL,),
}
"""The options and their values, the usual one first; `wonders` may also name those to draw from."""

DECIDING = (BuildsFree, PlaysSeventh, Revives)
"""The effects that would ask the Free City for decisions of its own (ruling 62)."""


class Piled(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of an Age with two players; the first of the pile is drawn first."""

    hands: tuple[tuple[CardId, ...], ...]
    pile: tuple[CardId, ...]


Dealt: TypeAlias = tuple[tuple[CardId, ...], ...] | Piled
"""The cards of an Age: the hands by seat, and with two players the draw pile."""


class Deal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything random in one game: the board of each city by seat, the cards of each Age.

    With two players the third board is that of the Free City. Where the players `choose_sides`,
    their boards lie with side A up until they have.
    """

    wonders: tuple[Board, ...]
    ages: tuple[Dealt, ...]
    choose_sides: bool = False

    def __post_init__(self) -> None:
        _check(self)

    @property
    def players(self) -> int:
        """The number of players."""
        return 2 if isinstance(self.ages[0], Piled) else len(self.wonders)

    def hands(self, age: int) -> tuple[Hand, ...]:
        """The hands of an Age by seat, sorted."""
        dealt = self.ages[age - 1]
        return tuple(map(in_order, dealt.hands if isinstance(dealt, Piled) else dealt))

    def pile(self, age: int) -> tuple[CardId, ...]:
        """The draw pile of an Age, the next card first; empty with more than two players."""
        dealt = self.ages[age - 1]
        return dealt.pile if isinstance(dealt, Piled) else ()


def in_order(cards: Sequence[CardId]) -> Hand:
    """Return cards as a hand, so that their order tells nothing of where they came from."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def make(rng: Luck, players: int, options: Mapping[str, str]) -> Deal:
    """Deal a game (rulings 1, 2 and 52); raises `ValueError` for wrong players or options."""
    if players not in PLAYERS:
        raise ValueError(f"seven has 2 to 7 seats, not {players}")
    chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
    named = _named(chosen[WONDERS_OPTION])
    allowed = all(chosen[name] in OPTIONS[name] for name in (SIDES_OPTION, FREE_CITY_OPTION))
    cities = max(players, FULL_TABLE[0])
    if set(options) - set(OPTIONS) or not allowed or len(named) < cities:
        raise ValueError(f"no such options of seven for {players}: {dict(options)}")
    boards = _boards(rng, players, named, chosen)
    ages = tuple(deal_age(rng, age, players) for age in AGES)
    return Deal(boards, ages, chosen[SIDES_OPTION] == CHOOSE)


def _named(value: str) -> tuple[WonderId, ...]:
    """Return the wonders that an option names, in the order of the catalog; none if it is wrong."""
    names = value.split("-")
    if value == ALL:
        return WONDERS
    if len(set(names)) < len(names) or not set(names) <= set(WONDERS):
        return ()
    return tuple(wonder for wonder in WONDERS if wonder in names)


def _boards(
    rng: Luck, players: int, named: tuple[WonderId, ...], options: Mapping[str, str]
) -> tuple[Board, ...]:
    """Draw the Free City's board if there is one, then the players' wonders, then their sides.

    Where the players choose their sides, that of the Free City is drawn: nobody sits there.
    """
    option = options[SIDES_OPTION]
    sides = {RANDOM: SIDES, ALL_A: SIDES[:1], ALL_B: SIDES[1:], CHOOSE: SIDES[:1]}[option]
    free: list[Board] = []
    if players not in FULL_TABLE:
        drawn = SIDES if option == CHOOSE else sides
        possible = [Board(wonder, side) for wonder in named for side in drawn]
        if options[FREE_CITY_OPTION] == PLAIN:
            possible = [board for board in possible if not decides(board)]
        if not possible:
            raise ValueError(f"no wonder for a plain Free City: {dict(options)}")
        free = rng.sample(possible, 1)
    left = [wonder for wonder in named if wonder not in [board.wonder for board in free]]
    wonders = rng.sample(left, players)
    return (*(Board(wonder, rng.sample(sides, 1)[0]) for wonder in wonders), *free)


def decides(board: Board) -> bool:
    """Return whether a board asks for decisions of its own, so that the Free City's holder does."""
    stages = BOARDS[board].stages
    return any(isinstance(each, DECIDING) for stage in stages for each in stage.effects)


def deal_age(rng: Luck, age: int, players: int) -> Dealt:
    """Draw the guilds of an Age, shuffle all its cards, and deal hand after hand."""
    cards = [*deck(age, players), *rng.sample(GUILDS, guilds_in(age, players))]
    rng.shuffle(cards)
    size = NUMBERS.hand
    hands = tuple(tuple(cards[first : first + size]) for first in range(0, len(cards), size))
    return hands if players in FULL_TABLE else Piled(hands[:players], hands[players])


def _check(deal: Deal) -> None:
    if len(deal.ages) != len(AGES):
        raise ValueError("ages: not three")
    cities, wonders = len(deal.wonders), [board.wonder for board in deal.wonders]
    if cities not in FULL_TABLE or len(set(wonders)) < cities:
        raise ValueError("wonders: not one for each city")
    strange = [board for board in deal.wonders if board not in BOARDS]
    if strange:
        raise ValueError(f"wonders: unknown {strange}")
    if deal.choose_sides and any(board.side != SIDES[0] for board in deal.wonders[: deal.players]):
        raise ValueError("wonders: a side before it is chosen")
    for age in AGES:
        _check_age(deal, age)


def _check_age(deal: Deal, age: int) -> None:
    piled = deal.players not in FULL_TABLE
    dealt = deal.ages[age - 1]
    hands = [*dealt.hands, dealt.pile] if isinstance(dealt, Piled) else list(dealt)
    sizes = {len(hand) for hand in hands}
    if isinstance(dealt, Piled) != piled or len(hands) != len(deal.wonders):
        raise ValueError(f"ages[{age}]: not a hand for each player")
    if sizes != {NUMBERS.hand} or (piled and len(deal.wonders) != FULL_TABLE[0]):
        raise ValueError(f"ages[{age}]: not {NUMBERS.hand} cards each")
    cards = Counter(card for hand in hands for card in hand)
    guilds = [card for card in cards if card in GUILDS]
    cards.subtract(guilds)
    expected = Counter(deck(age, deal.players))
    unlike = {card for card in (*cards, *expected) if cards[card] != expected[card]}
    if unlike or len(guilds) != guilds_in(age, deal.players):
        known = [card for card in sorted(unlike) if card in CARDS]
        raise ValueError(f"ages[{age}]: not the cards of the Age: {known}, {len(guilds)} guilds")
