"""The use case of settings: what a server or a person can choose, page by page, and changes it."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from render.themes import STANDARD, themes

from ...controls.panel import Panel
from ...controls.setting_ids import ChangeSetting, SettingPressed, Whose
from ...store import CLOCKS, LIVE, Preferences, Store
from ...wording.strings import Strings, Words
from ..beginning import NO_CLOCK
from ..refusals import Refusal
from .notice_times import AT_ONCE, CHANNEL, DAILY, NEVER, QUIET, WAYS, ZONES
from .panels import Shown, settings_panel

PAGES: Mapping[Whose, Mapping[str, Sequence[str]]] = {
    "server": {
        "look": ("language", "board"),
        "noise": ("updates", "pictures", "games"),
        "clocks": ("clock", "live"),
        "notices": ("mentions", "direct"),
        "games": ("hints", "reviews", "rated"),
    },
    "own": {
        "look": ("language", "board"),
        "notices": ("notify", "daily"),
        "quiet": ("quiet", "zone"),
        "others": ("challenges", "named"),
        "games": ("hints", "reviews", "pictures"),
    },
}
"""The settings of each page, by name; a message has room for three lists above its buttons."""

AUTOMATIC = "auto"
"""The value of the language that Discord tells."""

Values = Mapping[str, bool | str | None]

ON_FIRST: Values = {"on": True, "off": False}
OFF_FIRST: Values = {"off": False, "on": True}

ON_BY_DEFAULT = ("live", "mentions", "direct", "hints", "reviews", "rated", "challenges")
"""The settings that are on until they are switched off, each named as its field."""


class Setting(Struct, frozen=True):
    """A setting: its field of `Preferences`, and what is stored for each value, the default first.

    A value is named in the strings; `choice-<setting>-<value>` says what it does. `also` is stored
    with each. `called` are the names of values that have the same one in all languages.
    """

    field: str
    values: Values
    also: Values = {}
    called: Mapping[str, str] = {}


class Asker(Struct, frozen=True):
    """Who opens or changes settings, and the server that has the bot and that the person manages.

    `server` is `None` where there is none.
    """

    person: int
    server: int | None


class SettingPages:
    """Shows settings, and changes them; what is pressed is checked anew each time."""

    def __init__(self, store: Store, strings: Strings) -> None:
        self._store = store
        self._settings = _settings(strings)

    async def change(self, asker: Asker, pressed: ChangeSetting, value: str) -> None:
        """Store what was chosen in a list; raises `Refusal` for what is not on offer to them."""
        owner = _owner(asker, pressed.whose)
        if pressed.setting not in PAGES[pressed.whose].get(pressed.page, ()):
            raise Refusal("unknown-setting")
        chosen = await self._store.preferences.of(owner)
        if value not in self._offered(pressed.setting, chosen):
            raise Refusal("unknown-setting")
        setting = self._settings[pressed.setting]
        new = {setting.field: setting.values[value], **setting.also}
        await self._store.preferences.change(owner, **new)

    async def panel(self, asker: Asker, pressed: SettingPressed, words: Words) -> Panel:
        """Return a page as it is now, by default the first; raises `Refusal`."""
        chosen = await self._store.preferences.of(_owner(asker, pressed.whose))
        pages = PAGES[pressed.whose]
        page = pressed.page or next(iter(pages))
        if page not in pages:
            raise Refusal("unknown-setting")
        shown = tuple(self._shown(name, chosen) for name in pages[page])
        switch = asker.server is not None
        return settings_panel(words, pressed.whose, tuple(pages), page, shown, switch=switch)

    def _offered(self, name: str, chosen: Preferences) -> Sequence[str]:
        """Return the values that a setting can have now, the default first."""
        return tuple(
            each
            for each in self._settings[name].values
            if name != "clock" or each != LIVE or chosen.live
        )

    def _shown(self, name: str, chosen: Preferences) -> Shown:
        """Return a setting as it is; one that was never made, or cannot be any more, is default."""
        setting, offered = self._settings[name], self._offered(name, chosen)
        stored = getattr(chosen, setting.field)
        present = next((each for each in offered if setting.values[each] == stored), offered[0])
        return Shown(name, offered, present, setting.called)


def _settings(strings: Strings) -> Mapping[str, Setting]:
    """Return all settings by name."""
    others = (name for name in themes() if name != STANDARD.name)
    languages = {each: strings.words(each)("language-itself") for each in strings.locales}
    return {
        "language": Setting("locale", {AUTOMATIC: None, **_alike(languages)}, called=languages),
        "board": Setting("theme", _alike((STANDARD.name, *others))),
        "updates": Setting("edits", {"post": False, "edit": True}),
        "pictures": Setting("pictures", OFF_FIRST),
        "named": Setting("named", OFF_FIRST),
        "games": Setting("threads", {"channel": False, "threads": True}),
        "clock": Setting("clock", {NO_CLOCK: None, **_alike(CLOCKS)}),
        "notify": Setting("notify", _alike(WAYS, default=CHANNEL), also={"closed": False}),
        "daily": Setting("daily", _alike(DAILY, default=AT_ONCE)),
        "quiet": Setting("quiet", _alike(QUIET, default=NEVER)),
        "zone": Setting("zone", {name: None if name == "utc" else ZONES[name] for name in ZONES}),
        **{name: Setting(name, ON_FIRST) for name in ON_BY_DEFAULT},
    }


def _alike(values: Iterable[str], *, default: str | None = None) -> Values:
    """Return values that are stored as they are named; the `default` is not stored."""
    return {each: None if each == default else each for each in values}


def _owner(asker: Asker, whose: Whose) -> int:
    """Return whose preferences are asked for; raises `Refusal` for a server's, but to managers."""
    if whose == "own":
        return asker.person
    if asker.server is None:
        raise Refusal("not-manager")
    return asker.server
