"""Keywords that change what a spell costs or from where it is cast (CR 601.2b, 601.2f, 702)."""
