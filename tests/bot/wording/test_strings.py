"""Which language is chosen, what is refused, and how counts are worded."""

from pathlib import Path

import pytest

from bot.wording.names import escaped
from bot.wording.signs import Sign, Signs
from bot.wording.strings import SIGNED, BadStrings, MissingWord, Strings

from .languages import LOCALES, STRINGS, WORDS


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("en-US", "en-US"),
        ("en-GB", "en-US"),
        ("pt-BR", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("es-ES", "es-ES"),
        ("es-419", "es-419"),
        ("es-MX", "es-419"),
        ("tlh", "en-US"),
        ("", "en-US"),
        (None, "en-US"),
    ],
)
def test_the_nearest_language_is_taken(asked: str | None, given: str) -> None:
    assert STRINGS.words(asked).locale == given


def test_a_language_without_a_folder_is_not_spoken() -> None:
    assert STRINGS.spoken("tlh") is None
    assert STRINGS.spoken("pt-PT") is WORDS["pt-BR"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "name", ["João S.", "**João S.**", "Ana, Bruno & C. (Jr.).", "\u2068שׁ.\u2069"]
)
def test_a_sentence_that_ends_with_a_name_and_its_full_stop_has_no_second_one(
    locale: str, name: str
) -> None:
    words = WORDS[locale]
    assert words("lobby-open", host="Ana", game=name).endswith(f" {name}")
    assert f"**{name}** " in words("seven-chosen", move=name)
    assert words("waiting-for", players=f"Ana & {name}").endswith(name)
    began = words("lobby-begun", players=name, game="Duel")
    assert name in began, "which has no full stop after it"
    assert began.endswith("Duel.")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["nonsense", "wonder-sphinx.nonsense", "coins", "nonsense.short"])
def test_a_missing_word_is_an_error_and_never_shown(locale: str, key: str) -> None:
    with pytest.raises(MissingWord, match=f"{locale}: {key}"):
        WORDS[locale](key)


def test_an_attribute_is_asked_for_with_a_point() -> None:
    assert WORDS["en-US"]("wonder-sphinx") == "The Sphinx"
    assert WORDS["en-US"]("wonder-sphinx.short") == "Sphinx"
    assert WORDS["pt-BR"]("wonder-sphinx.within") == "a Esfinge"
    assert WORDS["es-ES"]("wonder-sphinx.within") == "la Esfinge"


@pytest.mark.parametrize(
    ("locale", "none", "one", "more"),
    [
        ("en-US", "0 coins", "1 coin", "2 coins"),
        ("pt-BR", "0 moedas", "1 moeda", "2 moedas"),
        ("es-ES", "0 monedas", "1 moneda", "2 monedas"),
        ("es-419", "0 monedas", "1 moneda", "2 monedas"),
    ],
)
def test_counts_have_their_plural(locale: str, none: str, one: str, more: str) -> None:
    words = WORDS[locale]
    assert [words("coins", coins=coins) for coins in range(3)] == [none, one, more]


def test_points_below_zero_have_a_minus_sign_and_their_plural() -> None:
    singular = {locale: words("points.short", points=-1) for locale, words in WORDS.items()}
    told = {"en-US": "−1 point", "pt-BR": "−1 ponto", "es-ES": "−1 punto", "es-419": "−1 punto"}
    assert singular.items() >= told.items()
    assert WORDS["en-US"]("seven-score-total", who="Ana-6 -60", points=-6) == "Ana-6 -60 (−6)"
    assert WORDS["en-US"]("seven-score-total", who=escaped("-6"), points=-6) == r"\-6 (−6)"


@pytest.mark.parametrize(
    ("locale", "units"),
    [
        ("en-US", ["0 glass", "1 glass", "2 glass"]),
        ("pt-BR", ["0 vidros", "1 vidro", "2 vidros"]),
        ("es-ES", ["0 cristales", "1 cristal", "2 cristales"]),
    ],
)
def test_resources_are_counted(locale: str, units: list[str]) -> None:
    assert [WORDS[locale]("resource-glass.units", n=n) for n in range(3)] == units


def _folder(home: Path, **files: str) -> Path:
    for name, text in files.items():
        locale, _, stem = name.partition("__")
        file = home / locale.replace("_", "-") / f"{stem}.ftl"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return home


def test_a_syntax_error_is_named_with_its_line(tmp_path: Path) -> None:
    folder = _folder(tmp_path, en_US__names="good = Good\nbad = { $n\n")
    with pytest.raises(BadStrings, match=r"en-US/names\.ftl:3: "):
        Strings(folder)


def test_a_key_must_not_be_there_twice(tmp_path: Path) -> None:
    folder = _folder(tmp_path, en_US__a="same = One\n", en_US__b="same = Two\n")
    with pytest.raises(BadStrings, match=r"en-US/b\.ftl: same is there twice"):
        Strings(folder)


