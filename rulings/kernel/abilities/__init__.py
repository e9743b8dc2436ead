"""What abilities stand for and when they function (CR 113, 702): from the texts of objects alone, without a game.

What is here: keyword abilities as the abilities that they are shorthand for, zones in which abilities function,
linked abilities, what the rules themselves define (dungeons, roles).
What is not: what abilities do; keywords with rules code of their own (keywords).
May import: the leaves (see rulings), rulings.abilities; of the kernel state.
Begin with: functions.py, keyword_abilities.py.
"""
