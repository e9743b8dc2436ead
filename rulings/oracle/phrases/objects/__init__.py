"""References to objects: targets, pronouns, sets, zones."""
