"""Short names for players whose names begin with the same word, so that they can be told apart."""

from collections.abc import Iterator, Sequence

from .canvas import cut

LEAST_LETTERS = 3
"""To how many letters a first word may be cut before the beginning that tells it apart."""


def short_name(name: str, others: Sequence[str]) -> str:
    """Return the first word of a name, and the beginning of another that no namesake has.

    `others` are the names of the other players; a namesake is one whose name begins with the same
    word. The last word that tells them apart is taken, and the fewest letters of it: "João Silva"
    beside "João Souza" is "João Si.". Empty without a namesake, or where nothing tells them apart;
    only words that begin with a letter count.
    """
    first, *rest = name.split() or [""]
    named = [other.casefold().split() for other in others]
    namesakes = [words[1:] for words in named if words[:1] == [first.casefold()]]
    taken = tuple(word for words in namesakes for word in words)
    for word in reversed(rest) if namesakes else ():
        beginnings = reversed([word, *cut(word)]) if word[0].isalpha() else ()
        for beginning in beginnings:
            if not any(each.startswith(beginning.casefold()) for each in taken):
                return f"{first} {beginning}{'' if beginning == word else '.'}"
    return ""


def cut_before_initial(short: str) -> Iterator[str]:
    """Yield a short name with ever fewer letters of its first word: "Maximiliano S.", "Max… S."."""
    first, _, initial = short.rpartition(" ")
    for beginning in cut(first):
        if len(beginning) >= LEAST_LETTERS:
            yield f"{beginning}… {initial}"
