"""Kinds of disagreement that were settled against the other engine, so that new ones stand out.

A kind names the rule that it misses and how its reports are recognised: by words of a card on the table and by the
facts in which the outcomes differ. A recogniser is narrow: a report with one more difference is printed in full.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from .situations import Kind, Situation


@dataclass(frozen=True)
class KnownFault:
    """One kind of fault of the other engine."""

    rule: str
    """The rule that decides, with what is missed."""
    words: str
    """A pattern that the text of some card on the table has."""
    facts: str
    """A pattern that every differing fact has."""


KNOWN = (
    KnownFault(
        "111.10: a Role token is named by its Role alone",
        r"Role token",
        r"battlefield: only (ours|theirs) \w+( Role)? A A \('enchantment',\)",
    ),
    KnownFault(
        "601.2c: a target 'of an opponent's choice' is chosen by that opponent among what they control",
        r"of an opponent's choice they control",
        r" (controller|size|keywords): ",
    ),
    KnownFault(
        "608.2c: 'each other creature that player controls' are those of the target's controller",
        r"to each other creature that player controls",
        r"graveyard: only|battlefield: only| damage: ",
    ),
    KnownFault(
        "608.2d: what is kept is chosen, and the rest goes: the choices are not the same question",
        r"then (sacrifices|discards) the rest",
        r"(graveyard|hand): only|battlefield: only",
    ),
    KnownFault(
        "702.131a: ascend on a spell is done first, so that the blessing counts for the same spell",
        r"If you have the city's blessing",
        r"(hand|library): only",
    ),
    KnownFault(
        "115.1: 'target player who has more ... than they do' has a condition",
        r"target player who has more|chooses target player who",
        r"(graveyard|hand|library): only| life: ",
    ),
    KnownFault(
        "614.1d: what enters under the control of the one who reanimates it is not an opponent's",
        r"your opponents control enter tapped",
        r" tapped: False / True",
    ),
    KnownFault(
        "603.10a: what is sacrificed sees what is sacrificed together with it, and itself",
        r"Whenever a player sacrifices a permanent",
        r" life: |damage: ",
    ),
    KnownFault(
        "113.6b: an ability of a card in the graveyard does nothing from the hand or the battlefield",
        r"As long as this (creature|card) is in your graveyard",
        r" (counters|size|keywords): ",
    ),
    KnownFault(
        "613.1f: a lost ability gives nothing and takes nothing away",
        r"Creatures your opponents control lose",
        r" (keywords|types): ",
    ),
    KnownFault(
        "701.9a: 'any number of creature cards' are creature cards",
        r"discard any number of creature cards",
        r"(hand|graveyard): only| (counters|size): ",
    ),
    KnownFault(
        "121.1, 608.2c: 'you draw two cards' behind 'if this spell was bargained, ...' is done in any case",
        r"If this spell was bargained, look at",
        r" (life|hand|library|graveyard): ",
    ),
    KnownFault(
        "601.2d: counters are distributed, not put on each target",
        r"[Dd]istribute",
        r" (counters|size): ",
    ),
    KnownFault(
        "115.3: two target creatures are two",
        r"Exchange control of two target",
        r" controller: ",
    ),
    KnownFault(
        "608.2c: 'if its mana value is equal to the amount of unspent mana you have'",
        r"equal to the amount of unspent mana",
        r"graveyard: only|battlefield: only",
    ),
    KnownFault(
        "613.7: the set-up gives Mass Hysteria the older timestamp, so that what was laid later takes haste away",
        r"All creatures lose all abilities",
        r" keywords: \(.*\) / \(.*'haste'",
    ),
    KnownFault(
        "609.4b: with every mana cost payable {S} is paid too",
        r"\{S\}.*:",
        r"could be done: True / False",
    ),
    KnownFault(
        "115.4: what can't be the target of Aura spells can be the target of others",
        r"can't be the target of Aura spells",
        r"",
    ),
    KnownFault(
        "608.2d: 'gains your choice of' gives one keyword",
        r"gains your choice of",
        r" keywords: ",
    ),
    KnownFault(
        "601.3: spells with the name of the exiled card can't be cast; with nothing exiled everything can be cast",
        r"can't cast spells with the same name as the exiled",
        r"could be done: True / False",
    ),
    KnownFault(
        "603.4: 'if this permanent is an enchantment' and 'becomes' are of the source, not of the spell that was cast",
        r"When an opponent casts .*if this permanent is an enchantment",
        r"^Veil|^Opal|^Hidden|graveyard: only ours|only theirs| (size|keywords|types): ",
    ),
    KnownFault(
        "301.5: nothing attached is no equipped creature; 'as long as equipped creature is' is not true",
        r"As long as equipped creature is",
        r" size: ",
    ),
    KnownFault(
        "205.1b: 'becomes a Frog' takes away creature types only, no card types",
        r"^target of Turn to Frog$",
        r" types: \('(artifact|creature)', '(creature|enchantment)'\) / \('creature',\)$",
    ),
    KnownFault(
        "702.33g: 'if this spell was kicked, ... target creature' has its target only, and always, when kicked",
        r"If this spell was kicked, it deals damage equal to that permanent's mana value to target creature",
        r"graveyard: only ours|only theirs|damage: \d / 0",
    ),
    KnownFault(
        "603.2: Fecundity triggers whenever a creature dies, a sacrificed and a blocked one too",
        r"Whenever a creature dies, that creature's controller may draw a card",
        r"(hand: only ours|library: only ours \[\] / only theirs)|damage: ",
    ),
    KnownFault(
        "303.4a: 'enchant' with another quality than a type",
        r"^Enchant .*(creature with|nonblack|non\w+ )",
        r"could be done: True / False",
    ),
    KnownFault(
        "109.5: 'that creature's controller' of each creature that is dealt damage, not the other player",
        r"Whenever a creature is dealt damage, this enchantment deals that much damage to that creature's controller",
        r" life: ",
    ),
    KnownFault(
        "109.1: 'another' creature that is sacrificed is not the source",
        r"Whenever you sacrifice (one or more other|another) creature",
        r" life: |hand: |library: ",
    ),
    KnownFault(
        "702.11b: 'can't be the target of spells or abilities your opponents control' gives no hexproof",
        r"can't be the target of spells or abilities your opponents control",
        r" keywords: .* / .*hexproof",
    ),
    KnownFault(
        "613.8: renown is a designation; 'as long as this creature is renowned' is not true before",
        r"As long as this creature is renowned",
        r" (keywords|size): ",
    ),
    KnownFault(
        "608.2c: 'they' of 'untap all creatures. They gain' are those creatures",
        r"Untap all creatures",
        r" (keywords|controller|size): ",
    ),
    KnownFault(
        "607.2d: with no color chosen there is no spell of the chosen color",
        r"casts a spell of the chosen color",
        r" life: ",
    ),
)


def known_fault(situation: Situation, found: Sequence[str]) -> KnownFault | None:
    """The known kind that a report is of, if any."""
    texts = ["target of Turn to Frog"] if situation.kind is Kind.FROG else []
    texts += [card.faces[0].oracle_text for card in (situation.card, *(other for _, other in situation.others))]
    for fault in KNOWN:
        if any(re.search(fault.words, text, re.MULTILINE) for text in texts) and all(
            re.search(fault.facts, fact) for fact in found
        ):
            return fault
    return None
