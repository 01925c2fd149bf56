"""Every limit of modals: one row each, what is refused and its neighbour that passes."""

from typing import Any

import pytest

from playground.limits.modals import check_modal
from tests.playground.bodies import (
    Json,
    button,
    field,
    label,
    modal,
    option,
    options,
    row,
    select,
    text,
    without,
)


def labelled(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "L", "component": component, **more}


def bare(kind: int) -> Json:
    return labelled({"type": kind, "custom_id": str(kind)})


def chooser(kind: int, *given: Json, **more: Any) -> Json:
    return labelled({"type": kind, "custom_id": "c", "options": list(given), **more})


UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23

MODALS: list[tuple[str, Json, Json]] = [
    ("title", modal(title="a" * 46), modal(title="a" * 45)),
    ("custom_id", modal(custom_id="a" * 101), modal(custom_id="a" * 100)),
    ("5 components", modal(*[text()] * 6), modal(*[text()] * 5)),
    ("label", modal({**label(), "label": "a" * 46}), modal({**label(), "label": "a" * 45})),
    ("label in a label", modal(label(label="a")), modal(label())),
    ("min over max", modal(label(min_length=3, max_length=2)), modal(label(min_length=2))),
    ("custom_id unique", modal(label(), label()), modal(label(), label(custom_id="g"))),
    ("no button", modal(row(button())), modal(row(field(label="L")))),
    ("some component", {**modal(), "components": []}, modal(label())),
    ("components", without(modal(), "components"), modal(label())),
    ("content of a text", modal(text("a" * 4001)), modal(text("a" * 4000))),
    ("one input in a row", modal(row(field(label="L"), field(label="L", custom_id="g"))),
     modal(row(field(label="L")))),
    ("label of an input in a row", modal(row(field())), modal(row(field(label="L")))),
    ("description", modal(labelled(field(), description="a" * 101)),
     modal(labelled(field(), description="a" * 100))),
    ("something in a label", modal(without(label(), "component")), modal(label())),
    ("style", modal(label(style=3)), modal(label(style=2))),
    ("custom_id of an input", modal(label(custom_id="")), modal(label(custom_id="a"))),
    ("placeholder of an input", modal(label(placeholder="a" * 101)),
     modal(label(placeholder="a" * 100))),
    ("least length", modal(label(min_length=4001)), modal(label(min_length=4000))),
    ("greatest length", modal(label(max_length=4001)), modal(label(max_length=4000))),
    ("some length", modal(label(max_length=0)), modal(label(max_length=1))),
    ("one length", modal(label(min_length=5, max_length=4)), modal(label(min_length=4,
     max_length=4))),
    ("value", modal(label(value="a" * 4001)), modal(label(value="a" * 4000))),
    ("custom_id of a list", modal(labelled(select(custom_id=""))), modal(labelled(select()))),
    ("placeholder of a list", modal(labelled(select(placeholder="a" * 151))),
     modal(labelled(select(placeholder="a" * 150)))),
    ("25 options", modal(labelled(select(*options(26)))), modal(labelled(select(*options(25))))),
    ("10 radio buttons", modal(chooser(RADIO, *options(11))), modal(chooser(RADIO, *options(10)))),
    ("2 radio buttons", modal(chooser(RADIO, option())), modal(chooser(RADIO, *options(2)))),
    ("1 checkbox", modal(chooser(CHECKBOXES)), modal(chooser(CHECKBOXES, option()))),
    ("label of an option", modal(chooser(CHECKBOXES, option(label=""))),
     modal(chooser(CHECKBOXES, option()))),
    ("values unique", modal(chooser(CHECKBOXES, option(), option())),
     modal(chooser(CHECKBOXES, *options(2)))),
    ("some title", modal(title=""), modal(title="a")),
    ("some custom_id", modal(custom_id=""), modal(custom_id="a")),
    ("some text", modal(text("")), modal(text("a"))),
    ("some label", modal({**label(), "label": ""}), modal({**label(), "label": "a"})),
    ("some label of an input in a row", modal(row(field(label=""))), modal(row(field(label="a")))),
    ("length of the label of an input in a row", modal(row(field(label="a" * 46))),
     modal(row(field(label="a" * 45)))),
    ("some input in a row", modal(row()), modal(row(field(label="L")))),
    ("kind of what stands in a modal", modal(button()), modal(label())),
    ("kind of what is labelled", modal(labelled(button())), modal(bare(UPLOAD), bare(CHECKBOX))),
    ("some style", modal(label(style=0)), modal(label(style=1))),
    ("length of the custom_id of an input", modal(label(custom_id="a" * 101)),
     modal(label(custom_id="a" * 100))),
    ("length of the custom_id of a list", modal(labelled(select(custom_id="a" * 101))),
     modal(labelled(select(custom_id="a" * 100)))),
    ("least length of all", modal(label(min_length=-1)), modal(label(min_length=0))),
    ("length of an option's label", modal(chooser(CHECKBOXES, option(label="a" * 101))),
     modal(chooser(CHECKBOXES, option(label="a" * 100)))),
    ("length of an option's description", modal(chooser(CHECKBOXES, option(description="a" * 101))),
     modal(chooser(CHECKBOXES, option(description="a" * 100)))),
    ("some value", modal(chooser(CHECKBOXES, option(""))), modal(chooser(CHECKBOXES, option()))),
    ("length of a value", modal(chooser(CHECKBOXES, option("a" * 101))),
     modal(chooser(CHECKBOXES, option("a" * 100)))),
    ("10 checkboxes", modal(chooser(CHECKBOXES, *options(11))),
     modal(chooser(CHECKBOXES, *options(10)))),
    ("needed or not", modal(label(required=1)), modal(label(required=True))),
    ("1 option of a list", modal(labelled({**select(), "options": []})),
     modal(labelled(select(option())))),
]  # fmt: skip


@pytest.mark.parametrize(("name", "bad", "good"), MODALS)
def test_a_modal_over_the_limit_is_refused(name: str, bad: Json, good: Json) -> None:
    assert check_modal(good) == [], name
    assert check_modal(bad), name
