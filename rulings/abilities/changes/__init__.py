"""Changes: what continuous effects make of objects, players and rules."""
