"""Short names for players whose names begin with the same word, so that they can be told apart."""

from collections.abc import Sequence

from .canvas import cut


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
