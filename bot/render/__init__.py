"""Answers as documents: neutral blocks that become an embed, text or JSON.

What is here: one file for each kind of answer, the document itself, and its three looks (embed.py, text.py, json.py).
What is not: sending it; what an answer knows (rulings.answer); the sentences (bot/messages).
May import: what bot may, and its other parts.
Begin with: document.py, card.py.
"""
