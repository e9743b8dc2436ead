"""Events: what follows "whenever", "when", "at the beginning of", and "would"."""
