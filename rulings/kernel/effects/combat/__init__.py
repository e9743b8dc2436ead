"""Effects on attackers and blockers (CR 506-509, 701.15)."""
