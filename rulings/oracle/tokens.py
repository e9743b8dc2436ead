"""An Oracle text as tokens: splitting and joining, each the exact inverse of the other.

What is here: words, symbols and punctuation of one line, without reminder text and with the own name as ``~``.
What is not: own names and reminder texts (``rulings.oracle.normalise``).

Spelling of tokens, where it differs from print:
- the first word of a sentence is in lower case unless it is a subtype; where print has lower case there, the token
  opens with ``_``;
- so is a verb that opens a further part of a cost ("{T}, Sacrifice ~: ...");
- ``an`` is ``a`` (``_a`` and ``an`` where print breaks the rule of the vowel);
- ``'s`` and the ``'`` of plural owners are tokens of their own; contractions are not split;
- double quotes are ``“ ”``, nested single quotes ``‘ ’``; a full stop before a quote that ends its sentence is doubled
  (``. ” .``), so that every sentence ends with one;
- the comma that print puts within the quotes before a sentence goes on stands behind them (``” ,``);
- a dash between spaces is ``—``, a tight one ``--``; a line break before a bullet is part of ``•``,
  and one before the ``+`` of a mode with a cost (spree) of ``⊕``; pawprint symbols with their dash are one token.
"""

import re
from collections.abc import Iterable, Sequence

from rulings.oracle.subtypes import SUBTYPE_WORDS

_TOKEN = re.compile(
    r"""\{[^{}\s]+\}                                   # {T} {2/G}
    |\[[+\u2212-]?(?:\d+|X)\]                          # [+1]
    |[+-]?(?:\d+|X|\*)(?:\+\*)?/[+-]?(?:\d+|[XY]|\*)(?:\+\*)?(?![\w*])   # 1/1 +1/+1 X/X +X/+Y */1+*
    |\d+(?:-\d+(?!\w)|\+)                             # 1-4 8+
    |[+\u2212-]?(?:\d+|X)(?!\w)                        # 3 +2 -X
    |d\d+                                             # d20
    |[^\W\d_]+(?:['/-][^\W_]+)*                        # words, don't, and/or, face-down
    |--|\S""",
    re.VERBOSE,
)
_CONTRACTIONS = frozenset("it's that's who's there's he's she's what's here's where's let's how's one's-own".split())
_SENTENCE_OPENERS = frozenset({".", "!", "?", ":", "\u2014", "--", "\u2022", "\u201c", "\u2018", "|"})
_COST_VERBS = frozenset(
    """
    tap untap sacrifice discard exile pay remove return reveal put mill exert unattach collect behold waterbend blight
    forage discover say roll flip choose
    """.split()
)
_CLOSERS = frozenset({".", ",", ":", ";", "!", "?", "\u201d", "\u2019", "'s", "'", ")"})
_OPENERS = frozenset({"\u201c", "\u2018", "(", "--"})
_VOWEL = re.compile(r"_?[aeiouAEIOU]|_?[hH]ours?$|_?[hH]onor|8|11$|18$|11/|18/|X$|X/", re.ASCII)
_NO_VOWEL = re.compile(r"_?(?:[uU]ni(?!n)|[oO]nce?(?:$|-)|[uU]se|[eE]uro|[uU]topia)", re.ASCII)


def split_words(text: str) -> list[str]:
    """The bare tokens of a text, before sentence openings, articles and quotes are looked at."""
    result: list[str] = []
    for match in _TOKEN.finditer(text):
        word = match.group()
        if word == "\u2014":
            start, end = match.span()
            tight = start > 0 and text[start - 1] != " " and end < len(text) and text[end] != " "
            result.append("--" if tight else word)
        elif word.endswith("'s") and len(word) > 2 and word.lower() not in _CONTRACTIONS:
            result += [word[:-2], "'s"]
        elif word == "'" and text[match.start() : match.start() + 2] == "'s" and result and result[-1] == "~":
            result.append("'s")
        elif word == "s" and result and result[-1] == "'s":
            continue
        else:
            result.append(word)
    return result


def tokenise(text: str) -> tuple[str, ...]:
    """The tokens of one line.

    Shape: text without reminder text; lines of a modal block are parted by ``\\n• ``. ``join`` gives it back.
    Example:
        >>> tokenise("Destroy target creature an opponent controls.")
        ('destroy', 'target', 'creature', 'a', 'opponent', 'controls', '.')
    """
    return tuple(_commas_out(list(_articles(_capitals(_stops(_quotes(split_words(text))))))))


def _commas_out(tokens: list[str]) -> list[str]:
    """Puts a comma behind the quote that it closes."""
    for index in range(len(tokens) - 1):
        if tokens[index] == "," and tokens[index + 1] == "\u201d":
            tokens[index], tokens[index + 1] = tokens[index + 1], tokens[index]
    return tokens


