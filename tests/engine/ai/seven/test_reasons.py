"""The reasons for moves of 7 Wonders are true, and the telling one comes first."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from engine.ai.reasons import BEST
from engine.ai.seven.hints import kinds, preview
from engine.ai.seven.hints.advice import KINDS, KINDS_FREE_CITY, advice
from engine.ai.seven.hints.preview import MovePreview
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.seven.catalog import CARDS as CATALOG
from engine.seven.decisions import Revive
from engine.seven.effect_context import EffectContext
from engine.seven.effects import Coins
from engine.seven.game import SEVEN
from engine.seven.moves import Build, BuildStage
from engine.seven.production import lasting_effects
from engine.seven.state import State
from engine.seven.types import FREE_CITY, RESOURCES, Board
from tests.engine.seven.games import game
from tests.engine.seven.positions import LEFT, ME, RIGHT, city, position

CARDS = ("workshop", "scriptorium")

ARMS = ("barracks", "guard_tower")

OF_FREE_CITY = (kinds.Denies, kinds.ArmsFreeCity, kinds.PaysYou, kinds.Prepares)

CASES = (
    (position(city("giza:A", *CARDS, coins=9), city(), hands=(["apothecary"],)),
     "build:apothecary:2:0", kinds.CompletesSet("compass", 8)),
    (position(city("giza:A", "workshop"), hands=(["laboratory"],), age=2),
     "build:laboratory", kinds.GainsSymbol("gear", 2, 3)),
    (position(city("giza:A", *CARDS, "apothecary"), hands=(["laboratory"],), age=2),
     "build:laboratory", kinds.GainsSymbol("gear", 2, 3)),
    (position(city("rhodes:A"), city(), city("", "barracks"), hands=(["barracks"],)),
     "build:barracks", kinds.Outshields(("left",), 1)),
    (position(city("rhodes:A"), city("", "barracks"), city("", "barracks"), hands=(["barracks"],)),
     "build:barracks", kinds.Parries(("left", "right"), 1)),
    (position(city("giza:A"), city("", "theater"), hands=(["statue"],), age=2, turn=1),
     "discard:statue", kinds.GainsCoins(3)),
    (position(city("giza:A"), city("", "statue"), hands=(["gardens"],), age=3),
     "discard:gardens", kinds.Denies("gardens", LEFT, 5)),
    (position(city("giza:A"), city("", "statue"), hands=(["gardens", "gardens"],), age=3),
     "discard:gardens", kinds.GainsCoins(3)),
    (position(city("giza:A"), city("", "statue", "gardens"), hands=(["gardens"],), age=3),
     "discard:gardens", kinds.GainsCoins(3)),
    (position(city("giza:A", "brickyard", "sawmill"), city(coins=0), hands=(["gardens"],), age=3),
     "discard:gardens", kinds.GainsCoins(3)),
    (position(city("giza:A", "statue"), city("", "statue"), hands=(["gardens"],), age=3),
     "build:gardens", kinds.FreeByChain("statue")),
    (position(city("giza:A"), city(), city("", "theater"), hands=(["statue"],), age=2),
     "discard:statue", kinds.Denies("statue", RIGHT, 4)),
    (position(city("giza:A", "stone_pit"), hands=(["altar"],)),
     "stage:altar", kinds.BuildsStage(Board("giza", "A"), 1, 3)),
    (position(city("giza:A", "theater"), hands=(["statue"],), age=2),
     "build:statue", kinds.FreeByChain("theater")),
    (position(city("giza:A", "theater", "foundry", "sawmill"), hands=(["statue"],), age=2),
     "build:statue", kinds.Scores(4)),  # which its own resources would pay for
    (position(city("giza:A"), hands=(["clay_pit"],)),
     "build:clay_pit", kinds.Produces(("clay", "ore"))),
    (position(city("giza:A", "stone_pit"), hands=(["quarry"],)),
     "build:quarry", kinds.ProducesMore(("stone",))),
    (position(city("giza:A"), city("", *ARMS), city("", *ARMS), hands=(["stockade"],)),
     "build:stockade", kinds.GainsShields(1)),
    (position(city("giza:A"), hands=(["marketplace"],)),
     "build:marketplace", kinds.CheapensTrade("manufactured", ("left", "right"))),
    (position(city("olympia:B", stages=1), hands=(["marketplace"],)),
     "build:marketplace", kinds.CheapensTrade("manufactured", ("left", "right"))),
    (position(city("olympia:B", stages=1), hands=(["east_trading_post"],)),
     "build:east_trading_post", kinds.LeadsTo(("forum",))),
    (position(city("olympia:B", "west_trading_post", stages=1), hands=(["east_trading_post"],)),
     "build:east_trading_post", kinds.Does("east_trading_post")),
    (position(city("giza:A"), hands=(["altar"],)), "build:altar", kinds.Scores(2)),
    (position(city("giza:A"), hands=(["tavern"],)), "build:tavern", kinds.GainsCoins(5)),
    (position(city("giza:A"), city("", "loom"), hands=(["craftsmens_guild"],), age=3),
     "build:craftsmens_guild", kinds.Scores(2)),
    (position(city("giza:A", "barracks"), hands=(["craftsmens_guild"],), age=3),
     "build:craftsmens_guild", kinds.Does("craftsmens_guild")),
    (position(city("halicarnassus:A", stages=2), age=2, discards=("altar",),
              hands=([],), todo=(Revive(ME, ME),)),
     "revive:none", kinds.Declines()),
    (SEVEN.start(SEVEN.deal(Random(1), 3, {"sides": "choose", "wonders": "rhodes-giza-olympia"})),
     "side:b", kinds.OffersStages(Board("giza", "B"))),
)  # fmt: skip


@pytest.mark.parametrize(("state", "move", "reason"), CASES, ids=[case[1] for case in CASES])
def test_the_telling_reason_comes_first(state: State, move: str, reason: kinds.Reason) -> None:
    thought = Thought(ME, (Option(move, 0.5, 1),), 1)
    assert advice(SEVEN.view(state, ME), thought)[0].reason == reason


def test_the_best_moves_that_do_different_things_have_reasons() -> None:
    luck, merged = Random(1), 0
    for each in [*game(2, 2), *game(5, 5)]:
        view = SEVEN.view(each.before, each.seat)
        texts = [str(move) for move in SEVEN.legal(view, each.seat)]
        luck.shuffle(texts)
        options = tuple(Option(text, 0.5, 1) for text in texts)
        best = {
            _done(text): option for text, option in reversed([*zip(texts, options, strict=True)])
        }
        first = sorted(best.values(), key=options.index)[:BEST]
        found = advice(view, Thought(Seat(each.seat), options, len(options)))
        assert [each.option for each in found] == first
        merged += first != list(options[:BEST])
    assert merged > 0


def _done(text: str) -> str:
    """Return the text of a move without what is paid for it."""
    return re.sub(r":\d+:\d+$", "", text).replace("free:", "build:")


def test_nothing_is_said_to_come_at_once_of_a_second_discard() -> None:
    view = SEVEN.view(position(city("giza:A"), hands=(["clay_pit", "ore_vein"],)), ME)
    options = tuple(Option(f"discard:{card}", 0.5, 1) for card in ("clay_pit", "ore_vein"))
    found = advice(view, Thought(ME, options, 2))
    assert [each.reason for each in found] == [kinds.GainsCoins(3)] * 2


class Tithe(Coins, frozen=True, tag="tithe"):
    """An effect that the published game does not have."""

    def immediate(self, context: EffectContext, seat: Seat) -> None:
        """Give so many coins to everybody, and four more to the builder."""
        for each in range(3):
            context.gain(Seat(each), self.n + 4 * (each == seat))


def test_coins_of_any_effect_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    altar = replace(CATALOG["altar"], effects=(Tithe(1),))
    monkeypatch.setattr(preview, "CARDS", {**CATALOG, "altar": altar})
    state = position(city("giza:A"), hands=(["altar"],))
    assert MovePreview(SEVEN.view(state, ME), ME, "build:altar").coins == 5


def test_coins_for_cards_are_told_with_the_card_that_brings_them() -> None:
    state = position(city("giza:A", "tavern"), hands=(["lighthouse"],), age=3)
    assert MovePreview(SEVEN.view(state, ME), ME, "build:lighthouse").coins == 2


def test_to_build_a_card_with_the_gift_or_without_is_one_advice() -> None:
    view = SEVEN.view(position(city("olympia:A", stages=2), hands=(["altar"],)), ME)
    options = tuple(Option(f"{verb}:altar", 0.5, 1) for verb in ("build", "free", "discard"))
    found = advice(view, Thought(ME, options, 3))
    assert [each.option.move for each in found] == ["build:altar", "discard:altar"]


def test_what_a_city_is_told_to_gain_it_has_after_the_move() -> None:
    checked = set[type]()
    for each in [*game(1, 3), *game(2, 3), *game(3, 3)]:
        preview = MovePreview(SEVEN.view(each.before, each.seat), each.seat, str(each.move))
        for reason in (kind(preview) for kind in KINDS):
            step = each.step.state
            if step.table.chosen:
                continue  # the move is made once all have chosen
            then = lasting_effects(step.table.cities[each.seat])
            if isinstance(reason, kinds.GainsShields):
                assert then.shields == reason.shields
                checked.add(kinds.GainsShields)
            elif isinstance(reason, kinds.ProducesMore):
                had = lasting_effects(each.before.table.cities[each.seat]).trader.own.most
                for resource in reason.resources:
                    at = RESOURCES.index(resource)
                    assert then.trader.own.most[at] > had[at] > 0
                checked.add(kinds.ProducesMore)
    assert checked == {kinds.GainsShields, kinds.ProducesMore}


def test_that_no_discard_is_of_use_is_said_only_where_none_is_better() -> None:
    state = position(
        city("halicarnassus:A", stages=2), age=2, discards=("altar",), hands=([],),
        todo=(Revive(ME, ME),),
    )  # fmt: skip
    options = (Option("revive:altar", 0.5, 1), Option("revive:none", 0.3, 1))
    _, second = advice(SEVEN.view(state, ME), Thought(ME, options, 2))
    assert second.reason == kinds.BuildsNothing()


def test_what_the_free_city_does_is_told_as_its_own() -> None:
    """It pays who chooses for it, and its shields stand against the rival."""
    told = set[type]()
    for each in [*game(1, 2), *game(2, 2), *game(3, 2)]:
        view, rival = SEVEN.view(each.before, each.seat), Seat(1 - each.seat)
        for move in SEVEN.legal(view, each.seat):
            if not isinstance(move, Build | BuildStage) or not move.city:
                continue
            for kind in KINDS_FREE_CITY:
                match kind(MovePreview(view, each.seat, str(move))):
                    case kinds.ArmsFreeCity(who, shields) as reason:
                        cities = view.table.cities
                        theirs = lasting_effects(cities[rival]).shields
                        assert who == rival
                        assert lasting_effects(cities[FREE_CITY]).shields <= theirs < shields
                        told.add(type(reason))
                    case kinds.PaysYou(coins) as reason:
                        assert coins == (move.left, move.right)[each.seat]
                        told.add(type(reason))
    assert told == {kinds.ArmsFreeCity, kinds.PaysYou}


def test_of_a_card_for_the_free_city_is_told_what_the_rival_loses_by_it() -> None:
    denied = 0
    for each in [*game(1, 2), *game(2, 2), *game(3, 2)]:
        view = SEVEN.view(each.before, each.seat)
        for move in SEVEN.legal(view, each.seat):
            if isinstance(move, Build) and move.city:
                thought = Thought(each.seat, (Option(str(move), 0.5, 1),), 1)
                reason = advice(view, thought)[0].reason
                assert isinstance(reason, OF_FREE_CITY)
                if isinstance(reason, kinds.Denies):
                    assert reason.card == move.card
                    assert reason.rival == 1 - each.seat
                    denied += 1
    assert denied > 0
