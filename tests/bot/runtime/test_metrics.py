"""The metrics of the program are those that the pages for hosts tell, with their labels."""

import re
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram

from bot.runtime.metrics import Metrics

DOCS = Path(__file__).parents[3] / "docs"
PAGES = ("operation.md", "workers.md")
"""They have tables of metrics."""

NAME = r"\bwonders_[a-z_]+"
ENDINGS = {"counter": "_total", "info": "_info"}
"""What Prometheus adds to the name of a metric of a kind."""


def exported(metrics: Metrics) -> set[str]:
    """Return the names under which the metrics of the program itself are queried."""
    families = [each for each in metrics.registry.collect() if each.name.startswith("wonders_")]
    return {each.name + ENDINGS.get(each.type, "") for each in families}


def in_tables() -> dict[str, list[str]]:
    """Return the metrics in the first columns of the pages' tables, each with its labels."""
    text = "\n".join((DOCS / page).read_text("utf-8") for page in PAGES)
    cells = "\n".join(re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE))
    found = re.findall(rf"`({NAME})(?:{{([a-z,]+)}})?`", cells)
    return {name: re.findall(r"\w+", labels) for name, labels in found}


def test_each_metric_is_told_to_hosts() -> None:
    assert set(in_tables()) == exported(Metrics())


def test_each_metric_has_the_labels_that_hosts_are_told() -> None:
    kinds, metrics, told = Counter | Gauge | Histogram, Metrics(), in_tables()
    kept = [each for each in vars(metrics).values() if isinstance(each, kinds)]
    assert len(kept) > 10
    for each in kept:
        (family,) = each.describe()
        labels = told[family.name + ENDINGS.get(family.type, "")]
        if labels:
            each.labels(**dict.fromkeys(labels, "x"))  # raises ValueError for any others
        else:
            with pytest.raises(ValueError, match="abel"):
                each.labels("x")
            (counted,) = each.collect()
            assert counted.samples, family.name


def test_no_page_names_a_metric_that_there_is_not() -> None:
    text = "\n".join(page.read_text("utf-8") for page in DOCS.glob("*.md"))
    named = {each.removesuffix("_bucket") for each in re.findall(NAME, text)}
    assert named - exported(Metrics()) == set()
