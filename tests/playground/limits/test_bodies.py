"""Limits of embeds, files, mentions, choices and threads, and what an edit leaves as it was."""

from typing import Any

from playground.limits.breaches import Breach
from playground.limits.messages import (
    Before,
    check_choices,
    check_message,
    check_new_thread,
    check_thread,
    is_empty,
)
from tests.playground.bodies import V2, Json, buttons, choice, gallery, item, text, v2

SUPPRESSED = 1 << 2


def places(found: list[Breach]) -> list[str]:
    return [".".join(map(str, each.where)) for each in found]


def embed(**more: Any) -> Json:
    return {"embeds": [more]}


def entries(count: int, name: str = "n", value: str = "v") -> Json:
    return embed(fields=[{"name": name, "value": value}] * count)


def saying(**more: Any) -> Json:
    return {"content": "a", **more}


def mentioning(**allowed: Any) -> Json:
    return saying(allowed_mentions=allowed)


# name, refused, passes, where
NEW: list[tuple[str, Json, Json, str]] = [
    ("nonce", saying(nonce="n" * 26), saying(nonce=10**30), "nonce"),
    ("title", embed(title="a" * 257), embed(title="a" * 256), "embeds.0.title"),
    ("description", embed(description="a" * 4097), embed(description="a" * 4096),
     "embeds.0.description"),
    ("footer", embed(footer={"text": "a" * 2049}), embed(footer={"text": "a" * 2048}),
     "embeds.0.footer.text"),
    ("author", embed(author={"name": "a" * 257}), embed(author={"name": "a" * 256}),
     "embeds.0.author.name"),
    ("25 fields", entries(26), entries(25), "embeds.0.fields"),
    ("name of a field", entries(1, "a" * 257), entries(1, "a" * 256), "embeds.0.fields.0.name"),
    ("field", entries(1, value="a" * 1025), entries(1, value="a" * 1024),
     "embeds.0.fields.0.value"),
    ("all of an embed, its fields", entries(6, "n", "a" * 1000), entries(5, "n", "a" * 1000),
     "embeds"),
    ("all of an embed, its ends",
     embed(title="a" * 256, description="a" * 4000, footer={"text": "a" * 1600},
           author={"name": "a" * 145}),
     embed(title="a" * 256, description="a" * 4000, footer={"text": "a" * 1600},
           author={"name": "a" * 144}),
     "embeds"),
    ("100 people", mentioning(users=["1"] * 101), mentioning(users=["1"] * 100),
     "allowed_mentions.users"),
    ("100 roles", mentioning(roles=["1"] * 101), mentioning(roles=["1"] * 100),
     "allowed_mentions.roles"),
    ("roles twice", mentioning(parse=["roles"], roles=["1"]), mentioning(parse=["users"],
     roles=["1"]), "allowed_mentions"),
    ("stickers", v2(text(), sticker_ids=["1"]), v2(text(), sticker_ids=[]), "sticker_ids"),
    ("polls", v2(text(), poll={"question": {}}), v2(text(), poll=None), "poll"),
    ("nonce is text or an integer", saying(nonce=True), saying(nonce=1), "nonce"),
    ("flags", saying(flags="4"), saying(flags=4), "flags"),
    ("flags are an integer", saying(flags=True), saying(flags=4), "flags"),
    ("the nonce is enforced or not", saying(enforce_nonce=1), saying(enforce_nonce=True),
     "enforce_nonce"),
    ("types are integers", v2({**text(), "type": 10.0}), v2(text()), "components.0.type"),
    ("components are a list", saying(components={}), saying(components=[]), "components"),
]  # fmt: skip


def test_a_new_message_over_a_limit_is_refused_where_it_breaks_it() -> None:
    for name, bad, good, where in NEW:
        assert check_message(good, {}) == [], name
        assert where in places(check_message(bad, {})), name


def test_a_length_is_told_with_its_bounds() -> None:
    (long,) = check_message({"content": "a" * 2001}, {})
    assert str(long) == "content: Must be 2000 or fewer in length. [BASE_TYPE_MAX_LENGTH]"
    (short,) = check_thread({"name": ""})
    assert str(short) == "name: Must be between 1 and 100 in length. [BASE_TYPE_BAD_LENGTH]"


SHOWN = gallery(item("attachment://a.png"))
OLD = Before(flags=V2, components=[SHOWN], attachments={"7": "a.png"})
PLAIN = Before(content="hi", components=[buttons(1)])
TEN = Before(content="hi", attachments={str(n): f"{n}.png" for n in range(10)})


