"""Limits of components that the bot does not come near: what is refused, and what passes."""

from playground.limits.messages import check_message
from tests.playground.bodies import (
    Json,
    box,
    button,
    gallery,
    item,
    link,
    option,
    row,
    section,
    select,
    text,
    v2,
    without,
)

HTTPS = "https://example.org/"
PREMIUM = {"type": 2, "style": 6, "sku_id": "1"}


def address(length: int) -> str:
    return HTTPS + "a" * (length - len(HTTPS))


def of_users(**more: object) -> Json:
    return {"type": 5, "custom_id": "u", **more}


def file(url: str) -> Json:
    return {"type": 13, "file": {"url": url}}


# name, refused, passes, where the error stands in the row's only component
IN_A_ROW: list[tuple[str, Json, Json, str]] = [
    ("what is sold has no label", {**PREMIUM, "style": 7}, PREMIUM, ".style"),
    ("styles", button(style=0), button(style=3), ".style"),
    ("length of an address", link(url=address(513)), link(url=address(512)), ".url"),
    ("kind of an address", link(url="ftp://a.org"), link(url="discord://-/a"), ".url"),
    ("url and custom_id", button(url=""), button(), ""),
    (
        "an accented letter is no emoji",
        button(emoji={"name": "é"}),
        button(emoji={"name": "©"}),
        ".emoji.id",
    ),
    ("the least to choose", select(min_values=26), select(min_values=0), ".min_values"),
    ("less than none", select(min_values=-1), select(min_values=0), ".min_values"),
    ("the most to choose", select(max_values=0), select(max_values=1), ".max_values"),
    ("more users than 25", of_users(max_values=26), of_users(max_values=25), ".max_values"),
    ("custom_id of a list", of_users(custom_id=""), of_users(custom_id="u"), ".custom_id"),
    (
        "description of an option",
        select(option(description="a" * 101)),
        select(option(description="")),
        ".options.0.description",
    ),
    ("a button is disabled or not", button(disabled=1), button(disabled=True), ".disabled"),
    ("a list is disabled or not", of_users(disabled=[]), of_users(disabled=None), ".disabled"),
    (
        "an option is chosen or not",
        select(option(default="yes")),
        select(option(default=False)),
        ".options.0.default",
    ),
    ("an option is an object", select(3), select(option()), ".options.0"),  # type: ignore[arg-type]
]

# name, refused, passes, where
WHOLE: list[tuple[str, Json, Json, str]] = [
    (
        "a list of users has a row of its own",
        v2({"type": 1, "components": [of_users(), button()]}),
        v2(row(of_users()), row(button())),
        "components.0.components",
    ),
    ("a kind that there is", v2({"type": 99}), v2(text()), "components.0.type"),
    ("an object", v2(3), v2(text()), "components.0"),  # type: ignore[arg-type]
    ("40 texts", v2(*[text()] * 41), v2(*[text()] * 40), "components"),
    ("one text", v2(text("a" * 4001)), v2(text("a" * 4000)), "components.0.content"),
    ("a section has a text", v2(section()), v2(section(text())), "components.0.components"),
    (
        "a section has texts alone",
        v2(section({"type": 14})),
        v2(section(text())),
        "components.0.components.0.type",
    ),
    (
        "no list beside a section",
        v2(section(text(), accessory=select())),
        v2(section(text(), accessory={"type": 11, **item()})),
        "components.0.accessory.type",
    ),
    (
        "no empty alt text",
        v2(gallery(item(description=""))),
        v2(gallery(item(description="a"))),
        "components.0.items.0.description",
    ),
    ("a picture is an object", v2(gallery(3)), v2(gallery(item())), "components.0.items.0"),  # type: ignore[arg-type]
    ("media", v2(gallery({})), v2(gallery(item())), "components.0.items.0.media"),
    (
        "length of a picture's address",
        v2(gallery(item(address(2049)))),
        v2(gallery(item(address(2048)))),
        "components.0.items.0.media.url",
    ),
    (
        "a file is attached",
        v2(file(HTTPS)),
        v2(file("attachment://a.txt")),
        "components.0.file.url",
    ),
    ("a box holds something", v2(box()), v2(box(text())), "components.0.components"),
    (
        "colours",
        v2(box(text(), accent_color=-1)),
        v2(box(text(), accent_color=0), box(text(), accent_color=0xFFFFFF)),
        "components.0.accent_color",
    ),
    (
        "spacing",
        v2({"type": 14, "spacing": 0}),
        v2({"type": 14, "spacing": 1}),
        "components.0.spacing",
    ),
    (
        "the greatest id",
        v2({**text(), "id": 2**31}),
        v2({**text(), "id": 2**31 - 1}),
        "components.0.id",
    ),
    (
        "an id of 0 is none",
        v2({**text(), "id": 1}, {**text(), "id": 1}),
        v2({**text(), "id": 0}, {**text(), "id": 0}),
        "components",
    ),
    ("truth is no number", v2({**text(), "id": True}), v2(text()), "components.0.id"),
    (
        "truth is no kind",
        v2({**row(button()), "type": True}),
        v2(row(button())),
        "components.0.type",
    ),
    (
        "a box is veiled or not",
        v2(box(text(), spoiler="")),
        v2(box(text(), spoiler=True)),
        "components.0.spoiler",
    ),
    (
        "a picture is veiled or not",
        v2(gallery(item(spoiler=0))),
        v2(gallery(item(spoiler=True))),
        "components.0.items.0.spoiler",
    ),
    (
        "a file is veiled or not",
        v2({**file("attachment://a.txt"), "spoiler": 1}),
        v2({**file("attachment://a.txt"), "spoiler": True}),
        "components.0.spoiler",
    ),
    (
        "a line is drawn or not",
        v2({"type": 14, "divider": 1}),
        v2({"type": 14, "divider": True}),
        "components.0.divider",
    ),
    ("custom_id once", v2(row(of_users()), row(of_users())), v2(row(of_users())), "components"),
    ("components of a row", v2({"type": 1}), v2(row(button())), "components.0.components"),
    (
        "accessory of a section",
        v2(without(section(text()), "accessory")),
        v2(section(text())),
        "components.0.accessory",
    ),
]

ROWS = [
    (name, v2(row(bad)), v2(row(good)), f"components.0.components.0{where}")
    for name, bad, good, where in IN_A_ROW
] + WHOLE


def test_components_over_a_limit_are_refused_where_they_stand() -> None:
    for name, bad, good, where in ROWS:
        assert check_message(good, {0: "a.txt"}) == [], name
        found = [".".join(map(str, each.where)) for each in check_message(bad, {0: "a.txt"})]
        assert where in found, (name, found)
