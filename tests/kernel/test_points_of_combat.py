"""Spells that may be cast only before or after a point of the combat phase (CR 506.7)."""

from typing import Any

from tests.kernel.playing import activate, assert_right, attack, card, to

TIMES = {
    "Early Word": "before attackers are declared",
    "Later Word": "before blockers are declared",
    "Latest Word": "before the combat damage step",
    "After Word": "after combat",
    "Blocked Word": "during combat after blockers are declared",
    "Fighting Word": "during combat before blockers are declared",
}
WORDS = [
    card(f"{name} | {{W}} | Instant || Cast this spell only {when}.\\nDraw a card.") for name, when in TIMES.items()
]
BEAR = card("Watchful Bear | {1}{W} | Creature - Bear | 2/2 | Vigilance")
ASSAULT = card(
    "More Fighting | {R} | Enchantment || {1}: Untap all creatures you control. After this main phase, there is an "
    "additional combat phase followed by an additional main phase. Activate only as a sorcery."
)


def castable(script: list[dict[str, Any]], *names: str, start: dict[str, Any] | None = None) -> None:
    """Of the six exactly these can be cast after the script."""
    parts = {"start": start} if start is not None else {}
    assert_right(
        *WORDS,
        BEAR,
        ASSAULT,
        a={"battlefield": ["Watchful Bear", "More Fighting"], "hand": list(TIMES)},
        script=script,
        expect=[{"legal": name in names, "player": "A", "cast": name} for name in TIMES],
        **parts,
    )


def test_before_combat_all_points_are_ahead__506_7d() -> None:
    for step in ("upkeep", "main1"):
        castable([], "Early Word", "Later Word", "Latest Word", start={"step": step})


def test_points_of_combat_pass_one_after_another__506_7a_506_7b() -> None:
    castable([to("begin_combat")], "Early Word", "Later Word", "Latest Word", "Fighting Word")
    castable([attack("Watchful Bear"), to("declare_attackers")], "Later Word", "Latest Word", "Fighting Word")
    castable([attack("Watchful Bear"), to("declare_blockers")], "Latest Word", "Blocked Word")
    castable([attack("Watchful Bear"), to("combat_damage")], "Blocked Word")
    castable([to("main2")], "After Word")


def test_without_attackers_blocks_are_never_declared__506_7e_506_7f() -> None:
    castable([to("declare_attackers")], "Later Word", "Latest Word", "Fighting Word")
    castable([to("end_combat")])


def test_only_the_first_combat_of_a_turn_counts_unless_it_says_during_combat__506_7c_506_7d() -> None:
    first = [activate("More Fighting"), attack("Watchful Bear"), to("main2")]
    castable(first, "After Word")
    castable([*first, attack("Watchful Bear")], "After Word", "Fighting Word")
