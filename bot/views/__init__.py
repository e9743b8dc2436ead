"""Buttons and menus that survive a restart: their state lies in their custom_id.

What is here: turning pages, choosing between names, going on to other rules, showing to everyone.
What is not: what they lead to (bot.replies), and answering Discord (bot.delivery).
May import: what bot may, and its other parts.
Begin with: pressing.py, turning.py.
"""
