"""Patterns of events: what a trigger or a replacement waits for, a file a subject."""
