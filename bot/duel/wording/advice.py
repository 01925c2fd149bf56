"""Words the reasons for a move, each as a sentence to the player on turn."""

from typing import assert_never

from engine.ai.duel.hints.endings import EndsUnwon, LeadsToWin, Wins, WinsOnPoints
from engine.ai.duel.hints.kinds import (
    Advances,
    Affords,
    Allows,
    Begins,
    ChoosesStarter,
    Defends,
    DeniesFree,
    DeniesPair,
    DeniesPoints,
    DeniesShields,
    DeniesSymbol,
    Destroys,
    Does,
    DraftsAgain,
    DrawsTokens,
    Free,
    Gains,
    GainsSymbol,
    KeepsCovered,
    LetsBegin,
    Loots,
    LowersPrice,
    MakesPair,
    NothingPayable,
    Opens,
    OpensNothing,
    Outruns,
    PlaysAgain,
    Prevents,
    Produces,
    Race,
    RaisesPrice,
    Revives,
    RisesSoon,
    Robs,
    SavesOnWonder,
    Strikes,
    TokenHelps,
    Worth,
)
from engine.ai.duel.hints.reason import Reason
from engine.duel.types import Price, Resource, Symbol

from ...wording.resources import units
from ...wording.strings import Words
from .items import card_name, effects_in_short, item_name, wonder_name
from .prices import price


def reason_text(words: Words, why: Reason) -> str:
    """Return a reason as a sentence to the player on turn."""
    match why:
        case Wins() | WinsOnPoints() | EndsUnwon() | LeadsToWin():
            return _final(words, why)
        case Opens() | Allows() | KeepsCovered() | Prevents():
            return _decisive(words, why)
        case MakesPair() | GainsSymbol() | DeniesSymbol() | DeniesPair():
            return _scientific(words, why)
        case Loots() | Robs() | Defends() | Advances() | DeniesShields():
            return _military(words, why)
        case PlaysAgain() | Outruns() | Race() | DraftsAgain():
            return _wonders(words, why)
        case ChoosesStarter() | Begins() | LetsBegin() | OpensNothing():
            return _timely(words, why)
        case DeniesPoints() | DeniesFree() | Strikes() | Destroys():
            return _hostile(words, why)
        case Free() | SavesOnWonder() | RisesSoon() | Affords() | NothingPayable() | Gains():
            return _thrifty(words, why)
        case Produces() | RaisesPrice() | LowersPrice():
            return _traded(words, why)
        case DrawsTokens() | Revives() | TokenHelps() | Worth() | Does():
            return _printed(words, why)
        case _:
            assert_never(why)


def _final(words: Words, why: Wins | WinsOnPoints | EndsUnwon | LeadsToWin) -> str:
    match why:
        case Wins(how):
            return words(f"hint-wins-{how}")
        case WinsOnPoints(own, rival):
            key = "hint-wins-points" if own > rival else "hint-wins-tiebreak"
            return words(key, own=own, theirs=rival)
        case EndsUnwon(own, drawn=True):
            return words("hint-drawn", points=own)
        case EndsUnwon(own, rival):
            key = "hint-loses-points" if own < rival else "hint-loses-tiebreak"
            return words(key, own=own, theirs=rival)
        case LeadsToWin(item, how):
            return words(f"hint-leads-{how}", item=item_name(words, item, ".within"))
        case _:
            assert_never(why)


def _decisive(words: Words, why: Opens | Allows | KeepsCovered | Prevents) -> str:
    match why:
        case Opens(card, danger):
            return words(f"hint-opens-{danger}", card=_card(words, card))
        case Allows(item, how):
            return words(f"hint-allows-{how}", item=item_name(words, item, ".within"))
        case KeepsCovered(instead, card, danger):
            names = _card(words, instead), _card(words, card)
            return words(f"hint-covered-{danger}", instead=names[0], card=names[1])
        case Prevents(item, how):
            return words(f"hint-prevents-{how}", item=item_name(words, item, ".within"))
        case _:
            assert_never(why)


def _scientific(words: Words, why: MakesPair | GainsSymbol | DeniesSymbol | DeniesPair) -> str:
    match why:
        case MakesPair(symbol, tokens):
            return words("hint-pair", symbol=_symbol(words, symbol), tokens=tokens)
        case GainsSymbol(symbol, different):
            return words("hint-symbol", symbol=_symbol(words, symbol), different=different)
        case DeniesSymbol(item, symbol, different):
            return words(
                "hint-denies-symbol",
                item=item_name(words, item, ".within"),
                symbol=_symbol(words, symbol),
                different=different,
            )
        case DeniesPair(card, symbol):
            name = _card(words, card)
            return words("hint-denies-pair", card=name, symbol=_symbol(words, symbol))
        case _:
            assert_never(why)


