"""The messages of tournaments: who takes part, how they stand, and who meets whom."""

from collections.abc import Iterator

from ...controls.panel import (
    OPTIONS_IN_SELECT,
    Button,
    Image,
    Option,
    Panel,
    Row,
    Select,
    Style,
    short,
)
from ...controls.tournament_ids import Action, PressTournament
from ...fair.proof import in_short
from ...store import FORGOTTEN, Entrant, Tournament, TournamentGame
from ...wording.lists import commas, enumerated
from ...wording.names import escaped, escaped_title, plain_text
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ..invitations.own_threads import TITLE_LENGTH
from ..mentions import permitted
from .pictures import SHOWN, name_of, round_pictures, standing_pictures
from .ranking import winners


def tournament(to: Presentation, found: Tournament) -> Panel:
    """Return the public message of a tournament, with what can be done now."""
    words = to.words
    heading = "\n".join(_heading(words, found))
    if not found.round:
        names = commas(words, (escaped(each.name) for each in found.entrants))
        people = words("tournament-people", count=len(found.entrants))
        parts: tuple[str | Image, ...] = (heading, f"**{people}** {names}".rstrip())
    else:
        parts = (heading, *standing_pictures(to, found, SHOWN))
        if found.status == "running":
            parts = (*parts, *round_pictures(to, found, found.round, SHOWN))
    return Panel(parts, _controls(words, found))


def whole_table(to: Presentation, found: Tournament, _: int) -> Panel:
    """Return how all people stand, for one person, and what decides between equal points."""
    if not found.round:
        return Panel((to.words("tournament-not-begun"),))
    tables = standing_pictures(to, found, len(found.entrants))
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
    return Panel(tuple(round_pictures(to, found, shown, len(found.pairings))), (pick,))


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
    return permitted(Panel((line, *standing_pictures(to, found, SHOWN)), mentions=mentioned), to)


def champions(words: Words, found: Tournament) -> str:
    """Return who stands first, as mentions."""
    names = [f"<@{each.user_id}>" if each.name else name_of(words, each) for each in _first(found)]
    return enumerated(words, names)


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


def _controls(words: Words, found: Tournament) -> tuple[Row, ...]:
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
