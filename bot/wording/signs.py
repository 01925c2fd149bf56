"""Signs: small pictures of our own in texts and on buttons, which Discord calls emojis."""

from collections.abc import Callable, Mapping

from msgspec import Struct

SHARED: Mapping[str, str] = {
    "coin": "coin",
    "points": "points",
    "shield": "shield",
    "wood": "resource-wood",
    "clay": "resource-clay",
    "stone": "resource-stone",
    "glass": "resource-glass",
    "papyrus": "resource-papyrus",
    "brown": "colour-brown",
    "grey": "colour-grey",
    "blue": "colour-blue",
    "green": "colour-green",
    "yellow": "colour-yellow",
    "red": "colour-red",
    "purple": "colour-purple",
}
"""The signs that several games use: their keys and drawings."""


class Sign(Struct, frozen=True):
    """A sign as Discord has it: the emoji's name, and its id, which differs for each bot."""

    name: str
    id: int

    def __str__(self) -> str:
        """Return the sign as it is written in the text of a message."""
        return f"<:{self.name}:{self.id}>"


class Signs:
    """The signs that Discord has now, by key; words take the place of those that it has not.

    Pickled, it is empty: other processes draw pictures, and these have no emojis.
    """

    def __init__(self, uploaded: Mapping[str, Sign] | None = None) -> None:
        self._uploaded = dict(uploaded or {})
        self.variables = {f"sign-{key}": str(sign) for key, sign in self._uploaded.items()}
        """What sentences call the signs, and how each is written: `sign-coin`."""

    def __reduce__(self) -> tuple[Callable[[], "Signs"], tuple[()]]:
        return none, ()

    def get(self, key: str) -> Sign | None:
        """Return a sign, `None` where Discord does not have it."""
        return self._uploaded.get(key)


NO_SIGNS = Signs()


def none() -> Signs:
    """Return no signs; unpickling calls this in a worker process."""
    return NO_SIGNS
