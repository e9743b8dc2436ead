"""Mana: what can make it, what it may be spent on, and a way to pay (CR 106, 605, 601.2g)."""
