"""Keywords that are activated abilities (CR 702.6 and others)."""
