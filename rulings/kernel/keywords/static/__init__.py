"""Static keyword abilities of permanents, and what they enter with (CR 702)."""
