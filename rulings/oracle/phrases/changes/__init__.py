"""Changes: what continuous effects make of objects."""
