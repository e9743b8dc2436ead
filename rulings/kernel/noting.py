"""What an ability notes for an object, and another ability of it asks for (CR 607.2e).

日本語: 控えておいた情報
"""

NOTED_CARD = "noted card"
"""Memory key of the card whose name was noted as the object was put there (CR 707.14)."""
