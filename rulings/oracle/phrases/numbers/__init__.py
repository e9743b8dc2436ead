"""Numbers: amounts that are counted, worked out, remembered."""
