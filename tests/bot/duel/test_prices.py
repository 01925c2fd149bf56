"""Prices and their reasons in words."""

import pytest

from bot.duel.wording.prices import missing, payable, price, reasons
from engine.duel.types import Bought, Chained, Chosen, Price, Printed, Produced, Waived
from tests.bot.wording.languages import LOCALES, WORDS

CHAINED = Price(0, 0, (Chained("altar"),))
MIXED = Price(
    8,
    6,
    (
        Printed(2),
        Produced("wood", 2),
        Produced("clay", 1),
        Chosen("glass", 1),
        Waived("stone", 2),
        Bought("papyrus", 2, 3),
    ),
)


@pytest.mark.parametrize(
    ("locale", "chained", "mixed"),
    [
        (
            "en-US",
            "chain from Altar",
            "printed cost 2 coins, 2 wood + 1 clay produced, 1 glass from production of choice, "
            "2 stone spared by a Progress token, 2 papyrus bought for 3 coins each",
        ),
        (
            "pt-BR",
            "encadeamento com o Altar",
            "custo impresso de 2 moedas, 2 madeiras + 1 argila de produção própria, 1 vidro de "
            "produção à escolha, 2 pedras a menos por ficha de Progresso, compra de 2 papiros por "
            "3 moedas cada",
        ),
        (
            "es-ES",
            "cadena con el Altar",
            "coste impreso de 2 monedas, 2 maderas + 1 arcilla de producción propia, 1 cristal de "
            "producción a elegir, 2 piedras menos por ficha de Progreso, compra de 2 papiros a 3 "
            "monedas por unidad",
        ),
    ],
)
def test_reasons_are_told_in_order(locale: str, chained: str, mixed: str) -> None:
    assert reasons(WORDS[locale], CHAINED) == chained
    assert reasons(WORDS[locale], MIXED) == mixed


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_free_without_a_reason_has_none(locale: str) -> None:
    assert reasons(WORDS[locale], Price(0, 0, ())) == ""


@pytest.mark.parametrize(
    ("locale", "free", "one", "short"),
    [
        ("en-US", "free", "1 coin", "8 coins, 1 coin short"),
        ("pt-BR", "grátis", "1 moeda", "8 moedas, falta 1 moeda"),
        ("es-ES", "gratis", "1 moneda", "8 monedas, falta 1 moneda"),
        ("es-419", "gratis", "1 moneda", "8 monedas, falta 1 moneda"),
    ],
)
def test_a_price_is_free_or_coins_and_what_is_missing(
    locale: str, free: str, one: str, short: str
) -> None:
    words = WORDS[locale]
    assert price(words, CHAINED) == free
    assert price(words, Price(1, 0, (Printed(1),))) == one
    assert payable(words, MIXED, 7) == short
    assert payable(words, MIXED, 8) == price(words, MIXED)
    assert short.endswith(missing(words, 1))


@pytest.mark.parametrize(
    ("locale", "one", "each"),
    [
        ("en-US", "1 glass bought for 3 coins", "2 glass bought for 1 coin each"),
        ("pt-BR", "compra de 1 vidro por 3 moedas", "compra de 2 vidros por 1 moeda cada"),
        (
            "es-ES",
            "compra de 1 cristal por 3 monedas",
            "compra de 2 cristales a 1 moneda por unidad",
        ),
    ],
)
def test_only_several_units_have_a_price_each(locale: str, one: str, each: str) -> None:
    bought = (Bought("glass", 1, 3), Bought("glass", 2, 1))
    assert [reasons(WORDS[locale], Price(0, 0, (step,))) for step in bought] == [one, each]
