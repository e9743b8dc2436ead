"""Identities."""

from typing import NewType

ObjectId = NewType("ObjectId", int)
"""One object in one zone; a zone change makes a new one (CR 400.7)."""

PlayerId = NewType("PlayerId", str)
"""``"A"`` to ``"D"``."""

Recipient = ObjectId | PlayerId
"""What damage, counters, Auras and targets can go to."""