def upload(**more: Any) -> Json:
    return v2(gallery(item("attachment://b.png")), attachments=[{"id": 0, **more}])


# name, before, refused, passes, where
EDITS: list[tuple[str, Before, Json, Json, str]] = [
    ("the flag stays", OLD, {"flags": SUPPRESSED}, {"flags": V2 | SUPPRESSED}, "flags"),
    ("no content", OLD, {"content": "a"}, {}, "content"),
    ("no content, whatever else is set", OLD, {"flags": SUPPRESSED, "content": "a"},
     {"flags": V2, "content": ""}, "content"),
    ("what becomes V2 has other components", PLAIN, {"flags": V2, "content": None},
     v2(text(), content=None), "components"),
    ("a file that goes is not shown", OLD, v2(SHOWN, attachments=[]), v2(SHOWN),
     "components.0.items.0.media.url"),
    ("a file that stays keeps its name", OLD,
     v2(gallery(item("attachment://b.png")), attachments=[{"id": 7, "filename": "b.png"}]),
     v2(SHOWN, attachments=[{"id": 7, "filename": "b.png"}]), "components.0.items.0.media.url"),
    ("a file is there", OLD, {"attachments": [{"id": 8}]}, {"attachments": [{"id": 7}]},
     "attachments.0.id"),
]  # fmt: skip


def test_an_edit_over_a_limit_is_refused_where_it_breaks_it() -> None:
    for name, before, bad, good, where in EDITS:
        assert check_message(good, {}, before) == [], name
        assert where in places(check_message(bad, {}, before)), name


def test_files_that_stay_and_new_ones_are_ten_at_most() -> None:
    assert places(check_message({}, {0: "a.png"}, TEN)) == ["attachments"]
    kept = [{"id": n} for n in range(1, 10)]
    assert check_message({"attachments": [{"id": 10}, *kept]}, {10: "a.png"}, TEN) == []


def test_a_listed_upload_has_the_name_that_it_is_listed_by() -> None:
    for strict in (False, True):
        for name in ("b.png", "a.png"):
            found = check_message(upload(filename=name), {0: "b.png"}, strict_attachments=strict)
            expected = [] if name == "b.png" else ["components.0.items.0.media.url"]
            assert places(found) == expected
        assert (
            check_message(upload(filename="b.png"), {0: "c.png"}, strict_attachments=strict) == []
        )
        assert check_message(upload(), {0: "b.png"}, strict_attachments=strict) == []


def test_what_is_left_of_a_message_decides_whether_it_is_empty() -> None:
    filled = (
        Before(content="a"),
        Before(components=[text()]),
        Before(embeds=[{"title": "a"}]),
        Before(attachments={"7": "a.png"}),
    )
    cleared: Json = {"content": None, "components": [], "embeds": [], "attachments": []}
    for before in filled:
        assert not is_empty({}, {}, before)
        assert is_empty(cleared, {}, before)
        assert not is_empty(cleared, {0: "a.png"}, before)


def test_choices_are_checked_one_by_one() -> None:
    def translated(length: int) -> Json:
        return {**choice(), "name_localizations": {"de": "a" * length}}

    assert check_choices([]) == []
    assert places(check_choices(None)) == ["data.choices"]
    assert check_choices([choice("A", 3), translated(100)]) == []
    assert places(check_choices([choice("A", None)])) == ["data.choices.0.value"]
    found = places(check_choices([choice(), translated(101)]))
    assert found == ["data.choices.1.name_localizations.de"]


def test_threads_have_a_name_and_one_of_four_times() -> None:
    times: list[Json] = [{"auto_archive_duration": minutes} for minutes in (60, 1440, 4320, 10080)]
    for good in ({"name": "a" * 100}, *times, {}):
        assert check_thread(good) == []
    wrong: list[Json] = [{"auto_archive_duration": minutes} for minutes in (30, 60.0, True)]
    wrong += [{"archived": 1}, {"locked": "no"}]
    for bad in ({"name": ""}, {"name": "a" * 101}, *wrong):
        assert places(check_thread(bad)) == list(bad)
    assert check_new_thread({"name": "a", "type": 11, "auto_archive_duration": 60}) == []
    for bad in ({"name": None}, {"name": "a", "type": 11.0}, {"name": "a", **wrong[1]}):
        assert places(check_new_thread(bad)) == [list(bad)[-1]]
