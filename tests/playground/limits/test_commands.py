"""Every limit of commands and autocompletes: one row each, with what passes."""

from playground.limits.commands import characters, check_commands
from playground.limits.messages import check_choices
from tests.playground.bodies import (
    Json,
    choice,
    choices,
    command,
    sub,
    without,
)
from tests.playground.conftest import Bare


def with_options(*given: Json) -> Json:
    return command(options=list(given))


def many(count: int) -> list[Json]:
    return [sub(3, f"o{number}") for number in range(count)]


def sized(last: int) -> Json:
    """A command of 7,939 + `last` characters."""
    plain = [sub(3, f"o{n}", description="d" * 100) for n in range(4)]
    long = [sub(1, f"s{n:02}", options=plain) for n in range(19)]
    end = sub(3, "o", description="d" * last)
    return command(options=[*long, sub(1, "xx", description="d" * 100, options=[end])])


COMMANDS: list[tuple[str, Json, Json]] = [
    ("name in capitals", command(name="Duel"), command(name="duel-2")),
    ("name with a space", command(name="a duel"), command(name="a_duel")),
    ("name length", command(name="a" * 33), command(name="a" * 32)),
    (
        "translated name",
        command(name_localizations={"pt-BR": "Dueló"}),
        command(name_localizations={"pt-BR": "dueló"}),
    ),
    (
        "locale",
        command(name_localizations={"pt": "duelo"}),
        command(name_localizations={"pt-BR": "duelo"}),
    ),
    ("description", command(description="a" * 101), command(description="a" * 100)),
    ("description required", without(command(), "description"), command()),
    (
        "translated description",
        command(description_localizations={"de": "a" * 101}),
        command(description_localizations={"de": "a" * 100}),
    ),
    ("25 options", with_options(*many(26)), with_options(*many(25))),
    ("option names unique", with_options(sub(3), sub(3)), with_options(sub(3), sub(3, "b"))),
    (
        "required or not",
        with_options(sub(3, required=1)),
        with_options(sub(3, required=True)),
    ),
    (
        "autocomplete or not",
        with_options(sub(3, autocomplete="no")),
        with_options(sub(3, autocomplete=True)),
    ),
    (
        "required first",
        with_options(sub(3), sub(3, "b", required=True)),
        with_options(sub(3, "b", required=True), sub(3)),
    ),
    (
        "25 choices",
        with_options(sub(3, choices=choices(26))),
        with_options(sub(3, choices=choices(25))),
    ),
    (
        "choice name",
        with_options(sub(3, choices=[choice("a" * 101)])),
        with_options(sub(3, choices=[choice("a" * 100)])),
    ),
    (
        "choice value",
        with_options(sub(3, choices=[choice("a", "a" * 101)])),
        with_options(sub(3, choices=[choice("a", "a" * 100)])),
    ),
    (
        "choices unique",
        with_options(sub(3, choices=[choice("a", "a"), choice("b", "a")])),
        with_options(sub(3, choices=[choice("a", "a"), choice("b", "b")])),
    ),
    (
        "choices and autocomplete",
        with_options(sub(3, choices=[choice()], autocomplete=True)),
        with_options(sub(3, autocomplete=True)),
    ),
    ("choices of a user", with_options(sub(6, choices=[choice()])), with_options(sub(6))),
    (
        "sub-commands and options",
        with_options(sub(1), sub(3, "b")),
        with_options(sub(1), sub(1, "b")),
    ),
    (
        "group in a group",
        with_options(sub(2, options=[sub(2)])),
        with_options(sub(2, options=[sub(1)])),
    ),
    ("contexts", command(contexts=[3]), command(contexts=[0, 1, 2])),
    (
        "a described user command",
        {"type": 2, "name": "Challenge", "description": "A"},
        {"type": 2, "name": "Challenge this"},
    ),
    (
        "options of a user command",
        {"type": 2, "name": "Challenge", "options": [sub(3)]},
        {"type": 2, "name": "Challenge", "options": []},
    ),
    ("kind", command(type=True), command(type=1)),
    ("some context", command(contexts=[]), command(contexts=None)),
    ("installations", command(integration_types=[2]), command(integration_types=[0, 1])),
    (
        "sub-command in a sub-command",
        with_options(sub(1, options=[sub(1)])),
        with_options(sub(1, options=[sub(3)])),
    ),
    ("autocomplete of a user", with_options(sub(6, autocomplete=True)), with_options(sub(6))),
    (
        "choices of numbers",
        with_options(sub(5, choices=[choice("a", 1)])),
        with_options(sub(10, choices=[choice("a", 1)]), sub(4, "b", choices=[choice("a", 1)])),
    ),
    (
        "names of choices unique",
        with_options(sub(3, choices=[choice("a", "a"), choice("a", "b")])),
        with_options(sub(3, choices=[choice("a", "a"), choice("b", "b")])),
    ),
    (
        "some translation",
        command(name_localizations={"de": ""}),
        command(name_localizations={"hi": "द्वंद्व", "th": "ดวลกัน"}),
    ),
    (
        "length of a translation",
        command(name_localizations={"de": "a" * 33}),
        command(name_localizations={"de": "a" * 32}),
    ),
    ("some name", command(name=""), command(name="a")),
    ("some description", command(description=""), command(description="a")),
    ("length of an option's name", with_options(sub(3, "a" * 33)), with_options(sub(3, "a" * 32))),
    (
        "length of an option's description",
        with_options(sub(3, description="a" * 101)),
        with_options(sub(3, description="a" * 100)),
    ),
    (
        "each sub-command",
        with_options(sub(1), sub(1, "b", options=[sub(12)])),
        with_options(sub(1), sub(1, "b", options=[sub(3)])),
    ),
    ("kind of an option", with_options(sub(12)), with_options(sub(11))),
    ("8,000 characters", sized(62), sized(61)),
]


