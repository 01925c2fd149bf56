"""What `deploy/` tells containers is valid, holds no secret, and fits what the program reads."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.ops import healthcheck
from bot.ops.signals import SHUTDOWN_SECONDS
from bot.runtime.limits import PREFIX
from bot.runtime.settings import NAMES, settings
from tests.ports import HeldPort

HERE = Path(__file__).parents[1]
COMPOSE, KUBERNETES = HERE / "deploy" / "compose.yaml", HERE / "deploy" / "kubernetes.yaml"
UNIT = HERE / "deploy" / "wonders.service"

STARTS, STARTS_SECONDS = 5, 10
"""So many starts within so many seconds, and systemd starts a unit no more (its defaults)."""

NEEDED = re.compile(r"\$\{(\w+):\?[^}]*\}")
"""A variable that compose refuses to do without."""
OPTIONAL = re.compile(r"\$\{(\w+):-([^}]*)\}")
"""A variable with a default."""

BOTS = ("bot-1", "bot-2", "bot-3")
WORKERS = ("worker-1", "worker-2")


def tool(name: str, *arguments: object) -> None:
    """Run a program that was installed beside Python; it is to find nothing wrong."""
    done = subprocess.run(
        [Path(sys.executable).with_name(name), *map(str, arguments)],
        cwd=HERE, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", [COMPOSE, HERE / "compose.yaml"], ids=str)
def test_compose_files_are_valid(file: Path) -> None:
    tool("check-jsonschema", "--builtin-schema", "vendor.compose-spec", file)


def test_the_manifest_is_valid() -> None:
    tool("kubernetes-validate", "--strict", "--no-warn", KUBERNETES)


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"]
    return found


def resources(kind: str) -> dict[str, Any]:
    """Return the manifest's resources of a kind, by name."""
    found = yaml.safe_load_all(KUBERNETES.read_text(encoding="utf-8"))
    return {each["metadata"]["name"]: each for each in found if each["kind"] == kind}


def pods() -> dict[str, Any]:
    return {
        name: each["spec"]["template"]["spec"] for name, each in resources("Deployment").items()
    }


def containers() -> Iterator[tuple[str, Any]]:
    for name, pod in pods().items():
        (container,) = pod["containers"]
        yield name, container


def filled_in(text: str) -> str:
    return OPTIONAL.sub(r"\2", NEEDED.sub("given", text))


def surroundings() -> dict[str, Mapping[str, str]]:
    """Return the environment of each program, with everything that a host has to fill in."""
    given: dict[str, Mapping[str, str]] = {
        name: {key: filled_in(value) for key, value in service["environment"].items()}
        for name, service in services().items()
        if name != "postgres"
    }
    secret = {"DATABASE_URL": "postgresql+asyncpg://wonders:given@host/name"}
    for name, container in containers():
        given[name] = {
            each["name"]: each.get("value") or secret.get(each["name"], "given")
            for each in container["env"]
        }
    return given


def test_each_variable_is_a_setting_and_each_value_fits() -> None:
    example = (HERE / ".env.example").read_text(encoding="utf-8")
    known = set(re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE))
    assert {each for each in known if not each.startswith(PREFIX)} == {*NAMES, "POSTGRES_PASSWORD"}
    assert set(surroundings()) == {*BOTS, *WORKERS, "wonders-bot", "wonders-worker"}
    for name, environment in surroundings().items():
        assert environment.keys() <= known, name
        chosen = settings(environment)
        assert chosen.process_named, name
        assert chosen.health_port, name
        assert chosen.shards == ("auto" if "bot" in name else ""), name
    texts = (COMPOSE.read_text(encoding="utf-8"), KUBERNETES.read_text(encoding="utf-8"))
    named = {found[1] for found in (*NEEDED.finditer(texts[0]), *OPTIONAL.finditer(texts[0]))}
    assert named <= known


def test_there_are_three_bots_and_two_workers() -> None:
    assert {*services()} == {"postgres", *BOTS, *WORKERS}
    assert [services()[each]["command"][-1] for each in WORKERS] == ["worker"] * 2
    assert not any("command" in services()[each] for each in BOTS)
    replicas = {name: each["spec"]["replicas"] for name, each in resources("Deployment").items()}
    assert replicas == {"wonders-bot": 3, "wonders-worker": 2}
    commands = {name: container["command"] for name, container in containers()}
    assert commands["wonders-bot"] == ["python", "-m", "bot"]
    assert commands["wonders-worker"] == ["python", "-m", "bot", "worker"]


def test_no_secret_is_written_down_and_workers_have_no_token() -> None:
    assert resources("Secret") == {}
    for name, container in containers():
        for each in container["env"]:
            if each["name"] in ("DISCORD_TOKEN", "DATABASE_URL"):
                assert each["valueFrom"]["secretKeyRef"]["name"] == "wonders", name
    database = services()["postgres"]["environment"]["POSTGRES_PASSWORD"]
    assert NEEDED.fullmatch(database)
    for name in (*BOTS, *WORKERS):
        assert f"wonders:{database}@" in services()[name]["environment"]["DATABASE_URL"]
        assert ("env_file" in services()[name]) == (name in BOTS)
    for name, environment in surroundings().items():
        assert ("DISCORD_TOKEN" in environment) == (name == "wonders-bot")


