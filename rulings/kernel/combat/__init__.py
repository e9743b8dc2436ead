"""Attacking, blocking and combat damage (CR 508-510).

What is here: declarations, their restrictions, requirements and costs, damage.
What is not: the steps of the phase (turn.combat_phase); effects on combat (effects.combat).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting.
Begin with: attacking.py, blocking.py, combat_damage.py.
"""
