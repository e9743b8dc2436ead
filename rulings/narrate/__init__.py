"""What happened, in Japanese and English, with rule numbers.

What is here: sentences for events and decisions, boards, layers told one by one, the report that fronts show.
What is not: playing (rulings.kernel), drawing and pages (bot.render).
May import: the leaves (see rulings), rulings.abilities, rulings.kernel.
Begin with: tell.py, sentences/, report.py, messages/.
"""
