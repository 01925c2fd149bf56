"""The kinds of reasons for a move, as values; `rival` is the opponent of whoever moves."""

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.duel.types import CardId, Colour, Resource, Symbol, TokenId, WonderId

from .endings import Supremacy

Danger: TypeAlias = Supremacy | Literal["pair"]
"""What an open card would give to the rival: a win at once, or a pair of symbols."""
Item: TypeAlias = CardId | WonderId


class _Reason(Struct, frozen=True, tag=True):
    pass


class Opens(_Reason, frozen=True):
    """A warning: the move opens `card` to the rival, who could use it at once."""

    card: CardId
    danger: Danger


class Allows(_Reason, frozen=True):
    """A warning: after the move the rival can win at once with `item`."""

    item: Item
    how: Supremacy


class KeepsCovered(_Reason, frozen=True):
    """Taking `instead` would open `card` to the rival, who could use it at once."""

    instead: CardId
    card: CardId
    danger: Danger


class Prevents(_Reason, frozen=True):
    """The rival could win at once with `item` after another move, and with nothing after this."""

    item: Item
    how: Supremacy


class MakesPair(_Reason, frozen=True):
    """The move makes a pair, for which one of `tokens` tokens is taken."""

    symbol: Symbol
    tokens: int


class GainsSymbol(_Reason, frozen=True):
    """The move brings a symbol that the city lacked: now it has so many different ones."""

    symbol: Symbol
    different: int


class DeniesSymbol(_Reason, frozen=True):
    """The card or token taken would have given the rival so many different symbols."""

    item: CardId | TokenId
    symbol: Symbol
    different: int


class DeniesPair(_Reason, frozen=True):
    """The rival could have built the card taken, and made a pair with it."""

    card: CardId
    symbol: Symbol


class DeniesShields(_Reason, frozen=True):
    """The rival could have built the card taken; the pawn would then be near the own capital."""

    card: CardId
    left: int


class DeniesPoints(_Reason, frozen=True):
    """The rival could have built the card taken, and it would be worth `points` there now."""

    card: CardId
    points: int
    guild: bool


class DeniesFree(_Reason, frozen=True):
    """The rival would have built the card taken for nothing, by the chain from `giver`."""

    card: CardId
    giver: CardId


class PlaysAgain(_Reason, frozen=True):
    """The wonder brings another turn."""

    wonder: WonderId


class Outruns(_Reason, frozen=True):
    """The seventh wonder: the rival can no longer build `wonder`, the last one left."""

    wonder: WonderId


class Race(_Reason, frozen=True):
    """Only `left` more wonders can be built; each player still has at least one."""

    left: int


class Loots(_Reason, frozen=True):
    """The pawn reaches a looting token: the rival loses coins."""

    coins: int


class Robs(_Reason, frozen=True):
    """The wonder lets the rival lose coins."""

    coins: int


class Defends(_Reason, frozen=True):
    """The pawn is pushed back: before it stood `before` spaces from the own capital."""

    before: int
    after: int


class Advances(_Reason, frozen=True):
    """The pawn moves; it is now `left` spaces away from the rival's capital."""

    spaces: int
    left: int


class Strikes(_Reason, frozen=True):
    """The wonder lets one of the rival's `n` cards of a colour be discarded."""

    colour: Colour
    n: int


class Destroys(_Reason, frozen=True):
    """The rival is left with `left` units of a resource, and buys further ones for `each`.

    `each` is `None` where the rival can still choose the resource when it produces one of several.
    """

    resource: Resource
    left: int
    each: int | None


class LowersPrice(_Reason, frozen=True):
    """A unit of a resource costs the mover less from now on."""

    resource: Resource
    before: int
    after: int


class RaisesPrice(_Reason, frozen=True):
    """The rival pays more from now on for a unit of a resource that its city does not produce."""

    resource: Resource
    before: int
    after: int


class Produces(_Reason, frozen=True):
    """The card produces a resource, which the mover had to buy for `each` a unit."""

    resource: Resource
    each: int


class SavesOnWonder(_Reason, frozen=True):
    """An own wonder costs less after the move."""

    wonder: WonderId
    before: int
    after: int


class Free(_Reason, frozen=True):
    """The card is free by the chain from `giver`; without it, it would cost `saved`."""

    giver: CardId
    saved: int


class RisesSoon(_Reason, frozen=True):
    """What is built costs more as soon as the rival builds `card`, which may be next."""

    card: CardId
    before: int
    after: int


class Affords(_Reason, frozen=True):
    """The coins that the move brings are enough for `item`; those before it were not."""

    item: Item
    price: int


class NothingPayable(_Reason, frozen=True):
    """Nothing can be built; discarding brings coins."""

    coins: int


class ChoosesStarter(_Reason, frozen=True):
    """The last card of the age: who takes it says who begins the next one."""

    age: int


class Begins(_Reason, frozen=True):
    """Beginning means taking first among `free` cards."""

    free: int


class LetsBegin(_Reason, frozen=True):
    """Whoever begins the age opens a new card, whichever of the `free` ones is taken."""

    free: int


class OpensNothing(_Reason, frozen=True):
    """The move opens no new card for the rival; taking `instead` would."""

    instead: CardId


class DraftsAgain(_Reason, frozen=True):
    """The wonder brings another turn; `left` of those on offer after it do so too."""

    left: int


class DrawsTokens(_Reason, frozen=True):
    """One of `n` tokens that are drawn from the box is kept."""

    n: int


class Revives(_Reason, frozen=True):
    """One of the `n` discarded cards is built for nothing."""

    n: int


class TokenHelps(_Reason, frozen=True):
    """How much there is for the token to work on.

    Architecture, Masonry: coins saved, on the own wonders or on blue cards seen. Theology: own
    wonders that get another turn by it. Strategy: red cards seen. Urbanism: cards seen that are
    free by chain. Economy: resources that the rival has to buy.
    """

    token: TokenId
    n: int


class Worth(_Reason, frozen=True):
    """The move adds victory points, as the table stands: in the last Age with coins and pawn."""

    points: int


class Gains(_Reason, frozen=True):
    """The move brings coins."""

    coins: int


class Does(_Reason, frozen=True):
    """What the card, wonder or token does, as printed."""

    item: CardId | WonderId | TokenId
