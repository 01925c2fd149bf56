"""What one person sees and does: alone, on a phone, by keyboard, in their language and light."""

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

import pytest

from .conftest import Opens

pytestmark = pytest.mark.long

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

PHONE = {"width": 390, "height": 844}
MANY = """([place, count]) => new Promise(done => {
    const live = new WebSocket(`ws://${location.host}/page/live`);
    const say = n => live.send(JSON.stringify({ n, do: "say", ...place, text: `line ${n}` }));
    live.onopen = () => say(0);
    live.onmessage = ({ data }) => {
        const { n, ok } = JSON.parse(data);
        if (ok) n + 1 < count ? say(n + 1) : done();
    };
})"""
"""Says many things at a place of a seat, one after the other."""

CONTRAST = """([inner, outer]) => {
    const numbers = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
    const light = colour => numbers(colour)
        .map(value => value / 255)
        .map(value => value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4)
        .reduce((sum, value, at) => sum + value * [.2126, .7152, .0722][at], 0);
    const style = selector => getComputedStyle(document.querySelector(selector));
    const colours = [style(inner).boxShadow, style(outer).backgroundColor].map(light);
    return (Math.max(...colours) + .05) / (Math.min(...colours) + .05);
}"""
"""How far the edge of one thing stands out from the ground of another, as WCAG counts it."""

MISSING = """() => [...document.querySelectorAll(".picture img")]
    .some(each => each.complete && !each.naturalWidth)"""
"""Whether a message has a picture that could not be loaded."""

MARKUP = "<img src=x onerror=\"document.title='broken'\"><b>bold</b>"


def test_a_private_answer_is_seen_by_its_owner_alone(opens: Opens) -> None:
    ana = opens().sit("Ana").new_channel("private")
    bruno = opens().sit("Bruno").go("private")
    ana.command("help")
    ana.private.get_by_text("Only you can see this").wait_for()
    ana.say("Do you see it?")
    bruno.page.get_by_text("Do you see it?").wait_for()
    assert bruno.page.locator(".message").count() == 1
    bruno.page.reload()
    bruno.page.get_by_text("Do you see it?").wait_for()
    assert bruno.page.locator(".message.private").count() == 0
    bruno.sit("Ana")
    assert bruno.page.locator(".message.private").count() == 1
    bruno.sit("Bruno")
    assert bruno.page.locator(".message.private").count() == 0
    ana.private.get_by_role("button", name="Dismiss message").click()
    ana.private.wait_for(state="detached")


def test_a_move_is_played_on_a_phone(opens: Opens) -> None:
    phone = opens(**PHONE)
    phone.page.get_by_role("button", name="Channels and seats").tap()
    phone.new_channel("phone")
    phone.page.locator("#side").wait_for(state="hidden")
    phone.page.locator("[data-begin=computer]").tap()
    phone.until("() => document.querySelector('.message.for-me .picture img')")
    phone.move()
    picture = phone.page.locator(".message .picture img").last.bounding_box()
    assert picture
    assert picture["width"] > 0.85 * PHONE["width"]
    inside = "[document.documentElement, document.querySelector('#scroll')]"
    fits = f"{inside}.every(node => node.scrollWidth <= node.clientWidth)"
    assert phone.page.evaluate(fits) is True


def test_a_game_is_begun_and_a_move_made_by_keyboard_alone(opens: Opens) -> None:
    window = opens().new_channel("keyboard")
    keyboard = window.page.keyboard
    window.page.locator("#message").focus()  # the first link of the page leads here
    keyboard.type("/du")
    keyboard.press("Enter")
    window.page.locator(".command-name").wait_for()
    keyboard.type("level")
    keyboard.press("Enter")
    keyboard.type("app")
    keyboard.press("Enter")
    window.page.locator(".pill-value", has_text="Apprentice").wait_for()
    keyboard.type("begins:")
    keyboard.type("I go first")
    keyboard.press("Tab")
    window.page.locator(".pill-value", has_text="I go first").wait_for()
    keyboard.press("Enter")
    window.until("() => document.querySelector('.message.for-me [data-key^=\"m:\"]')")
    before = window.newest
    for _ in range(60):
        keyboard.press("Shift+Tab")
        if window.page.evaluate("document.activeElement.dataset.key?.startsWith('m:')"):
            break
    keyboard.press("Enter")
    window.comes(before)


