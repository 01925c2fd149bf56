"""What one move of a seat would do, as far as its view tells."""

from msgspec.structs import replace

from engine.architects.battle import won
from engine.architects.catalog import CARDS, GREEN, NUMBERS, TOKENS, WONDERS
from engine.architects.counting import CATS, available, goods, powers, shields
from engine.architects.effects import Horns, Points, TakesFromBothSides, TakesFromCentre
from engine.architects.game import ARCHITECTS
from engine.architects.legal import sets, tokens_on_offer
from engine.architects.moves import Build, Keep, Move, Take, TakeToken, TurnIn
from engine.architects.payments import payments
from engine.architects.score import score
from engine.architects.table import Table, View
from engine.architects.types import (
    CENTRE,
    UNSEEN,
    CardId,
    City,
    StageId,
    TokenId,
    WonderId,
    left,
    right,
    side_decks,
)
from engine.core.game import Seat


class MovePreview:
    """A move and what it changes.

    `card` is the card that it takes, where that is known; `changed` is the city with this card, or
    with the stage or token, before anything else follows. `taken` are this card, or those known
    ones that a stage takes with it.
    """

    def __init__(self, view: View, seat: Seat, text: str) -> None:
        self.view, self.seat, self.table = view, seat, view.table
        self.move: Move = ARCHITECTS.parse(text)
        self.city = self.table.cities[seat]
        self.card: CardId | None = _card(view, self.move)
        self.taken = _taken(view, seat, self.move, self.card)
        self.changed = _changed(self.city, self.move, self.taken)

    @property
    def points(self) -> int:
        """The points that the move adds now."""
        return score(self._after, self.seat).total - score(self.table, self.seat).total

    @property
    def lead(self) -> int:
        """By how many points the city leads after the move, and the battle that follows it."""
        return self._lead(self._after)

    def lead_with(self, stage: StageId) -> int:
        """Return the same once a stage is built, too."""
        built = replace(self.changed, stages=(*self.changed.stages, stage))
        after = self._after
        cities = (built if at == self.seat else city for at, city in enumerate(after.cities))
        return self._lead(replace(after, cities=tuple(cities)))

    def _lead(self, after: Table) -> int:
        if not after.peace:
            tokens = won([shields(city) for city in after.cities])
            fought = (
                replace(city, victories=city.victories + more)
                for city, more in zip(after.cities, tokens, strict=True)
            )
            after = replace(after, cities=tuple(fought))
        found = [score(after, Seat(seat)).total for seat in range(len(after.cities))]
        own = found.pop(self.seat)
        return own - max(found)

    @property
    def _after(self) -> Table:
        """The table with the changed city, and with the cat where a card moves it."""
        cities = tuple(
            self.changed if seat == self.seat else city
            for seat, city in enumerate(self.table.cities)
        )
        cat = self.table.cat if CATS.isdisjoint(self.taken) else self.seat
        return replace(self.table, cities=cities, cat=cat)

    @property
    def horns(self) -> int:
        """The horns of the cards that are taken."""
        effects = (each for card in self.taken for each in CARDS[card].effects)
        return sum(each.n for each in effects if isinstance(each, Horns))

    @property
    def starts_battle(self) -> bool:
        """Whether horns of the cards that are taken turn the last conflict token."""
        return 0 < self.table.peace <= self.horns

    @property
    def shields(self) -> tuple[int, ...]:
        """The shields of all cities after the move."""
        found = [shields(city) for city in self.table.cities]
        found[self.seat] = shields(self.changed)
        return tuple(found)

    @property
    def victories(self) -> tuple[int, ...]:
        """The victory tokens that a battle would now give to each seat."""
        return won(self.shields)

    @property
    def neighbours(self) -> tuple[Seat, ...]:
        """The neighbours, each once."""
        seats = len(self.table.cities)
        return tuple(dict.fromkeys((left(self.seat, seats), right(self.seat, seats))))

    def decks_of(self, seat: Seat) -> tuple[Seat, Seat]:
        """Return the owners of the two open decks of a seat."""
        return side_decks(seat, len(self.table.cities))

    @property
    def payable(self) -> StageId | None:
        """A stage that can be built with the card, and could not be before."""
        if self.card is None:
            return None
        return newly_payable(self.table, self.city, self.changed)

    @property
    def nearest(self) -> tuple[StageId, int] | None:
        """A stage that lacks less with the card, and how many resources: the nearest one."""
        found = [
            (stage, lacks(self.changed, stage))
            for stage in available(self.city.wonder, self.city.stages)
            if 0 < lacks(self.changed, stage) < lacks(self.city, stage)
        ]
        return min(found, key=lambda each: each[1]) if found else None

    @property
    def served_later(self) -> StageId | None:
        """A stage that lacks less with the card, but comes only after one that is not built."""
        now = available(self.city.wonder, self.city.stages)
        for stage in WONDERS[self.city.wonder].stages:
            later = stage not in now and stage not in self.city.stages
            if later and lacks(self.changed, stage) < lacks(self.city, stage):
                return stage
        return None


