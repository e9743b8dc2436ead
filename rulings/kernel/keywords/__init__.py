"""Keyword abilities with rules code of their own (CR 702): one file a keyword, or a family that works alike.

What is not here: what a keyword is shorthand for in general (``abilities.keyword_abilities``), keywords that costs,
combat or damage ask for by name. PLAYED.md lists all. Begin with the folder by kind of ability.
"""
