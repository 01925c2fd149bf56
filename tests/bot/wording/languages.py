"""The languages as the tests use them."""

from bot.wording.strings import shared_strings

STRINGS = shared_strings()
LOCALES = STRINGS.locales
WORDS = {locale: STRINGS.words(locale) for locale in LOCALES}