def newly_payable(table: Table, before: City, after: City) -> StageId | None:
    """Return a stage that `after` can build and `before` cannot."""
    for stage in available(after.wonder, after.stages):
        if payments(after, stage, table.used) and not payments(before, stage, table.used):
            return stage
    return None


def completes_set(table: Table, city: City, card: CardId) -> bool:
    """Whether a symbol makes a set for which there is a token."""
    if card not in GREEN or not tokens_on_offer(table):
        return False
    after = replace(city, cards=(*city.cards, card))
    return len(sets(goods(after).green)) > len(sets(goods(city).green))


def lacks(city: City, stage: StageId) -> int:
    """Return how many resources a stage lacks where every token of the city can still help."""
    cost, owned, helped = NUMBERS.costs[stage], goods(city), powers(city.tokens, ())
    many = [n for _, n in owned.grey]
    grey = max(many, default=0) if cost.kind == "same" else len(many)
    if helped.engineering is not None:
        grey = sum(many)
    coins = owned.coins and owned.coins - 1 + helped.coin_worth
    return max(0, cost.n - min(cost.n, grey) - coins)


def stage_points(wonder: WonderId, stage: StageId) -> int:
    """Return the points printed on a stage."""
    effects = WONDERS[wonder].stages[stage].effects
    return sum(effect.n for effect in effects if isinstance(effect, Points))


def extra_token(move: MovePreview, what: CardId | None) -> TokenId | None:
    """Return a token that then gives an extra card, for a card or for a stage (`None`)."""
    table = move.table
    for token in move.city.tokens:
        fresh = token not in table.used and token not in table.ready
        if fresh and any(effect.gives_extra(what) for effect in TOKENS[token].effects):
            return token
    return None


def _card(view: View, move: Move) -> CardId | None:
    match move:
        case Take(deck):
            return view.peek if deck == CENTRE else view.table.decks[deck].top
        case Keep(card):
            return card
        case _:
            return None


def _taken(view: View, seat: Seat, move: Move, card: CardId | None) -> tuple[CardId, ...]:
    """Return the known cards that a move takes, also by the stage that it builds."""
    found = [card]
    if isinstance(move, Build):
        table = view.table
        for effect in WONDERS[table.cities[seat].wonder].stages[move.stage].effects:
            match effect:
                case TakesFromCentre():
                    found.append(view.peek)
                case TakesFromBothSides():
                    decks = side_decks(seat, len(table.cities))
                    found += [table.decks[owner].top for owner in decks]
    return tuple(each for each in found if each is not None)


def _changed(city: City, move: Move, taken: tuple[CardId, ...]) -> City:
    match move:
        case Build(stage, _):
            return replace(city, stages=(*city.stages, stage), cards=(*city.cards, *taken))
        case TurnIn(_, token) | TakeToken(token) if token != UNSEEN:
            return replace(city, tokens=(*city.tokens, token))
        case _:
            return replace(city, cards=(*city.cards, *taken))
