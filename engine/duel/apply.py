"""Make a move: validate it, pop its decision, carry it out, push the decisions that follow."""

from typing import assert_never

from msgspec.structs import replace

from engine.core.game import IllegalMove, Seat, Step

from .catalog import CARDS, LAYOUTS, NUMBERS, TOKENS, WONDERS
from .deal import Deal, State
from .decisions import ChooseStarter, Decision, Draft, PickFromLibrary, Turn
from .economy import card_price, chain, discard_gain, lasting_effects, wonder_price
from .events import (
    AgeBegan,
    Built,
    Destroyed,
    Discarded,
    Event,
    GameEnded,
    PlaysAgain,
    Revealed,
    Revived,
    StarterChosen,
    TokenTaken,
    WonderBuilt,
    WonderLost,
    WonderTaken,
)
from .legal import allowed
from .moves import (
    Build,
    BuildWonder,
    DestroyCard,
    Discard,
    KeepToken,
    Move,
    ReviveCard,
    Start,
    TakeToken,
    TakeWonder,
)
from .mutable_table import MutableTable
from .score import result
from .table import Table, View, uncovered
from .types import (
    AGE_BACK,
    FIRST,
    GUILD_BACK,
    SEATS,
    CardId,
    City,
    FaceDown,
    Slot,
    TokenId,
    WonderId,
    other,
)


