"""Effects: what an ability does as it resolves, a file a subject."""
