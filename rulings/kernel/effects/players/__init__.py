"""Effects on players, turns, designations and the game itself (CR 104, 119, 500-514, 700, 701, 724-730)."""
