"""Effects on permanents, tokens among them, and how they enter (CR 110, 111, 701)."""
