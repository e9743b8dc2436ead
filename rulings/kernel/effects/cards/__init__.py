"""Effects on cards in libraries, hands, graveyards and exile (CR 401-406, 701)."""
