"""Everything that can happen is told, in every language."""

from typing import get_args

import pytest

from bot.duel.wording.events import event_lines, log_line
from bot.wording.circle import circle_of
from engine.core.game import Result, Seat
from engine.duel import events as happened
from engine.duel.score import REASONS
from engine.duel.types import Bought, Chained, Price
from tests.bot.wording.languages import LOCALES, WORDS

from . import games

CIRCLE = circle_of(("Ana", "Bruno"))
A, B = Seat(0), Seat(1)
FREE, CHAINED, PAID = Price(0, 0, ()), Price(0, 0, (Chained("altar"),)), Price(5, 5, ())

SAMPLES: tuple[happened.Event, ...] = (
    happened.WonderTaken(A, "sphinx"),
    happened.WonderTaken(B, "piraeus", given=True),
    happened.AgeBegan(1),
    happened.StarterChosen(A, A),
    happened.StarterChosen(A, B),
    happened.Built(A, "altar", FREE),
    happened.Built(A, "temple", CHAINED),
    happened.Built(A, "baths", Price(2, 2, (Bought("stone", 1, 2),))),
    happened.Discarded(B, "press", 3),
    happened.WonderBuilt(A, "sphinx", "quarry", PAID),
    happened.WonderBuilt(A, "pyramids", "quarry", FREE),
    happened.WonderLost(B, "colossus"),
    happened.CoinsGained(A, 4, "tavern"),
    happened.CoinsGained(A, 6, "urbanism"),
    happened.CoinsLost(B, 1, "appian_way"),
    happened.TradePaid(B, 4),
    happened.ChainPaid(A, 4),
    happened.PawnMoved(A, 0, 2),
    happened.PawnMoved(B, 2, 1),
    happened.Looted(B, 3, 2),
    happened.Looted(B, 6, 0),
    happened.PairMade(A, "wheel"),
    happened.TokenTaken(A, "law"),
    happened.TokenTaken(A, "economy", library=True),
    happened.Revived(A, "walls"),
    happened.Destroyed(A, "sawmill"),
    happened.PlaysAgain(A),
    happened.Revealed(3, "tavern"),
    *(happened.GameEnded(Result(reason, (B,))) for reason in (*REASONS, "resignation")),
    happened.GameEnded(Result("abandoned", ())),
)

SPANISH = """\
**Ana** eligió la Esfinge.
**Bruno** se quedó con la última: El Pireo.
**Comienza la Era I.**
**Ana** eligió comenzar la Era.
**Ana** eligió que Bruno comience la Era.
**Ana** construyó el Altar gratis.
**Ana** construyó el Templo gratis (cadena con el Altar).
**Ana** construyó los Baños por 2 monedas.
**Bruno** descartó la Prensa y recibió 3 monedas.
**Ana** construyó la Esfinge por 5 monedas, con la Cantera debajo.
**Ana** construyó las Pirámides gratis, con la Cantera debajo.
Siete Maravillas construidas: **Bruno** devuelve el Coloso a la caja.
**Ana** recibió 4 monedas (Taberna).
**Ana** recibió 6 monedas (Urbanismo).
**Bruno** perdió 1 moneda (Vía Apia).
**Bruno** recibió 4 monedas de ese comercio (Economía).
**Ana** recibió 4 monedas por la cadena (Urbanismo).
Medidor de Conflicto: 2 casillas hacia la capital de Bruno.
Medidor de Conflicto: 1 casilla hacia la capital de Ana.
**Bruno** perdió 2 monedas por una ficha Militar.
Se gastó una ficha Militar: **Bruno** no tenía monedas que perder.
**Ana** reunió una pareja de símbolos: rueda.
**Ana** tomó la ficha de Progreso Derecho.
**Ana** se quedó con la ficha de Progreso Economía, de la Gran Biblioteca.
**Ana** construyó gratis las Murallas, de la pila de descartes.
**Ana** envió el Aserradero de Bruno a la pila de descartes.
**Ana** vuelve a jugar.
A la vista: Taberna.
**Bruno** gana por puntos.
Empate a puntos: gana **Bruno** por tener más puntos en cartas azules.
Empate a puntos, también en cartas azules: **Bruno** y **Ana** comparten la victoria.
**Bruno** gana por supremacía militar: el medidor está en la capital de **Ana**.
**Bruno** gana por supremacía científica, con seis símbolos diferentes.
**Ana** se rindió: gana **Bruno**.
La partida se ha dado por terminada: no gana nadie."""

