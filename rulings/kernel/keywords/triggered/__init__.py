"""Keywords that are triggered abilities (CR 702)."""