def join(tokens: Sequence[str]) -> str:
    """The line that has these tokens: the inverse of ``tokenise`` for every regularly spaced line."""
    parts: list[str] = []
    previous = ""
    parts_of_costs = _cost_parts(tokens)
    for index, token in enumerate(tokens):
        if token == "," and previous == "\u201d":
            parts[-1] = ',"'
            previous = token
            continue
        if token == "." and previous in ("\u201d", "\u2019") and index > 1 and tokens[index - 2] in (".", "!"):
            previous = token
            continue
        text = _print_token(token, tokens[index + 1] if index + 1 < len(tokens) else "")
        opens = not previous or previous in _SENTENCE_OPENERS or previous[-1] in "\u2014|" or index in parts_of_costs
        if opens and text[0].islower() and token[0] != "_":
            text = text[0].upper() + text[1:]
        if token in ("\u2022", "\u2295") or token.endswith(" |") or _is_pawprints(token):
            parts.append("\n" if previous else "")
        elif previous and not _is_glued(previous, token):
            parts.append(" ")
        parts.append(text)
        previous = token
    return "".join(parts)


def _is_pawprints(token: str) -> bool:
    """What opens a mode with pawprint symbols (CR 700.2i)."""
    return token.startswith("{P}") and token.endswith(" \u2014")


def _print_token(token: str, following: str) -> str:
    match token:
        case "a" | "_a":
            vowel = _takes_an(following)
            return "an" if vowel and token == "a" else "a"
        case "--":
            return "\u2014"
        case "\u2295":
            return "+"
        case "\u201c" | "\u201d":
            return '"'
        case "\u2018" | "\u2019":
            return "'"
    return token[1:] if token[0] == "_" and len(token) > 1 else token


def _is_glued(left: str, right: str) -> bool:
    if right in _CLOSERS or right == "--" or left in _OPENERS:
        return True
    return left[0] == "{" and right[0] == "{"


def _takes_an(following: str) -> bool:
    return bool(following) and bool(_VOWEL.match(following)) and not _NO_VOWEL.match(following)


def _quotes(words: list[str]) -> Iterable[str]:
    double_open = single_open = False
    previous = ""
    for index, word in enumerate(words):
        if word == '"':
            yield "\u201d" if double_open else "\u201c"
            double_open = not double_open
        elif word == "'":
            if single_open and previous in (".", "!", ","):
                single_open = False
                yield "\u2019"
            elif double_open and not single_open and _opens_single(words, index):
                single_open = True
                yield "\u2018"
            else:
                yield word
        else:
            yield word
        previous = word


def _opens_single(words: list[str], index: int) -> bool:
    following = words[index + 1] if index + 1 < len(words) else ""
    return following[:1] == "{" or (following[:1].isupper() and not words[index - 1].endswith("s"))


def _cost_parts(tokens: Sequence[str]) -> frozenset[int]:
    """Places after a comma of a cost where one of its verbs stands: before a colon, or after the dash of a keyword."""
    found: list[int] = []
    pending: list[int] = []
    is_keyword_cost = False
    for index, token in enumerate(tokens):
        if token == ":":
            found += pending
            pending = []
        elif token == "," and tokens[index + 1 : index + 2]:
            if tokens[index + 1].lower().removeprefix("_") in _COST_VERBS:
                (found if is_keyword_cost else pending).append(index + 1)
        elif token in _SENTENCE_OPENERS:
            pending = []
            is_keyword_cost = token == "--"
    return frozenset(found)


def _capitals(all_words: Iterable[str]) -> Iterable[str]:
    previous = ""
    words = list(all_words)
    parts_of_costs = _cost_parts(words)
    for index, word in enumerate(words):
        if not previous or previous in _SENTENCE_OPENERS or index in parts_of_costs:
            if word[0].isupper() and (word == "A" or word[1:2].islower()) and word not in SUBTYPE_WORDS:
                yield word[0].lower() + word[1:]
            elif word[0].islower():
                yield "_" + word
            else:
                yield word
        else:
            yield word
        previous = word


def _stops(words: Iterable[str]) -> Iterable[str]:
    """Doubles the stop of a sentence that ends with a quoted ability."""
    held = list(words)
    for index, word in enumerate(held):
        yield word
        # The stop may stand within a quote in the quote: it ends the sentences of both.
        inner = index - 1 if word == "\u201d" and index > 1 and held[index - 1] == "\u2019" else index
        if word in ("\u201d", "\u2019") and inner and held[inner - 1] in (".", "!"):
            following = held[index + 1] if index + 1 < len(held) else ""
            if not following or following in ("\u201d", "\u2019", "\u2022") or _starts_sentence(following):
                yield "."


def _starts_sentence(word: str) -> bool:
    return word[0] == "{" or word == "~" or word[0].isupper()


def _articles(words: Iterable[str]) -> Iterable[str]:
    held = list(words)
    for index, word in enumerate(held):
        following = held[index + 1] if index + 1 < len(held) else ""
        if word in ("an", "_an") and _takes_an(following):
            yield "a" if word == "an" else word
        elif word == "a" and _takes_an(following):
            yield "_a"
        else:
            yield word
