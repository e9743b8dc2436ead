"""Keywords that change what a spell does or becomes (CR 702)."""
