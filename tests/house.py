"""The house as its imports draw it: which package rests on which, and what each package says of itself.

``python -m tests.house`` draws the picture in ``rulings/README.md`` anew, and writes into the first file of each
package whom it may import. What may be imported is said in one place, ``ALLOWED`` of
``tests/test_import_directions.py`` and, within the kernel, ``FLOORS`` of ``tests/kernel/test_folders.py``; a test holds
the picture and the first files to it (``tests/test_house.py``).
"""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.imports import imports, modules
from tests.kernel.test_folders import FLOORS, imports_between_folders
from tests.test_import_directions import ALLOWED, ROOT, SHARED, home_of, is_within

README = ROOT / "rulings" / "README.md"
BEGIN, END = "<!-- drawn by python -m tests.house -->", "<!-- drawn until here -->"
PARTS = ("What is here", "What is not:", "May import:", "Begin with:")
"""What the first file of a package says, each at the start of a line, in this order."""

_MAY_IMPORT = re.compile(r"^May import: .*?(?=^Begin with:)", re.DOTALL | re.MULTILINE)
_KERNEL = "rulings.kernel."
_WIDTH = 120


def first_files() -> dict[str, Path]:
    """Package -> its ``__init__.py``, for every package of the project."""
    return {name: path for name, path in modules("bot", "rulings").items() if path.name == "__init__.py"}


def may_import(package: str) -> str:
    """What its first file says on whom it may import: a line, or some, that end with a full stop."""
    home = home_of(package)
    if package == "rulings":
        return _wrapped(f"the leaves are {', '.join(sorted(SHARED - {'rulings'}))}; the rest is said by each package.")
    if package.startswith(_KERNEL):
        folder = package.removeprefix(_KERNEL).partition(".")[0]
        below = ", ".join(FLOORS[: FLOORS.index(folder)])
        beside = f"; of the kernel {below}" if below else "; nothing else of the kernel"
        return _wrapped(f"the leaves (see rulings), {', '.join(sorted(ALLOWED[home]))}{beside}.")
    if package != home:
        return _wrapped(f"what {home} may, and its other parts.")
    allowed = ", ".join(sorted(ALLOWED[home])).replace("rulings,", "all of rulings,")
    if not ALLOWED[home]:
        return _wrapped("the leaves (see rulings) and nothing else.")
    return _wrapped(f"the leaves (see rulings), {'all of rulings' if allowed == 'rulings' else allowed}.")


def _wrapped(words: str) -> str:
    """The part with its name, broken where a line of code has to be."""
    lines = [PARTS[2]]
    for word in words.split(" "):
        if len(lines[-1]) + 1 + len(word) > _WIDTH:
            lines.append(word)
        else:
            lines[-1] += f" {word}"
    return "\n".join(lines) + "\n"


def stated(package: str, path: Path) -> str:
    """What its first file says now; empty where it says nothing on imports."""
    found = _MAY_IMPORT.search(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")
    return found[0] if found else ""


def edges() -> set[tuple[str, str]]:
    """Which package imports which, the leaves and imports for types left out."""
    found = set()
    for one in imports(modules("rulings", "bot")):
        if one.for_types or any(is_within(one.imported, leaf) for leaf in SHARED - {"rulings"}):
            continue
        found.add((home_of(one.importer), home_of(one.imported)))
    return {(start, end) for start, end in found if start != end and "rulings" not in (start, end)}


def without_detours(arrows: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The arrows that no longer way says too, sorted; of a graph without circles."""
    goes_to: dict[str, set[str]] = {}
    for start, end in arrows:
        goes_to.setdefault(start, set()).add(end)

    def reached(start: str) -> set[str]:
        return {far for near in goes_to.get(start, ()) for far in {near, *reached(near)}}

    return sorted(
        (start, end)
        for start, ends in goes_to.items()
        for end in ends
        if not any(end in reached(other) for other in ends - {end})
    )


def picture() -> str:
    """The packages, and the folders of the kernel, and who rests on whom, as a Mermaid diagram."""
    lines = [f"    {_node(start)} --> {_node(end)}" for start, end in without_detours(edges())]
    folders = {(start.partition(".")[0], end.partition(".")[0]) for start, end in imports_between_folders()}
    within = [
        f"        kernel_{start}[{start}] --> kernel_{end}[{end}]"
        for start, end in without_detours(edge for edge in folders if set(edge) <= set(FLOORS))
    ]
    inner = ['    subgraph folders ["folders of the kernel"]', "        direction TB", *within, "    end"]
    return "\n".join(["```mermaid", "flowchart TD", *lines, *inner, "```"])


def _node(package: str) -> str:
    return package.removeprefix("rulings.")


def drawn(text: str, diagram: str) -> str:
    """A document with the diagram between its marks."""
    before, _, rest = text.partition(BEGIN)
    _, found, after = rest.partition(END)
    assert found, f"{BEGIN} and {END} are missing"
    return f"{before}{BEGIN}\n\n{diagram}\n\n{END}{after}"


def begins_with(docstring: str) -> list[str]:
    """The files and folders that a first file names to begin with."""
    named = docstring.partition(PARTS[3])[2].partition("\n\n")[0]
    return re.findall(r"[\w/.-]+\.\w+|[\w/]+/", named)


def write(files: Mapping[str, Path]) -> None:
    """Write the picture and what packages say on imports, as they are now."""
    README.write_text(drawn(README.read_text(encoding="utf-8"), picture()), encoding="utf-8")
    for package, path in files.items():
        if before := stated(package, path):
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(before, may_import(package), 1), encoding="utf-8")


if __name__ == "__main__":
    write(first_files())
