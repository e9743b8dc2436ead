"""Words before a dash that open an ability and mean nothing (CR 207.2c, 207.2d).

What is here: which openings of a line are an ability word or a flavor word. What is not: keywords that are written
with a dash ("Boast —"), which mean something and are read as phrases.
"""

import re

ABILITY_WORDS = frozenset(
    one.strip()
    for one in """
    adamant, addendum, alliance, battalion, bloodrush, celebration, channel, chroma, cohort, constellation, converge,
    corrupted, council's dilemma, coven, delirium, descend 4, descend 8, disappear, domain, eerie, eminence, enrage,
    fateful hour, fathomless descent, ferocious, flurry, formidable, grandeur, hellbent, heroic, imprint, infusion,
    inspired, join forces, kinship, landfall, lieutenant, magecraft, metalcraft, morbid, opus, pack tactics, paradox,
    parley, radiance, raid, rally, renew, repartee, revolt, secret council, spell mastery, strive, survival, sweep,
    tempting offer, threshold, undergrowth, valiant, vivid, void, will of the council, will of the planeswalkers
    """.split(",")
)
"""Ability words (CR 207.2c), with those that later sets added."""

_MEANINGFUL = frozenset(
    one.strip()
    for one in """
    boast, exhaust, forecast, companion, max speed, power-up, visit, prize, to solve, solved, choose, spree, tiered,
    partner, gift, sneak, mayhem, station, level, gotcha, split, jump, rulebreaker, legacy, enchant, equip, ward, craft,
    cumulative upkeep, suspend, escape, hidden agenda, double agenda, increment, assist
    """.split(",")
)
_ROMAN = re.compile(r"[IVX]+(?:, [IVX]+)*$")
_LABEL = re.compile(r"((?:[A-Z\u00c0-\u00dd][^\u2014\u2022:.{}()\"]{1,60}?)) \u2014 (?=\S)")
_SMALL_WORDS = frozenset("a an and as at by for from in into is of on or s the to with".split())


def find_label(text: str) -> str | None:
    """The ability word or flavor word that opens the text, as printed; ``None`` where there is none.

    Shape: a line (or a mode after its bullet) -> the words before the dash.
    Example:
        >>> find_label("Landfall \\u2014 Whenever a land you control enters, draw a card.")
        'Landfall'
        >>> find_label("Choose one \\u2014") is None, find_label("II, III \\u2014 Draw a card.") is None
        (True, True)
    """
    match = _LABEL.match(text)
    if match is None:
        return None
    words = match[1]
    if words.lower() in ABILITY_WORDS:
        return words
    if _ROMAN.match(words) or words.split(",")[0].split()[0].lower() in ("choose", "level", "chapter"):
        return None
    if words.lower() in _MEANINGFUL or any(words.lower().startswith(one + " ") for one in _MEANINGFUL):
        return None
    return words if _is_title(words) else None


def _is_title(words: str) -> bool:
    parts = re.findall(r"[^\s/-]+", words)
    return all(part[0].isupper() or part.lower() in _SMALL_WORDS for part in parts) and not words[-1].isdigit()
