"""Every card, wonder, token and effect has words in every language."""

from typing import get_args

import pytest

from bot.duel.wording.effects import effects
from bot.duel.wording.items import (
    cost,
    effects_in_short,
    item_name,
    item_of,
    item_text,
    token_name,
    wonder_name,
)
from engine.duel import effects as kinds
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.effect_context import Counted
from engine.duel.types import COLOURS, RESOURCES, SYMBOLS, Cost, Kind
from tests.bot.wording.languages import LOCALES, WORDS

ITEMS = (*CARDS, *WONDERS, *TOKENS)

COUNTED: tuple[Counted, ...] = (*COLOURS, "wonder", "token", "coin_set")
KINDS: tuple[Kind, ...] = (*COLOURS, "wonder")

SAMPLES: tuple[kinds.Effect, ...] = (
    *(kinds.Produces(resource, n) for resource in RESOURCES for n in (1, 2)),
    kinds.ProducesAny("raw"),
    kinds.ProducesAny("manufactured"),
    *(kinds.FixedPrice(resource, 1) for resource in RESOURCES),
    *(kinds.Waives(2, on) for on in KINDS),
    *(kinds.Science(symbol) for symbol in SYMBOLS),
    kinds.Points(3),
    *(kinds.PointsPer(what, 3) for what in COUNTED),
    kinds.PointsPerMost(("brown", "grey"), 1),
    kinds.PointsPerMost(("coin_set",), 1),
    kinds.PointsPerMost(("wonder", "red"), 2),
    kinds.Coins(1),
    *(kinds.CoinsPer(what, 1) for what in COUNTED),
    kinds.CoinsPerMost(("brown", "grey"), 1),
    kinds.RivalLoses(3),
    kinds.Shields(2),
    *(kinds.ExtraShields(1, on) for on in COLOURS),
    *(kinds.Destroys(colour) for colour in COLOURS),
    kinds.Revives(),
    kinds.OpensLibrary(),
    kinds.PlaysAgain(),
    kinds.ReplaysWonders(),
    kinds.ChainIncome(4),
    kinds.TradeIncome(),
)


def test_the_samples_are_of_every_kind() -> None:
    assert {type(sample) for sample in SAMPLES} == set(get_args(kinds.Effect))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_effect_has_a_sentence_of_its_own(locale: str) -> None:
    sentences = effects(WORDS[locale], SAMPLES)
    assert len(set(sentences)) == len(SAMPLES)
    assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in sentences)
    assert not any(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_item_has_names(locale: str) -> None:
    words = WORDS[locale]
    names = [item_name(words, item) for item in ITEMS]
    assert len(set(names)) == len(ITEMS)
    for item in ITEMS:
        within = item_name(words, item, ".within")
        assert within.casefold().endswith(item_name(words, item).casefold()) or (
            locale == "pt-BR" and item == "piraeus"
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_short_names_are_short_and_differ(locale: str) -> None:
    words = WORDS[locale]
    wonders = [wonder_name(words, wonder, ".short") for wonder in WONDERS]
    tokens = [token_name(words, token, ".short") for token in TOKENS]
    assert len(set(wonders)) == len(WONDERS)
    assert len(set(tokens)) == len(TOKENS)
    assert max(map(len, wonders)) <= 16
    assert max(map(len, tokens)) <= 12


@pytest.mark.parametrize("locale", LOCALES)
def test_every_item_has_a_page_and_a_few_words(locale: str) -> None:
    words = WORDS[locale]
    for item in ITEMS:
        page = item_text(words, item)
        assert page.startswith(f"**{item_name(words, item)}**\n"), item
        assert page.count("\n- ") == len(item_of(item).effects), item
        assert 0 < len(effects_in_short(words, item)) <= 100, item


def test_an_unknown_item_is_an_error() -> None:
    with pytest.raises(KeyError):
        item_text(WORDS["en-US"], "nonsense")


def test_a_page_tells_both_chains() -> None:
    page = item_text(WORDS["pt-BR"], "temple")
    assert page == (
        "**Templo**\n"
        "Estruturas Cívicas (carta azul), Era II\n"
        "Custo: 1 madeira, 1 papiro\n"
        "- Vale 4 pontos de vitória\n"
        "Grátis se a sua cidade tiver o Altar\n"
        "Encadeamento: permite construir o Panteão de graça"
    )


def test_a_card_that_counts_itself_says_so() -> None:
    assert "incluida esta" in item_text(WORDS["es-ES"], "lighthouse")
    assert "incluida esta" in item_text(WORDS["es-ES"], "mathematics")
    assert "incluida esta" not in item_text(WORDS["es-ES"], "port")


@pytest.mark.parametrize(
    ("locale", "free", "dear"),
    [
        ("en-US", "free", "2 coins, 1 wood, 2 glass"),
        ("pt-BR", "grátis", "2 moedas, 1 madeira, 2 vidros"),
        ("es-ES", "gratis", "2 monedas, 1 madera, 2 cristales"),
        ("es-419", "gratis", "2 monedas, 1 madera, 2 cristales"),
    ],
)
def test_a_cost_lists_coins_and_resources(locale: str, free: str, dear: str) -> None:
    assert cost(WORDS[locale], Cost()) == free
    assert cost(WORDS[locale], Cost(coins=2, wood=1, glass=2)) == dear
