"""Every setting of judgebot: its variable, its default and what it does.

What is here: the one table that the README lists and ``judgebot doctor`` checks, and where corpus and store lie by it.
What is not: what a person or a server chooses in Discord (``bot.preferences``). The corpus's default is the one of
``rulings.building``, which a test holds to this one: importing it here would load everything that builds.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from dataclasses import field as dataclass_field
from pathlib import Path
from typing import Any, Self

import platformdirs

from bot.errors import SettingInvalidError


def _setting(variable: str, default: object, help_en: str, help_ja: str, *, is_secret: bool = False) -> Any:
    return dataclass_field(
        default=default,
        metadata={"variable": variable, "help_en": help_en, "help_ja": help_ja, "is_secret": is_secret},
    )


@dataclass(frozen=True, slots=True)
class Settings:
    """What the machine's owner decides, read from the environment and a ``.env`` file beside it.

    Shape: one field a variable; an empty string means "not set".
    """

    token: str = _setting(
        "JUDGEBOT_TOKEN",
        "",
        "Token of your Discord application's bot; needed by `judgebot run` only.",
        "Discord アプリケーションのボット・トークン。`judgebot run` だけが使います。",
        is_secret=True,
    )
    """Never printed."""
    corpus: str = _setting(
        "JUDGEBOT_CORPUS",
        "",
        "Path of the corpus file; by default `judgebot data build` decides and `judgebot data info` says where.",
        "カード・データベース・ファイルの場所。既定の場所は `judgebot data info` が表示します。",
    )
    """Path, or empty for the default path."""
    downloads: str = _setting(
        "JUDGEBOT_DOWNLOADS",
        "",
        "Folder where `judgebot data update` keeps the official files; `judgebot data build` reads it too.",
        "`judgebot data update` が公式ファイルを置くフォルダ。`judgebot data build` も読みます。",
    )
    """Path, or empty for the default folder."""
    mirror: str = _setting(
        "JUDGEBOT_MIRROR",
        "",
        "Address of a server that holds the official files under the hosts' own paths, asked instead of those hosts.",
        "公式ファイルを元のホストと同じパスで置いているサーバーのアドレス。元のホストの代わりに使います。",
    )
    """``"https://..."`` without the path, or empty to ask the hosts themselves."""
    store: str = _setting(
        "JUDGEBOT_STORE",
        "",
        "Path of the SQLite file that remembers settings and open demonstrations; by default beside the corpus.",
        "設定と開いている実演を覚えておく SQLite ファイルの場所。既定ではカード・データベースと同じフォルダです。",
    )
    """Path, or empty for the default path."""
    lang: str = _setting(
        "JUDGEBOT_LANG",
        "",
        "Language of the console, `ja` or `en`; by default that of the terminal.",
        "コンソールの言語(`ja` または `en`)。既定では端末の言語に従います。",
    )
    """``"ja"``, ``"en"`` or empty."""
    font: str = _setting(
        "JUDGEBOT_FONT",
        "",
        "Path of a font with Japanese glyphs for the board pictures; by default the installed Noto Sans JP.",
        "盤面の画像に使う日本語フォントの場所。既定では一緒にインストールされる Noto Sans JP を使います。",
    )
    """Path, or empty to search."""
    visibility: str = _setting(
        "JUDGEBOT_VISIBILITY",
        "public",
        "Who sees answers in a server where nobody chose: `public` or `private`.",
        "サーバーで誰も設定していないとき、回答を全員に見せるか(`public`)本人だけに見せるか(`private`)。",
    )
    """``"public"`` or ``"private"``."""
    workers: int = _setting(
        "JUDGEBOT_WORKERS",
        2,
        "How many demonstrations are played and drawn at the same time, each in a process of its own.",
        "同時に処理する実演(対局と作画)の数。それぞれ別のプロセスで処理します。",
    )
    """At least 1."""
    log_level: str = _setting(
        "JUDGEBOT_LOG_LEVEL",
        "INFO",
        "How much the bot logs: `DEBUG`, `INFO`, `WARNING` or `ERROR`.",
        "ログの詳しさ(`DEBUG`、`INFO`、`WARNING`、`ERROR`)。",
    )
    """A level name of ``logging``."""

    @classmethod
    def load(cls, environment: Mapping[str, str]) -> Self:
        """The settings of an environment, checked.

        Shape: variable name -> value; unknown variables are nobody's business.
        Raises: SettingInvalidError: a value is not one of those allowed.
        """
        values: dict[str, object] = {}
        for row in fields(cls):
            if raw := environment.get(row.metadata["variable"], "").strip():
                values[row.name] = _parse(row.metadata["variable"], raw)
        return cls(**values)  # type: ignore[arg-type]  # parsed as each field says

    @classmethod
    def load_from_machine(cls) -> Self:
        """The settings of this process: the environment first, then ``.env`` in the current folder."""
        from dotenv import dotenv_values

        from_file = {name: value for name, value in dotenv_values(Path.cwd() / ".env").items() if value is not None}
        return cls.load({**from_file, **os.environ})


CHOICES: Mapping[str, tuple[str, ...]] = {
    "JUDGEBOT_LANG": ("ja", "en"),
    "JUDGEBOT_VISIBILITY": ("public", "private"),
    "JUDGEBOT_LOG_LEVEL": ("DEBUG", "INFO", "WARNING", "ERROR"),
}


def _parse(variable: str, raw: str) -> str | int:
    if variable == "JUDGEBOT_WORKERS":
        if not raw.isascii() or not raw.isdecimal() or int(raw) < 1:
            raise SettingInvalidError(variable=variable, value=raw, allowed=("1", "2", "4"))
        return int(raw)
    if variable == "JUDGEBOT_MIRROR":
        if not raw.startswith(("https://", "http://")):
            raise SettingInvalidError(variable=variable, value=raw, allowed=("https://...", "http://..."))
        return raw.rstrip("/")
    allowed = CHOICES.get(variable)
    if allowed is not None and raw not in allowed:
        raise SettingInvalidError(variable=variable, value=raw, allowed=allowed)
    return raw


def corpus_path(settings: Settings) -> Path:
    """The corpus file: the setting, else ``corpus.sqlite`` in the user's data folder."""
    if settings.corpus:
        return Path(settings.corpus)
    return Path(platformdirs.user_data_dir("judgebot", appauthor=False)) / "corpus.sqlite"


def store_path(settings: Settings) -> Path:
    """The file that remembers choices and open answers: the setting, else ``store.sqlite`` beside the corpus."""
    return Path(settings.store) if settings.store else corpus_path(settings).with_name("store.sqlite")
