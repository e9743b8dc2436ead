"""Loading all rules modules, so that everything that is declared is known."""

from importlib import import_module
from pkgutil import iter_modules

from rulings.kernel import cost_parts, effects, event_matchers, keywords, layers, predicates, state_based


def load_rules() -> None:
    """Imports every module that declares effects, layers, keywords, state-based actions, events, predicates,
    costs and roles; cheap after once."""
    for package in (layers, keywords, effects, state_based, event_matchers, cost_parts, predicates):
        for module in iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")
    for name in (
        "anchor_words",
        "entering_payments",
        "could_not",
        "put_this_way",
        "roles",
        "delayed",
        "protection",
        "combat",
        "leaving_combat",
        "commanders",
        "phasing",
        "cost_help",
        "this_turn",
        "did_this_turn",
        "spent_mana",
        "evidence",
        "expending",
        "attack_costs",
        "been_attacked",
        "opening_hands",
        "parity",
        "skipping_turns",
        "party",
        "attractions",
        "conspiracies",
        "rooms",
        "lands",
        "turn_beginning",
        "when_it_was_cast",
        "this_way",
        "differences",
        "paying_for_less",
        "what_it_attacks",
        "before_the_game",
    ):
        import_module(f"rulings.kernel.{name}")
