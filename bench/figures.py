"""Asks running programs for their health, and for histograms of their metrics."""

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from urllib.request import urlopen

from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families


class Histogram(Struct, frozen=True):
    """How many observations lie within each bound, in seconds, and the sum of all."""

    within: Mapping[float, float] = {}
    seconds: float = 0.0

    @property
    def count(self) -> float:
        """The number of all observations."""
        return self.within.get(float("inf"), 0.0)

    @property
    def mean(self) -> float:
        """The mean in seconds; 0 where nothing was observed."""
        return self.seconds / self.count if self.count else 0.0

    def bound(self, share: float) -> float:
        """Return the least bound, in seconds, within which so great a share lies; 0 of none."""
        enough = (each for each, n in sorted(self.within.items()) if n >= share * self.count)
        return next(enough, 0.0)

    def __add__(self, other: "Histogram") -> "Histogram":
        """Return the observations of both."""
        return self._with(other, 1)

    def __sub__(self, other: "Histogram") -> "Histogram":
        """Return the observations that came after those of `other`."""
        return self._with(other, -1)

    def _with(self, other: "Histogram", sign: int) -> "Histogram":
        bounds = self.within.keys() | other.within.keys()
        within = {
            each: self.within.get(each, 0.0) + sign * other.within.get(each, 0.0) for each in bounds
        }
        return Histogram(within, self.seconds + sign * other.seconds)


def is_well(port: int) -> bool:
    """Return whether the program at a port is healthy; blocks while it is asked."""
    try:
        return bool(urlopen(f"http://127.0.0.1:{port}/health").status == HTTPStatus.OK)
    except OSError:  # it does not listen yet, or says what is wrong
        return False


def histogram(ports: Iterable[int], name: str, **labels: str) -> Histogram:
    """Return a histogram of the programs at these ports together; blocks while it asks them."""
    found = Histogram()
    for port in ports:
        text = urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()
        samples = [
            each
            for family in text_string_to_metric_families(text)
            for each in family.samples
            if labels.items() <= each.labels.items()
        ]
        found += Histogram(
            {float(s.labels["le"]): s.value for s in samples if s.name == f"{name}_bucket"},
            sum(s.value for s in samples if s.name == f"{name}_sum"),
        )
    return found
