"""Rules that are declared are known, in a fresh process, whatever else was imported (no rule counts by chance)."""

import subprocess
import sys

import pytest

from tests.imports import ROOT, modules

LOADING = {
    "rulings.kernel": "from rulings.kernel.setup import load_rules; load_rules()",
    "rulings.oracle.binding": "import rulings.oracle.read",
    "rulings.oracle.phrases": "import rulings.oracle.read",
}
"""Package whose modules declare rules or phrases -> what loads them."""


@pytest.mark.parametrize("package", LOADING)
def test_every_module_is_loaded(package: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", f"{LOADING[package]}; import sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    there = {name for name in modules("rulings") if name == package or name.startswith(f"{package}.")}
    assert len(there) > 20, "the modules are not found"
    assert there <= set(told.stdout.split())