async def test_a_command_over_the_limit_is_refused(bare: Bare) -> None:
    for number, (name, bad, good) in enumerate(COMMANDS, start=1):
        status, body = await bare.call("PUT", bare.commands, [good])
        assert (status, len(bare.discord.violations)) == (200, number - 1), (name, body)
        status, body = await bare.call("PUT", bare.commands, [bad])
        assert (status, body["code"]) == (400, 50035), name
        assert "0" in body["errors"], name
        assert len(bare.discord.violations) == number, name


def test_the_longest_translation_counts_towards_the_size() -> None:
    assert characters(command(name_localizations={"de": "zweikampf"})) == 9 + 4


def test_options_and_choices_count_towards_the_size() -> None:
    one = {**choice("Red", "r"), "name_localizations": {"de": "Rouge"}}
    assert characters(with_options(sub(3, choices=[one, choice("B", 7)]))) == 8 + 2 + (5 + 1) + 1


def test_every_breach_of_a_command_is_told() -> None:
    found = check_commands([with_options(sub(12), sub(3, "B"), sub(3, "c", description=""))])
    assert [".".join(map(str, each.where)) for each in found] == [
        "0.options.0.type",
        "0.options.1.name",
        "0.options.2.description",
    ]


def test_translated_names_are_unique_among_commands() -> None:
    one = command(name_localizations={"de": "duell"})
    assert check_commands([one, command(name="fight", name_localizations={"de": "kampf"})]) == []
    assert check_commands([one, command(name="fight", name_localizations={"de": "duell"})])
    assert check_commands([command(name=f"c{number}") for number in range(101)])


def test_each_kind_of_commands_has_names_and_a_limit_of_its_own() -> None:
    for kind, most in ((2, 15), (3, 15), (1, 100)):
        many = [{**command(name=f"c{number}"), "type": kind} for number in range(most + 1)]
        plain = many if kind == 1 else [without(each, "description") for each in many]
        assert check_commands(plain[:-1]) == []
        assert [each.code for each in check_commands(plain)] == ["APPLICATION_COMMANDS_MAX"]
    assert check_commands([{"type": 2, "name": "duel"}, {"type": 3, "name": "duel"}]) == []
    assert check_commands([{"type": 2, "name": "duel"}, {"type": 2, "name": "duel"}])


async def test_commands_are_listed_changed_one_by_one_and_deleted(bare: Bare) -> None:
    assert bare.channel.guild
    own = f"/applications/{bare.discord.bot.id}/guilds/{bare.channel.guild.id}/commands"
    for path in (bare.commands, own):
        _, made = await bare.call("POST", path, command())
        _, again = await bare.call("POST", path, command(description="Play a duel"))
        assert (made["id"], again["description"]) == (again["id"], "Play a duel")
        assert (await bare.call("GET", path))[1] == [again]
        assert (await bare.call("GET", f"{path}/{made['id']}"))[1] == again
        assert (await bare.call("DELETE", f"{path}/{made['id']}"))[0] == 204
        assert (await bare.call("GET", f"{path}/{made['id']}"))[1]["code"] == 10063


def test_an_autocomplete_offers_at_most_25() -> None:
    assert check_choices(choices(25)) == []
    assert check_choices(choices(26))
    assert check_choices([choice("")])
    assert check_choices([choice("a" * 101)])
