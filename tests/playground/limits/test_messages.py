"""Every limit of a message: one row each, what is refused and its neighbour that passes."""

from tests.playground.bodies import (
    V2,
    Json,
    box,
    button,
    buttons,
    errors_at,
    gallery,
    item,
    link,
    option,
    options,
    row,
    section,
    select,
    text,
    v2,
    without,
)
from tests.playground.conftest import Bare

# name, refused, passes, where the error stands in the row's only component
IN_A_ROW: list[tuple[str, Json, Json, str]] = [
    ("custom_id at most 100", button("a" * 101), button("a" * 100), ".custom_id"),
    ("custom_id at least 1", button(""), button("a"), ".custom_id"),
    ("custom_id required", without(button(), "custom_id"), button(), ".custom_id"),
    ("label", button(label="a" * 81), button(label="a" * 80), ".label"),
    ("style", button(style=9), button(style=4), ".style"),
    (
        "label or emoji",
        without(button(), "label"),
        without(button(emoji={"name": "🏛️"}), "label"),
        "",
    ),
    (
        "emoji of the app",
        button(emoji={"id": "1", "name": "x"}),
        button(emoji={"name": "⚔️"}),
        ".emoji.id",
    ),
    (
        "emoji is no letter",
        button(emoji={"name": "A"}),
        button(emoji={"name": "🇦"}),
        ".emoji.id",
    ),
    ("link with custom_id", link(custom_id="a"), link(), ".custom_id"),
    ("link without url", without(link(), "url"), link(), ".url"),
    ("button with url", button(url="https://example.org"), button(), ""),
    ("25 options", select(*options(26)), select(*options(25)), ".options"),
    ("1 option", select(options=[]), select(option()), ".options"),
    (
        "values unique",
        select(option(), option()),
        select(option(), option("b")),
        ".options.1.value",
    ),
    (
        "option label",
        select(option(label="a" * 101)),
        select(option(label="a" * 100)),
        ".options.0.label",
    ),
    (
        "option value",
        select(option("a" * 101)),
        select(option("a" * 100)),
        ".options.0.value",
    ),
    (
        "option description",
        select(option(description="a" * 101)),
        select(option(description="a" * 100)),
        ".options.0.description",
    ),
    (
        "option emoji",
        select(option(emoji={"name": ":x:"})),
        select(option(emoji={"name": "🏺"})),
        ".options.0.emoji.id",
    ),
    (
        "custom_id of a list",
        select(custom_id="a" * 101),
        select(custom_id="a" * 100),
        ".custom_id",
    ),
    ("placeholder", select(placeholder="a" * 151), select(placeholder="a" * 150), ".placeholder"),
    ("max_values 25", select(max_values=26), select(max_values=2), ".max_values"),
    ("max over options", select(max_values=3), select(max_values=2), ".max_values"),
    ("min over max", select(min_values=2), select(min_values=2, max_values=2), ".min_values"),
    (
        "defaults over max",
        select(option(default=True), option("b", default=True)),
        select(option(default=True), option("b")),
        ".max_values",
    ),
]

THIRTY = box(*[buttons(4, 4 * number) for number in range(6)])  # 1 + 6 + 24 = 31

