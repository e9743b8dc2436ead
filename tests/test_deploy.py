"""What the deployment files name is there: settings, commands, files."""

import re
from dataclasses import fields
from pathlib import Path

from bot.console.entry import COMMANDS
from bot.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())


def test_only_known_settings_are_set() -> None:
    known = {row.metadata["variable"] for row in fields(Settings)}
    for path in FILES:
        assert set(re.findall(r"JUDGEBOT_[A-Z_]+", path.read_text(encoding="utf-8"))) <= known, path.name


def test_only_known_commands_are_run() -> None:
    for path in FILES:
        for command in re.findall(r"(?:bin/|`|&& |\")judgebot[\", ]+([a-z]+)", path.read_text(encoding="utf-8")):
            assert command in COMMANDS, f"{path.name}: {command}"


def test_what_is_copied_into_the_image_is_there() -> None:
    for line in (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").splitlines():
        if line.startswith("COPY "):
            assert all((ROOT / source).exists() for source in line.split()[1:-1]), line


def test_the_unit_does_not_retry_what_a_person_must_put_right() -> None:
    unit = (ROOT / "deploy" / "judgebot.service").read_text(encoding="utf-8")
    assert "RestartPreventExitStatus=2 3 4 78" in unit
