"""Checks of the reasons of time and of what is left: turns, ages, wonders, tokens, points."""

from engine.ai.duel.hints import kinds
from engine.core.game import Seat
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.decisions import Turn
from engine.duel.economy import card_price, lasting_effects, wonder_price
from engine.duel.game import DUEL
from engine.duel.moves import BuildWonder, DestroyCard
from engine.duel.score import score
from engine.duel.table import Table, free_cards
from tests.engine.ai.duel.hints.cases import Case, lacking, played, taken


def points(table: Table, seat: Seat) -> int:
    pad = score(table, seat)
    return pad.blue + pad.green + pad.yellow + pad.purple + pad.wonders + pad.tokens


def whole_score(table: Table, seat: Seat) -> int:
    return score(table, seat).total


def check_denies_points(case: Case, r: kinds.DeniesPoints) -> None:
    assert r.card == taken(case.move)
    step = played(case.state, case.rival, f"build:{r.card}")
    assert points(step.state.table, case.rival) - points(case.table, case.rival) == r.points >= 4
    assert r.guild == (CARDS[r.card].colour == "purple")


def check_denies_free(case: Case, r: kinds.DeniesFree) -> None:
    assert r.card == taken(case.move)
    assert CARDS[r.card].free_with == r.giver
    assert r.giver in case.table.cities[case.rival].cards
    without = lacking(case.table, case.rival, r.giver)
    assert card_price(case.table, case.rival, r.card).coins == 0
    assert card_price(without, case.rival, r.card).coins > 0


def check_plays_again(case: Case, r: kinds.PlaysAgain) -> None:
    assert case.move.wonder == r.wonder in case.after.cities[case.seat].built
    assert case.after.todo[-1] == Turn(case.seat)


def check_outruns(case: Case, r: kinds.Outruns) -> None:
    assert sum(len(city.built) for city in case.after.cities) == 7
    assert r.wonder in case.table.cities[case.rival].wonders
    assert case.after.cities[case.rival].wonders == ()


def check_race(case: Case, r: kinds.Race) -> None:
    assert isinstance(case.move, BuildWonder)
    assert sum(len(city.built) for city in case.after.cities) + r.left == 7
    assert r.left in (1, 2)
    assert all(city.wonders for city in case.after.cities)


def check_strikes(case: Case, r: kinds.Strikes) -> None:
    moves = DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)
    assert len(moves) == r.n
    assert {CARDS[move.card].colour for move in moves if isinstance(move, DestroyCard)} == {
        r.colour
    }


def check_chooses_starter(case: Case, r: kinds.ChoosesStarter) -> None:
    assert sum(slot is not None for slot in case.table.slots) == 1
    assert case.after.age == r.age == case.table.age + 1
    moves = DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)
    assert {str(move) for move in moves} == {"start:0", "start:1"}


def check_begins(case: Case, r: kinds.Begins) -> None:
    assert str(case.move) == f"start:{case.seat}"
    assert len(free_cards(case.table)) == r.free


def check_lets_begin(case: Case, r: kinds.LetsBegin) -> None:
    assert str(case.move) == f"start:{case.rival}"
    assert len(free_cards(case.table)) == r.free
    for card in free_cards(case.after):
        step = played(case.step.state, case.rival, f"discard:{card}")
        assert len(free_cards(step.state.table)) >= r.free


def check_opens_nothing(case: Case, r: kinds.OpensNothing) -> None:
    card = taken(case.move)
    assert set(free_cards(case.after)) == set(free_cards(case.table)) - {card}
    assert case.after.todo[-1] == Turn(case.rival)
    assert r.instead != card
    step = DUEL.apply(case.state, case.seat, DUEL.parse(f"discard:{r.instead}"))
    assert set(free_cards(step.state.table)) - set(free_cards(case.table))


def check_drafts_again(case: Case, r: kinds.DraftsAgain) -> None:
    again = {each for each in WONDERS if "PlaysAgain()" in str(WONDERS[each].effects)}
    assert case.move.wonder in again
    assert len(again.intersection(case.table.offer)) - 1 == r.left


def check_draws_tokens(case: Case, r: kinds.DrawsTokens) -> None:
    assert len(DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)) == r.n


def check_revives(case: Case, r: kinds.Revives) -> None:
    moves = DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)
    assert {move.verb for move in moves} == {"revive"}
    assert len(moves) == r.n


def check_token_helps(case: Case, r: kinds.TokenHelps) -> None:
    assert case.move.token == r.token
    city, mine = case.table.cities[case.seat], case.seat
    seen = {card for card in case.after.slots if isinstance(card, str)} & {*case.table.slots}
    left = 7 - sum(len(each.built) for each in case.table.cities)
    others = sum("PlaysAgain()" not in str(WONDERS[w].effects) for w in city.wonders)
    expected = {
        "theology": min(left, others),
        "strategy": sum(CARDS[card].colour == "red" for card in seen),
        "urbanism": sum(CARDS[card].free_with in city.cards for card in seen),
    }
    if r.token in expected:
        assert r.n == expected[r.token]
    elif r.token == "economy":
        theirs = lasting_effects(case.table.cities[case.rival])
        assert 0 < r.n <= theirs.produced.count(0)
    else:
        blue = [card for card in seen if CARDS[card].colour == "blue"]
        pairs = (
            [
                [wonder_price(t, mine, w).coins for t in (case.table, case.after)]
                for w in city.wonders
            ]
            if r.token == "architecture"
            else [[card_price(t, mine, c).coins for t in (case.table, case.after)] for c in blue]
        )
        saved = sorted((before - after for before, after in pairs), reverse=True)
        assert sum(saved[:left] if r.token == "architecture" else saved) == r.n > 0


def check_worth(case: Case, r: kinds.Worth) -> None:
    counted = whole_score if case.table.age == 3 else points
    assert counted(case.after, case.seat) - counted(case.table, case.seat) == r.points > 0
    assert "discard" not in str(case.move)


def check_does(case: Case, r: kinds.Does) -> None:
    assert r.item in str(case.move).split(":")
    assert not isinstance(case.move, DestroyCard)  # the sentence is of what the mover gets
    assert (CARDS.get(r.item) or WONDERS.get(r.item) or TOKENS[r.item]).effects
