"""Keywords that are triggered abilities (CR 702).

What is here: one file a keyword or a family by its event: undying is in death_triggers.py, flanking in
block_triggers.py, prowess in casting_triggers.py.
What is not: triggering (triggers); what copies or casts spells, as storm and cascade (keywords.spells).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects.
Begin with: attack_triggers.py, ward.py.
"""
