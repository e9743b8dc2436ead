"""State-based actions: one file a rule or group, all looking at one snapshot and applied together (CR 704).

What is here: how one is declared, and what each looks for and does.
What is not: those of one mechanic (dungeons, sectors, speed), which stand with it.
May import: the leaves (see rulings), rulings.abilities; of the kernel state, abilities, questions, characteristics,
happening, triggers, actions, casting, combat.
Begin with: declaring.py, checking.py, creatures.py.
"""
