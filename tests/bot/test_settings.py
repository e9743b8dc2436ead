"""Settings: one table, checked values, and a place in both READMEs."""

from dataclasses import fields
from pathlib import Path

import pytest

from bot.errors import SettingInvalidError, sentence
from bot.settings import Settings
from rulings.language import Language
from tests.places import ROOT


def test_nothing_needs_to_be_set() -> None:
    settings = Settings.load({})
    assert settings.token == ""
    assert settings.visibility == "public"


def test_values_are_read_by_variable() -> None:
    settings = Settings.load({"JUDGEBOT_WORKERS": "4", "JUDGEBOT_VISIBILITY": "private", "HOME": "/nowhere"})
    assert (settings.workers, settings.visibility) == (4, "private")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("JUDGEBOT_VISIBILITY", "secret"),
        ("JUDGEBOT_LANG", "de"),
        ("JUDGEBOT_WORKERS", "0"),
        ("JUDGEBOT_WORKERS", "２"),
        ("JUDGEBOT_LOG_LEVEL", "loud"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed(variable: str, value: str) -> None:
    with pytest.raises(SettingInvalidError) as caught:
        Settings.load({variable: value})
    for language in Language:
        told = sentence(language, caught.value)
        assert variable in told
        assert value in told


@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
def test_every_setting_is_documented(name: str) -> None:
    words = (ROOT / name).read_text(encoding="utf-8")
    column = "help_ja" if ".ja." in name else "help_en"
    for row in fields(Settings):
        assert f"`{row.metadata['variable']}`" in words
        assert row.metadata[column] in words


def test_the_env_file_is_read_and_the_environment_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("JUDGEBOT_TOKEN=from-file\nJUDGEBOT_LANG=ja\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUDGEBOT_LANG", "en")
    monkeypatch.delenv("JUDGEBOT_TOKEN", raising=False)
    settings = Settings.load_from_machine()
    assert (settings.token, settings.lang) == ("from-file", "en")
