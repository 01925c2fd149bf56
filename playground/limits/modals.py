"""The limits that Discord sets for a modal."""

from ..model.components import ROW, SELECTS, STRING_SELECT, TEXT, TEXT_INPUT, walk
from ..model.json_types import Json
from .breaches import Breach, Breaches, Where
from .components import check_unique_ids

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_modal(data: Json) -> list[Breach]:
    """Return the limits that the `data` of a modal callback breaks."""
    found = Breaches()
    found.text(data, "title", ("data",), 1, 45)
    found.text(data, "custom_id", ("data",), 1, 100)
    where: Where = ("data", "components")
    components = data.get("components")
    if not isinstance(components, list):
        found.missing(where)
        return found.all
    found.length(len(components), 1, 5, where)
    for place, component in enumerate(components):
        _check_top(component, (*where, place), found)
    check_unique_ids(list(walk(components)), found, where)
    return found.all


def _check_top(component: Json, where: Where, found: Breaches) -> None:
    if not found.one_of(component.get("type"), (ROW, TEXT, LABEL), (*where, "type")):
        return
    if component["type"] == TEXT:
        found.text(component, "content", where, 1, 4000)
    elif component["type"] == LABEL:
        _check_label(component, where, found)
    else:
        inside = component.get("components") or []
        found.length(len(inside), 1, 1, (*where, "components"))
        for place, child in enumerate(inside):
            at = (*where, "components", place)
            if found.one_of(child.get("type"), (TEXT_INPUT,), (*at, "type")):
                found.text(child, "label", at, 1, 45)
                _check_text_input(child, at, found)


def _check_label(label: Json, where: Where, found: Breaches) -> None:
    found.text(label, "label", where, 1, 45)
    found.optional_text(label, "description", where, 0, 100)
    child = label.get("component")
    at = (*where, "component")
    if not isinstance(child, dict):
        found.missing(at)
    elif found.one_of(child.get("type"), IN_LABEL, (*at, "type")):
        found.truth(child, "required", at)
        if child["type"] == TEXT_INPUT:
            if child.get("label") is not None:
                text = "A text input inside a label has no label of its own"
                found.add((*at, "label"), "TEXT_INPUT_LABEL_NOT_ALLOWED", text)
            _check_text_input(child, at, found)
        else:
            _check_chooser(child, at, found)


def _check_text_input(child: Json, where: Where, found: Breaches) -> None:
    found.text(child, "custom_id", where, 1, 100)
    found.one_of(child.get("style"), (1, 2), (*where, "style"))
    found.optional_text(child, "placeholder", where, 0, 100)
    low = found.number(child, "min_length", where, 0, 4000)
    high = found.number(child, "max_length", where, 1, 4000)
    found.optional_text(child, "value", where, 0, 4000)
    if low is not None and high is not None and low > high:
        text = "min_length must be less than or equal to max_length"
        found.add((*where, "min_length"), "TEXT_INPUT_MIN_MAX", text)


def _check_chooser(child: Json, where: Where, found: Breaches) -> None:
    found.text(child, "custom_id", where, 1, 100)
    found.optional_text(child, "placeholder", where, 0, 150)
    if child["type"] not in (STRING_SELECT, RADIO, CHECKBOXES):
        return
    options = child.get("options") or []
    most = 25 if child["type"] == STRING_SELECT else 10
    least = 2 if child["type"] == RADIO else 1
    found.length(len(options), least, most, (*where, "options"))
    values: set[str] = set()
    for place, option in enumerate(options):
        at = (*where, "options", place)
        found.text(option, "label", at, 1, 100)
        found.optional_text(option, "description", at, 0, 100)
        value = found.text(option, "value", at, 1, 100)
        if value in values:
            text = "The specified option value is already used"
            found.add((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        values.add(value)