def test_signs_take_the_place_of_words_where_discord_has_them(tmp_path: Path) -> None:
    coins = "coins = { $n } coins\n    .short = { $n } c.\n"
    folder = _folder(tmp_path, en_US__a=f"{coins}wood = Wood\n    .units = {{ $n }} wood\n")
    with_signs = "coins = { $n } { $sign-coin }\nwood =\n    .units = { $n } { $sign-wood }\n"
    (folder / SIGNED).write_text(with_signs, encoding="utf-8")
    say = Strings(folder).words("en-US")
    signed = say.signed(Signs({"coin": Sign("coin", 7)}))
    asked = ("coins", "coins.short", "wood", "wood.units")
    assert [say(key, n=2) for key in asked] == ["2 coins", "2 c.", "Wood", "2 wood"]
    assert [signed(key, n=2) for key in asked] == ["2 <:coin:7>", "2 c.", "Wood", "2 wood"]
    with pytest.raises(MissingWord, match="en-US: coins: "):
        signed("coins")


def test_there_is_no_form_with_signs_of_what_is_no_sentence(tmp_path: Path) -> None:
    folder = _folder(tmp_path, en_US__a="coins = { $n } coins\n")
    (folder / SIGNED).write_text("cions = { $n } { $sign-coin }\n", encoding="utf-8")
    with pytest.raises(BadStrings, match=f"{SIGNED}: cions is no sentence"):
        Strings(folder)


def test_other_english_is_answered_in_that_of_the_default(tmp_path: Path) -> None:
    folder = _folder(tmp_path, en_AU__a="one = Wun\n", en_US__a="one = One\n")
    assert Strings(folder).words("en-GB").locale == "en-US"


def test_there_must_be_english(tmp_path: Path) -> None:
    with pytest.raises(BadStrings, match="there is no en-US"):
        Strings(_folder(tmp_path, fr__a="un = Un\n"))


@pytest.mark.parametrize(
    ("locale", "moves"),
    [
        ("en-US", ["0 moves", "1 move", "2 moves"]),
        ("pt-BR", ["nenhuma jogada", "1 jogada", "2 jogadas"]),
        ("es-ES", ["0 jugadas", "1 jugada", "2 jugadas"]),
    ],
)
def test_the_moves_of_a_game_to_resign_are_counted(locale: str, moves: list[str]) -> None:
    lines = [WORDS[locale]("option-resign", game="Duel", opponent="Ana", moves=n) for n in range(3)]
    assert [line.split(" · ")[2] for line in lines] == moves


def test_further_folders_add_sentences_to_the_languages_of_the_first(tmp_path: Path) -> None:
    homes = [tmp_path / name for name in ("first", "second")]
    for home in homes:
        home.mkdir()
    first = _folder(homes[0], en_US__a="one = One\n")
    second = _folder(homes[1], en_US__a="two = Two\n", fr__a="two = Deux\n")
    strings = Strings(first, second)
    assert strings.locales == ("en-US",)
    assert [strings.words("fr")(key) for key in ("one", "two")] == ["One", "Two"]
    with pytest.raises(BadStrings, match=r"en-US/a\.ftl: one is there twice"):
        Strings(first, first)


def test_a_time_that_ends_in_a_point_does_not_end_a_sentence_with_two() -> None:
    told = WORDS["es-419"]("away-noted", begins="10:14 p.m.", ends="10:15 p.m.")
    assert ".." not in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["victory-resignation", "victory-resignation.within"])
def test_a_resignation_is_told_alike_in_games_of_two_and_of_many(locale: str, key: str) -> None:
    several = {"others", "otros", "demás", "outros"}
    assert several.isdisjoint(WORDS[locale](key).lower().split())


def test_of_whom_the_turn_is_needs_no_possessive_that_may_mean_who_reads() -> None:
    assert "sua vez" not in WORDS["pt-BR"]("substitute-theirs-later", name="Bruno", days=3)


@pytest.mark.parametrize(
    ("locale", "none", "one"),
    [
        ("en-US", "no players so far", "one player so far"),
        ("pt-BR", "nenhum jogador até agora", "um jogador até agora"),
        ("es-ES", "ningún jugador por ahora", "un jugador por ahora"),
        ("es-419", "ningún jugador por ahora", "un jugador por ahora"),
    ],
)
def test_nobody_is_not_counted_as_one(locale: str, none: str, one: str) -> None:
    """Portuguese has the singular for 0, too."""
    line = {"name": "Cup", "game": "Duel", "link": "LINK"}
    told = [WORDS[locale]("tournaments-open", people=people, **line) for people in range(2)]
    assert [each.rpartition(", ")[2] for each in told] == [f"{none}: LINK", f"{one}: LINK"]
    spent = WORDS[locale]("refusal-away-too-long", most=30, days=0)
    assert "0" not in spent.replace("30", "")