# name, refused, passes, where
WHOLE: list[tuple[str, Json, Json, str]] = [
    ("content", {"content": "a" * 2001}, {"content": "a" * 2000}, "content"),
    ("nonce", {"content": "a", "nonce": "n" * 26}, {"content": "a", "nonce": "n" * 25}, "nonce"),
    ("embeds", {"embeds": [{"title": "a"}] * 11}, {"embeds": [{"title": "a"}] * 10}, "embeds"),
    (
        "embed size",
        {"embeds": [{"description": "a" * 3001}] * 2},
        {"embeds": [{"description": "a" * 3000}] * 2},
        "embeds",
    ),
    (
        "40 components, nested ones counted",
        v2(THIRTY, *[text()] * 10),
        v2(THIRTY, *[text()] * 9),
        "components",
    ),
    (
        "4,000 characters in all",
        v2(text("a" * 2000), box(text("a" * 2001))),
        v2(text("a" * 2000), box(text("a" * 2000))),
        "components",
    ),
    ("text at least 1", v2(text("")), v2(text("a")), "components.0.content"),
    (
        "custom_id unique",
        v2(row(button()), row(button())),
        v2(row(button()), row(button("b"))),
        "components",
    ),
    (
        "component id unique",
        v2({**text(), "id": 1}, {**text(), "id": 1}),
        v2({**text(), "id": 1}, {**text(), "id": 2}),
        "components",
    ),
    ("5 buttons", v2(buttons(6)), v2(buttons(5)), "components.0.components"),
    ("1 button", v2(row()), v2(buttons(1)), "components.0.components"),
    (
        "select alone",
        v2(row(button(), select())),
        v2(row(button()), row(select())),
        "components.0.components",
    ),
    (
        "alt text",
        v2(gallery(item(description="a" * 1025))),
        v2(gallery(item(description="a" * 1024))),
        "components.0.items.0.description",
    ),
    ("10 pictures", v2(gallery(*[item()] * 11)), v2(gallery(*[item()] * 10)), "components.0.items"),
    ("1 picture", v2(gallery()), v2(gallery(item())), "components.0.items"),
    (
        "attachment is sent",
        v2(gallery(item("attachment://a.png"))),
        v2(gallery(item())),
        "components.0.items.0.media.url",
    ),
    (
        "media is a url",
        v2(gallery(item("a.png"))),
        v2(gallery(item())),
        "components.0.items.0.media.url",
    ),
    ("V2 without content", v2(text(), content="hi"), v2(text()), "content"),
    ("V2 without embeds", v2(text(), embeds=[{"title": "a"}]), v2(text(), embeds=[]), "embeds"),
    ("V2 needs its flag", {"components": [text()]}, v2(text()), "components.0.type"),
    (
        "5 rows without V2",
        {"components": [buttons(1, number) for number in range(6)]},
        {"components": [buttons(1, number) for number in range(5)]},
        "components",
    ),
    (
        "section's accessory",
        v2(without(section(text()), "accessory")),
        v2(section(text())),
        "components.0.accessory",
    ),
    (
        "section's texts",
        v2(section(*[text()] * 4)),
        v2(section(*[text()] * 3)),
        "components.0.components",
    ),
    ("box in a box", v2(box(box(text()))), v2(box(text())), "components.0.components.0.type"),
    (
        "accent colour",
        v2(box(text(), accent_color=1 << 24)),
        v2(box(text(), accent_color=255)),
        "components.0.accent_color",
    ),
    (
        "separator",
        v2(text(), {"type": 14, "spacing": 3}),
        v2(text(), {"type": 14, "spacing": 2}),
        "components.1.spacing",
    ),
    ("button outside a row", v2(button()), v2(row(button())), "components.0.type"),
    (
        "mentions twice",
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"content": "a", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
        "allowed_mentions",
    ),
]

ROWS = [
    (name, v2(row(bad)), v2(row(good)), f"components.0.components.0{where}")
    for name, bad, good, where in IN_A_ROW
] + WHOLE


async def test_a_message_over_the_limit_is_refused(bare: Bare) -> None:
    for number, (name, bad, good, where) in enumerate(ROWS, start=1):
        status, body = await bare.call("POST", bare.messages, good)
        assert (status, len(bare.discord.violations)) == (200, number - 1), (name, body)
        status, body = await bare.call("POST", bare.messages, bad)
        assert (status, body["code"]) == (400, 50035), (name, body)
        assert errors_at(body["errors"], where), name
        assert len(bare.discord.violations) == number, name
        assert len(bare.channel.messages) == number, name


async def test_empty_and_misshapen_messages_are_refused(bare: Bare) -> None:
    empty: list[Json] = [{}, {"content": ""}, {"embeds": []}, {"flags": V2}]
    misshapen: list[Json] = [{"components": 3}, {"embeds": 3}, {"attachments": [3]}]
    refused = [(body, 50006) for body in empty]
    refused += [({"content": "a", **body}, 50035) for body in misshapen]
    for number, (body, code) in enumerate(refused, start=1):
        status, answer = await bare.call("POST", bare.messages, body)
        assert (status, answer["code"]) == (400, code), body
        assert len(bare.discord.violations) == number, body
    assert bare.channel.messages == []


async def test_the_v2_flag_cannot_be_taken_off_and_needs_an_empty_content(bare: Bare) -> None:
    _, message = await bare.call("POST", bare.messages, {"content": "hi"})
    path = f"{bare.messages}/{message['id']}"
    status, body = await bare.call("PATCH", path, v2(text()))
    assert (status, list(body["errors"])) == (400, ["content"])
    status, body = await bare.call("PATCH", path, v2(text(), content=None))
    assert (status, body["content"], body["flags"]) == (200, "", V2)
    status, body = await bare.call("PATCH", path, {"flags": 0, "content": "hi"})
    assert (status, sorted(body["errors"])) == (400, ["content", "flags"])


async def test_a_bot_sets_its_own_flags_alone_and_takes_them_off(bare: Bare) -> None:
    suppress, ephemeral = 1 << 2, 1 << 6
    body = {"content": "hi", "flags": suppress | ephemeral}
    _, message = await bare.call("POST", bare.messages, body)
    assert message["flags"] == suppress
    assert len(bare.channel.messages) == 1
    path = f"{bare.messages}/{message['id']}"
    assert (await bare.call("PATCH", path, {"flags": 0}))[1]["flags"] == 0


async def test_an_unknown_route_is_a_violation(bare: Bare) -> None:
    status, body = await bare.call("GET", "/channels/1/pins")
    assert (status, body) == (404, {"message": "404: Not Found", "code": 0})
    assert bare.discord.violations == ["GET /channels/1/pins: no such route"]
