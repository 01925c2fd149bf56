"""Checks of the reasons that decide the game: wins, wins prevented, symbols, pairs, the pawn."""

from engine.ai.duel.hints import endings, kinds
from engine.ai.duel.hints.preview import CLEARLY
from engine.core.game import Result, Seat
from engine.duel import events
from engine.duel.catalog import CARDS, NUMBERS, TOKENS
from engine.duel.deal import State
from engine.duel.decisions import Turn
from engine.duel.economy import lasting_effects, symbols
from engine.duel.game import DUEL
from engine.duel.score import score
from engine.duel.table import Table, free_cards
from tests.engine.ai.duel.hints.cases import Case, played, taken, turn


def winning(state: State, seat: Seat) -> dict[str, str]:
    """Return what `seat` could win with at once, by trying every move."""
    start, found = turn(state, seat), {}
    for move in DUEL.legal(DUEL.view(start, seat), seat):
        ended = DUEL.result(DUEL.apply(start, seat, move).state)
        if ended is not None and ended.reason in ("military", "science"):
            found[getattr(move, "wonder", None) or str(move).split(":")[-1]] = ended.reason
    return found


def endangered(state: State, rival: Seat, card: str, danger: str) -> bool:
    """Return whether building a card wins for the rival, or makes his pair."""
    step = played(state, rival, f"build:{card}")
    if danger == "pair":
        made = any(isinstance(event, events.PairMade) for event in step.events)
        return made and bool(state.table.tokens)
    ended = DUEL.result(step.state)
    return ended is not None and ended.reason == danger


def spaces_left(table: Table, seat: Seat) -> int:
    """Return the spaces between the pawn and the capital of the rival of `seat`."""
    return NUMBERS.military.capital - (table.pawn if seat == 0 else -table.pawn)


def check_wins(case: Case, r: endings.Wins) -> None:
    assert DUEL.result(case.step.state) == Result(r.how, (case.seat,))


def check_wins_on_points(case: Case, r: endings.WinsOnPoints) -> None:
    ended = DUEL.result(case.step.state)
    assert ended is not None
    assert (ended.reason, ended.winners) == (
        "civilian" if r.own > r.rival else "tiebreak",
        (case.seat,),
    )
    assert (r.own, r.rival) == tuple(score(case.after, s).total for s in (case.seat, case.rival))


def check_ends_unwon(case: Case, r: endings.EndsUnwon) -> None:
    ended = DUEL.result(case.step.state)
    assert ended is not None
    assert ended.winners == ((0, 1) if r.drawn else (case.rival,))
    assert ended.reason in ("civilian", "tiebreak", "draw")
    assert (r.own, r.rival) == tuple(score(case.after, s).total for s in (case.seat, case.rival))


def check_leads_to_win(case: Case, r: endings.LeadsToWin) -> None:
    assert DUEL.to_act(case.step.state) == (case.seat,)
    assert r.item not in {event.card for event in case.happened(events.Revealed)}
    results = [
        DUEL.result(DUEL.apply(case.step.state, case.seat, move).state)
        for move in DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)
        if r.item in str(move).split(":")[:2]
    ]
    assert Result(r.how, (case.seat,)) in results


def check_opens(case: Case, r: kinds.Opens) -> None:
    assert case.thought.best.chance - case.option.chance >= CLEARLY
    assert r.card in case.table.slots
    assert r.card not in free_cards(case.table)
    assert r.card in free_cards(case.after)
    assert case.after.todo[-1] == Turn(case.rival)
    assert endangered(case.step.state, case.rival, r.card, r.danger)


def check_allows(case: Case, r: kinds.Allows) -> None:
    assert case.thought.best.chance - case.option.chance >= CLEARLY
    assert case.after.todo[-1] == Turn(case.rival)
    assert winning(case.step.state, case.rival)[r.item] == r.how


def check_keeps_covered(case: Case, r: kinds.KeepsCovered) -> None:
    assert r.card in case.after.slots
    assert r.card not in free_cards(case.after)
    instead = next(o for o in case.thought.options if o.move.endswith(f":{r.instead}"))
    assert case.option.chance - instead.chance >= CLEARLY
    step = DUEL.apply(case.state, case.seat, DUEL.parse(instead.move))
    assert endangered(step.state, case.rival, r.card, r.danger)


def check_prevents(case: Case, r: kinds.Prevents) -> None:
    assert winning(case.state, case.rival)[r.item] == r.how
    others = (DUEL.apply(case.state, case.seat, DUEL.parse(o.move)) for o in case.thought.options)
    turns = (each.state for each in others if each.state.table.todo[-1:] == (Turn(case.rival),))
    assert any(r.item in winning(each, case.rival) for each in turns)
    new = {event.card for event in case.happened(events.Revealed)}
    if not case.happened(events.AgeBegan) and case.after.todo:
        assert set(winning(case.step.state, case.rival)) <= new


def check_makes_pair(case: Case, r: kinds.MakesPair) -> None:
    assert lasting_effects(case.after.cities[case.seat]).symbols.count(r.symbol) == 2
    assert r.tokens == len(DUEL.legal(DUEL.view(case.step.state, case.seat), case.seat)) > 0


def check_gains_symbol(case: Case, r: kinds.GainsSymbol) -> None:
    before, after = (symbols(table.cities[case.seat]) for table in (case.table, case.after))
    assert r.symbol in after - before
    assert len(after) == r.different >= 4


def check_denies_symbol(case: Case, r: kinds.DeniesSymbol) -> None:
    assert str(case.move).endswith(f":{r.item}")
    if r.item in CARDS:  # which the rival could pay
        played(case.state, case.rival, f"build:{r.item}")
    item = CARDS.get(r.item) or TOKENS[r.item]
    theirs = symbols(case.table.cities[case.rival])
    (symbol,) = [e.symbol for e in item.effects if e.__class__.__name__ == "Science"]  # type: ignore[union-attr]
    assert r.symbol == symbol not in theirs
    assert r.different == len(theirs) + 1 >= 5
    assert r.item not in (*free_cards(case.after), *case.after.tokens)


def check_denies_pair(case: Case, r: kinds.DeniesPair) -> None:
    assert r.card == taken(case.move) not in case.after.slots
    assert endangered(case.state, case.rival, r.card, "pair")
    assert case.table.tokens


def check_denies_shields(case: Case, r: kinds.DeniesShields) -> None:
    assert r.card == taken(case.move)
    step = played(case.state, case.rival, f"build:{r.card}")
    assert spaces_left(step.state.table, case.rival) == r.left <= 5
    assert spaces_left(case.table, case.rival) > r.left > 0


def check_loots(case: Case, r: kinds.Loots) -> None:
    gone = set(case.table.loot[case.rival]) - set(case.after.loot[case.rival])
    assert gone
    assert 0 < r.coins <= sum(NUMBERS.military.loot[at] for at in gone)
    coins = [table.cities[case.rival].coins for table in (case.table, case.after)]
    paid = sum(event.coins for event in case.happened(events.TradePaid))
    lost = sum(event.coins for event in case.happened(events.CoinsLost))
    assert coins[0] + paid - lost - coins[1] == r.coins


def check_defends(case: Case, r: kinds.Defends) -> None:
    assert r.before == spaces_left(case.table, case.rival) <= 5
    assert r.after == spaces_left(case.after, case.rival) > r.before


def check_advances(case: Case, r: kinds.Advances) -> None:
    assert r.left == spaces_left(case.after, case.seat)
    assert r.spaces == spaces_left(case.table, case.seat) - r.left > 0
