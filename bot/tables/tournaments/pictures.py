"""The pictures of tournaments with their alt texts: how people stand, and who meets whom."""

from collections.abc import Iterator, Sequence
from functools import partial

from render import Look
from render.tournament import Meeting, Row, Table, halves, result, round_picture, table_picture

from ...controls.panel import Image, file
from ...store import Entrant, Tournament
from ...wording.lists import ALT_LENGTH, clauses, shortened
from ...wording.names import plain_text, plain_title
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ...workers.drawing import encoded
from .pairing import Pairing
from .ranking import ranked

SHOWN = 16
"""How many people, and how many games, one picture shows."""


def name_of(words: Words, who: Entrant) -> str:
    """Return what somebody is called in pictures and lists, also once they are forgotten."""
    return plain_text(who.name) if who.name else words("former-player")


def standing_pictures(to: Presentation, found: Tournament, most: int) -> Iterator[Image]:
    """Yield pictures of how the best people stand, `SHOWN` of them in each."""
    words, best = to.words, ranked(found)[:most]
    people = {each.drawn: each for each in found.entrants}
    rounds = [
        {n: each.of(n) for each in _of_round(found, number) for n in _both(each)}
        for number in range(1, found.round + 1)
    ]
    for at in range(0, len(best), SHOWN):
        some = best[at : at + SHOWN]
        rows = tuple(
            Row(
                each.rank,
                tuple(scores.get(each.number) for scores in rounds),
                each.points,
                each.buchholz if found.kind == "swiss" else each.berger,
                gone=people[each.number].left_after is not None,
            )
            for each in some
        )
        names = tuple(name_of(words, people[each.number]) for each in some)
        shown = Table(
            plain_title(found.name), rows, "buchholz" if found.kind == "swiss" else "berger"
        )
        told = [
            words(
                "tournament-alt-row.gone" if row.gone else "tournament-alt-row",
                place=each.rank,
                name=name,
                points=halves(each.points),
                ties=halves(row.ties),
            )
            for each, row, name in zip(some, rows, names, strict=True)
        ]
        title = plain_title(found.name)
        yield Image(
            file("tournament", found.id, found.version, at),
            _alt(words, "tournament-alt-table", told, name=title),
            partial(encoded, table_picture, shown, Look(names=names, words=words, theme=to.theme)),
        )


def round_pictures(to: Presentation, found: Tournament, number: int, most: int) -> Iterator[Image]:
    """Yield pictures of who meets whom in a round, `SHOWN` games in each."""
    words = to.words
    people = {each.drawn: name_of(words, each) for each in found.entrants}
    games = [each for each in found.pairings if each.round == number][:most]
    heading = words("tournament-round", round=number)
    for at in range(0, len(games), SHOWN):
        some = games[at : at + SHOWN]
        names = tuple(
            people[each] if each is not None else words("tournament-bye")
            for game in some
            for each in (game.first, game.second)
        )
        meetings = tuple(Meeting(each.board + 1, each.scores) for each in some)
        told = [
            words(
                "tournament-alt-game",
                first=names[2 * n],
                second=names[2 * n + 1],
                result=result(each.scores) if each.scores else words("tournament-playing"),
            )
            for n, each in enumerate(some)
        ]
        yield Image(
            file("round", found.id, found.version, number, at),
            _alt(words, "tournament-alt-round", told, round=number),
            partial(
                encoded,
                round_picture,
                heading,
                meetings,
                Look(names=names, words=words, theme=to.theme),
            ),
        )


def _alt(words: Words, key: str, told: Sequence[str], **heading: str | int) -> str:
    """Return an alt text that lists what is told, as much of it as there is room for."""
    room = ALT_LENGTH - len(words(key, rows="", **heading))
    return words(key, rows=shortened(words, told, room, clauses), **heading)


def _of_round(found: Tournament, number: int) -> Iterator[Pairing]:
    for each in found.pairings:
        if each.round == number and each.scores is not None:
            yield Pairing(each.first, each.second, each.scores)


def _both(game: Pairing) -> tuple[int, ...]:
    return (game.first,) if game.second is None else (game.first, game.second)
