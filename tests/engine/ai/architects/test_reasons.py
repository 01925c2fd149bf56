"""The reasons for moves of 7 Wonders Architects are true, and the telling one comes first."""

from itertools import product
from random import Random

import pytest

from engine.ai.architects.hints import kinds
from engine.ai.architects.hints.advice import advice
from engine.ai.reasons import BEST
from engine.ai.thought import Option, Thought
from engine.architects.catalog import TOKENS_IN_BOX
from engine.architects.deal import State
from engine.architects.decisions import Act, ChooseDeck, ChooseToken, TakeExtra
from engine.architects.game import ARCHITECTS
from engine.architects.moves import Build, Look, Move
from engine.architects.score import score
from engine.architects.types import CENTRE, DeckId
from engine.core.game import Seat
from tests.engine.architects.positions import LAST, ME, NEXT, city, position
from tests.engine.walk import seeded

FOUR = "2d 2s 3d 3s"
EXTRA = (TakeExtra(ME, "architecture"), Act(ME))
MINE: dict[DeckId, str] = {ME: "gear"}

CASES = (
    (position(city("giza", "wood clay stone glass", built=FOUR), todo=(Act(ME),)),
     "build:4d:clay+glass+stone+wood", kinds.FinishesWonder("4d", 30)),
    (position(city("giza", "wood clay"), todo=(Act(ME),)),
     "build:2d:clay+wood", kinds.BuildsStage("2d", 4)),
    (position(city("giza", "wood clay", tokens="architecture"), todo=(Act(ME),)),
     "build:2d:clay+wood", kinds.GivesExtra("architecture")),
    (position(city("olympia", "wood wood", built="2d"), tops={ME: "vp3", LAST: "vp2cat"},
              todo=(Act(ME),)),
     "build:2s:wood+wood", kinds.BuildsStage("2s", 2 + 3 + 2 + 2)),
    (position(city("olympia", "wood wood", built="2d"), tops={ME: "vp3"}, left={LAST: 0},
              todo=(Act(ME),)),
     "build:2s:wood+wood", kinds.BuildsStage("2s", 2 + 3)),
    (position(city("ephesus", "wood wood", built="2d"), tops={CENTRE: "vp3"}, todo=(Act(ME),)),
     "build:2s:wood+wood", kinds.BuildsStage("2s", 3)),
    (position(city("ephesus", "wood wood", built="2d"), tops={CENTRE: "vp3"}, cat=ME, peeked=(ME,),
              todo=(Act(ME),)),
     "build:2s:wood+wood", kinds.BuildsStage("2s", 3 + 3)),
    (position(city("giza", "wood"), tops={ME: "clay"}),
     "take:0", kinds.PaysStage("clay", "2d", 4)),
    (position(city("giza", "wood clay stone", built=FOUR), tops={ME: "glass"}),
     "take:0", kinds.PaysLastStage("glass", "4d", 30)),
    (position(city("giza", "wood clay stone", built=FOUR, tokens="decor"),
              city("rhodes", victories=13), tops={ME: "glass"}),
     "take:0", kinds.PaysLastStage("glass", "4d", -3)),
    (position(city("rhodes", "wood clay stone", built=FOUR), city("giza", "red0"), peace=0,
              tops={ME: "glass"}, todo=EXTRA),
     "take:0", kinds.PaysLastStage("glass", "4d", 29)),
    (position(city("giza", "gear"), tops=MINE), "take:0", kinds.CompletesSet("gear")),
    (position(city("giza"), tops=MINE), "take:0", kinds.GainsSymbol("gear")),
    (position(city("giza"), city("rhodes", "gear"), tops=MINE),
     "take:0", kinds.Denies("gear", NEXT)),
    (position(city("giza"), city("rhodes", "gear"), tops={ME: "gear", NEXT: "gear"}),
     "take:0", kinds.GainsSymbol("gear")),
    (position(city("giza"), city("rhodes", "gear"), tops={LAST: "gear"}),
     "take:2", kinds.GainsSymbol("gear")),
    (position(city("giza", "wood clay stone glass", built=FOUR), city("rhodes", victories=2),
              city("olympia", victories=1), todo=(Act(ME),)),
     "build:4d:clay+glass+stone+wood", kinds.FinishesWonder("4d", 24)),
    (position(city("giza", "wood clay stone glass red0 red0", built=FOUR),
              city("rhodes", "red0", victories=2), peace=0, todo=(Act(ME),)),
     "build:4d:clay+glass+stone+wood", kinds.FinishesWonder("4d", 27)),
    (position(city("giza", "wood clay stone glass red0 red0", built=FOUR),
              city("rhodes", "red0 red0 red0", tokens="strategy"), peace=0, todo=(Act(ME),)),
     "build:4d:clay+glass+stone+wood", kinds.FinishesWonder("4d", 25)),
    (position(city("giza", "wood clay stone glass red0 red0", built=FOUR, tokens="strategy"),
              city("rhodes", "red0"), peace=0, todo=(Act(ME),)),
     "build:4d:clay+glass+stone+wood", kinds.FinishesWonder("4d", 35)),
    (position(city("giza", "gear gear"), todo=(Act(ME),)),
     "science:gear+gear:decor", kinds.GainsToken("decor", 4)),
    (position(city("babylon", "gear"), pile="culture", todo=(ChooseToken(ME), Act(ME))),
     "token:top", kinds.DrawsToken(len(TOKENS_IN_BOX) - 3)),
    (position(city("giza"), tops={ME: "red1"}, peace=1), "take:0", kinds.WinsBattle("red1", 2)),
    (position(city("giza", "red0"), city("rhodes", "red0 red0"), city("olympia", "red0 red0"),
              tops={ME: "red1"}, peace=1), "take:0", kinds.StartsBattle("red1")),
    (position(city("giza"), city("rhodes", "red0 red0"), city("olympia", "red0 red0"),
              tops={ME: "red1"}, peace=1), "take:0", kinds.GainsShields("red1", 1)),
    (position(city("giza", "red0"), tops={ME: "vp3"}, peace=0, todo=EXTRA),
     "take:0", kinds.Scores("vp3", 3)),
    (position(city("giza"), tops={ME: "red0"}),
     "take:0", kinds.Outshields("red0", (NEXT, LAST), 1)),
    (position(city("giza", "red0"), tops={ME: "red0"}), "take:0", kinds.GainsShields("red0", 2)),
    (position(city("giza"), tops={ME: "vp2cat"}), "take:0", kinds.TakesCat("vp2cat", 4)),
    (position(city("giza"), tops={ME: "vp2cat"}, cat=ME), "take:0", kinds.Scores("vp2cat", 2)),
    (position(city("giza", tokens="urbanism"), tops={ME: "wood"}),
     "take:0", kinds.GivesExtra("urbanism")),
    (position(city("giza", tokens="urbanism"), tops={ME: "wood"}, ready="urbanism", todo=EXTRA),
     "take:0", kinds.NearsStage("wood", "2d", 1)),
    (position(city("giza"), tops={ME: "wood"}), "take:0", kinds.NearsStage("wood", "2d", 1)),
    (position(city("giza", "coin", built="2d 2s"), tops={ME: "wood"}),
     "take:0", kinds.NearsStage("wood", "3d", 1)),
    (position(city("giza", "wood", built="2d 2s", tokens="engineering"), tops={ME: "wood"}),
     "take:0", kinds.NearsStage("wood", "3d", 1)),
    (position(city("giza", "coin", built=FOUR, tokens="economy"), tops={ME: "wood"}),
     "take:0", kinds.NearsStage("wood", "4d", 1)),
    (position(city("giza")), "take:centre", kinds.DrawsUnseen(60)),
    (position(city("giza"), tops={CENTRE: "vp3"}, cat=ME, peeked=(ME,)),
     "take:centre", kinds.Scores("vp3", 3)),
    (position(city("halicarnassus"), tops={ME: "wood"}, todo=(ChooseDeck(ME, 5), Act(ME))),
     "look:0", kinds.ChoosesFrom(5, "wood")),
    (position(city("giza", tokens="urbanism"), ready="urbanism", todo=(Act(ME),)),
     "done", kinds.Forgoes()),
    (position(city("giza", tokens="urbanism"), ready="urbanism", todo=(Act(ME),)),
     "extra:urbanism", kinds.TakesMore("urbanism")),
    (position(city("giza", "wood clay"), tops={ME: "wood"}),
     "take:0", kinds.ServesLater("wood", "2s")),
    (position(city("giza", "wood clay red0", built=FOUR), tops={ME: "wood"}),
     "take:0", kinds.Prepares()),
)  # fmt: skip


