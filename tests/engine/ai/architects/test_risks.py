"""The risks that hints of Architects tell come true by the rules."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine.ai.architects.hints import kinds
from engine.ai.architects.hints.preview import MovePreview
from engine.ai.architects.hints.risks import risks
from engine.architects.counting import shields
from engine.architects.deal import State
from engine.architects.decisions import Act
from engine.architects.events import BattleFought, CardTaken, TokenTaken
from engine.architects.game import ARCHITECTS
from engine.architects.moves import Build, Move, Take, TurnIn
from engine.architects.types import CENTRE, left, right, side_decks
from engine.core.game import Seat
from tests.engine.architects.positions import LAST, ME, NEXT, city, position
from tests.engine.walk import at_random, seeded

ARMED = city("rhodes", "red0")

CASES = (
    (position(city("giza"), ARMED, tops={ME: "wood"}, peace=2), "take:0", ()),
    (position(city("giza"), ARMED, tops={ME: "wood"}, peace=1),
     "take:0", (kinds.LosesBattle(1, (NEXT,)),)),
    (position(city("giza"), ARMED, tops={ME: "red0"}, peace=1), "take:0", ()),
    (position(city("giza"), city("rhodes", "red0 red0"), city("olympia", "red0 red0"),
              tops={ME: "red1"}, peace=1), "take:0", (kinds.LosesBattle(0, (NEXT, LAST)),)),
    (position(city("olympia", "wood wood", built="2d"), city("rhodes", "red0 red0"),
              tops={ME: "red1"}, peace=1, todo=(Act(ME),)),
     "build:2s:wood+wood", (kinds.LosesBattle(0, (NEXT,)),)),  # by horns that the stage takes
    (position(city("olympia", "wood wood", built="2d"), ARMED,
              tops={ME: "red0", LAST: "vp3"}, peace=1, todo=(Act(ME),)),
     "build:2s:wood+wood", ()),
    (position(city("giza"), city("rhodes", "wood"), tops={ME: "clay", LAST: "vp3"}),
     "take:2", (kinds.Leaves("clay", NEXT, "2d"),)),
    (position(city("giza"), city("rhodes", "wood"), tops={ME: "clay", LAST: "vp3"}),
     "take:0", ()),
    (position(city("giza"), city("rhodes", "gear"), tops={ME: "gear"}),
     "take:centre", (kinds.Leaves("gear", NEXT, None),)),
    (position(city("alexandria", "clay", built="2d"), city("rhodes", "wood"),
              tops={ME: "wood", LAST: "clay", NEXT: "glass"}),
     "take:2", ()),
    (position(city("giza", "wood clay stone", built="2d 2s 3d 3s"), city("rhodes", "gear"),
              tops={ME: "gear"}), "take:centre", ()),
    (position(city("giza", tokens="urbanism"), city("rhodes", "gear"), tops={ME: "gear"},
              ready="urbanism", todo=(Act(ME),)),
     "done", (kinds.Leaves("gear", NEXT, None),)),
    (position(city("olympia", "wood", built="2d"), city("rhodes", "gear"), tops={ME: "gear"}),
     "take:centre", ()),  # a resource would build the stage that takes from both sides
    (position(city("olympia", built="2d"), city("rhodes", "gear"), tops={ME: "gear"}),
     "take:centre", (kinds.Leaves("gear", NEXT, None),)),
    (position(city("giza", "wood clay stone wood wood coin", built="2d 2s 3d"),
              city("rhodes", "gear"), tops={ME: "gear", LAST: "glass"}),
     "take:2", ()),  # the last two stages are built in one turn, which ends the game
    (position(city("giza", "wood clay stone wood wood coin", built="2d 2s 3d"), ARMED,
              tops={LAST: "glass"}, peace=1), "take:2", ()),  # nor is there another battle
    (position(city("giza", "coin coin wood clay", built="2d 2s 3d", tokens="economy"),
              city("rhodes", "gear"), tops={ME: "gear", LAST: "coin"}),
     "take:2", (kinds.Leaves("gear", NEXT, None),)),  # Economy helps with one of the two alone
    (position(city("olympia", built="2d", tokens="economy"), city("rhodes", "gear"),
              tops={ME: "gear"}), "take:centre", ()),  # a coin would build it, with Economy
)  # fmt: skip


@pytest.mark.parametrize(("state", "move", "told"), CASES)
def test_a_move_is_told_with_its_risks(
    state: State, move: str, told: tuple[kinds.Risk, ...]
) -> None:
    view = ARCHITECTS.view(state, ME)
    assert ARCHITECTS.parse(move) in ARCHITECTS.legal(view, ME)
    assert tuple(risks(MovePreview(view, ME, move))) == told


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_risk_comes_true(players: int) -> None:
    checked: Counter[type] = Counter()
    for state, seat, text in _moves(players):
        for risk in risks(MovePreview(ARCHITECTS.view(state, seat), seat, text)):
            if isinstance(risk, kinds.LosesBattle):
                checked[kinds.LosesBattle] += _battle_lost(state, seat, text, risk)
            else:
                checked[kinds.Leaves] += _card_used(state, seat, text, risk)
    assert min(checked[kinds.LosesBattle], checked[kinds.Leaves]) > 5


@pytest.mark.parametrize(("players", "seed"), [(4, 2), (3, 5), (5, 3), (4, 29), (5, 6), (4, 4)])
def test_the_card_left_can_be_used_unless_the_player_decides_otherwise(
    players: int, seed: int
) -> None:
    checked = 0
    for each in seeded(ARCHITECTS, seed, players):
        view = ARCHITECTS.view(each.before, each.seat)
        for move in ARCHITECTS.legal(view, each.seat):
            for risk in risks(MovePreview(view, each.seat, str(move))):
                if isinstance(risk, kinds.Leaves):
                    assert _can_come_true(each.before, each.seat, move, risk)
                    checked += 1
    assert checked > 5


def _can_come_true(state: State, seat: Seat, move: Move, risk: kinds.Leaves) -> bool:
    """Whether the player can still end the turn so that the card lies there for the next one."""
    turns = [ARCHITECTS.apply(state, seat, move).state]
    while turns:
        state = turns.pop()
        if ARCHITECTS.to_act(state) == (seat,):
            moves = ARCHITECTS.legal(ARCHITECTS.view(state, seat), seat)
            turns += [ARCHITECTS.apply(state, seat, each).state for each in moves]
        elif ARCHITECTS.to_act(state) and risk.card in _tops(state, risk.rival).values():
            return True
    return False


def _moves(players: int) -> Iterator[tuple[State, Seat, str]]:
    """Yield positions of random games, and the moves there."""
    for seed in range(6):
        for each in seeded(ARCHITECTS, seed, players):
            legal = ARCHITECTS.legal(ARCHITECTS.view(each.before, each.seat), each.seat)
            yield from ((each.before, each.seat, str(move)) for move in legal)


def _battle_lost(state: State, seat: Seat, text: str, risk: kinds.LosesBattle) -> bool:
    """Expect the battle to be as near and as lost as was told; whether the turn shows it."""
    preview = MovePreview(ARCHITECTS.view(state, seat), seat, text)
    step = ARCHITECTS.apply(state, seat, preview.move)
    events = step.events
    taken = [event.card for event in events if isinstance(event, CardTaken)]
    if taken not in ([], [preview.card]) or any(isinstance(each, TokenTaken) for each in events):
        assert risk.horns in (state.table.peace, 0)
        return False
    fought = next((event for event in events if isinstance(event, BattleFought)), None)
    if fought is None:
        assert step.state.table.peace == risk.horns
        have = tuple(shields(each) for each in step.state.table.cities)
    else:
        assert risk.horns == 0
        have = fought.shields
    neighbours = {left(seat, len(have)), right(seat, len(have))}
    assert {each for each in neighbours if have[each] > have[seat]} == set(risk.rivals)
    assert fought is None or all(fought.won[each] for each in risk.rivals)
    return True


def _card_used(state: State, seat: Seat, text: str, risk: kinds.Leaves) -> bool:
    """Expect the next player to use the card at once; whether it still lies there by then."""
    luck, rival = Random(1), left(seat, len(state.table.cities))
    assert risk.rival == rival
    moves = ARCHITECTS.legal(ARCHITECTS.view(state, seat), seat)
    open_cards = [
        state.table.decks[move.deck].top
        for move in moves
        if isinstance(move, Take) and move.deck != CENTRE
    ]
    assert text == "done" or risk.card in open_cards
    state = ARCHITECTS.apply(state, seat, ARCHITECTS.parse(text)).state
    assert risk.card in _tops(state, rival).values()
    while ARCHITECTS.to_act(state) == (seat,):
        moves = ARCHITECTS.legal(ARCHITECTS.view(state, seat), seat)
        state = ARCHITECTS.apply(state, seat, at_random(luck, moves)).state
    take = next((deck for deck, top in _tops(state, rival).items() if top == risk.card), None)
    if take is None or ARCHITECTS.to_act(state) != (rival,):
        return False
    taken = ARCHITECTS.apply(state, rival, Take(take)).state
    moves = ARCHITECTS.legal(ARCHITECTS.view(taken, rival), rival)
    if risk.stage is None:
        assert any(isinstance(move, TurnIn) for move in moves)
    else:
        assert any(isinstance(move, Build) and move.stage == risk.stage for move in moves)
    return True


def _tops(state: State, seat: Seat) -> dict[Seat, str | None]:
    """Return the open cards that a seat can take in its turn, by deck."""
    table = state.table
    return {deck: table.decks[deck].top for deck in side_decks(seat, len(table.cities))}
