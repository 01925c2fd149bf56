"""The line of a fair deal reads back, and whatever is no such line is refused and told exactly."""

from hashlib import sha256

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.fair_lines import BadLine, Opened, Share, Terms, opened, terms
from tests.engine.fair_example import LINE, LINE2, LINE3, SECRET, TERMS


@pytest.mark.long
@settings(deadline=None, derandomize=True)
@given(
    secret=st.binary(min_size=32, max_size=32),
    begins=st.none() | st.sampled_from([0, 1, 2]),
    options=st.dictionaries(
        st.from_regex("[a-h][a-z0-9_-]*", fullmatch=True),
        st.from_regex("[a-z][a-z0-9_-]*", fullmatch=True),
        max_size=3,
    ),
    interaction=st.integers(1, 10**20 - 1),
    cut=st.text(st.characters(codec="utf-8"), max_size=60),
)
@example(secret=bytes(32), begins=None, options={}, interaction=1, cut="a/b")
def test_a_line_reads_back(
    secret: bytes, begins: int | None, options: dict[str, str], interaction: int, cut: str
) -> None:
    whole = Opened(Terms("wonders", 3, begins, options, interaction, cut), secret)
    assert opened(str(whole)) == opened(f"  {whole}\n") == whole
    assert terms(str(whole.terms)) == whole.terms
    assert str(whole).isascii()
    shares = (Share(0, interaction, cut), Share(2, 1, cut, bool(cut)), Share(3, 7))
    mixed = Opened(Terms("wonders", 3, begins, options, shares=shares), secret)
    named = replace(mixed, terms=replace(mixed.terms, data=sha256(secret).hexdigest()[:16]))
    assert [opened(str(each)) for each in (mixed, named)] == [mixed, named]
    schemes = [str(each).partition(" ")[0] for each in (whole, mixed, named)]
    assert schemes == ["fair1", "fair2", "fair3"]


BAD = {
    "": "field 1: expected fair1 or fair2 or fair3, not ''",
    LINE.replace("fair1", "fair4"): "field 1: expected fair1 or fair2 or fair3, not 'fair4'",
    LINE2.replace(
        "fair2", "fair3"
    ): "field 3: expected data=<16 hexadecimal digits>, not 'seats=2'",
    LINE3.replace(
        "fair3", "fair2"
    ): "field 3: expected seats=<number>, not 'data=7e7ba1222818322a'",
    LINE3.replace("7e7b", "7E7B"): "field 3: expected data=<16 hexadecimal digits>, "
    "not 'data=7E7Ba1222818322a'",
    LINE3.replace("322a", "322"): "field 3: expected data=<16 hexadecimal digits>, "
    "not 'data=7e7ba1222818322'",
    LINE.replace(
        "fair1", "fair2"
    ): "field 6: expected <option>=<value>, or player<index>=<number>, "
    "not 'interaction=1400000000000000001'",
    LINE2.replace(
        "promised0", "player1"
    ): "field 7: expected player<2 to 2>=<number>, perhaps with "
    ":<percent-encoded words>, not 'player1=1400000000000000009'",
    LINE2.replace(
        ":the%20blue%20fox", ""
    ): "field 6: expected player<0 to 2>=<number>, perhaps with "
    ":<percent-encoded words>, not 'promised0=1400000000000000001'",
    LINE.replace("duel", "Duel"): "field 2: expected <game>, not 'Duel'",
    "fair1 duel": "field 3: expected seats=<number>, not the end",
    LINE.replace("seats=2", "seats=0"): "field 3: expected seats=<number>, not 'seats=0'",
    LINE.replace("=random", "=2"): "field 4: expected begins=<random or 0 to 1>, not 'begins=2'",
    LINE.replace(
        "=draft", "="
    ): "field 5: expected <option>=<value>, or interaction=<number>, not 'wonders='",
    LINE.replace("wonders", "b=c a=b wonders"): "option 'a': expected after 'b', and once",
    LINE.replace(
        "wonders", "wonders=x wonders"
    ): "option 'wonders': expected after 'wonders', and once",
    LINE.replace("=14", "=014"): "field 6: expected interaction=<number>, "
    "not 'interaction=01400000000000000001'",
    LINE.replace("%20", " "): "field 8: expected secret=<64 hexadecimal digits>, not 'blue'",
    LINE.replace(
        "%20", "+"
    ): "field 7: expected cut=<percent-encoded words>, not 'cut=the+blue+fox'",
    LINE.replace("%20", "%"): "words: expected 'the%25blue%25fox', not 'the%blue%fox'",
    LINE.replace("blue", "%62lue"): "words: expected 'the%20blue%20fox', not 'the%20%62lue%20fox'",
    LINE.replace(
        "the%20blue%20fox", ""
    ): "field 7: expected cut=<percent-encoded words>, not 'cut='",
    str(TERMS): "field 8: expected secret=<64 hexadecimal digits>, not the end",
    LINE[:-1]: "field 8: expected secret=<64 hexadecimal digits>, "
    f"not 'secret={SECRET.hex()[:-1]}'",
    LINE.replace("0a0b", "0A0B"): "field 8: expected secret=<64 hexadecimal digits>, "
    f"not 'secret={SECRET.hex().replace('0a0b', '0A0B')}'",
    f"{LINE} 0": "field 9: expected the end, not '0'",
}


@pytest.mark.parametrize("line", BAD)
def test_what_is_wrong_with_a_line_is_told_exactly(line: str) -> None:
    with pytest.raises(BadLine) as told:
        opened(line)
    assert str(told.value) == BAD[line]


def test_terms_are_refused_with_a_secret() -> None:
    with pytest.raises(BadLine, match="field 8: expected the end"):
        terms(LINE)


@pytest.mark.long
@settings(deadline=None, derandomize=True)
@given(st.text(max_size=80) | st.builds("{} {}".format, st.just(str(TERMS)), st.text(max_size=70)))
def test_nothing_but_a_line_is_read(text: str) -> None:
    try:
        found = opened(text)
    except BadLine:
        return
    assert str(found) == text.strip()
