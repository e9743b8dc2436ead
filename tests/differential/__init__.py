"""Small situations played by our kernel and by an independent engine; a disagreement is a lead, never a verdict."""
