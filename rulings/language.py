"""The two languages that judgebot speaks."""

from enum import StrEnum


class Language(StrEnum):
    """A language of input and output."""

    JA = "ja"
    EN = "en"
