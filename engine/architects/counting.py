"""Count what a city has: resources, coins, symbols, shields, and what its tokens count."""

from functools import cache, lru_cache

from msgspec import Struct

from engine.core.memoize import memoize

from .catalog import CARDS, COIN, GREEN, GREY, TOKENS, WONDERS, Stage
from .effect_context import Counted
from .effects import Effect, Horns, TakesCat
from .types import CardId, City, StageId, TokenId, WonderId


class Goods(Struct, frozen=True):
    """What a city can spend: grey cards by kind in the order of the alphabet, coins, symbols."""

    grey: tuple[tuple[CardId, int], ...]
    coins: int
    green: tuple[tuple[CardId, int], ...]


class Powers(Struct, frozen=True):
    """The tokens of a city that change how a stage is paid, where they were not used this turn.

    `economy` makes one coin card count as `coin_worth`, `engineering` takes any resources.
    """

    economy: TokenId | None
    coin_worth: int
    engineering: TokenId | None


@memoize
def goods(city: City) -> Goods:
    """Return what a city can spend."""
    return Goods(_kinds(city, _GREY), city.cards.count(COIN), _kinds(city, _GREEN))


def _kinds(city: City, kinds: tuple[CardId, ...]) -> tuple[tuple[CardId, int], ...]:
    counted = [(kind, city.cards.count(kind)) for kind in kinds]
    return tuple([each for each in counted if each[1]])


_GREY, _GREEN = tuple(sorted(GREY)), tuple(sorted(GREEN))


@lru_cache(maxsize=64)
def powers(tokens: tuple[TokenId, ...], used: tuple[TokenId, ...]) -> Powers:
    """Return the tokens that change how a stage is paid, of which none works twice in a turn."""
    economy: TokenId | None = None
    engineering: TokenId | None = None
    worth = 1
    for token in tokens:
        for effect in TOKENS[token].effects if token not in used else ():
            if effect.coin_worth() > worth:
                economy, worth = token, effect.coin_worth()
            if effect.any_resources():
                engineering = token
    return Powers(economy, worth, engineering)


@cache  # a wonder has at most 2 ** 5 sets of built stages, in a few orders
def available(wonder: WonderId, built: tuple[StageId, ...]) -> tuple[StageId, ...]:
    """Return the stages that can be built now: all that they rest on is built (ruling 10)."""
    return tuple(
        stage
        for stage, piece in WONDERS[wonder].stages.items()
        if stage not in built and set(piece.on) <= set(built)
    )


def stages(city: City) -> tuple[Stage, ...]:
    """Return the built stages."""
    return tuple([WONDERS[city.wonder].stages[stage] for stage in city.stages])


def complete(city: City) -> bool:
    """Whether the wonder is finished."""
    return len(city.stages) == len(WONDERS[city.wonder].stages)


@memoize
def shields(city: City) -> int:
    """Return the shields of a city: cards, stages and tokens (ruling 40)."""
    found = sum([_SHIELDS[card] for card in city.cards])
    found += sum([_shields(stage.effects) for stage in stages(city)])
    return found + sum([_shields(TOKENS[token].effects) for token in city.tokens])


def _shields(effects: tuple[Effect, ...]) -> int:
    return sum([effect.shields() for effect in effects])


_SHIELDS = {card.id: _shields(card.effects) for card in CARDS.values()}

HORNED = frozenset(
    card.id for card in CARDS.values() if any(isinstance(each, Horns) for each in card.effects)
)
"""The red cards that leave after a battle."""

CATS = frozenset(
    card.id for card in CARDS.values() if any(isinstance(each, TakesCat) for each in card.effects)
)
"""The blue cards with a cat."""


class Counts:
    """A city as `CityCounts`."""

    def __init__(self, city: City) -> None:
        self._city = city

    @property
    def complete(self) -> bool:
        """Whether the wonder is finished."""
        return complete(self._city)

    def count(self, what: Counted) -> int:
        """Return how much of `what` the city has; the cat itself is no icon (ruling 49)."""
        match what:
            case "cat_icon":
                return len([card for card in self._city.cards if card in CATS])
            case "victory":
                return self._city.victories
            case "token":
                return len(self._city.tokens)