def start(deal: Deal) -> State:
    """Return the state before the first move: the draft, or Age I with the beginners' wonders."""
    coins = NUMBERS.coins_each
    tracks = tuple(NUMBERS.military.loot)
    if deal.draft:
        cities = (City(coins), City(coins))
        order = tuple(Draft(Seat(seat)) for group in NUMBERS.draft for seat in group[:-1])
    else:
        cities = (City(coins, wonders=deal.wonders[0]), City(coins, wonders=deal.wonders[1]))
        order = ()
    todo: tuple[Decision, ...] = (*order, Turn(FIRST))
    table = Table(
        age=0 if deal.draft else 1,
        slots=() if deal.draft else _laid_out(deal, 1),
        cities=cities,
        pawn=0,
        loot=(tracks, tracks),
        tokens=deal.tokens,
        discard=(),
        offer=deal.wonders[0] if deal.draft else (),
        todo=todo,
    )
    return State(deal, table)


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` may know: the table, and the tokens drawn by its Great Library."""
    todo = state.table.todo
    if todo and isinstance(todo[0], PickFromLibrary) and todo[0].seat == seat:
        return View(state.table, seat, _drawn(state))
    return View(state.table, seat)


def _drawn(state: State) -> tuple[TokenId, ...]:
    """Return the tokens that the Great Library draws: the first ones that are in the box now."""
    kept = {token for city in state.table.cities for token in city.tokens}
    in_box = [token for token in state.deal.box if token not in kept]
    return tuple(in_box[: NUMBERS.library_draws])


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """Make `move` for `seat`; raises `IllegalMove` if it is not legal now."""
    if not allowed(view(state, seat), seat, move):
        raise IllegalMove(f"{seat} {move}")
    table = MutableTable(state.table)
    table.todo.pop(0)
    _carry_out(table, state.deal, seat, move)
    after = _finished(table, state.deal, seat)
    return Step(State(state.deal, after), tuple(table.events))


def _carry_out(table: MutableTable, deal: Deal, seat: Seat, move: Move) -> None:
    match move:
        case Build(card):
            _build(table, seat, card)
        case Discard(card):
            _discard(table, seat, card)
        case BuildWonder(wonder, card):
            _build_wonder(table, seat, wonder, card)
        case TakeWonder(wonder):
            _take_wonder(table, deal, seat, wonder)
        case TakeToken(token):
            table.tokens = tuple(each for each in table.tokens if each != token)
            _take_token(table, seat, token, library=False)
        case KeepToken(token):
            _take_token(table, seat, token, library=True)
        case ReviveCard(card):
            table.discard = tuple(each for each in table.discard if each != card)
            table.events.append(Revived(seat, card))
            _add_card(table, seat, card)
        case DestroyCard(card):
            _destroy(table, seat, card)
        case Start(starter):
            table.events.append(StarterChosen(seat, starter))
            table.todo.append(Turn(starter))
        case _:
            assert_never(move)


def _build(table: MutableTable, seat: Seat, card: CardId) -> None:
    price = card_price(table.before, seat, card)
    _take_card(table, seat, card)
    table.events.append(Built(seat, card, price))
    table.pay(seat, price)
    if chain(table.cities[seat], card) is not None:
        table.reward_chain(seat)
    _add_card(table, seat, card)


def _discard(table: MutableTable, seat: Seat, card: CardId) -> None:
    _take_card(table, seat, card)
    coins = discard_gain(table.cities[seat])
    table.discard = (*table.discard, card)
    table.cities[seat] = replace(table.cities[seat], coins=table.cities[seat].coins + coins)
    table.events.append(Discarded(seat, card, coins))


def _build_wonder(table: MutableTable, seat: Seat, wonder: WonderId, card: CardId) -> None:
    price = wonder_price(table.before, seat, wonder)
    _take_card(table, seat, card)
    table.events.append(WonderBuilt(seat, wonder, card, price))
    table.pay(seat, price)
    city = table.cities[seat]
    table.cities[seat] = replace(
        city,
        wonders=tuple(each for each in city.wonders if each != wonder),
        built=(*city.built, wonder),
        under=(*city.under, card),
    )
    _discard_last_wonder(table)
    table.carry_out(seat, WONDERS[wonder])
    if lasting_effects(table.cities[seat]).replays_wonders and not table.over:
        table.play_again(seat)


def _discard_last_wonder(table: MutableTable) -> None:
    """Remove the one wonder left when the seventh is built (ruling 25)."""
    if sum(len(city.built) for city in table.cities) < NUMBERS.wonders_built_at_most:
        return
    for seat in SEATS:
        table.events.extend(WonderLost(seat, wonder) for wonder in table.cities[seat].wonders)
        table.cities[seat] = replace(table.cities[seat], wonders=())


def _take_wonder(table: MutableTable, deal: Deal, seat: Seat, wonder: WonderId) -> None:
    group = 0 if wonder in deal.wonders[0] else 1
    _give_wonder(table, seat, wonder, given=False)
    if len(table.offer) > 1:
        return
    _give_wonder(table, Seat(NUMBERS.draft[group][-1]), table.offer[0], given=True)
    if group == 0:
        table.offer = deal.wonders[1]
    else:
        _begin_age(table, deal, 1)


def _give_wonder(table: MutableTable, seat: Seat, wonder: WonderId, *, given: bool) -> None:
    table.offer = tuple(each for each in table.offer if each != wonder)
    city = table.cities[seat]
    table.cities[seat] = replace(city, wonders=(*city.wonders, wonder))
    table.events.append(WonderTaken(seat, wonder, given))


def _take_token(table: MutableTable, seat: Seat, token: TokenId, *, library: bool) -> None:
    city = table.cities[seat]
    table.cities[seat] = replace(city, tokens=(*city.tokens, token))
    table.events.append(TokenTaken(seat, token, library))
    table.carry_out(seat, TOKENS[token])


def _destroy(table: MutableTable, seat: Seat, card: CardId) -> None:
    rival = other(seat)
    city = table.cities[rival]
    table.cities[rival] = replace(city, cards=tuple(each for each in city.cards if each != card))
    table.discard = (*table.discard, card)
    table.events.append(Destroyed(seat, card))


def _take_card(table: MutableTable, seat: Seat, card: CardId) -> None:
    """Remove a card from the layout, and schedule the rival's turn; effects may change it."""
    place = table.slots.index(card)
    table.slots = (*table.slots[:place], None, *table.slots[place + 1 :])
    table.todo.append(Turn(other(seat)))


def _add_card(table: MutableTable, seat: Seat, card: CardId) -> None:
    city = table.cities[seat]
    table.cities[seat] = replace(city, cards=(*city.cards, card))
    table.carry_out(seat, CARDS[card])


def _finished(table: MutableTable, deal: Deal, seat: Seat) -> Table:
    """Return the table after a move: reveal cards, lay out the next age, or end the game."""
    if table.over:
        table.todo.clear()
    elif table.age and isinstance(table.todo[0], Turn):
        _continue_age(table, deal, seat)
    frozen = table.frozen()
    ended = result(frozen)
    if ended is not None:
        table.events.append(GameEnded(ended))
    return frozen


def _continue_age(table: MutableTable, deal: Deal, seat: Seat) -> None:
    if table.cards_left:
        _reveal_cards(table, deal)
        if table.todo[0] == Turn(seat) and not _begins(table.before):
            table.events.append(PlaysAgain(seat))
    elif table.age < len(deal.ages):
        table.todo = [ChooseStarter(_starter_chooser(table.pawn, seat))]
        _begin_age(table, deal, table.age + 1)
    else:
        table.todo.clear()


def _begins(before: Table) -> bool:
    """Return whether a decision before the first turn of an age is made."""
    return isinstance(before.todo[0], Draft | ChooseStarter)


def _reveal_cards(table: MutableTable, deal: Deal) -> None:
    """Turn up the face-down cards that are no longer covered (ruling 20)."""
    cards = deal.ages[table.age - 1]
    for place in uncovered(table.age, table.slots):
        if isinstance(table.slots[place], FaceDown):
            table.slots = (*table.slots[:place], cards[place], *table.slots[place + 1 :])
            table.events.append(Revealed(place, cards[place]))


def _starter_chooser(pawn: int, last: Seat) -> Seat:
    """Return who chooses the next starter: the weaker side, else the last to act (ruling 49)."""
    if pawn == 0:
        return last
    return SEATS[1] if pawn > 0 else SEATS[0]


def _begin_age(table: MutableTable, deal: Deal, age: int) -> None:
    table.age = age
    table.slots = _laid_out(deal, age)
    table.events.append(AgeBegan(age))


def _laid_out(deal: Deal, age: int) -> tuple[Slot, ...]:
    """Return the slots of a new age; backs distinguish guilds from age cards (ruling 21)."""
    cards = zip(deal.ages[age - 1], LAYOUTS[age].face_down, strict=True)
    return tuple(back(card) if face_down else card for card, face_down in cards)


def back(card: CardId) -> FaceDown:
    """Return the back of a card."""
    return GUILD_BACK if CARDS[card].guild else AGE_BACK
