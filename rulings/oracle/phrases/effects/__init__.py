"""Clauses: what a player or an object does, a file a family of verbs (the class that is made names the file)."""
