"""Where in a file a key or value stands, for error messages.

What is here: a scan over text that has already been parsed without error, so it may trust the syntax; the same scan
serves TOML and JSON, whose objects are TOML's inline tables with another separator.
What is not: parsing. ``tomllib`` and ``json`` do that; neither tells where a key stood, and no library for TOML that
does (tomlkit keeps the text but no line numbers) is small enough to be worth a dependency for error messages alone.
"""

from contextlib import suppress

Path = tuple[str | int, ...]
"""Keys and list positions from the top: ``("script", 0, "cast")``."""

_BLANK = " \t\r\n"
_BARE_END = ",]}=:#\r\n \t"


def find_line(text: str, path: Path, *, first_line: int = 1) -> int:
    """The line on which the thing at ``path`` stands, or the closest thing around it.

    Shape: text that parses as TOML or JSON, path -> line from ``first_line``.
    Example:
        >>> find_line('a = 1\\n[b]\\nc = [2,\\n3]', ("b", "c", 1))
        4
    """
    lines = _Scan(text).run()
    while path and path not in lines:
        path = path[:-1]
    return first_line + lines.get(path, 0)


class _LostError(Exception):
    """The text is neither TOML nor a JSON object: there are no keys whose place could be asked."""


class _Scan:
    """One pass over a text, noting the line of every path."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._counted = (0, 0)
        """A place up to which line ends were counted, and how many there are."""
        self._lines: dict[Path, int] = {}
        self._sizes: dict[Path, int] = {}

    def run(self) -> dict[Path, int]:
        with suppress(_LostError):
            self._document()
        return self._lines

    def _document(self) -> None:
        self._skip_blank()
        if self._peek() == "{":
            self._value(())
            return
        header: Path = ()
        while self._at < len(self._text):
            if self._peek() == "[":
                header = self._header()
            else:
                self._pair(header)
            self._skip_blank()

    def _peek(self) -> str:
        return self._text[self._at : self._at + 1]

    def _note(self, path: Path) -> None:
        self._lines.setdefault(path, self._line())

    def _line(self) -> int:
        """How many lines end before this place; counted on from the last time, so that all of them cost one pass."""
        place, lines = self._counted
        self._counted = self._at, lines + self._text.count("\n", place, self._at)
        return self._counted[1]

    def _skip_blank(self) -> None:
        while self._at < len(self._text):
            if self._text[self._at] in _BLANK:
                self._at += 1
            elif self._text[self._at] == "#":
                end = self._text.find("\n", self._at)
                self._at = len(self._text) if end < 0 else end
            else:
                return

    def _header(self) -> Path:
        line = self._line()
        is_list = self._text.startswith("[[", self._at)
        self._at += 2 if is_list else 1
        keys = self._keys()
        self._at += 2 if is_list else 1
        path: Path = ()
        for position, key in enumerate(keys):
            path = (*path, key)
            if is_list and position == len(keys) - 1:
                self._sizes[path] = self._sizes.get(path, 0) + 1
            if path in self._sizes:
                path = (*path, self._sizes[path] - 1)
            self._lines.setdefault(path, line)
        return path

    def _pair(self, parent: Path) -> None:
        self._note(parent)
        line = self._line()
        path: Path = (*parent, *self._keys())
        self._lines.setdefault(path, line)
        self._skip_blank()
        self._expect("=:")
        self._skip_blank()
        self._value(path)

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip_blank()
            if self._peek() in ('"', "'"):
                keys.append(self._string())
            else:
                start = self._at
                while self._at < len(self._text) and self._text[self._at] not in _BARE_END + ".":
                    self._at += 1
                keys.append(self._text[start : self._at])
            self._skip_blank()
            if self._peek() != ".":
                return keys
            self._at += 1

    def _expect(self, marks: str) -> None:
        if self._peek() not in marks or not self._peek():
            raise _LostError
        self._at += 1

    def _string(self) -> str:
        mark = self._peek()
        if self._text.startswith(mark * 3, self._at):
            mark *= 3
        self._at += len(mark)
        start = self._at
        while not self._text.startswith(mark, self._at):
            if self._at >= len(self._text):
                raise _LostError
            self._at += 2 if mark[0] == '"' and self._text[self._at] == "\\" else 1
        value = self._text[start : self._at]
        self._at += len(mark)
        while len(mark) == 3 and self._peek() == mark[0]:
            self._at += 1
        return value

    def _value(self, path: Path) -> None:
        self._note(path)
        match self._peek():
            case '"' | "'":
                self._string()
            case "[":
                self._at += 1
                self._list(path)
            case "{":
                self._at += 1
                self._object(path)
            case _:
                while self._at < len(self._text) and self._text[self._at] not in ",]}#\r\n":
                    self._at += 1

    def _list(self, path: Path) -> None:
        position = 0
        while True:
            self._skip_blank()
            if self._peek() in ("]", ""):
                self._at += 1
                return
            self._value((*path, position))
            position += 1
            self._skip_blank()
            if self._peek() == ",":
                self._at += 1

    def _object(self, path: Path) -> None:
        while True:
            self._skip_blank()
            if self._peek() in ("}", ""):
                self._at += 1
                return
            self._pair(path)
            self._skip_blank()
            if self._peek() == ",":
                self._at += 1
