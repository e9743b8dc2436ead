"""The rules: state, events, replacements, triggers, stack, layers, state-based actions, turn and combat.

Knows abilities as data (``rulings.abilities``) and no card, no text and no language.
"""
