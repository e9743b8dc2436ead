"""What the deployment files name is there: settings, commands, files."""

import json
import re
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from bot.console.entry import COMMANDS
from bot.errors import EXIT_BAD_INPUT, EXIT_MACHINE, EXIT_PUT_RIGHT, EXIT_REFUSED
from bot.gate import LAST_WORDS_SECONDS
from bot.running import ANSWER_SECONDS, CLOSING_SECONDS
from bot.settings import Settings
from bot.stopping import LAST_SECONDS
from tests.places import ROOT

FILES = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file() and path.suffix != ".txt")


def test_only_known_settings_are_set() -> None:
    known = {row.metadata["variable"] for row in fields(Settings)}
    for path in FILES:
        assert set(re.findall(r"JUDGEBOT_[A-Z_]+", path.read_text(encoding="utf-8"))) <= known, path.name


def test_only_known_commands_are_run() -> None:
    for path in FILES:
        for command in re.findall(r"(?:bin/|`|&& |\")judgebot[\", ]+([a-z]+)", path.read_text(encoding="utf-8")):
            assert command in COMMANDS, f"{path.name}: {command}"


def _required(of: str) -> set[str]:
    """Names of packages as PyPI compares them."""
    return {re.sub(r"[-_.]+", "-", name).lower() for name in re.findall(r"(?m)^ *\"?([A-Za-z0-9][\w.-]*)", of)}


def test_the_lock_holds_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = {one["name"]: one for one in tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]}
    locked = lock["judgebot"]["metadata"]["requires-dist"]
    asked = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    assert _required("\n".join(asked)) == {one["name"] for one in locked}
    for one in asked:
        name, exact = re.match(r"([\w.-]+)(?:==([\w.]+))?", one).groups()  # type: ignore[union-attr]
        if exact:
            assert lock[_required(name).pop()]["version"] == exact, one


def test_the_image_installs_what_the_lock_says_by_hash() -> None:
    text = (ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8")
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    versions = {one["name"]: one["version"] for one in lock if "version" in one}
    pinned = dict(re.findall(r"(?m)^([a-z0-9.-]+)==([^ ;\\]+)", text))
    assert pinned == {name: versions[name] for name in pinned}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert _required("\n".join(project["dependencies"])) <= pinned.keys()
    assert text.count("--hash=sha256:") > len(pinned)


def test_what_is_copied_into_the_image_is_there() -> None:
    for line in (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("COPY "):
            assert all((ROOT / source).exists() for source in line.split()[1:-1]), line


def unit(name: str) -> dict[str, list[str]]:
    """The keys of a unit, each with its values in order."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "deploy" / name).read_text(encoding="utf-8").splitlines():
        if line and line[0] not in "#[":
            key, value = line.split("=", 1)
            found.setdefault(key, []).append(value)
    return found


def test_the_unit_retries_what_may_pass_and_not_what_a_person_must_put_right() -> None:
    service = unit("judgebot.service")
    (final,) = service["RestartPreventExitStatus"]
    assert {EXIT_BAD_INPUT, EXIT_REFUSED, EXIT_MACHINE, EXIT_PUT_RIGHT} == set(map(int, final.split()))
    assert service["Restart"] == ["on-failure"]
    assert service["StartLimitIntervalSec"] == ["0"]


def test_the_corpus_is_built_outside_the_limit_of_the_bot() -> None:
    service, corpus = unit("judgebot.service"), unit("judgebot-corpus.service")
    assert "ExecStartPre" not in service
    assert "judgebot-corpus.service" in service["After"][0].split()
    assert service["Requires"] == ["judgebot-corpus.service"]
    assert corpus["Type"] == ["oneshot"]
    assert corpus["ExecStart"][0].endswith("judgebot data build --if-missing")
    assert (service["MemoryMax"], corpus["MemoryMax"]) == (["1G"], ["1G"])
    shared = ("User", "DynamicUser", "StateDirectory")
    assert [service[key] for key in shared] == [corpus[key] for key in shared], "else one can't read the other's files"
    path = next(value for value in service["Environment"] if value.startswith("JUDGEBOT_CORPUS="))
    assert path in corpus["Environment"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_has_nothing_against_the_units(tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("judgebot.service", "judgebot-corpus.service")]
    for path in paths:
        words = (ROOT / "deploy" / path.name).read_text(encoding="utf-8")
        path.write_text(words.replace("/opt/judgebot/.venv/bin/judgebot", "/bin/true"), encoding="utf-8")
    told = subprocess.run(["systemd-analyze", "verify", *paths], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout + told.stderr) == (0, "")


def test_whoever_stops_it_waits_as_long_as_it_takes() -> None:
    (seconds,) = unit("judgebot.service")["TimeoutStopSec"]
    assert int(seconds) > LAST_SECONDS
    compose = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    (grace,) = re.findall(r"^    stop_grace_period: (\d+)s$", compose, re.MULTILINE)
    assert int(grace) > LAST_SECONDS
    assert LAST_SECONDS < 10, "Docker's own patience"
    assert ANSWER_SECONDS + 2 * LAST_WORDS_SECONDS + CLOSING_SECONDS < LAST_SECONDS


def test_a_signal_reaches_the_bot_in_a_container() -> None:
    assert re.search(r"^    init: true$", (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"), re.MULTILINE)
    image = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert re.search(r"apt-get install .*\btini\b", image)
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", image, re.MULTILINE)
    assert json.loads(entry) == ["tini", "-s", "--", "judgebot"]
