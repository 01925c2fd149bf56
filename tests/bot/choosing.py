"""How people choose in the panel of `/settings`."""

from bot.controls.setting_ids import ChangeSetting, ShowSettings, Whose
from bot.tables.settings.settings import PAGES
from playground import Channel, Message, Person


async def choose(person: Person, place: Channel, whose: Whose, /, **chosen: str) -> Message:
    """Open the panel, and choose values by the names of their settings; return the panel."""
    panel = (await person.command(place, "settings")).private[0]
    for name, value in chosen.items():
        page = next(page for page, settings in PAGES[whose].items() if name in settings)
        await turn(person, panel, ShowSettings(whose))
        await turn(person, panel, ShowSettings(whose, page))
        await person.select(panel, str(ChangeSetting(whose, page, name)), [value])
    return panel


async def turn(person: Person, panel: Message, to: ShowSettings) -> None:
    """Press the button of a page, if it is there and leads elsewhere."""
    button = next((each for each in panel.buttons if each.custom_id == str(to)), None)
    if button is not None and not button.disabled:
        await person.click(panel, button)
