"""The languages as the tests use them."""

from bot.wording.strings import Strings

STRINGS = Strings()
LOCALES = STRINGS.locales
WORDS = {locale: STRINGS.words(locale) for locale in LOCALES}
