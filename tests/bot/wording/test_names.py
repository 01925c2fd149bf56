"""People's names do no harm, whatever they are."""

import pytest

from bot.wording.names import (
    LONGEST,
    TITLE_LENGTH,
    bold,
    escaped,
    escaped_title,
    plain_text,
    plain_title,
)


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Ana", "Ana"),
        ("Jean-Luc", "Jean-Luc"),
        ("Zé da Silva Jr.", "Zé da Silva Jr."),
        ("*star*", r"\*star\*"),
        ("__init__", r"\_\_init\_\_"),
        ("~~gone~~", r"\~\~gone\~\~"),
        ("||secret||", r"\|\|secret\|\|"),
        ("`code`", r"\`code\`"),
        ("# Title", r"\# Title"),
        ("-# small", r"\-# small"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("> quote", r"\> quote"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("http://a.b", r"http\://a.b"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("<#123>", r"\<#123\>"),
        ("back\\slash", r"back\\slash"),
        ("two\nlines", "two lines"),
        ("\u05d0\u05d1\u05d9", "\u200e\u2068\u05d0\u05d1\u05d9\u2069"),
        ("\u0661\u0662", "\u200e\u2068\u0661\u0662\u2069"),
        ("\u200fAna\u200e \u061cLu", "Ana Lu"),
        ("\u200e \u202e", "?"),
        ("# \u0639\u0644\u064a", "\u200e\u2068\\# \u0639\u0644\u064a\u2069"),
    ],
)
def test_markdown_mentions_and_links_are_taken_as_letters(name: str, safe: str) -> None:
    assert escaped(name) == safe
    assert bold(name) == f"**{safe}**"


def test_a_name_without_markdown_is_left_alone_but_kept_to_one_line() -> None:
    assert plain_text("*star*\nAna") == "*star* Ana"
    assert plain_text("evil\u202egnp.\u2066") == "evilgnp."
    assert len(plain_text("x" * 100)) == LONGEST
    assert plain_text("\u05d0" * 100) == "\u200e\u2068" + "\u05d0" * LONGEST + "\u2069"


def test_a_name_that_cannot_be_seen_is_a_question_mark() -> None:
    assert (plain_text("\u200e\u200f"), plain_title(" ")) == ("?", "?")
    assert {plain_text(name) for name in ("\u200b", "\u3164", "\u2800 \u200d", "\ufe0f")} == {"?"}
    assert [plain_text(name) for name in ("🦊", "\U0001fae9", "_A")] == ["🦊", "\U0001fae9", "_A"]


def test_the_name_of_a_tournament_is_longer_than_a_persons_and_is_told_whole() -> None:
    name = "x" * (TITLE_LENGTH - 1) + "*"
    assert escaped_title(name + "yy") == name[:-1] + r"\*"
    assert plain_title(name + "yy") == name
