"""The cards, wonder boards and numbers of the game, read from `data/seven`."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from engine.core.data import BadData, convert, digest, load_items, load_one, read_items, shown_path

from .effects import Effect, brings_points
from .types import (
    AGES,
    SIDES,
    Age,
    Board,
    CardId,
    Colour,
    Cost,
    Count,
    Few,
    Neighbour,
    Resource,
    Side,
    WonderId,
)

DATA = Path(__file__).parents[2] / "data" / "seven"

SCORED: tuple[Colour, ...] = ("blue", "green", "yellow", "purple")
"""The colours of cards whose points have a place in the score."""

PLAYERS = range(2, 8)
FULL_TABLE = range(3, 8)
"""The numbers of players without the Free City."""


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Age card or a guild; `cards.toml` explains the fields."""

    id: CardId
    age: Age
    colour: Colour
    cost: Cost = Cost()
    copies: tuple[Count, ...] = ()
    free_with: tuple[CardId, ...] = ()
    reprints: CardId | None = None
    effects: tuple[Effect, ...]

    @property
    def guild(self) -> bool:
        """Whether the card is one of the guilds, of which some are drawn."""
        return self.colour == "purple"


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """One stage of a wonder."""

    cost: Cost
    effects: tuple[Effect, ...]


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a wonder board."""

    produces: Resource
    stages: tuple[Stage, ...]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rulebook; `numbers.toml` explains each."""

    coins_each: Few
    hand: Count
    turns: Count
    trade_price: Count
    discard_gain: Few
    coins_per_point: Count
    guilds_more: Few
    science_set: Few
    victory: tuple[Few, Few, Few]
    defeat: Few
    passes: tuple[Neighbour, Neighbour, Neighbour]
    free_city_deck: Count
    free_city_holder: tuple[Literal[0, 1], Literal[0, 1], Literal[0, 1]]


def load_boards(file: Path) -> Mapping[Board, Face]:
    """Load the sides of all wonder boards, in the order of the file; raises `BadData`."""
    faces: dict[Board, Face] = {}
    for wonder, raw in read_items(file).items():
        place = f"{shown_path(file)}[{wonder}]"
        sides = convert(place, raw, dict[Side, object])
        if tuple(sides) != SIDES:
            raise BadData(f"{place}: not sides A and B, but {list(sides)}")
        for side in SIDES:
            faces[Board(wonder, side)] = convert(f"{place}.{side}", sides[side], Face)
    return faces


def check_cards(file: str, cards: Mapping[CardId, Card]) -> None:
    """Check copies, guilds and points, and that chains and reprints lead to earlier Ages.

    Raises `BadData`.
    """
    for card in cards.values():
        place = f"{file}[{card.id}]"
        if bool(card.copies) == card.guild:
            raise BadData(f"{place}.copies: guilds have none, and all others have some")
        if card.guild and card.age != AGES[-1]:
            raise BadData(f"{place}.age: guilds are cards of Age {AGES[-1]}")
        for nth, effect in enumerate(card.effects):
            if brings_points(effect) and card.colour not in SCORED:
                at = f"{place}.effects[{nth}]"
                raise BadData(f"{at}: the score has no place for points of {card.colour} cards")
        named: Mapping[str, tuple[CardId, ...]] = {
            "free_with": card.free_with,
            "reprints": () if card.reprints is None else (card.reprints,),
        }
        for field, givers in named.items():
            for giver in givers:
                if giver not in cards or cards[giver].age >= card.age:
                    raise BadData(f"{place}.{field}: `{giver}` is no card of an earlier Age")


def check_numbers(file: str, numbers: Numbers, cards: Mapping[CardId, Card]) -> None:
    """Check that the cards of each Age are as many as are dealt; raises `BadData`."""
    guilds = sum(card.guild for card in cards.values())
    for players in FULL_TABLE:
        drawn = players + numbers.guilds_more
        for age in AGES:
            ordinary = sum(
                sum(copy <= players for copy in card.copies)
                for card in cards.values()
                if card.age == age
            )
            dealt = numbers.hand * players - (drawn if age == AGES[-1] else 0)
            if ordinary != dealt or drawn > guilds:
                raise BadData(
                    f"{file}.hand: {ordinary} cards of Age {age} for {players} players, not {dealt}"
                    " (see `copies` in cards.toml)"
                )
    if numbers.hand != numbers.turns + 1:
        raise BadData(f"{file}.turns: not one card of a hand is left after an Age")
    if numbers.free_city_deck not in FULL_TABLE or numbers.free_city_deck != len(AGES):
        raise BadData(f"{file}.free_city_deck: not a hand for each of three cities")


DIGEST = digest(DATA)
CARDS: Mapping[CardId, Card] = load_items(DATA / "cards.toml", Card)
BOARDS: Mapping[Board, Face] = load_boards(DATA / "wonders.toml")
NUMBERS: Numbers = load_one(DATA / "numbers.toml", Numbers)
check_cards(shown_path(DATA / "cards.toml"), CARDS)
check_numbers(shown_path(DATA / "numbers.toml"), NUMBERS, CARDS)

WONDERS: tuple[WonderId, ...] = tuple(dict.fromkeys(board.wonder for board in BOARDS))

STRUCTURES: Mapping[CardId, CardId] = {card.id: card.reprints or card.id for card in CARDS.values()}
"""What each card is by name: nobody builds the same structure twice (rulings 7 and 8)."""

UNLOCKED: Mapping[CardId, tuple[CardId, ...]] = {
    giver: tuple(card.id for card in CARDS.values() if giver in card.free_with) for giver in CARDS
}
"""The cards of later Ages that each card makes free, by its chain (ruling 27)."""

GUILDS: tuple[CardId, ...] = tuple(card.id for card in CARDS.values() if card.guild)
TRADED: tuple[Colour, ...] = ("brown", "grey")
"""The colours whose production neighbours may buy (rulings 17 and 18)."""

ORDER: Mapping[CardId, int] = {card: place for place, card in enumerate(CARDS)}
"""The place of each card in the catalog, by which hands are sorted."""


@cache
def deck(age: int, players: int) -> tuple[CardId, ...]:
    """Return the cards of an Age for so many players, with copies, without guilds (ruling 1).

    With two players these are the cards for three (ruling 52).
    """
    counted = players if players in FULL_TABLE else NUMBERS.free_city_deck
    return tuple(
        card.id
        for card in CARDS.values()
        for copy in card.copies
        if card.age == age and copy <= counted
    )


def guilds_in(age: int, players: int) -> int:
    """Return how many guilds lie among the cards of an Age (ruling 2)."""
    counted = players if players in FULL_TABLE else NUMBERS.free_city_deck
    return counted + NUMBERS.guilds_more if age == AGES[-1] else 0
