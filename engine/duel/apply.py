"""Making a move: check it, take the decision off, carry it out, go on to the next decision."""

from typing import assert_never

from msgspec.structs import replace

from engine.core.game import IllegalMove, Seat, Step

from .catalog import CARDS, LAYOUTS, NUMBERS, TOKENS, WONDERS
from .deal import Deal, State
from .decisions import ChooseStarter, Decision, Draft, PickFromLibrary, Turn
from .economy import card_price, chain, discard_gain, standing, wonder_price
from .events import (
    AgeBegan,
    Built,
    Destroyed,
    Discarded,
    Event,
    GameEnded,
    Revealed,
    Revived,
    StarterChosen,
    TokenTaken,
    WonderBuilt,
    WonderLost,
    WonderTaken,
)
from .legal import legal
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
from .scene import Scene
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
    """Return what `seat` may know: the table, and what the Great Library drew for it."""
    todo = state.table.todo
    if todo and isinstance(todo[0], PickFromLibrary) and todo[0].seat == seat:
        return View(state.table, seat, state.deal.box[: NUMBERS.library_draws])
    return View(state.table, seat)


def apply(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """Make `move` for `seat`; raises `IllegalMove` for what is not legal now."""
    if move not in legal(view(state, seat), seat):
        raise IllegalMove(f"{seat} {move}")
    scene = Scene(state.table)
    scene.todo.pop(0)
    _carry_out(scene, state.deal, seat, move)
    table = _settled(scene, state.deal, seat)
    return Step(State(state.deal, table), tuple(scene.events))


def _carry_out(scene: Scene, deal: Deal, seat: Seat, move: Move) -> None:
    match move:
        case Build(card):
            _build(scene, seat, card)
        case Discard(card):
            _discard(scene, seat, card)
        case BuildWonder(wonder, card):
            _build_wonder(scene, seat, wonder, card)
        case TakeWonder(wonder):
            _take_wonder(scene, deal, seat, wonder)
        case TakeToken(token):
            scene.tokens = tuple(each for each in scene.tokens if each != token)
            _take_token(scene, seat, token, library=False)
        case KeepToken(token):
            _take_token(scene, seat, token, library=True)
        case ReviveCard(card):
            scene.discard = tuple(each for each in scene.discard if each != card)
            scene.events.append(Revived(seat, card))
            _stand(scene, seat, card)
        case DestroyCard(card):
            _destroy(scene, seat, card)
        case Start(starter):
            scene.events.append(StarterChosen(seat, starter))
            scene.todo.append(Turn(starter))
        case _:
            assert_never(move)


def _build(scene: Scene, seat: Seat, card: CardId) -> None:
    price = card_price(scene.before, seat, card)
    _take_card(scene, seat, card)
    scene.events.append(Built(seat, card, price))
    scene.pay(seat, price)
    if chain(scene.cities[seat], card) is not None:
        scene.reward_chain(seat)
    _stand(scene, seat, card)


def _discard(scene: Scene, seat: Seat, card: CardId) -> None:
    _take_card(scene, seat, card)
    coins = discard_gain(scene.cities[seat])
    scene.discard = (*scene.discard, card)
    scene.cities[seat] = replace(scene.cities[seat], coins=scene.cities[seat].coins + coins)
    scene.events.append(Discarded(seat, card, coins))


def _build_wonder(scene: Scene, seat: Seat, wonder: WonderId, card: CardId) -> None:
    price = wonder_price(scene.before, seat, wonder)
    _take_card(scene, seat, card)
    scene.events.append(WonderBuilt(seat, wonder, card, price))
    scene.pay(seat, price)
    city = scene.cities[seat]
    scene.cities[seat] = replace(
        city,
        wonders=tuple(each for each in city.wonders if each != wonder),
        built=(*city.built, wonder),
        under=(*city.under, card),
    )
    _end_wonders(scene)
    scene.carry_out(seat, WONDERS[wonder])
    if standing(scene.cities[seat]).replays_wonders and not scene.over:
        scene.play_again(seat)


def _end_wonders(scene: Scene) -> None:
    """Remove the one wonder left when the seventh is built (ruling 25)."""
    if sum(len(city.built) for city in scene.cities) < NUMBERS.wonders_built_at_most:
        return
    for seat in SEATS:
        scene.events.extend(WonderLost(seat, wonder) for wonder in scene.cities[seat].wonders)
        scene.cities[seat] = replace(scene.cities[seat], wonders=())


def _take_wonder(scene: Scene, deal: Deal, seat: Seat, wonder: WonderId) -> None:
    group = 0 if wonder in deal.wonders[0] else 1
    _receive(scene, seat, wonder, given=False)
    if len(scene.offer) > 1:
        return
    _receive(scene, Seat(NUMBERS.draft[group][-1]), scene.offer[0], given=True)
    if group == 0:
        scene.offer = deal.wonders[1]
    else:
        _begin_age(scene, deal, 1)


def _receive(scene: Scene, seat: Seat, wonder: WonderId, *, given: bool) -> None:
    scene.offer = tuple(each for each in scene.offer if each != wonder)
    city = scene.cities[seat]
    scene.cities[seat] = replace(city, wonders=(*city.wonders, wonder))
    scene.events.append(WonderTaken(seat, wonder, given))


def _take_token(scene: Scene, seat: Seat, token: TokenId, *, library: bool) -> None:
    city = scene.cities[seat]
    scene.cities[seat] = replace(city, tokens=(*city.tokens, token))
    scene.events.append(TokenTaken(seat, token, library))
    scene.carry_out(seat, TOKENS[token])


def _destroy(scene: Scene, seat: Seat, card: CardId) -> None:
    rival = other(seat)
    city = scene.cities[rival]
    scene.cities[rival] = replace(city, cards=tuple(each for each in city.cards if each != card))
    scene.discard = (*scene.discard, card)
    scene.events.append(Destroyed(seat, card))


def _take_card(scene: Scene, seat: Seat, card: CardId) -> None:
    """Take a card off the layout; the rival's turn comes next unless an effect says otherwise."""
    place = scene.slots.index(card)
    scene.slots = (*scene.slots[:place], None, *scene.slots[place + 1 :])
    scene.todo.append(Turn(other(seat)))


def _stand(scene: Scene, seat: Seat, card: CardId) -> None:
    city = scene.cities[seat]
    scene.cities[seat] = replace(city, cards=(*city.cards, card))
    scene.carry_out(seat, CARDS[card])


def _settled(scene: Scene, deal: Deal, seat: Seat) -> Table:
    """Return the table after a move: cards turned, the next age laid out, or the game ended."""
    if scene.over:
        scene.todo.clear()
    elif scene.age and isinstance(scene.todo[0], Turn):
        _go_on(scene, deal, seat)
    table = scene.table()
    ended = result(table)
    if ended is not None:
        scene.events.append(GameEnded(ended))
    return table


def _go_on(scene: Scene, deal: Deal, seat: Seat) -> None:
    if scene.cards_left:
        _turn_cards(scene, deal)
    elif scene.age < len(deal.ages):
        scene.todo = [ChooseStarter(_chooser(scene.pawn, seat))]
        _begin_age(scene, deal, scene.age + 1)
    else:
        scene.todo.clear()


def _turn_cards(scene: Scene, deal: Deal) -> None:
    """Turn the face-down cards on which nothing lies any more (ruling 20)."""
    cards = deal.ages[scene.age - 1]
    for place in uncovered(scene.age, scene.slots):
        if isinstance(scene.slots[place], FaceDown):
            scene.slots = (*scene.slots[:place], cards[place], *scene.slots[place + 1 :])
            scene.events.append(Revealed(place, cards[place]))


def _chooser(pawn: int, last: Seat) -> Seat:
    """Return who says who begins the next age: the weaker, else the last to act (ruling 49)."""
    if pawn == 0:
        return last
    return SEATS[1] if pawn > 0 else SEATS[0]


def _begin_age(scene: Scene, deal: Deal, age: int) -> None:
    scene.age = age
    scene.slots = _laid_out(deal, age)
    scene.events.append(AgeBegan(age))


def _laid_out(deal: Deal, age: int) -> tuple[Slot, ...]:
    """Return the slots of a new age; the backs tell guilds from age cards (ruling 21)."""
    cards = zip(deal.ages[age - 1], LAYOUTS[age].face_down, strict=True)
    return tuple(back(card) if face_down else card for card, face_down in cards)


def back(card: CardId) -> FaceDown:
    """Return the back of a card."""
    return GUILD_BACK if CARDS[card].guild else AGE_BACK
