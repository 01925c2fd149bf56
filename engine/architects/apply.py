"""Make a move: validate it, pop its decision, carry it out, end the turn where it is over."""

from typing import assert_never

from msgspec.structs import replace

from engine.core.game import IllegalMove, Seat, Step

from .catalog import NUMBERS, WONDERS
from .counting import complete
from .deal import Deal, State
from .decisions import Act, ChooseDeck, Decision, KeepCard, TakeExtra, Turn
from .events import (
    CardsSeen,
    DeckOpened,
    Event,
    ExtrasForgone,
    GameEnded,
    Passed,
    SetTurnedIn,
    StageBuilt,
    TokenUsed,
    TopSeen,
)
from .legal import acts, legal
from .moves import Build, Done, Extra, Keep, Look, Move, Take, TakeToken, TurnIn
from .mutable_table import MutableTable, lying
from .payments import payments
from .score import result
from .table import Deck, Table, View
from .types import CardId, City, StageId

FIRST = Seat(0)


def start(deal: Deal) -> State:
    """Return the state before the first move; seat 0 begins (ruling 4)."""
    table = Table(
        turn=0,
        cities=tuple([City(wonder) for wonder in deal.wonders]),
        decks=tuple([Deck(deck[0]) for deck in deal.decks]),
        drawn=(),
        peeked=(),
        face_up=deal.tokens[: NUMBERS.tokens_face_up],
        peace=NUMBERS.conflict[len(deal.wonders)],
        cat=None,
        discard=(),
        ready=(),
        used=(),
        todo=(Turn(FIRST), Act(FIRST)),
    )
    return State(deal, deal.decks, deal.shuffles, table)


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` may know: the table, and the hidden cards that it has looked at."""
    table = state.table
    peek = state.deal.centre[len(table.drawn)] if seat in table.peeked else None
    decision = table.todo[0] if table.todo else None
    if isinstance(decision, KeepCard) and decision.seat == seat:
        return View(table, seat, peek, _looked(state, decision))
    return View(table, seat, peek)


def _looked(state: State, decision: KeepCard) -> tuple[CardId, ...]:
    owner = decision.owner
    return tuple(lying(state.decks[owner], state.table.decks[owner])[: decision.cards])


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """Make `move` for `seat`; raises `IllegalMove` if it is not legal now."""
    if move not in legal(view(state, seat), seat):
        raise IllegalMove(f"{seat} {move}")
    table = MutableTable(state)
    _carry_out(table, seat, move)
    after = _finished(table)
    return Step(table.state(after), tuple(table.events))


def _carry_out(table: MutableTable, seat: Seat, move: Move) -> None:
    decision = table.todo[0]
    table.source = _giver(decision, table.cities[seat])
    if not isinstance(decision, Act):
        table.todo.pop(0)
    match move:
        case Take(deck):
            table.take_top(seat, deck)
        case Build(stage, cards):
            _build(table, seat, stage, cards)
        case TurnIn(symbols, token):
            table.spend(seat, symbols)
            table.events.append(SetTurnedIn(seat, symbols))
            table.take_token(seat, token)
        case TakeToken(token):
            table.take_token(seat, token)
        case Look(owner):
            assert isinstance(decision, ChooseDeck)
            _look(table, seat, owner, decision.cards)
        case Keep(card):
            assert isinstance(decision, KeepCard)
            table.keep(seat, decision.owner, card)
        case Extra(token):
            table.ready = tuple([each for each in table.ready if each != token])
            table.used = (*table.used, token)
            table.ask(TakeExtra(seat, token))
            table.events.append(TokenUsed(seat, token))
        case Done():
            table.events.append(ExtrasForgone(seat, table.ready))
            table.ready = ()
        case _:
            assert_never(move)


def _giver(decision: Decision, city: City) -> str | None:
    """Return the token or wonder that gives the next card, `None` for the card of the turn."""
    match decision:
        case Turn():
            return None
        case TakeExtra():
            return decision.token
        case _:
            return city.wonder


def _build(table: MutableTable, seat: Seat, stage: StageId, cards: tuple[CardId, ...]) -> None:
    city = table.cities[seat]
    paid = next(each for each in payments(city, stage, table.used) if each.cards == cards)
    table.spend(seat, cards)
    table.used = (*table.used, *paid.tokens)
    table.cities[seat] = replace(table.cities[seat], stages=(*city.stages, stage))
    table.events.append(StageBuilt(seat, stage, cards, paid.tokens))
    table.offer_extras(seat, None)
    table.carry_out(seat, WONDERS[city.wonder].stages[stage].effects)


def _look(table: MutableTable, seat: Seat, owner: Seat, cards: int) -> None:
    seen = tuple(table.lying(owner)[:cards])
    table.ask(KeepCard(seat, owner, cards))
    table.events.append(DeckOpened(seat, owner, len(seen)))
    table.events.append(CardsSeen(seat, owner, seen))


def _finished(table: MutableTable) -> Table:
    """Return the table after a move; if nothing more can be done, the turn is ended."""
    frozen = table.frozen()
    if not isinstance(table.todo[0], Act) or acts(frozen):
        return frozen
    _end_turn(table, table.todo[0].seat)
    frozen = table.frozen()
    ended = result(frozen)
    if ended is not None:
        table.events.append(GameEnded(ended))
    return frozen


def _end_turn(table: MutableTable, seat: Seat) -> None:
    """Fight the battle that is due, then end the game or begin the next turn (rulings 38, 47)."""
    if not table.peace:
        table.fight()
    table.ready = table.used = ()
    table.todo.clear()
    if table.decks_with_cards and not complete(table.cities[seat]):
        _begin_turn(table)


def _begin_turn(table: MutableTable) -> None:
    """Give the turn to the next seat that has a card to take (rulings 36 and 46)."""
    seats = len(table.cities)
    table.turn += 1
    while not table.can_take(Seat(table.turn % seats)):
        table.events.append(Passed(Seat(table.turn % seats)))
        table.turn += 1
    seat = Seat(table.turn % seats)
    table.todo = [Turn(seat), Act(seat)]
    if table.cat == seat and table.top_of_centre is not None:
        if seat not in table.peeked:
            table.peeked = (*table.peeked, seat)
        table.events.append(TopSeen(seat, table.top_of_centre))
