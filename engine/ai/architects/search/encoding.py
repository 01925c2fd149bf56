"""From states of `engine.architects` to flat arrays, and moves to their numbers."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.architects.catalog import COIN, NUMBERS
from engine.architects.counting import shields
from engine.architects.deal import State
from engine.architects.decisions import (
    Act,
    ChooseDeck,
    ChooseToken,
    Decision,
    KeepCard,
    TakeAnywhere,
    TakeExtra,
    Turn,
)
from engine.architects.moves import Build, Done, Extra, Keep, Look, Move, Take, TakeToken, TurnIn
from engine.architects.mutable_table import lying
from engine.architects.types import CENTRE, UNSEEN, CardId, City, DeckId, TokenId

from . import board, codes
from .codes import BITS, CARD, KINDS, NOTHING, STAGE_IDS, TOKEN_BITS, TOKEN_IDS, WONDER_IDS

Flat: TypeAlias = list[int]

_DECISIONS = {
    Turn: codes.TURN,
    TakeExtra: codes.EXTRA,
    TakeAnywhere: codes.ANYWHERE,
    ChooseToken: codes.TOKEN,
    ChooseDeck: codes.DECK,
    KeepCard: codes.KEPT,
    Act: codes.ACT,
}
_TOKEN = {token: code for code, token in enumerate(TOKEN_IDS)}
_GREYS = tuple(codes.GREYS.tolist())
_GREENS = tuple(codes.GREENS.tolist())


def flat_state(state: State) -> Flat:
    """Return a state as a flat array."""
    s, table = [0] * board.SIZE, state.table
    s[board.PLAYERS], s[board.DECISION] = len(table.cities), codes.OVER
    s[board.SEAT] = table.turn % len(table.cities)
    if table.todo:
        _write_decision(s, table.todo[0])
    s[board.PEACE] = table.peace
    s[board.CAT] = NOTHING if table.cat is None else table.cat
    s[board.DRAWN], s[board.PEEKED] = len(table.drawn), _mask(table.peeked)
    s[board.READY], s[board.USED] = _tokens(table.ready), _tokens(table.used)
    s[board.FACES] = len(table.face_up)
    s[board.PILE_AT] = len(table.face_up) + sum(len(city.tokens) for city in table.cities)
    _write(s, board.FACE, [_TOKEN[token] for token in table.face_up])
    _write(s, board.PILE, [_TOKEN[token] for token in state.deal.tokens])
    centre = [CARD[card] for card in state.deal.centre]
    _write(s, board.CENTRE, centre)
    for card in centre[len(table.drawn) :]:
        s[board.LYING + card] += 1
    s[board.SHUFFLED] = NUMBERS.shuffles - len(state.shuffles)
    for nth, places in enumerate(state.shuffles):
        _write(s, board.SHUFFLE + (s[board.SHUFFLED] + nth) * NUMBERS.deck_cards, places)
    for seat, city in enumerate(table.cities):
        own = board.CITY + seat * board.CITY_SIZE
        _write_city(s, own, city)
        left = lying(state.decks[seat], table.decks[seat])
        s[own + board.LEFT] = len(left)
        first = own + board.DECK_AT + NUMBERS.deck_cards - len(left)
        _write(s, first, [CARD[card] for card in left])
    return s


def _write_decision(s: Flat, decision: Decision) -> None:
    s[board.SEAT], s[board.DECISION] = decision.seat, _DECISIONS[type(decision)]
    if isinstance(decision, ChooseDeck | KeepCard):
        s[board.LOOKED_AT] = decision.cards
    if isinstance(decision, KeepCard):
        s[board.OWNER] = decision.owner


def _write_city(s: Flat, own: int, city: City) -> None:
    wonder = WONDER_IDS.index(city.wonder)
    s[own + board.WONDER], s[own + board.STAGES] = wonder, len(city.stages)
    s[own + board.VICTORIES], s[own + board.SHIELDS_HELD] = city.victories, shields(city)
    s[own + board.TOKENS_HELD] = len(city.tokens)
    for stage in city.stages:
        place = STAGE_IDS.index(stage)
        s[own + board.BUILT] |= 1 << place
        item = codes.FIRST_STAGE + wonder * codes.N_STAGES + place
        s[own + board.SAFE_POINTS] += codes.POINTS[item].item()
    for card in map(CARD.__getitem__, city.cards):
        s[own + board.HELD + card] += 1
        s[own + board.CAT_ICONS] += codes.CATS[card].item()
        s[own + board.SAFE_POINTS] += codes.POINTS[card].item()
    for token in map(_TOKEN.__getitem__, city.tokens):
        s[own + board.HAS_TOKEN + token] += 1
        s[own + board.SAFE_POINTS] += codes.POINTS[codes.FIRST_TOKEN + token].item()


def code(move: Move) -> int:
    """Return the number of a move."""
    match move:
        case Take(deck):
            return codes.TAKE + KINDS * _deck(deck)
        case Build(stage, cards):
            coins = cards.count(COIN) << BITS
            paid = STAGE_IDS.index(stage) | coins | _packed(cards, _GREYS) << 2 * BITS
            return codes.BUILD + KINDS * paid
        case TurnIn(symbols, token):
            packed = _packed(symbols, _GREENS) << TOKEN_BITS
            return codes.TURN_IN + KINDS * (packed | _token(token))
        case TakeToken(token):
            return codes.TAKE_TOKEN + KINDS * _token(token)
        case Look(owner):
            return codes.LOOK + KINDS * owner
        case Keep(card):
            return codes.KEEP + KINDS * CARD[card]
        case Extra(token):
            return codes.USE + KINDS * _token(token)
        case Done():
            return codes.DONE
        case _:
            assert_never(move)


def _deck(deck: DeckId) -> int:
    return board.CENTRE_DECK if deck == CENTRE else deck


def _token(token: TokenId) -> int:
    return codes.UNSEEN if token == UNSEEN else _TOKEN[token]


def _packed(cards: Sequence[CardId], kinds: Sequence[int]) -> int:
    """Return how many cards of each kind there are, in `BITS` bits each."""
    many = Counter(CARD[card] for card in cards)
    return sum(many[kind] << BITS * at for at, kind in enumerate(kinds))


def _mask(places: Sequence[int]) -> int:
    return sum(1 << place for place in places)


def _tokens(tokens: Sequence[TokenId]) -> int:
    return _mask([_TOKEN[token] for token in tokens])


def _write(s: Flat, at: int, values: Sequence[int]) -> None:
    s[at : at + len(values)] = values