@pytest.mark.parametrize(("state", "move", "reason"), CASES, ids=[str(c[2]) for c in CASES])
def test_the_telling_reason_comes_first(state: State, move: str, reason: kinds.Reason) -> None:
    view = ARCHITECTS.view(state, ME)
    assert ARCHITECTS.parse(move) in ARCHITECTS.legal(view, ME)
    thought = Thought(ME, (Option(move, 0.5, 1),), 1)
    assert advice(view, thought)[0].reason == reason


def test_the_best_moves_that_do_different_things_have_reasons() -> None:
    luck, merged = Random(1), 0
    for each in [*seeded(ARCHITECTS, 2, 2), *seeded(ARCHITECTS, 5, 5)]:
        view = ARCHITECTS.view(each.before, each.seat)
        texts = [str(move) for move in ARCHITECTS.legal(view, each.seat)]
        luck.shuffle(texts)
        options = tuple(Option(text, 0.5, 1) for text in texts)
        best = {
            _done(text): option for text, option in reversed([*zip(texts, options, strict=True)])
        }
        first = sorted(best.values(), key=options.index)[:BEST]
        found = advice(view, Thought(each.seat, options, len(options)))
        assert [each.option for each in found] == first
        merged += first != list(options[:BEST])
    assert merged > 0


