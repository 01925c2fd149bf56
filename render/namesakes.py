"""Short names for players whose names begin with the same word, so that they can be told apart."""

from collections.abc import Sequence

from .canvas import cut


def short_name(name: str, others: Sequence[str]) -> str:
    """Return the first word of a name with as many letters of its last as no namesake shares.

    `others` are the names of the other players; who of them begins with the same word is a
    namesake. Empty where there is none, or where nothing tells them apart: "João Silva" beside
    "João Souza" is "João Si."; beside "Ana" the name can be shortened as it likes. A number at the
    end is no name: shortening keeps it anyway.
    """
    first, *rest = name.casefold().split() or [""]
    namesakes = [
        other.casefold().split()[-1] if len(other.split()) > 1 else ""
        for other in others
        if other.casefold().split()[:1] == [first]
    ]
    if not rest or not namesakes or rest[-1].isdigit():
        return ""
    written = name.split()
    for beginning in reversed([written[-1], *cut(written[-1])]):
        if not any(each.startswith(beginning.casefold()) for each in namesakes):
            dot = "" if beginning == written[-1] else "."
            return f"{written[0]} {beginning}{dot}"
    return ""
