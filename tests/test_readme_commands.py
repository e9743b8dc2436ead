"""The READMEs: what they tell people to type works, and both tell the same."""

import re
import shlex
import shutil
from importlib import import_module
from pathlib import Path

import click
import pytest

from bot.console.entry import COMMANDS, run_console
from rulings.language import Language
from tests.places import ROOT

READMES = ("README.md", "README.ja.md")
NOT_RUN = {"judgebot run", "judgebot console"}
"""They run until they are stopped; the one needs a token, the other a person."""


def commands(name: str) -> list[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip()]


def suggestions() -> list[str]:
    """What ``make demo`` says to try next."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    lines = re.findall(r'^\t@echo "  (\$\(JUDGEBOT\) .*)"$', makefile, re.MULTILINE)
    return [f"judgebot {words.strip()}" for line in lines for words in line.split("$(JUDGEBOT)") if words.strip()]


def judgebot_commands() -> list[str]:
    found = [line.removeprefix(".venv/bin/") for name in READMES for line in commands(name)]
    return sorted({line for line in [*found, *suggestions()] if line.startswith("judgebot ")} - NOT_RUN)


@pytest.mark.parametrize("line", judgebot_commands())
def test_a_command_of_the_readme_runs(
    line: str, corpus_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").symlink_to(ROOT / "data")
    own = corpus_path
    if " data build" in line:
        own = tmp_path / "corpus.sqlite"
        shutil.copy(corpus_path, own)  # texts that the old corpus has read are not read again
    monkeypatch.setenv("JUDGEBOT_CORPUS", str(own))
    monkeypatch.setenv("JUDGEBOT_STORE", str(tmp_path / "store.sqlite"))
    status = run_console(shlex.split(line)[1:])
    out, err = capfd.readouterr()
    assert status == 0, err
    assert out.strip()


@pytest.mark.parametrize("name", READMES)
def test_the_readme_has_every_command_of_the_console(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    told = {*commands(name), *re.findall(r"`(judgebot [^`]+)`", text)}
    words = [line.removeprefix(".venv/bin/").split() for line in told]
    named = {tuple(line[1:]) for line in words if line[0] == "judgebot" and not line[1].startswith("-")}
    assert {line[0] for line in named} == set(COMMANDS)
    for command, module in COMMANDS.items():
        built = import_module(module).build(Language.EN)
        if isinstance(built, click.Group):
            assert {line[1] for line in named if line[0] == command} == set(built.commands)


@pytest.mark.parametrize("name", READMES)
def test_make_targets_of_the_readme_exist(name: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    text = (ROOT / name).read_text(encoding="utf-8")
    for target in set(re.findall(r"`?make ([a-z-]+)", text)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"


def test_both_readmes_have_the_same_parts() -> None:
    first, second = ((ROOT / name).read_text(encoding="utf-8") for name in READMES)
    assert len(re.findall("^## ", first, re.MULTILINE)) == len(re.findall("^## ", second, re.MULTILINE))
    assert len(commands("README.md")) == len(commands("README.ja.md"))


@pytest.mark.parametrize("name", READMES)
def test_links_inside_the_project_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text)
    assert targets
    for target in targets:
        if "://" not in target:
            assert (ROOT / target).exists(), target


@pytest.mark.parametrize(
    "name", ["rulings/README.md", "rulings/oracle/README.md", "rulings/kernel/README.md", "bot/README.md"]
)
def test_modules_that_a_map_names_are_there(name: str) -> None:
    """``kernel.characteristics.permanents`` names a module of that package, in whichever folder of it."""
    text = (ROOT / name).read_text(encoding="utf-8")
    packages = {path.name for path in (ROOT / "rulings").iterdir() if path.is_dir()}
    named = re.findall(r"`(?:rulings\.)?([a-z_]+)\.(?:[a-z_]+\.)*([a-z_]+)`", text)
    inside = [(package, module) for package, module in named if package in packages and module not in {"py", "md"}]
    for package, module in inside:
        assert module in _names_within(package), f"{package}.{module}"


def test_what_the_map_says_to_read_first_is_there() -> None:
    text = (ROOT / "rulings" / "README.md").read_text(encoding="utf-8").partition("## Map")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| .* \| ([^|]+) \|$", text, re.MULTILINE)
    named = [(package, file) for package, files in rows for file in re.findall(r"`([\w/]+(?:\.\w+)?)`", files)]
    assert len(named) > 15
    folders = {package: ROOT / "rulings" / package for package, _ in named}
    leaves = {package for package, folder in folders.items() if not folder.is_dir()}
    assert [
        (package, file)
        for package, file in named
        if not ((ROOT / "rulings" if package in leaves else folders[package]) / file).exists()
    ] == []


def _names_within(package: str) -> set[str]:
    """Modules and folders of the package, and what its modules define."""
    paths = [path for path in (ROOT / "rulings" / package).rglob("*") if path.name != "__pycache__"]
    sources = [path.read_text(encoding="utf-8") for path in paths if path.suffix == ".py"]
    return {path.stem for path in paths} | {
        name for one in sources for name in re.findall(r"^(?:async )?(?:def|class) (\w+)", one, re.MULTILINE)
    }
