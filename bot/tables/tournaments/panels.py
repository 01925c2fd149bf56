"""The messages of tournaments: who takes part, how they stand, and who meets whom."""

from collections.abc import Iterator, Sequence
from functools import partial

from render import Look
from render.tournament import (
    Meeting,
    Row,
    Table,
    halves,
    result,
    round_picture,
    table_picture,
)

from ...controls.panel import (
    OPTIONS_IN_SELECT,
    Button,
    Image,
    Option,
    Panel,
    Select,
    Style,
    file,
    short,
)
from ...controls.panel import Row as Controls
from ...controls.tournament_ids import Action, PressTournament
from ...fair.proof import in_short
from ...store import FORGOTTEN, Entrant, Tournament, TournamentGame
from ...wording.lists import ALT_LENGTH, clauses, commas, enumerated, shortened
from ...wording.names import escaped, escaped_title, plain_text, plain_title
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ...workers.drawing import encoded
from ..invitations.own_threads import TITLE_LENGTH
from ..mentions import permitted
from .pairing import Pairing, Standing, standings

SHOWN = 16
"""How many people, and how many games, one picture shows."""


def played(found: Tournament) -> tuple[Pairing, ...]:
    """Return the games that have ended, and the byes."""
    return tuple(
        Pairing(each.first, each.second, each.scores)
        for each in found.pairings
        if each.scores is not None
    )


def tournament(to: Presentation, found: Tournament) -> Panel:
    """Return the public message of a tournament, with what can be done now."""
    words = to.words
    heading = "\n".join(_heading(words, found))
    if not found.round:
        names = commas(words, (escaped(each.name) for each in found.entrants))
        people = words("tournament-people", count=len(found.entrants))
        parts: tuple[str | Image, ...] = (heading, f"**{people}** {names}".rstrip())
    else:
        parts = (heading, *_tables(to, found, SHOWN))
        if found.status == "running":
            parts = (*parts, *_rounds(to, found, found.round, SHOWN))
    return Panel(parts, _controls(words, found))


def whole_table(to: Presentation, found: Tournament, _: int) -> Panel:
    """Return how all people stand, for one person, and what decides between equal points."""
    if not found.round:
        return Panel((to.words("tournament-not-begun"),))
    tables = _tables(to, found, len(found.entrants))
    return Panel((*tables, to.words(f"tournament-tied-{found.kind}")))


