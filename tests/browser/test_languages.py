"""The language of a seat: of the page, of commands, and of what the bot answers."""

import pytest

from .conftest import Opens

pytestmark = pytest.mark.long


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
    assert languages.input_value() == "en-US"
    languages.select_option("pt-BR")
    window.page.get_by_role("button", name="Jogar contra o computador").wait_for()
    window.command("ajuda")
    window.private.get_by_text("/duelo").first.wait_for()
    assert languages.input_value() == "pt-BR"
    languages.select_option("en-US")
    window.page.locator("#side select[aria-label='Language of your seat']").wait_for()