def _symbol(words: Words, symbol: Symbol) -> str:
    return words(f"symbol-{symbol}.within")


def _military(words: Words, why: Loots | Robs | Defends | Advances | DeniesShields) -> str:
    match why:
        case Loots(coins):
            return words("hint-loots", coins=coins)
        case Robs(coins):
            return words("hint-robs", coins=coins)
        case Defends(before, after):
            return words("hint-defends", before=before, after=after)
        case Advances(spaces, left):
            return words("hint-advances", spaces=spaces, left=left)
        case DeniesShields(card, left):
            return words("hint-denies-shields", card=_card(words, card), spaces=left)
        case _:
            assert_never(why)


def _wonders(words: Words, why: PlaysAgain | Outruns | Race | DraftsAgain) -> str:
    match why:
        case PlaysAgain():
            return words("hint-again")
        case Outruns(wonder):
            return words("hint-outruns", wonder=wonder_name(words, wonder, ".within"))
        case Race(left):
            return words("hint-race", left=left, more=left + 1)
        case DraftsAgain(left):
            return words("hint-drafts-again", left=left)
        case _:
            assert_never(why)


def _timely(words: Words, why: ChoosesStarter | Begins | LetsBegin | OpensNothing) -> str:
    match why:
        case ChoosesStarter(age):
            return words("hint-starter", age=words(f"age-{age}"))
        case Begins(free):
            return words("hint-begins", free=free)
        case LetsBegin(free):
            return words("hint-lets-begin", free=free)
        case OpensNothing(instead):
            return words("hint-opens-nothing", instead=_card(words, instead))
        case _:
            assert_never(why)


def _hostile(words: Words, why: DeniesPoints | DeniesFree | Strikes | Destroys) -> str:
    match why:
        case DeniesPoints(card, points):
            return words("hint-denies-points", card=_card(words, card), points=points)
        case DeniesFree(card, giver):
            names = _card(words, card), _card(words, giver)
            return words("hint-denies-free", card=names[0], giver=names[1])
        case Strikes(colour, n):
            one, many = words(f"colour-{colour}.card"), words(f"colour-{colour}.cards")
            return words("hint-strikes", n=n, card=one, cards=many)
        case Destroys(resource, left, each):
            if left:
                return words("hint-destroys", units=units(words, resource, left))
            if each is None:
                return words("hint-destroys-choice", resource=_resource(words, resource))
            return words("hint-destroys-last", resource=_resource(words, resource), coins=each)
        case _:
            assert_never(why)


def _resource(words: Words, resource: Resource) -> str:
    return words(f"resource-{resource}.within")


def _thrifty(
    words: Words, why: Free | SavesOnWonder | RisesSoon | Affords | NothingPayable | Gains
) -> str:
    match why:
        case Free(giver, saved):
            return words("hint-free", giver=_card(words, giver), coins=saved)
        case SavesOnWonder(wonder, before, after):
            name = wonder_name(words, wonder, ".within")
            costs = _coins(words, before), _coins(words, after)
            return words("hint-saves", wonder=name, before=costs[0], after=costs[1])
        case RisesSoon(card, before, after):
            return words("hint-rises", card=_card(words, card), before=before, coins=after)
        case Affords(item, coins):
            name = item_name(words, item, ".within")
            return words("hint-affords", item=name, price=_coins(words, coins))
        case NothingPayable(coins):
            return words("hint-nothing-payable", coins=coins)
        case Gains(coins):
            return words("hint-gains", coins=coins)
        case _:
            assert_never(why)


def _coins(words: Words, coins: int) -> str:
    return price(words, Price(coins, 0, ()))


def _traded(words: Words, why: Produces | RaisesPrice | LowersPrice) -> str:
    name = _resource(words, why.resource)
    match why:
        case Produces(_, each):
            return words("hint-produces", resource=name, coins=each)
        case RaisesPrice(_, before, after):
            return words("hint-raises-price", resource=name, before=before, coins=after)
        case LowersPrice(_, before, after):
            return words("hint-lowers-price", resource=name, before=before, coins=after)
        case _:
            assert_never(why)


def _printed(words: Words, why: DrawsTokens | Revives | TokenHelps | Worth | Does) -> str:
    match why:
        case DrawsTokens(n):
            return words("hint-draws", n=n)
        case Revives(n):
            return words("hint-revives", n=n)
        case TokenHelps(token, n):
            return words(f"hint-token-{token}", n=n, coins=n)
        case Worth(points):
            return words("hint-worth", points=points)
        case Does(item):
            return words("hint-does", does=effects_in_short(words, item))
        case _:
            assert_never(why)


def _card(words: Words, card: str) -> str:
    return card_name(words, card, ".within")
