"""``CONTRIBUTING.md``: each of its tasks is taken through a copy of the project, block by block, command by command.

A block of code follows a line that names its file and what to do with it (``new``, ``at the end``, ``below`` a line,
``in place of`` words). Of shell blocks, ``judgebot`` and ``pytest`` run; ``# status 1`` and ``# says words`` behind a
command are held to what it does.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.places import ROOT

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
_BLOCK = re.compile(r"(?:^(?P<lead>[^\n]+)\n\n)?^```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
_EDIT = re.compile(
    r"`(?P<file>[\w./-]+)`, "
    r"(?:(?P<new>new)\b|(?P<end>at the end)|below `(?P<below>[^`]+)`|in place of `(?P<old>[^`]+)`)"
)
_COMMAND = re.compile(r"(?P<words>.*?)(?:\s+# (?:status (?P<status>\d))?(?:, )?(?:says (?P<says>.*))?)?")


@dataclass(frozen=True)
class Block:
    """A block of the document with the line before it."""

    lead: str
    kind: str
    body: str


def tasks() -> dict[str, list[Block]]:
    """Task -> its blocks, in order."""
    parts = re.split(r"^## (?=\d\. )", TEXT, flags=re.MULTILINE)[1:]
    return {
        part.splitlines()[0]: [Block(one["lead"] or "", one["kind"], one["body"]) for one in _BLOCK.finditer(part)]
        for part in parts
    }


def copy_of_the_project(folder: Path) -> Path:
    """What a task changes and runs, without the tables, the data as it is."""
    for name in ("bot", "rulings", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "tables", "golden"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "data").symlink_to(ROOT / "data")
    return folder


def edit(folder: Path, block: Block) -> None:
    """Do with the block what the line before it says."""
    wanted = _EDIT.search(block.lead)
    assert wanted, f"nothing says what to do with:\n{block.body}"
    path = folder / wanted["file"]
    if wanted["new"]:
        assert not path.exists(), f"{path} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.body, encoding="utf-8")
        return
    text = path.read_text(encoding="utf-8")
    if wanted["end"]:
        path.write_text(text + block.body, encoding="utf-8")
        return
    sought = f"{wanted['below']}\n" if wanted["below"] else wanted["old"]
    assert text.count(sought) == 1, f"{wanted['file']} has this {text.count(sought)} times: {sought}"
    put = sought + block.body if wanted["below"] else block.body.strip()
    path.write_text(text.replace(sought, put), encoding="utf-8")


def commands(block: Block) -> Iterator[tuple[list[str], int, str]]:
    """Words of each command that is run, its status, and what it says."""
    for line in block.body.splitlines():
        found = _COMMAND.fullmatch(line.strip())
        assert found
        words = shlex.split(found["words"])
        assert words[0] in {"judgebot", "pytest"}, f"this is not run: {line}"
        yield words, int(found["status"] or 0), found["says"] or ""


def run(folder: Path, words: list[str], corpus: Path) -> subprocess.CompletedProcess[str]:
    program = {"judgebot": ["-m", "bot"], "pytest": ["-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]}[words[0]]
    surroundings = os.environ | {
        "PYTHONPATH": str(folder),
        "JUDGEBOT_CORPUS": str(corpus),
        "JUDGEBOT_STORE": str(folder / "store.sqlite"),
        "JUDGEBOT_LANG": "en",
        "COLUMNS": "200",
    }
    return subprocess.run(
        [sys.executable, *program, *words[1:]],
        cwd=folder,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )


def test_there_are_five_tasks() -> None:
    assert [title.split(". ")[0] for title in tasks()] == ["1", "2", "3", "4", "5"]
    assert all(any(block.kind == "sh" for block in blocks) for blocks in tasks().values())


@pytest.mark.parametrize("task", sorted(tasks()))
def test_a_task_goes_as_it_is_told(task: str, tmp_path: Path, corpus_path: Path) -> None:
    folder = copy_of_the_project(tmp_path)
    for block in tasks()[task]:
        if block.kind != "sh":
            edit(folder, block)
            continue
        for words, status, says in commands(block):
            done = run(folder, words, corpus_path)
            assert done.returncode == status, f"{words}: {done.stdout}{done.stderr}"
            assert says in done.stdout, f"{words}: {done.stdout}"
    new = [_EDIT.search(block.lead) for block in tasks()[task] if block.kind == "python"]
    files = sorted({one["file"] for one in new if one})
    checked = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--no-cache", *files],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not checked.returncode, checked.stdout


def test_links_files_and_targets_that_it_names_are_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / target).exists(), target
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"make ([a-z-]+)\b(?=`|$|\n)", TEXT)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"
    table = TEXT.partition("## What to run after which change")[2]
    named = re.findall(r"(?<=[ `])(tests/[\w/.]+)", table)
    assert len(named) > 5
    assert [one for one in named if not (ROOT / one).exists()] == []
    for module in re.findall(r"python -m ([\w.]+)", TEXT):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists(), module
