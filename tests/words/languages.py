"""The languages as the tests use them."""

from bot.wording.strings import shared

STRINGS = shared()
LOCALES = STRINGS.locales
WORDS = {locale: STRINGS.words(locale) for locale in LOCALES}