def test_an_option_that_the_bot_does_not_complete_says_so(opens: Opens) -> None:
    window = opens().new_channel("deaf")
    window.page.get_by_role("button", name="Host’s panel").click()
    status = window.page.locator("#host .bot [role=status]")
    closed = window.page.locator("#host .switch", has_text="The gateway stays closed")
    closed.click()
    status.get_by_text("is offline").wait_for()
    field = window.choose_command("card")
    field.fill("alt")
    window.page.locator(".picker", has_text="The application did not respond").wait_for()
    closed.click()
    status.get_by_text("is connected").wait_for()


def test_text_that_is_no_option_is_refused_and_kept(opens: Opens) -> None:
    window = opens().new_channel("misspelt")
    field = window.choose_command("duel")
    field.fill("rival:Bruno")
    field.press("Enter")
    window.page.locator(".problem", has_text="no option “rival”").wait_for()
    assert field.input_value() == "rival:Bruno"


def test_a_choice_that_is_written_out_is_taken_before_longer_ones(opens: Opens) -> None:
    window = opens().new_channel("exact")
    field = window.choose_command("rules")
    field.fill("7 Wonders")
    field.press("Tab")
    assert window.page.locator(".pill-value").inner_text() == "7 Wonders"


def test_several_options_that_are_written_can_be_given(opens: Opens) -> None:
    window = opens().new_channel("written")
    field = window.choose_command("architects")
    field.type("seats:many")
    field.press("Tab")
    window.page.locator(".problem", has_text="A whole number").wait_for()
    field.fill("4")
    field.press("Tab")
    field.type("computers:2")
    window.page.locator("#picker-list .line", has_text="cut").click()
    assert window.page.locator(".pill-value").all_inner_texts() == ["4", "2"]


def test_the_first_tab_leads_to_the_message_box(opens: Opens) -> None:
    window = opens()
    window.page.keyboard.press("Tab")
    window.page.keyboard.press("Enter")
    assert window.page.evaluate("document.activeElement.id") == "message"


def test_markup_stays_text_wherever_people_can_write(opens: Opens) -> None:
    window = opens().new_channel("markup")
    window.page.locator("#side").get_by_role("button", name="Add a seat").click()
    window.page.locator("dialog input").fill("<i>Eve</i>")
    window.page.keyboard.press("Enter")
    window.sit("<i>Eve</i>")
    said = window.say(MARKUP)
    assert said.locator(".prose").inner_text() == MARKUP
    assert said.locator(".by .name").inner_text() == "<i>Eve</i>"
    assert window.page.locator("#log img[src=x], #log b, #side i, #head i").count() == 0
    assert window.page.title().startswith("#markup")
    window.sit("Ana")


def test_dark_and_light_differ_and_the_choice_is_kept(opens: Opens) -> None:
    dark, light = opens(scheme="dark"), opens(scheme="light")
    assert dark.page.screenshot() != light.page.screenshot()
    ground = "getComputedStyle(document.querySelector('#main')).backgroundColor"
    before = dark.page.evaluate(ground)
    dark.page.get_by_role("button", name="Light theme").click()
    dark.page.reload()
    dark.ready()
    assert dark.page.evaluate(ground) == light.page.evaluate(ground) != before


def test_a_mention_in_another_channel_is_counted_until_it_is_read(opens: Opens) -> None:
    bruno = opens(**PHONE)
    ana = opens().sit("Ana").new_channel("calls")
    bruno.page.locator(".menu").tap()
    bruno.sit("Bruno")
    for text in ("@Bruno one", "@Bruno two", "three"):
        ana.say(text)
    bruno.page.locator(".menu .calls", has_text="2").wait_for()
    assert "messages for you: 2" in (bruno.page.locator(".menu").get_attribute("aria-label") or "")
    assert bruno.page.title().startswith("(2) ")
    bruno.page.locator(".menu").tap()
    place = bruno.page.locator("#side .place", has_text="calls")
    assert "messages for you: 2" in place.inner_text()
    bruno.go("calls")
    bruno.page.locator(".menu .calls").wait_for(state="detached")