def _done(text: str) -> str:
    """Return the text of a move without the cards that pay for it."""
    verb, *words = text.split(":")
    kept = {"build": words[:1], "science": words[1:]}
    return ":".join((verb, *kept.get(verb, words)))


def test_the_cards_that_are_told_to_be_looked_at_are_seen_then() -> None:
    found = 0
    for players, seed in product((2, 3, 5), range(8)):
        for each in seeded(ARCHITECTS, seed, players):
            if isinstance(each.move, Look):
                thought = Thought(each.seat, (Option(str(each.move), 0.5, 1),), 1)
                reason = advice(ARCHITECTS.view(each.before, each.seat), thought)[0].reason
                looked = ARCHITECTS.view(each.step.state, each.seat).looked
                kept = () if looked else each.step.state.table.cities[each.seat].cards[-1:]
                seen = looked or kept
                assert reason == kinds.ChoosesFrom(len(seen), seen[0])
                found += 1
    assert found > 5


def test_the_card_that_pays_the_last_stage_ends_the_game_with_the_lead_that_is_told() -> None:
    found = 0
    for players, seed in product((2, 3, 5), range(8)):
        for each in seeded(ARCHITECTS, seed, players):
            view = ARCHITECTS.view(each.before, each.seat)
            for move in ARCHITECTS.legal(view, each.seat):
                thought = Thought(each.seat, (Option(str(move), 0.5, 1),), 1)
                reason = advice(view, thought)[0].reason
                if isinstance(reason, kinds.PaysLastStage):
                    found += _ends_with(each.before, each.seat, move, reason)
    assert found > 5


def _ends_with(state: State, seat: Seat, move: Move, reason: kinds.PaysLastStage) -> bool:
    """Build the stage after the card; whether the turn, and so the game, is over by that."""
    state = ARCHITECTS.apply(state, seat, move).state
    builds = [
        each
        for each in ARCHITECTS.legal(ARCHITECTS.view(state, seat), seat)
        if isinstance(each, Build) and each.stage == reason.stage
    ]
    state = ARCHITECTS.apply(state, seat, builds[0]).state
    if ARCHITECTS.to_act(state):
        return False
    points = [score(state.table, Seat(at)).total for at in range(len(state.table.cities))]
    assert points.pop(seat) - max(points) == reason.lead
    return True
