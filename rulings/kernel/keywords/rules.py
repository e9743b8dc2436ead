"""The rule that defines each keyword ability, for citing it where the keyword is used (CR 702)."""

from rulings.abilities.ability import KeywordAbility
from rulings.cite import Citation, cite

_RULES: dict[str, Citation] = {
    "affinity": cite("702.41a", "Affinity"),
    "bestow": cite("702.103a", "Bestow"),
    "buyback": cite("702.27a", "Buyback"),
    "convoke": cite("702.51a", "Convoke"),
    "cycling": cite("702.29a", "Cycling"),
    "delve": cite("702.66a", "Delve"),
    "disguise": cite("702.168b", "disguise"),
    "dredge": cite("702.52a", "Dredge"),
    "equip": cite("702.6a", "Equip"),
    "escape": cite("702.138a", "Escape"),
    "flashback": cite("702.34a", "Flashback"),
    "fortify": cite("702.67a", "Fortify"),
    "jump-start": cite("702.133a", "Jump-start"),
    "morph": cite("702.37c", "morph"),
    "reconfigure": cite("702.151a", "Reconfigure"),
    "retrace": cite("702.81a", "Retrace"),
    "typecycling": cite("702.29e", "Typecycling"),
    "undaunted": cite("702.125a", "Undaunted"),
    "ward": cite("702.21a", "Ward"),
}


def rule_of(keyword: str | None) -> tuple[Citation, ...]:
    """The rule of a keyword as citations; none where the keyword has no entry.

    Example:
        >>> [str(c) for c in rule_of("equip")]
        ['CR 702.6a']
    """
    found = _RULES.get(keyword) if keyword is not None else None
    return (found,) if found is not None else ()


def declare_rule(keyword: str, citation: Citation) -> None:
    """Adds the rule of a keyword."""
    _RULES[keyword] = citation


def rule_of_ability(ability: KeywordAbility) -> tuple[Citation, ...]:
    """The rule of one keyword ability; typecycling is a variant of cycling (CR 702.29e)."""
    if ability.name == "cycling" and ability.subtype is not None:
        return rule_of("typecycling")
    return rule_of(ability.name)