def test_an_orderly_end_has_its_time() -> None:
    for name, service in services().items():
        grace = re.fullmatch(r"(\d+)s", service["stop_grace_period"])
        assert grace, name
        assert int(grace[1]) > SHUTDOWN_SECONDS
    for pod in pods().values():
        assert pod["terminationGracePeriodSeconds"] > SHUTDOWN_SECONDS


@pytest.mark.parametrize("probe", ["startupProbe", "readinessProbe", "livenessProbe"])
def test_probes_ask_what_there_is(probe: str) -> None:
    asked = {tuple(container[probe]["exec"]["command"]) for _, container in containers()}
    assert len(asked) == 1
    for command in asked:
        with HeldPort() as port:
            done = subprocess.run(
                [sys.executable, *command[1:]],
                cwd=HERE, env={"HEALTH_PORT": str(port.number)}, capture_output=True, check=False,
            )  # fmt: skip
        assert (command[0], done.returncode) == ("python", 1), "nobody answers"
        assert (command[-1] == healthcheck.ALIVE) == (probe != "readinessProbe")
    assert all(each[probe]["timeoutSeconds"] > healthcheck.TIMEOUT for _, each in containers())


@pytest.mark.parametrize("file", [COMPOSE, HERE / "compose.yaml"], ids=str)
def test_logs_do_not_fill_the_disk(file: Path) -> None:
    for name, service in yaml.safe_load(file.read_text(encoding="utf-8"))["services"].items():
        assert service["logging"] == {"driver": "local"}, name


def unit() -> ConfigParser:
    found = ConfigParser(interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string(UNIT.read_text(encoding="utf-8"))
    return found


def test_the_unit_is_started_again_for_as_long_as_it_may_help() -> None:
    service = unit()["Service"]
    assert (service["Restart"], service["RestartPreventExitStatus"]) == ("on-failure", "2")
    assert int(service["RestartSec"]) * STARTS > STARTS_SECONDS
    assert int(service["TimeoutStopSec"]) > SHUTDOWN_SECONDS
    assert service["KillMode"] == "mixed", "workers draw the last boards after the signal"
    assert service["ReadWritePaths"].startswith(f"{service['WorkingDirectory']}/")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_the_unit_is_valid(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8").replace("/srv/wonders/.venv/bin/python", sys.executable)
    (tmp_path / UNIT.name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / UNIT.name],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    told = [each for each in done.stderr.splitlines() if UNIT.name in each]
    assert (done.returncode, told) == (0, []), done.stderr


def test_services_of_compose_are_healthy_before_they_are_used() -> None:
    for name, service in services().items():
        test = service["healthcheck"]["test"]
        assert ("--host=127.0.0.1" in test) == (name == "postgres"), "not on the first socket"
        assert test[-1] == ("--dbname=wonders" if name == "postgres" else "bot.ops.healthcheck")
        if name != "postgres":
            assert service["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_budgets_and_selectors_fit_their_pods() -> None:
    budgets = resources("PodDisruptionBudget")
    assert budgets.keys() == resources("Deployment").keys()
    for name, deployment in resources("Deployment").items():
        spec = deployment["spec"]
        labels = spec["template"]["metadata"]["labels"]
        assert spec["selector"]["matchLabels"] == labels
        assert budgets[name]["spec"]["selector"]["matchLabels"] == labels
        assert 0 < budgets[name]["spec"]["maxUnavailable"] < spec["replicas"]
        assert spec["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
        (spread,) = spec["template"]["spec"]["topologySpreadConstraints"]
        assert spread["labelSelector"]["matchLabels"] == labels


def test_programs_may_do_nothing_more_than_they_need() -> None:
    dockerfile = (HERE / "Dockerfile").read_text(encoding="utf-8")
    (account,) = resources("ServiceAccount").values()
    assert account["automountServiceAccountToken"] is False
    for pod in pods().values():
        assert pod["automountServiceAccountToken"] is False
        assert pod["serviceAccountName"] == account["metadata"]["name"]
        assert pod["securityContext"]["runAsNonRoot"] is True
        assert f"--uid {pod['securityContext']['runAsUser']} wonders" in dockerfile
    for _, container in containers():
        assert container["securityContext"]["allowPrivilegeEscalation"] is False
        assert container["securityContext"]["readOnlyRootFilesystem"] is True
        assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    for name in (*BOTS, *WORKERS):
        assert services()[name]["read_only"] is True
        assert services()[name]["cap_drop"] == ["ALL"]
        assert services()[name]["security_opt"] == ["no-new-privileges:true"]


def test_the_image_can_be_read_by_its_user_whatever_the_builders_umask() -> None:
    before, found, after = (HERE / "Dockerfile").read_text(encoding="utf-8").partition("chmod -R ")
    assert found
    copied = re.findall(r"^COPY (\w+) \1$", before, re.MULTILINE)
    assert copied == ["bot", "engine", "render", "data"]
    assert after.startswith(f"a+rX {' '.join(copied)}\n")
    assert "\nUSER wonders\n" in after
