"""The page's own modules in a browser: markdown, components, selects and modals, one by one."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.wording.strings import DATA
from tests.bot.wording import ftl

from .conftest import Opens
from .window import Window

pytestmark = pytest.mark.long

PAGE = Path(__file__).parents[2] / "playground" / "page"
SCRIPTS = sorted(PAGE.glob("*.js"))
MOST_LINES = 300
HTML = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\("


@pytest.mark.parametrize("file", sorted(PAGE.iterdir()), ids=lambda file: file.name)
def test_a_file_of_the_page_is_short_and_says_what_it_knows(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    if file.suffix in (".js", ".css"):
        assert text.startswith("/*")
    assert "http://www.w3.org" in text or not re.search(r"https?://(?!www\.w3\.org)\w", text)


def test_every_sentence_of_the_page_is_there_and_used() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in SCRIPTS)
    asked = set(re.findall(r'"(page-[\w-]+)"', code))
    begun = set(re.findall(r"`(page-[\w-]+-)\$\{", code))
    known = {key for key in ftl.patterns("en-US", "page.ftl") if key.startswith("page-")}
    assert asked <= known
    assert [key for key in known - asked if not key.startswith(tuple(begun))] == []
    assert len(list(DATA.glob("*/page.ftl"))) >= 4


def test_nothing_is_ever_put_in_as_html() -> None:
    for file in SCRIPTS:
        text = file.read_text(encoding="utf-8")
        assert not re.search(HTML, text)


@pytest.fixture
def window(opens: Opens) -> Window:
    """A window in which the modules can be tried."""
    return opens()


def _read(window: Window, text: str) -> Any:
    return window.page.evaluate(
        "async text => (await import('/page/markdown.js')).parse(text)", text
    )


def _plain(value: Any) -> Any:
    """A tree as nested lists: the kind, then what is in it."""
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if value["kind"] == "text" and "text" in value:
        return value["text"]
    inside = value.get("inside") or value.get("text") or value.get("id") or value.get("items")
    return [value["kind"], inside if isinstance(inside, str) else _plain_all(inside)]


def _plain_all(values: list[Any]) -> list[Any]:
    return [
        _plain({"kind": "item", **each}) if "below" in each else _plain(each) for each in values
    ]


CASES: dict[str, list[Any]] = {
    "**bold** and *italic*": [["text", [["bold", ["bold"]], " and ", ["italic", ["italic"]]]]],
    "***both***": [["text", [["bold", [["italic", ["both"]]]]]]],
    "__under__ _it_ ~~no~~": [
        ["text", [["underline", ["under"]], " ", ["italic", ["it"]], " ", ["strike", ["no"]]]]
    ],
    "snake_case_name 2*3*4": [["text", ["snake_case_name 2", ["italic", ["3"]], "4"]]],
    r"\*not\* this": [["text", ["*not* this"]]],
    "`a **b**`": [["text", [["code", "a **b**"]]]],
    "||hidden||": [["text", [["spoiler", ["hidden"]]]]],
    "# Large\n-# small": [["heading", ["Large"]], ["subtext", ["small"]]],
    "> one\n> two\nthree": [["quote", [["text", ["one\ntwo"]]]], ["text", ["three"]]],
    ">>> all\nof it": [["quote", [["text", ["all\nof it"]]]]],
    "- a\n- b": [["list", [["item", ["a"]], ["item", ["b"]]]]],
    "```py\nx = '**'\n```": [["codeblock", "x = '**'"]],
    "<@12> <#34>": [["text", [["user", "12"], " ", ["channel", "34"]]]],
    "[text](https://example.org/a_(b))": [["text", [["link", ["text"]]]]],
    "<script>alert(1)</script>": [["text", ["<script>alert(1)</script>"]]],
    "javascript:alert(1) [x](javascript:alert(1))": [
        ["text", ["javascript:alert(1) [x](javascript:alert(1))"]]
    ],
    "** not bold": [["text", ["** not bold"]]],
}


def test_markdown_is_read_as_discord_reads_it(window: Window) -> None:
    assert {text: _plain(_read(window, text)) for text in CASES} == CASES


def test_a_quote_is_one_line_without_markup(window: Window) -> None:
    brief = """async text => {
        const { brief } = await import('/page/prose.js');
        const { el } = await import('/page/nodes.js');
        const page = { state: { people: [], places: [], seat: '' } };
        const made = el('p', {}, brief(text, page, { 7: 'Bo' }));
        const said = made.textContent.replace(/\\s+/g, ' ').trim();
        const ended = each => new Promise(end => { each.onload = each.onerror = end; });
        await Promise.all([...made.children].map(ended)); // while their route is there
        return [said, [...made.children].map(each => [each.localName, each.getAttribute('src')])];
    }"""
    text = "## Age II\n**Bo** builds\n- a _bath_\n- `x`\n> said <@7>\n-# small"
    assert window.page.evaluate(brief, text) == ["Age II Bo builds a bath x said @Bo small", []]
    window.page.route("**/emojis/12.png", lambda route: route.fulfill(status=204))
    text = "Bo took **<:w_glass_ef5427:12>** from the deck."
    drawn = ["Bo took from the deck.", [["img", "/emojis/12.png"]]]
    assert window.page.evaluate(brief, text) == drawn
    window.page.unroute("**/emojis/12.png")


DRAW = """async ([list, names]) => {
    const { components } = await import('/page/components.js');
    const { Words } = await import('/page/words.js');
    const sentences = await (await fetch('/page/words/en-US.json')).json();
    window.sent = [];
    const page = {
        words: new Words('en-US', sentences),
        state: {
            seat: '1', places: [], people: [{ id: '1', name: 'Ana' }, { id: '2', name: 'Bo' }],
        },
        press: (message, raw) => window.sent.push(raw.custom_id),
        choose: (message, raw, values) => window.sent.push([raw.custom_id, values]),
        inside: () => null,
        attempt: async (what, body) => { window.sent.push([body.seat, body.fields]); return {}; },
    };
    window.fake = page;
    const log = document.getElementById('log');
    log.replaceChildren(...components(list, { id: '9', names }, page));
}"""


def _button(custom_id: str, label: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}


def test_components_are_drawn_and_pressed(window: Window) -> None:
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "## Title"}],
        "accessory": _button("side", "Side"),
    }
    go, no = _button("a", "Go", emoji={"name": "⚔️"}), _button("b", "No", disabled=True)
    away = {"type": 2, "style": 5, "label": "Away", "url": "javascript:alert(1)"}
    rows = [{"type": 1, "components": [go, no]}, {"type": 1, "components": [away]}]
    container = {"type": 17, "accent_color": 0x00FF00, "components": [section, {"type": 14}, *rows]}
    window.page.evaluate(DRAW, [[container], {}])
    log = window.page.locator("#log")
    assert log.get_by_role("heading", name="Title").count() == 1
    log.get_by_role("button", name="Go").click()
    log.get_by_role("button", name="Side").click()
    assert log.get_by_role("button", name="No", exact=True).is_disabled()
    assert log.locator("a.control").get_attribute("href") is None
    assert window.page.evaluate("window.sent") == ["a", "side"]


def test_several_are_chosen_by_keyboard(window: Window) -> None:
    options = [{"label": each, "value": each.lower()} for each in ("One", "Two", "Three")]
    select = {"type": 3, "custom_id": "s", "options": options, "min_values": 2, "max_values": 2}
    people = {"type": 5, "custom_id": "p"}
    rows = [{"type": 1, "components": [each]} for each in (select, people)]
    window.page.evaluate(DRAW, [rows, {}])
    keyboard = window.page.keyboard
    boxes = window.page.locator("#log [role=combobox]")
    boxes.first.focus()
    for key in ("ArrowDown", "Enter", "End", "Enter", "Tab"):
        keyboard.press(key)
    for key in ("Enter", "b", "Enter"):
        keyboard.press(key)
    assert window.page.evaluate("window.sent") == [["s", ["one", "three"]], ["p", ["2"]]]


def test_a_list_to_choose_from_is_not_cut_by_the_composer(window: Window) -> None:
    lines = [{"type": 10, "content": f"line {number}"} for number in range(60)]
    for count in range(1, 9):
        options = [{"label": str(each), "value": str(each)} for each in range(count)]
        select = {"type": 3, "custom_id": "s", "options": options}
        window.page.evaluate(DRAW, [[*lines, {"type": 1, "components": [select]}], {}])
        window.page.locator("#scroll").evaluate("node => { node.scrollTop = node.scrollHeight; }")
        window.page.locator("#log [role=combobox]").click()
        edges = """() => [".options", "#scroll"].map(
            each => document.querySelector(each).getBoundingClientRect().bottom)"""
        bottom, most = window.page.evaluate(edges)
        assert bottom <= most, count


INSIDE = "document.activeElement.closest('main, nav') === null"
"""The focus is in the dialog, or between two rounds on the browser itself."""


def test_a_modal_keeps_the_focus_and_asks_for_what_is_needed(window: Window) -> None:
    window.page.evaluate(DRAW, [[], {}])
    text = {"type": 4, "custom_id": "name", "style": 1, "required": True, "min_length": 3}
    choice = {
        "type": 3,
        "custom_id": "level",
        "required": False,
        "options": [{"label": "A", "value": "a"}],
    }
    label = {"type": 18, "label": "Level", "component": choice}
    modal = {
        "id": "1",
        "title": "Form",
        "components": [{"type": 18, "label": "Name", "component": text}, label],
    }
    opened = "async modal => (await import('/page/modal.js')).openModal(window.fake, modal, '1')"
    window.page.evaluate(opened, modal)
    keyboard = window.page.keyboard
    keyboard.type("Al")
    keyboard.press("Enter")
    window.page.locator("dialog .problem").wait_for()
    assert window.page.evaluate("window.sent") == []
    for _ in range(12):
        keyboard.press("Tab")
        assert window.page.evaluate(INSIDE)
    window.page.locator("dialog").get_by_label("Name").fill("Alva")
    window.page.evaluate("window.fake.state.seat = '2'")  # by a key, say
    window.page.locator("dialog [type=submit]").click()
    window.page.locator("dialog").wait_for(state="detached")
    assert window.page.evaluate("window.sent") == [["1", {"name": "Alva", "level": []}]]


def test_a_narrow_window_says_in_whole_words_that_the_bot_is_offline(opens: Opens) -> None:
    phone, host = opens(width=280, height=700), opens()
    host.page.get_by_role("button", name="Host’s panel").click()
    closed = host.page.locator("#host .switch", has_text="The gateway stays closed")
    closed.click()
    told = phone.page.locator("#head .offline", has_text="is offline")
    told.wait_for()
    whole = "node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= 48"
    fits = told.evaluate(whole)
    closed.click()
    told.wait_for(state="detached")
    assert fits is True
