"""Sentences and paragraphs: effects joined by conditions, options and times, a file for what the sentence says."""