def test_many_people_are_all_at_hand_on_a_phone(opens: Opens) -> None:
    wide = opens()
    for name in ("Maximiliane von und zu Trautenau", "Dora", "Emil", "Fritz"):
        wide.page.locator("#side [data-key=add-seat]").click()
        wide.page.locator("dialog input").fill(name)
        wide.page.keyboard.press("Enter")
        wide.page.locator("#side .seat", has_text=name).wait_for()
    wide.new_channel("seven")
    seats = wide.page.locator("#side .seat").count()
    assert 6 <= seats <= 7, "another test may have added one"
    assert wide.page.locator(".begin-people button").count() == seats - 1
    wide.sit("Maximiliane")
    tag = wide.page.locator(".seat .you").bounding_box()
    assert tag
    assert tag["height"] < 24, "the tag stands on one line beside a long name"
    phone = opens(**PHONE)
    phone.page.locator(".strip button").last.tap()
    phone.page.locator(".strip .own[title=Fritz]").wait_for()
    fits = "(node => node.scrollWidth <= node.clientWidth)(document.querySelector('.strip'))"
    assert phone.page.evaluate(fits)


def test_a_message_is_neither_lost_nor_doubled_when_the_connection_breaks(opens: Opens) -> None:
    ana = opens().new_channel("broken")
    bruno = opens().sit("Bruno").go("broken")
    bruno.page.context.set_offline(True)
    ana.say("one")
    ana.say("two")
    bruno.page.context.set_offline(False)
    bruno.page.get_by_text("two", exact=True).wait_for()
    assert bruno.page.locator(".message .text").all_inner_texts() == ["one", "two"]


def test_pictures_that_could_not_be_loaded_are_loaded_when_the_connection_is_back(
    opens: Opens,
) -> None:
    ana = opens().new_channel("unseen")
    connections: list[WebSocketRoute] = []

    def connect(page: "WebSocketRoute") -> None:
        page.connect_to_server()
        connections.append(page)

    ana.page.route_web_socket("**/page/live", connect)
    ana.page.reload()
    ana.ready()
    ana.page.route("**/attachments/**", lambda route: route.abort())
    ana.page.locator("[data-begin=computer]").click()
    ana.until(MISSING)
    ana.page.unroute_all()
    connections[-1].close()
    ana.until(f"() => !({MISSING})()")


def test_the_log_stays_where_it_is_read_and_a_reload_keeps_the_place(opens: Opens) -> None:
    ana = opens(height=500).new_channel("long")
    ana.page.evaluate(MANY, [dict(parse_qsl(urlsplit(ana.page.url).query)), 60])
    ana.page.get_by_text("line 59").wait_for()
    box = ana.page.locator("#scroll")
    at_end = "node => node.scrollHeight - node.scrollTop - node.clientHeight < 4"
    assert box.evaluate(at_end)
    bruno = opens(height=500).sit("Bruno").go("long")
    bruno.page.get_by_text("line 59").wait_for()
    assert bruno.page.locator(".message").count() >= 50
    bruno.page.locator("#scroll").evaluate("node => { node.scrollTop = 0; }")
    bruno.page.get_by_text("line 0", exact=True).wait_for()
    bruno.page.get_by_text("line 20", exact=True).scroll_into_view_if_needed()
    place = "document.querySelector('#scroll').scrollTop"
    before = bruno.page.evaluate(place)
    ana.say("line 60")
    bruno.page.get_by_text("1 new").wait_for()
    assert bruno.page.evaluate(place) == before
    seen = bruno.page.get_by_text("line 20", exact=True).bounding_box()
    bruno.until("() => sessionStorage.getItem('wonders-spot') !== 'null'")
    bruno.page.reload()
    bruno.page.get_by_text("line 20", exact=True).wait_for()
    bruno.until(
        "y => { const all = [...document.querySelectorAll('.message .text')];"
        " const line = all.find(node => node.textContent === 'line 20');"
        " return line && Math.abs(line.getBoundingClientRect().y - y) < 8; }",
        seen["y"] if seen else None,
    )


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_what_is_chosen_and_what_is_off_can_be_told_apart(opens: Opens, scheme: str) -> None:
    window = opens(scheme=scheme).new_channel(f"contrast-{scheme}")
    window.page.get_by_role("button", name="Host’s panel").click()
    window.page.locator("#host .switch").first.wait_for()
    chosen, off = ".levels input:checked + span", "#host .switch input:not(:checked) + .track"
    for edge, ground in ((chosen, ".levels"), (chosen, chosen), (off, "#host"), (off, off)):
        assert window.page.evaluate(CONTRAST, [edge, ground]) >= 3


def test_the_date_of_a_day_is_told_to_a_screen_reader(opens: Opens) -> None:
    window = opens().new_channel("dates")
    window.say("today")
    line = window.page.get_by_role("separator")
    line.wait_for()
    assert line.get_attribute("aria-label") == line.inner_text()