def one_round(to: Presentation, found: Tournament, number: int) -> Panel:
    """Return who meets whom in a round, for one person, and a list of the rounds."""
    words, last = to.words, found.round
    if not last:
        return Panel((words("tournament-not-begun"),))
    shown = min(max(number, 1), last)
    most = OPTIONS_IN_SELECT
    first = max(1, min(shown - most // 2, last - most + 1))
    options = tuple(
        Option(str(each), words("tournament-round", round=each), chosen=each == shown)
        for each in range(first, min(first + most, last + 1))
    )
    pick = Select(str(PressTournament(found.id, "rounds")), words("tournament-rounds"), options)
    return Panel(tuple(_rounds(to, found, shown, len(found.pairings))), (pick,))


def announcement(
    words: Words,
    found: Tournament,
    game: TournamentGame,
    first: Entrant,
    second: Entrant,
    sealed: str,
) -> tuple[Panel, str]:
    """Return the line that tells of a game and how it is `sealed`, and the title of its thread."""
    names = {"first": escaped(first.name), "second": escaped(second.name)}
    line = words(
        "tournament-game",
        name=escaped_title(found.name),
        round=game.round,
        table=game.board + 1,
        **names,
    )
    plain = {"first": plain_text(first.name), "second": plain_text(second.name)}
    title = words("tournament-thread", round=game.round, **plain)
    seal = words("fair-sealed", commitment=in_short(sealed))
    return Panel((f"{line}\n{seal}",), framed=False), short(title, TITLE_LENGTH)


def unplayed(
    to: Presentation, found: Tournament, game: TournamentGame, *, first_won: bool
) -> Panel:
    """Return the line that tells who has won as the other one has left, and notifies that one."""
    people = {each.drawn: each for each in found.entrants}
    first, second = people[game.first], people[game.second]
    winner, left = (first, second) if first_won else (second, first)
    line = to.words(
        "tournament-unplayed.last" if found.is_last_round else "tournament-unplayed",
        name=escaped_title(found.name),
        round=game.round,
        table=game.board + 1,
        left=escaped(left.name) or to.words("former-player"),
        winner=f"<@{winner.user_id}>",
    )
    return permitted(Panel((line,), framed=False, mentions=(winner.user_id,)), to)


def really_end(words: Words, found: Tournament) -> Panel:
    """Return the question whether a tournament is to be ended before its time."""
    end = Button(str(PressTournament(found.id, "end")), words("button-tournament-end"), "danger")
    return Panel((words("tournament-end-really", name=escaped_title(found.name)),), ((end,),))


def won(to: Presentation, found: Tournament) -> Panel:
    """Return what is told when a tournament is over; whoever won is notified."""
    people = _first(found)
    line = to.words(
        "tournament-won",
        name=escaped_title(found.name),
        winners=champions(to.words, found),
        count=len(people),
    )
    mentioned = tuple(each.user_id for each in people if each.name)
    return permitted(Panel((line, *_tables(to, found, SHOWN)), mentions=mentioned), to)


def champions(words: Words, found: Tournament) -> str:
    """Return who stands first, as mentions."""
    names = [f"<@{each.user_id}>" if each.name else _name(words, each) for each in _first(found)]
    return enumerated(words, names)


def winners(found: Tournament) -> frozenset[int]:
    """Return the numbers of those who stand first."""
    return frozenset(each.number for each in _ranked(found) if each.rank == 1)


def _first(found: Tournament) -> list[Entrant]:
    first = winners(found)
    return [each for each in found.entrants if each.drawn in first]


def _heading(words: Words, found: Tournament) -> Iterator[str]:
    yield f"🏆 **{escaped_title(found.name)}**"
    yield words(
        f"tournament-{found.kind}",
        game=words(f"game-{found.game}"),
        rounds=found.rounds or 0,
        clock=words(f"choice-clock-{found.clock}"),
    )
    if found.status == "running":
        key = "tournament-running.last" if found.is_last_round else "tournament-running"
        yield words(key, round=found.round, rounds=found.rounds)
    elif found.status == "open" and found.organizer_id == FORGOTTEN:
        yield words("tournament-open.managed")
    elif found.status == "open":
        yield words("tournament-open", member=f"<@{found.organizer_id}>")
    else:
        yield words(f"tournament-{found.status}-line")


def _controls(words: Words, found: Tournament) -> tuple[Controls, ...]:
    def button(action: Action, style: Style = "secondary") -> Button:
        pressed = PressTournament(found.id, action)
        return Button(str(pressed), words(f"button-tournament-{action}"), style)

    table = (button("table"), button("rounds"))
    match found.status:
        case "open":
            return (
                (
                    button("join", "success"),
                    button("leave"),
                    button("begin", "primary"),
                    button("ask", "danger"),
                ),
            )
        case "running":
            return ((*table, button("leave"), button("ask", "danger")),)
        case _:
            return (table,) if found.round else ()


def _ranked(found: Tournament) -> tuple[Standing, ...]:
    return standings(range(len(found.entrants)), played(found))


def _name(words: Words, who: Entrant) -> str:
    return plain_text(who.name) if who.name else words("former-player")


def _tables(to: Presentation, found: Tournament, most: int) -> Iterator[Image]:
    """Yield pictures of how the best people stand, `SHOWN` of them in each."""
    words, ranked = to.words, _ranked(found)[:most]
    people = {each.drawn: each for each in found.entrants}
    rounds = [
        {n: each.of(n) for each in _of_round(found, number) for n in _both(each)}
        for number in range(1, found.round + 1)
    ]
    for at in range(0, len(ranked), SHOWN):
        some = ranked[at : at + SHOWN]
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
        names = tuple(_name(words, people[each.number]) for each in some)
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


def _rounds(to: Presentation, found: Tournament, number: int, most: int) -> Iterator[Image]:
    """Yield pictures of who meets whom in a round, `SHOWN` games in each."""
    words = to.words
    people = {each.drawn: _name(words, each) for each in found.entrants}
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
