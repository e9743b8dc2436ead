"""Keyword abilities with rules code of their own (CR 702): one file a keyword, or a family that works alike.

What is here: what a keyword stands for and does, in a folder for its kind of ability.
What is not: the registry (abilities.keyword_abilities); keywords that costs, combat or damage ask for by name.
PLAYED.md lists all.
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat, state_based, effects.
Begin with: triggered/, activated/, static/, ../PLAYED.md.
"""
