"""The language of a seat: of the page, of commands, and of what the bot answers."""

import pytest

from .conftest import Opens

pytestmark = pytest.mark.long

CHANGE_LANGUAGE = """([seat, locale]) => new Promise((done, failed) => {
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/page/live");
    socket.onopen = () => socket.send(JSON.stringify({ n: 1, do: "change_seat", seat, locale }));
    socket.onmessage = ({ data }) => JSON.parse(data).ok ? done() : failed(data);
})"""
"""Changes the language of a seat as a program does, to any of Discord's."""


@pytest.mark.parametrize(
    ("language", "button", "command"),
    [
        ("Português", "Jogar contra o computador", "/duelo"),
        ("Español (España)", "Jugar contra el ordenador", "/duelo"),
        ("Español (Latinoamérica)", "Jugar contra la computadora", "/duelo"),
        ("English", "Play against the computer", "/duel"),
    ],
)
def test_the_page_speaks_the_language_of_the_seat(
    opens: Opens, language: str, button: str, command: str
) -> None:
    window = opens().sit("Bruno")
    window.page.locator("#side li", has_text="Bruno").locator(".seat-edit").click()
    window.page.locator("dialog select").select_option(label=language)
    window.page.locator("dialog [type=submit]").click()
    window.page.get_by_role("button", name=button).wait_for()
    window.page.locator("#message").fill("/due")
    window.page.locator(".picker strong", has_text=command).first.wait_for()


def test_the_language_at_the_lower_left_is_that_of_the_page_and_of_answers(opens: Opens) -> None:
    window = opens().sit("Bruno").new_channel("languages")
    languages = window.page.locator("#side select")
    languages.select_option("en-US")  # another test may have left Bruno in another language
    window.page.get_by_role("button", name="Play against the computer").wait_for()
    assert languages.input_value() == "en-US"
    languages.select_option("pt-BR")
    window.page.get_by_role("button", name="Jogar contra o computador").wait_for()
    window.command("ajuda")
    window.private.get_by_text("/duelo").first.wait_for()
    assert languages.input_value() == "pt-BR"
    languages.select_option("en-US")
    window.page.locator("#side select[aria-label='Language of your seat']").wait_for()


def test_the_dialog_of_a_seat_keeps_a_language_that_the_page_does_not_speak(opens: Opens) -> None:
    window = opens().sit("Bruno").new_channel("another-language")
    line = window.page.locator("#side li", has_text="Bruno")
    languages = window.page.locator("dialog select")
    for locale, button in (
        ("pt-BR", "Jogar contra o computador"),
        ("fr", "Play against the computer"),
    ):
        window.page.evaluate(CHANGE_LANGUAGE, [line.get_attribute("data-key"), locale])
        window.page.get_by_role("button", name=button).wait_for()
    for chosen in ("fr", "en-US"):  # it is kept by the first dialog, and changed by the second
        line.locator(".seat-edit").click()
        assert languages.input_value() == "fr"
        languages.select_option(chosen)
        window.page.locator("dialog [type=submit]").click()
        languages.wait_for(state="detached")
    line.locator(".seat-edit").click()
    assert languages.input_value() == "en-US"
