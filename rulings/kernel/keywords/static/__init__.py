"""Static keyword abilities of permanents, and what they enter with (CR 702).

What is here: counters on entering (modular, sunburst: entering_counters.py), what is done as it enters (devour:
as_it_enters.py), chapters, max speed and the like.
What is not: keywords that combat or damage ask for by name (abilities.rules_of_keywords).
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects.
Begin with: entering_counters.py, ascend.py.
"""