TOLD = {
    "en-US": """\
**Ana** took the Sphinx.
**Bruno** got the last one, Piraeus.
**Age I begins.**
**Ana** chose to begin the Age.
**Ana** chose Bruno to begin the Age.
**Ana** built Altar for free.
**Ana** built Temple for free (chain from Altar).
**Ana** built Baths for 2 coins.
**Bruno** discarded Press for 3 coins.
**Ana** built the Sphinx for 5 coins, with Quarry under it.
**Ana** built the Pyramids for free, with Quarry under it.
Seven Wonders are built: **Bruno** returns the Colossus to the box.
**Ana** received 4 coins (Tavern).
**Ana** received 6 coins (Urbanism).
**Bruno** lost 1 coin (Appian Way).
**Bruno** received 4 coins from that trade (Economy).
**Ana** received 4 coins for the chain (Urbanism).
Conflict pawn: 2 spaces towards Bruno’s capital.
Conflict pawn: 1 space towards Ana’s capital.
**Bruno** lost 2 coins to a Military token.
A Military token was used up: **Bruno** had no coins to lose.
**Ana** has a pair of symbols: wheel.
**Ana** took the Progress token Law.
**Ana** kept the Progress token Economy from the Great Library.
**Ana** built Walls from the discard pile for free.
**Ana** put Bruno’s Sawmill on the discard pile.
**Ana** plays again.
Revealed: Tavern.
**Bruno** wins on points.
Equal points: **Bruno** wins with more points from blue cards.
Equal points, and equal from blue cards: **Bruno** and **Ana** share the victory.
**Bruno** wins by military supremacy: the pawn is in **Ana**’s capital.
**Bruno** wins by scientific supremacy, with six different symbols.
**Ana** resigned: **Bruno** wins.
The game was ended without a winner.""",
    "pt-BR": """\
**Ana** escolheu a Esfinge.
**Bruno** ficou com a última: o Pireu.
**Começa a Era I.**
**Ana** escolheu começar a Era.
**Ana** escolheu Bruno para começar a Era.
**Ana** construiu o Altar de graça.
**Ana** construiu o Templo de graça (encadeamento com o Altar).
**Ana** construiu os Banhos por 2 moedas.
**Bruno** descartou a Prensa e recebeu 3 moedas.
**Ana** construiu a Esfinge por 5 moedas, usando a Pedreira.
**Ana** construiu as Pirâmides de graça, usando a Pedreira.
Sete Maravilhas construídas: **Bruno** devolve o Colosso à caixa.
**Ana** recebeu 4 moedas (Taverna).
**Ana** recebeu 6 moedas (Urbanismo).
**Bruno** perdeu 1 moeda (Via Ápia).
**Bruno** recebeu 4 moedas desse comércio (Economia).
**Ana** recebeu 4 moedas pelo encadeamento (Urbanismo).
Peão de Conflito: 2 espaços em direção à capital de Bruno.
Peão de Conflito: 1 espaço em direção à capital de Ana.
**Bruno** perdeu 2 moedas para uma ficha Militar.
Uma ficha Militar foi usada: **Bruno** não tinha moedas para perder.
**Ana** formou um par de símbolos: roda.
**Ana** pegou a ficha de Progresso Lei.
**Ana** ficou com a ficha de Progresso Economia, da Grande Biblioteca.
**Ana** construiu a Muralha de graça, da pilha de descartes.
**Ana** mandou a Serralheria de Bruno para a pilha de descartes.
**Ana** joga novamente.
À vista: Taverna.
**Bruno** vence por pontos.
Empate em pontos: **Bruno** vence por ter mais pontos em cartas azuis.
Empate em pontos, e também nas cartas azuis: **Bruno** e **Ana** compartilham a vitória.
**Bruno** vence por supremacia militar: o peão está na capital de **Ana**.
**Bruno** vence por supremacia científica, com seis símbolos diferentes.
**Ana** desistiu: **Bruno** vence.
A partida foi encerrada sem vencedor.""",
    "es-ES": SPANISH,
    "es-419": SPANISH.replace("se ha dado", "se dio").replace("Empate a", "Empate en"),
}


def test_the_samples_are_of_every_kind() -> None:
    assert {type(sample) for sample in SAMPLES} == set(get_args(happened.Event))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_is_told(locale: str) -> None:
    assert "\n".join(event_lines(WORDS[locale], CIRCLE, SAMPLES)) == TOLD[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_step_of_whole_games_is_told_in_short_lines(locale: str) -> None:
    seen = set()
    for step in games.steps():
        seen |= {type(event) for event in step.events}
        lines = event_lines(WORDS[locale], CIRCLE, step.events)
        assert lines
        assert all(0 < len(line) <= 150 for line in lines)
    assert seen == set(get_args(happened.Event))


def test_cards_revealed_together_share_a_line() -> None:
    turned = (happened.Revealed(3, "tavern"), happened.Revealed(4, "press"))
    lines = event_lines(WORDS["en-US"], CIRCLE, (*turned, happened.PlaysAgain(A)))
    assert lines == ["Revealed: Tavern, Press.", "**Ana** plays again."]


def test_names_are_escaped_wherever_they_stand() -> None:
    names = circle_of(("*a*", "_b_"))
    lines = event_lines(WORDS["en-US"], names, SAMPLES)
    assert len(lines) > 20
    for line in lines:
        assert line.replace(r"\*a\*", "").replace(r"\_b\_", "").count("_") == 0
        assert line.replace("**", "").replace(r"\*", "").count("*") == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_has_a_numbered_line_for_each_move(locale: str) -> None:
    steps = games.game(1)[1]
    for n, step in enumerate(steps, 1):
        line = log_line(WORDS[locale], CIRCLE, n, step.events)
        assert "\n" not in line
        assert line.partition(".")[0] == str(n)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", [*REASONS, "resignation", "abandoned"])
def test_every_way_to_end_has_a_name(locale: str, reason: str) -> None:
    assert WORDS[locale](f"reason-{reason}")
